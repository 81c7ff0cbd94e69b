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
import { formatNumber, shortMoment } from '../ui/words/format.ts';
import { taskTitle } from '../ui/words/task-title.ts';
import { askedAgainWord, departmentWord, priorityWord, taskStateWord } from '../ui/words/words.ts';
import { moveTask } from './move-task.ts';

/** Dispatched to open the details of a task. */
export class OpenTaskEvent extends Event {
  readonly task: Task;

  constructor(task: Task) {
    super('open-task', { bubbles: true, composed: true });
    this.task = task;
  }
}

/**
 * A task on the board: thing, place, due time, priority and assignee. A tap opens the details.
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
        container-type: inline-size;
      }
      h3 {
        min-inline-size: 0;
        font-size: var(--text-m);
        line-height: 1.35;
      }
      .opens {
        display: flex;
        gap: 0.3em;
        max-inline-size: 100%;
        padding: 0;
        border: 0;
        background: none;
        color: inherit;
        font: inherit;
        text-align: start;
        text-decoration: inherit;
        white-space: nowrap;
        cursor: pointer;
      }
      .opens::after {
        /* All of the card opens it, beside its button. */
        position: absolute;
        inset: 0;
        content: '';
      }
      /* What is too long ends in a sign; the place to go to never does. */
      .thing {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .done,
      .cancelled {
        color: var(--ink-2);
        font-weight: 500;
        text-decoration: line-through;
      }
      /* The most pressing first, on two lines at most: what has no room there is a tap away. */
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-2);
        align-items: center;
        grid-column: 1;
        max-block-size: 2.5rem;
        overflow: hidden;
        color: var(--ink-2);
        font-size: var(--text-s);
        line-height: 1.25rem;
        white-space: nowrap;
      }
      .facts > span {
        display: inline-flex;
        gap: 0.2rem;
        align-items: center;
        min-block-size: 1.25rem;
      }
      /* As much of a name as there is room for. */
      .facts > .with {
        flex: 1 1 1.25rem;
        min-inline-size: 0;
        max-inline-size: max-content;
      }
      .with bdi {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .facts > .chip {
        flex: none;
        padding-block: 0;
        line-height: inherit;
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
      /* In a wide card the button stands beside both lines; in a narrower one below the title, at last by its sign alone. */
      wa-button {
        position: relative;
        z-index: 1;
        grid-row: 1 / 3;
        grid-column: 2;
      }
      wa-button svg,
      .hour {
        display: none;
      }
      @container (max-width: 18rem) {
        @media (pointer: fine) {
          h3 {
            grid-column: 1 / -1;
          }
          wa-button {
            grid-row: 2;
          }
        }
      }
      @container (max-width: 15rem) {
        wa-button svg,
        .hour {
          display: inline;
        }
        .word {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
      .detail {
        display: none;
        grid-column: 1 / -1;
      }
      @media print {
        wa-button {
          display: none;
        }
        .opens {
          white-space: normal;
        }
        .facts {
          max-block-size: none;
        }
        .detail {
          display: block;
        }
      }
    `,
  ];

  @property({ attribute: false }) task: Task | null = null;
  /** The current time, for marking overdue tasks. */
  @property({ attribute: false }) now = new Date();
  /** The grouping of the board. The card omits the value that its column shows. */
  @property({ attribute: false }) by: 'department' | 'state' | 'person' = 'state';

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone, state.rights];
  }

  override render(): TemplateResult | typeof nothing {
    const { task } = this;
    if (task === null) return nothing;
    const open = () => this.dispatchEvent(new OpenTaskEvent(task));
    return html`
      <h3 class=${task.state}>${titleButton(task, open)}</h3>
      ${this.#facts(task)} ${this.#next(task)}
      <p class="detail" dir="auto">${task.detail}</p>
    `;
  }

  #facts(task: Task): TemplateResult {
    const { priority, state, assignee, checklist, comments } = task;
    const ticked = checklist.filter(({ done }) => done).length;
    return html`<p class="facts">
      ${state === 'done' || state === 'cancelled' ? nothing : this.#due(task)}
      ${this.#askedAgain(task)}
      ${priority === 'normal' ? nothing : html`<span class="chip ${priority === 'urgent' ? 'danger' : priority === 'high' ? 'waiting' : ''}">${priorityWord(priority)}</span>`}
      ${assignee === null || this.by === 'person' ? nothing : html`<span class="with" title=${assignee.name}>${icon('person')} <bdi>${assignee.name}</bdi></span>`}
      ${this.by === 'state' || state === 'open' ? nothing : html`<span class="chip ${state === 'done' ? 'ok' : 'staffed'}">${taskStateWord(state)}</span>`}
      ${checklist.length === 0 ? nothing : html`<span title=${msg('Checklist', { id: 'desk-task-checklist' })}>${icon('check')} ${formatNumber(ticked)}/${formatNumber(checklist.length)}</span>`}
      ${comments === 0 ? nothing : html`<span title=${msg('Comments', { id: 'desk-task-comments' })}>${icon('chat')} ${formatNumber(comments)}</span>`}
      ${this.by === 'department' ? nothing : html`<span>${departmentWord(task.department)}</span>`}
    </p>`;
  }

  #due(task: Task): TemplateResult {
    const due = shortMoment(task.dueAt, this.now, this.deskState.timezone);
    return isOverdue(task, this.now)
      ? html`<span class="due late">${icon('alert')} <span class="word">${msg(str`Late: ${due}`, { id: 'desk-late' })}</span><span class="hour" aria-hidden="true">${due}</span></span>`
      : html`<span class="due">${icon('clock')} ${due}</span>`;
  }

  #askedAgain({ askedAgainAt, state }: Task): TemplateResult | typeof nothing {
    if (askedAgainAt === null || state === 'done' || state === 'cancelled') return nothing;
    return html`<span class="chip waiting">${askedAgainWord(shortMoment(askedAgainAt, this.now, this.deskState.timezone))}</span>`;
  }

  /** The button for the usual next step. */
  #next(task: Task): TemplateResult | typeof nothing {
    const to = nextOf(task.state);
    if (to === null || !this.can('tasks:write') || !mayMoveTask(task.state, to)) return nothing;
    const isDone = to === 'done';
    const word = moveWord(task.state, to);
    return html`<wa-button size="s" appearance="outlined" variant=${isDone ? 'brand' : 'neutral'} title=${word} @click=${() => moveTask(this.desk, task, { state: to })}>${icon(isDone ? 'check' : 'play')}<span class="word">${word}</span></wa-button>`;
  }
}

/** The title as a button. A long title is shortened before its place. */
function titleButton(task: Task, open: () => void): TemplateResult {
  const title = taskTitle(task);
  const place = task.room !== null && title.endsWith(task.room) ? task.room : '';
  const thing = place === '' ? title : title.slice(0, -place.length).trim();
  return html`<button class="opens" tabindex="-1" title=${title} aria-label=${title} @click=${open}><bdi class="thing">${thing}</bdi> <bdi>${place}</bdi></button>`;
}

function nextOf(state: TaskState): TaskState | null {
  if (state === 'open') return 'in_progress';
  return state === 'in_progress' ? 'done' : null;
}

/** Returns the label of the action that moves a task from one state to another. */
export function moveWord(from: TaskState, to: TaskState): string {
  switch (to) {
    case 'open':
      return from === 'done' ? msg('Reopen', { id: 'desk-reopen' }) : msg('Back to “to do”', { id: 'desk-task-back' });
    case 'in_progress':
      return msg('Start', { id: 'desk-task-start' });
    case 'done':
      return msg('Done', { id: 'desk-task-done' });
    case 'cancelled':
      return msg('Call it off', { id: 'desk-task-call-off' });
    default:
      return to satisfies never;
  }
}

/** Returns the accessible name of a card. */
export function cardName(task: Task): string {
  const stateLabel = taskStateWord(task.state);
  const title = taskTitle(task);
  return msg(str`${stateLabel}: “${title}”`, { id: 'desk-task-is' });
}
