import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { isIntent } from '../../../shared/domain/intents.ts';
import { mayMoveTask, TASK_STATES, type TaskState } from '../../../shared/domain/task.ts';
import { moveTask } from '../data/deeds.ts';
import { conversationPath } from '../data/route.ts';
import { isOverdue, sortedTasks } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import type { Task } from '../data/types.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { deskLocale, formatNumber, fullTime } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { intentWord } from '../ui/intent-words.ts';
import { departmentWord, priorityWord, taskStateWord } from '../ui/words.ts';
import { tasksStyles } from './tasks-styles.ts';

/** The work guests have asked for, in columns by state; late work is marked. */
export class DeskTasks extends DeskElement {
  static override styles = [controls, tasksStyles];

  @state() private department = '';

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.tasks, state.tasksLoading, state.timezone];
  }

  override render(): TemplateResult {
    const tasks = sortedTasks(this.deskState);
    const departments = [...new Set(tasks.map(({ department }) => department))].sort((a, b) =>
      departmentWord(a).localeCompare(departmentWord(b), deskLocale()),
    );
    const shown = tasks.filter(({ department }) => this.department === '' || department === this.department);
    const choose = (event: Event) => {
      if (event.target instanceof HTMLSelectElement) this.department = event.target.value;
    };
    return html`
      <header>
        <h1>${msg('Tasks', { id: 'desk-tasks' })}</h1>
        <select class="input" aria-label=${msg('Department', { id: 'desk-department' })} @change=${choose}>
          <option value="">${msg('All departments', { id: 'desk-all-departments' })}</option>
          ${departments.map((name) => html`<option value=${name} ?selected=${name === this.department}>${departmentWord(name)}</option>`)}
        </select>
      </header>
      ${this.#body(shown)}
    `;
  }

  #body(tasks: Task[]): TemplateResult {
    const { tasksLoading } = this.deskState;
    if (tasks.length > 0) {
      return html`<div class="board">${TASK_STATES.map((state) =>
        this.#column(
          state,
          tasks.filter((task) => task.state === state),
        ),
      )}</div>`;
    }
    switch (tasksLoading) {
      case 'idle':
      case 'loading':
        return html`<div class="blank" role="status">${msg('Loading the tasks …', { id: 'desk-loading-tasks' })}</div>`;
      case 'failed':
        return html`<div class="blank">
          ${icon('alert')}
          <p>${msg('The tasks could not be loaded.', { id: 'desk-tasks-failed' })}</p>
          <button class="button" @click=${() => void this.desk.loadTasks()}>${msg('Try again', { id: 'desk-try-again' })}</button>
        </div>`;
      case 'ready':
        return html`<div class="blank">
          ${icon('tasks')}
          <h2>${msg('Nothing to do', { id: 'desk-no-tasks' })}</h2>
          <p>${msg('When a guest asks for towels or reports a broken shower, the task appears here.', { id: 'desk-no-tasks-hint' })}</p>
        </div>`;
      default:
        return tasksLoading satisfies never;
    }
  }

  #column(state: TaskState, tasks: Task[]): TemplateResult | typeof nothing {
    if (tasks.length === 0 && state === 'cancelled') return nothing;
    return html`<section>
      <h2>${taskStateWord(state)} <span class="chip">${formatNumber(tasks.length)}</span></h2>
      <ul>
        ${repeat(
          tasks,
          ({ id }) => id,
          (task) => this.#card(task),
        )}
      </ul>
    </section>`;
  }

  /** The engine titles in English what it makes of a request; staff of another language read its matter first. */
  #title({ kind, title }: Task): TemplateResult {
    if (deskLocale() === 'en' || !isIntent(kind)) return html`<h3 dir="auto">${title}</h3>`;
    return html`<h3>${intentWord(kind)}</h3><p class="detail" dir="auto">${title}</p>`;
  }

  #card(task: Task): TemplateResult {
    const { room } = task;
    const late = isOverdue(task, new Date());
    const due = fullTime(task.dueAt, this.deskState.timezone);
    return html`<li class="card ${task.state}">
      ${this.#title(task)}
      ${task.detail === '' || task.detail === task.title ? nothing : html`<p class="detail" dir="auto">${task.detail}</p>`}
      <p class="facts">
        ${task.priority === 'normal' ? nothing : html`<span class="chip ${task.priority === 'urgent' ? 'danger' : task.priority === 'high' ? 'waiting' : ''}">${priorityWord(task.priority)}</span>`}
        <span class="chip">${departmentWord(task.department)}</span>
        ${room === null ? nothing : html`<span class="chip">${msg(str`Room ${room}`, { id: 'desk-room' })}</span>`}
        <span class=${late ? 'due late' : 'due'}>${icon('clock')} ${late ? msg(str`Late: ${due}`, { id: 'desk-late' }) : msg(str`Due ${due}`, { id: 'desk-due' })}</span>
      </p>
      <p class="deeds">
        ${TASK_STATES.filter((to) => to !== task.state && mayMoveTask(task.state, to)).map(
          (to) =>
            html`<button class=${moveClass(to)} @click=${() => moveTask(this.desk, task, to)}>${moveWord(task.state, to)}</button>`,
        )}
        ${task.conversationId === null ? nothing : html`<a class="button quiet" href=${conversationPath(task.conversationId)}>${icon('chat')} ${msg('Conversation', { id: 'desk-conversation' })}</a>`}
      </p>
      <desk-task-history .task=${task}></desk-task-history>
    </li>`;
  }
}

function moveClass(to: TaskState): string {
  return to === 'done' ? 'button primary' : to === 'cancelled' ? 'button quiet danger' : 'button';
}

function moveWord(from: TaskState, to: TaskState): string {
  switch (to) {
    case 'open':
      return from === 'done' ? msg('Reopen', { id: 'desk-reopen' }) : msg('Back to “to do”', { id: 'desk-task-back' });
    case 'in_progress':
      return msg('Start', { id: 'desk-task-start' });
    case 'done':
      return msg('Done', { id: 'desk-task-done' });
    case 'cancelled':
      return msg('Cancel', { id: 'desk-task-cancel' });
    default:
      return to satisfies never;
  }
}
