import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { isIntent } from '../../../shared/domain/intents.ts';
import { mayMoveTask, TASK_STATES, type TaskState } from '../../../shared/domain/task.ts';
import { conversationPath } from '../data/route.ts';
import { isOverdue } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import type { Task } from '../data/types.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { deskLocale, fullTime } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { intentWord } from '../ui/intent-words.ts';
import { departmentWord, priorityWord, taskStateWord, waitingWord } from '../ui/words.ts';
import { moveTask } from './move-task.ts';

/** Somebody wishes to change what a task says. */
export class EditTaskEvent extends Event {
  readonly task: Task;

  constructor(task: Task) {
    super('edit-task', { bubbles: true, composed: true });
    this.task = task;
  }
}

/** One task: what, where, until when, and what can be done with it. @fires {EditTaskEvent} edit-task */
export class DeskTaskCard extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      h3 {
        font-size: var(--text-m);
        overflow-wrap: anywhere;
      }
      .done,
      .cancelled {
        color: var(--ink-2);
        font-weight: 500;
        text-decoration: line-through;
      }
      .detail {
        color: var(--ink-2);
        font-size: var(--text-s);
        overflow-wrap: anywhere;
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-2);
        align-items: center;
      }
      .due {
        display: inline-flex;
        align-items: center;
        gap: 0.25rem;
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      .due svg,
      .with svg {
        inline-size: 1rem;
        block-size: 1rem;
      }
      .late {
        color: var(--danger);
        font-weight: 650;
      }
      .with {
        display: inline-flex;
        align-items: center;
        gap: 0.2rem;
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      .deeds {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-2);
        align-items: center;
      }
      .deeds a {
        font-size: var(--text-s);
      }
      /* Words alone need no room for a frame. */
      .deeds wa-button[appearance='plain'] {
        --wa-form-control-padding-inline: var(--space-1);
      }
      @media print {
        .deeds,
        desk-task-history {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) task: Task | null = null;
  /** The moment it is drawn for: what is late then is marked. */
  @property({ attribute: false }) now = new Date();
  /** What the column says already is not repeated. */
  @property({ attribute: false }) by: 'department' | 'state' = 'state';

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone, state.rights];
  }

  override render(): TemplateResult | typeof nothing {
    const { task } = this;
    if (task === null) return nothing;
    const { room, assignee } = task;
    const late = isOverdue(task, this.now);
    const due = fullTime(task.dueAt, this.deskState.timezone);
    return html`
      ${this.#title(task)}
      ${task.detail === '' || task.detail === task.title ? nothing : html`<p class="detail" dir="auto">${task.detail}</p>`}
      <p class="facts">
        ${task.priority === 'normal' ? nothing : html`<span class="chip ${task.priority === 'urgent' ? 'danger' : task.priority === 'high' ? 'waiting' : ''}">${priorityWord(task.priority)}</span>`}
        ${this.by === 'department' ? this.#state(task.state) : html`<span class="chip">${departmentWord(task.department)}</span>`}
        ${room === null ? nothing : html`<span class="chip">${msg(str`Room ${room}`, { id: 'desk-room' })}</span>`}
        ${assignee === null ? nothing : html`<span class="with">${icon('person')}<bdi>${assignee.name}</bdi></span>`}
      </p>
      ${task.state === 'done' ? nothing : html`<p class=${late ? 'due late' : 'due'}>${icon('clock')} ${late ? msg(str`Late: ${due}`, { id: 'desk-late' }) : msg(str`Due ${due}`, { id: 'desk-due' })}</p>`}
      ${this.#deeds(task)}
      <desk-task-history .task=${task}></desk-task-history>
    `;
  }

  #state(state: TaskState): TemplateResult | typeof nothing {
    if (state === 'open') return nothing;
    return html`<span class="chip ${state === 'done' ? 'ok' : 'staffed'}">${taskStateWord(state)}</span>`;
  }

  /** The engine titles in English what it makes of a request; staff of another language read its matter first. */
  #title({ kind, title, state }: Task): TemplateResult {
    const matter = matterOf(kind);
    if (deskLocale() === 'en' || matter === null) return html`<h3 class=${state} dir="auto">${title}</h3>`;
    return html`<h3 class=${state}>${matter}</h3><p class="detail" dir="auto">${title}</p>`;
  }

  #deeds(task: Task): TemplateResult {
    const moves = this.can('tasks:write')
      ? TASK_STATES.filter((to) => to !== task.state && mayMoveTask(task.state, to) && !isStepBack(task.state, to))
      : [];
    return html`<p class="deeds">
      ${moves.map(
        (to) =>
          html`<wa-button size="s" appearance=${to === 'cancelled' ? 'plain' : to === 'done' ? 'filled' : 'outlined'} variant=${to === 'done' ? 'brand' : 'neutral'} @click=${() => moveTask(this.desk, task, { state: to })}>${moveWord(task.state, to)}</wa-button>`,
      )}
      ${this.can('tasks:write') ? html`<wa-button size="s" appearance="plain" @click=${() => this.dispatchEvent(new EditTaskEvent(task))}>${msg('Edit', { id: 'desk-edit' })}</wa-button>` : nothing}
      ${task.conversationId === null ? nothing : html`<a href=${conversationPath(task.conversationId)}>${msg('Conversation', { id: 'desk-conversation' })}</a>`}
    </p>`;
  }
}

/** What is finished is opened again, not half finished: only an undo goes there. */
function isStepBack(from: TaskState, to: TaskState): boolean {
  return (from === 'done' || from === 'cancelled') && to === 'in_progress';
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

/** What a task of the server's own is about, in the desk's language; null: a colleague wrote it. */
function matterOf(kind: string): string | null {
  if (kind === 'emergency') return waitingWord(kind);
  return isIntent(kind) ? intentWord(kind) : null;
}

/** What a card is called for who hears the page. */
export function cardName({ state, title }: Task): string {
  const what = taskStateWord(state);
  return msg(str`${what}: “${title}”`, { id: 'desk-task-is' });
}
