import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { mayMoveTask, type TaskState } from '../../../shared/domain/task.ts';
import { isOverdue } from '../data/kept/select.ts';
import type { Task } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { clock, formatNumber, fullTime, isSameDay } from '../ui/words/format.ts';
import { taskTitle } from '../ui/words/task-title.ts';
import { departmentWord, priorityWord, taskStateWord } from '../ui/words/words.ts';
import { moveTask } from './move-task.ts';

/** Somebody wishes to see all of a task. */
export class OpenTaskEvent extends Event {
  readonly task: Task;

  constructor(task: Task) {
    super('open-task', { bubbles: true, composed: true });
    this.task = task;
  }
}

/**
 * One task in two lines: the thing and the place, until when and whose; all else is a tap away.
 * @fires {OpenTaskEvent} open-task
 */
export class DeskTaskCard extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--space-2);
        align-items: center;
      }
      h3 {
        font-size: var(--text-m);
        line-height: 1.35;
        overflow-wrap: anywhere;
      }
      .open {
        padding: 0;
        border: 0;
        background: none;
        color: inherit;
        font: inherit;
        text-align: start;
        cursor: pointer;
      }
      .open::after {
        /* All of the card opens it, beside its button. */
        position: absolute;
        inset: 0;
        content: '';
      }
      .done,
      .cancelled {
        color: var(--ink-2);
        font-weight: 500;
        text-decoration: line-through;
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-2);
        align-items: center;
        color: var(--ink-2);
        font-size: var(--text-s);
        line-height: 1.4;
      }
      .facts > span {
        display: inline-flex;
        gap: 0.2rem;
        align-items: center;
      }
      .facts svg {
        flex: none;
        inline-size: 0.95rem;
        block-size: 0.95rem;
      }
      .late {
        color: var(--danger);
        font-weight: 650;
      }
      /* Where there is no button, all of it stays below each other. */
      h3,
      .detail {
        grid-column: 1 / -1;
      }
      .facts {
        grid-column: 1;
      }
      /* Below the title, which has the whole width: columns are narrow. */
      wa-button {
        position: relative;
        z-index: 1;
        grid-row: 2;
        grid-column: 2;
      }
      .detail {
        display: none;
      }
      @media print {
        wa-button {
          display: none;
        }
        .detail {
          display: block;
        }
      }
    `,
  ];

  @property({ attribute: false }) task: Task | null = null;
  /** The moment it is drawn for: what is late then is marked. */
  @property({ attribute: false }) now = new Date();
  /** What the column says already is not repeated. */
  @property({ attribute: false }) by: 'department' | 'state' | 'person' = 'state';

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone, state.rights];
  }

  override render(): TemplateResult | typeof nothing {
    const { task } = this;
    if (task === null) return nothing;
    const open = () => this.dispatchEvent(new OpenTaskEvent(task));
    return html`
      <h3 class=${task.state} dir="auto"><button class="open" tabindex="-1" @click=${open}>${taskTitle(task)}</button></h3>
      ${this.#facts(task)} ${this.#next(task)}
      <p class="detail" dir="auto">${task.detail}</p>
    `;
  }

  #facts(task: Task): TemplateResult {
    const { priority, state, assignee, checklist, comments } = task;
    const ticked = checklist.filter(({ done }) => done).length;
    return html`<p class="facts">
      ${state === 'done' || state === 'cancelled' ? nothing : this.#due(task)}
      ${priority === 'normal' ? nothing : html`<span class="chip ${priority === 'urgent' ? 'danger' : priority === 'high' ? 'waiting' : ''}">${priorityWord(priority)}</span>`}
      ${this.by === 'state' || state === 'open' ? nothing : html`<span class="chip ${state === 'done' ? 'ok' : 'staffed'}">${taskStateWord(state)}</span>`}
      ${checklist.length === 0 ? nothing : html`<span title=${msg('Checklist', { id: 'desk-task-checklist' })}>${icon('check')} ${formatNumber(ticked)}/${formatNumber(checklist.length)}</span>`}
      ${comments === 0 ? nothing : html`<span title=${msg('Comments', { id: 'desk-task-comments' })}>${icon('chat')} ${formatNumber(comments)}</span>`}
      ${assignee === null || this.by === 'person' ? nothing : html`<span class="with">${icon('person')} <bdi>${assignee.name}</bdi></span>`}
      ${this.by === 'department' ? nothing : html`<span>${departmentWord(task.department)}</span>`}
    </p>`;
  }

  #due(task: Task): TemplateResult {
    const { timezone } = this.deskState;
    const isToday = isSameDay(new Date(task.dueAt), this.now, timezone);
    const due = isToday ? clock(task.dueAt, timezone) : fullTime(task.dueAt, timezone);
    return isOverdue(task, this.now)
      ? html`<span class="due late">${icon('clock')} ${msg(str`Late: ${due}`, { id: 'desk-late' })}</span>`
      : html`<span class="due">${icon('clock')} ${due}</span>`;
  }

  /** The one thing that is done next. */
  #next(task: Task): TemplateResult | typeof nothing {
    const to = nextOf(task.state);
    if (to === null || !this.can('tasks:write') || !mayMoveTask(task.state, to)) return nothing;
    const isDone = to === 'done';
    return html`<wa-button size="s" appearance=${isDone ? 'filled' : 'outlined'} variant=${isDone ? 'brand' : 'neutral'} @click=${() => moveTask(this.desk, task, { state: to })}>${moveWord(task.state, to)}</wa-button>`;
  }
}

function nextOf(state: TaskState): TaskState | null {
  if (state === 'open') return 'in_progress';
  return state === 'in_progress' ? 'done' : null;
}

/** What one does to bring a task from one state to another. */
export function moveWord(from: TaskState, to: TaskState): string {
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

/** What a card is called for who hears the page. */
export function cardName(task: Task): string {
  const what = taskStateWord(task.state);
  const title = taskTitle(task);
  return msg(str`${what}: “${title}”`, { id: 'desk-task-is' });
}
