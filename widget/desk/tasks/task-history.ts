import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { DEPARTMENTS, PRIORITIES, TASK_STATES } from '../../../shared/domain/task.ts';
import type { Task, TaskEvent } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { fullTime } from '../ui/words/format.ts';
import { askedAgainWord, departmentWord, priorityWord, taskStateWord } from '../ui/words/words.ts';

/** The history of a task with the actors. It is loaded once a colleague opens it. */
export class DeskTaskHistory extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      summary {
        cursor: pointer;
      }
      ol {
        display: grid;
        gap: var(--space-1);
        margin-block-start: var(--space-1);
      }
    `,
  ];

  @property({ attribute: false }) task: Task | null = null;
  @state() private events: readonly TaskEvent[] | null = null;
  @state() private problem = '';

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone];
  }

  override render(): TemplateResult {
    return html`<details @toggle=${this.#onToggle}>
      <summary>${msg('History', { id: 'desk-history' })}</summary>
      ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
      <ol>
        ${(this.events ?? []).map((event) => html`<li>${this.#line(event)}</li>`)}
      </ol>
    </details>`;
  }

  #line({ actor, made, change, at }: TaskEvent): TemplateResult {
    const { timezone } = this.deskState;
    const actorName = actor.name || actorWord(actor.kind);
    const words = [...change].map(([field, to]) => changeWords(field, to, timezone));
    const description = made ? msg('Made', { id: 'desk-change-made' }) : [...new Set(words)].join(' · ');
    return html`${fullTime(at, timezone)} · <bdi>${actorName}</bdi>: ${description}`;
  }

  readonly #onToggle = async (event: Event): Promise<void> => {
    const { task } = this;
    if (!(event.target instanceof HTMLDetailsElement) || !event.target.open || task === null) return;
    try {
      this.events = await this.desk.world.api.taskHistory(task.id);
      this.problem = '';
    } catch (error) {
      this.problem = reasonOf(error);
    }
  };
}

function actorWord(kind: TaskEvent['actor']['kind']): string {
  switch (kind) {
    case 'guest':
      return msg('Guest', { id: 'desk-guest' });
    case 'user':
      return msg('Staff', { id: 'desk-staff' });
    case 'key':
      return msg('Another program', { id: 'desk-actor-key' });
    case 'system':
      return msg('By itself', { id: 'desk-actor-system' });
    default:
      return kind satisfies never;
  }
}

/** A change in a few words; fields without a label are called "changed". */
function changeWords(field: string, to: string | null, timezone: string | null): string {
  const state = TASK_STATES.find((known) => known === to);
  const priority = PRIORITIES.find((known) => known === to);
  const department = DEPARTMENTS.find((known) => known === to);
  if (field === 'state' && state !== undefined) return taskStateWord(state);
  if (field === 'priority' && priority !== undefined) return priorityWord(priority);
  if (field === 'department' && department !== undefined) return departmentWord(department);
  if (field === 'room' && to !== null) {
    const room = to;
    return msg(str`Room ${room}`, { id: 'desk-room' });
  }
  if (field === 'dueAt' && to !== null) {
    const due = fullTime(to, timezone);
    return msg(str`Due ${due}`, { id: 'desk-due' });
  }
  if (field === 'askedAgainAt' && to !== null) return askedAgainWord(fullTime(to, timezone));
  if (field === 'assigneeId') return msg('Assigned', { id: 'desk-change-assignee' });
  if (field === 'escalation') return msg('Raised for being late', { id: 'desk-change-raised' });
  return msg('Changed', { id: 'desk-change-other' });
}
