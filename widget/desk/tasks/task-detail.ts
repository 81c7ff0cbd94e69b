import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { mayMoveTask, TASK_STATES, type TaskState } from '../../../shared/domain/task.ts';
import { isOverdue } from '../data/kept/select.ts';
import type { Task } from '../data/read/types.ts';
import { conversationPath } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { fullTime } from '../ui/words/format.ts';
import { saysMore, taskTitle } from '../ui/words/task-title.ts';
import { askedAgainWord, departmentWord, priorityWord, taskStateWord } from '../ui/words/words.ts';
import { moveTask } from './move-task.ts';
import { moveWord } from './task-card.ts';

/** Dispatched to edit a task. */
export class EditTaskEvent extends Event {
  readonly task: Task;

  constructor(task: Task) {
    super('edit-task', { bubbles: true, composed: true });
    this.task = task;
  }
}

/**
 * The details of a task: request, checklist, comments and history.
 * @fires {EditTaskEvent} edit-task
 */
export class DeskTaskDetail extends DeskElement {
  static override styles = [
    controls,
    css`
      .body {
        display: grid;
        gap: var(--space-4);
      }
      .facts,
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
      }
      .words {
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      .due {
        display: inline-flex;
        gap: var(--space-1);
        align-items: center;
      }
      .due svg {
        inline-size: 1rem;
        block-size: 1rem;
      }
      .late {
        color: var(--danger);
        font-weight: 650;
      }
    `,
  ];

  @state() private taskId: string | null = null;
  @query('wa-dialog') private readonly dialog!: WaDialog;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.tasks, state.timezone, state.rights];
  }

  async show({ id }: Task): Promise<void> {
    this.taskId = id;
    await this.updateComplete;
    this.dialog.open = true;
  }

  override render(): TemplateResult | typeof nothing {
    const task = this.taskId === null ? undefined : this.deskState.tasks.get(this.taskId);
    if (task === undefined) return nothing;
    const { conversationId } = task;
    return html`<wa-dialog label=${taskTitle(task)} light-dismiss>
      <div class="body">
        ${saysMore(task) ? html`<p class="words" dir="auto">${task.title}</p>` : nothing}
        ${task.detail === '' || task.detail === task.title ? nothing : html`<p class="words" dir="auto">${task.detail}</p>`}
        ${this.#facts(task)} ${this.can('tasks:write') ? this.#actions(task) : nothing}
        ${conversationId === null || !this.can('conversations:read') ? nothing : html`<p><a href=${conversationPath(conversationId)}>${msg('Conversation', { id: 'desk-conversation' })}</a></p>`}
        <desk-task-checklist .task=${task}></desk-task-checklist>
        <desk-task-thread .task=${task}></desk-task-thread>
        <desk-task-history .task=${task}></desk-task-history>
      </div>
    </wa-dialog>`;
  }

  #facts(task: Task): TemplateResult {
    const late = isOverdue(task, new Date());
    const due = fullTime(task.dueAt, this.deskState.timezone);
    const notifiedAt = task.tellAt === null ? null : fullTime(task.tellAt, this.deskState.timezone);
    return html`<p class="facts">
      <span class="chip ${task.state === 'done' ? 'ok' : task.state === 'in_progress' ? 'staffed' : ''}">${taskStateWord(task.state)}</span>
      <span class="chip">${departmentWord(task.department)}</span>
      ${task.priority === 'normal' ? nothing : html`<span class="chip ${task.priority === 'urgent' ? 'danger' : task.priority === 'high' ? 'waiting' : ''}">${priorityWord(task.priority)}</span>`}
      ${task.askedAgainAt === null || task.state === 'done' || task.state === 'cancelled' ? nothing : html`<span class="chip waiting">${askedAgainWord(fullTime(task.askedAgainAt, this.deskState.timezone))}</span>`}
      ${task.assignee === null ? nothing : html`<span class="due">${icon('person')} <bdi>${task.assignee.name}</bdi></span>`}
      ${task.state === 'done' ? nothing : html`<span class=${late ? 'due late' : 'due'}>${icon('clock')} ${late ? msg(str`Late: ${due}`, { id: 'desk-late' }) : msg(str`Due ${due}`, { id: 'desk-due' })}</span>`}
      ${notifiedAt === null ? nothing : html`<span class="hint">${msg(str`The guest is told at ${notifiedAt}, unless it is taken back.`, { id: 'desk-task-tell' })}</span>`}
    </p>`;
  }

  #actions(task: Task): TemplateResult {
    const moves = TASK_STATES.filter(
      (to) => to !== task.state && mayMoveTask(task.state, to) && !isStepBack(task.state, to),
    );
    const me = this.deskState.user;
    const isMine = me !== null && task.assignee?.id === me.id;
    const take = () => moveTask(this.desk, task, { assigneeId: isMine ? null : (me?.id ?? null) });
    return html`<p class="actions">
      ${moves.filter((to) => to !== 'cancelled').map((to) => html`<wa-button size="s" appearance="outlined" variant=${to === 'done' ? 'brand' : 'neutral'} @click=${() => this.#move(task, to)}>${moveWord(task.state, to)}</wa-button>`)}
      <wa-button size="s" appearance="outlined" @click=${take}>${isMine ? msg('Give it up', { id: 'desk-task-give-up' }) : msg('Take it', { id: 'desk-task-take' })}</wa-button>
      <wa-button size="s" appearance="outlined" @click=${() => this.#edit(task)}>${msg('Edit', { id: 'desk-edit' })}</wa-button>
      ${moves.includes('cancelled') ? html`<wa-button size="s" appearance="plain" variant="danger" @click=${() => this.#move(task, 'cancelled')}>${moveWord(task.state, 'cancelled')}</wa-button>` : nothing}
    </p>`;
  }

  /** Moves the task. A finished task leaves the board, so the dialog closes and does not cover the board or the undo. */
  #move(task: Task, to: TaskState): void {
    if (to === 'done' || to === 'cancelled') this.dialog.open = false;
    void moveTask(this.desk, task, { state: to });
  }

  #edit(task: Task): void {
    this.dialog.open = false;
    this.dispatchEvent(new EditTaskEvent(task));
  }
}

/** Whether the move is a step that only an undo may make: a finished task is reopened, not set back to “in progress”. */
function isStepBack(from: TaskState, to: TaskState): boolean {
  return (from === 'done' || from === 'cancelled') && to === 'in_progress';
}
