import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { CHECKLIST_MAX, type ChecklistItem } from '../../../shared/domain/task.ts';
import { changeTask } from '../data/commands.ts';
import type { Task } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';

/** The checklist of a task. Enter adds a step. */
export class DeskTaskChecklist extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-1);
      }
      h3 {
        font-size: var(--text-s);
      }
      li {
        display: flex;
        gap: var(--space-2);
        align-items: center;
      }
      label {
        display: flex;
        flex: 1;
        gap: var(--space-2);
        align-items: center;
        min-block-size: var(--target);
        overflow-wrap: anywhere;
      }
      input[type='checkbox'] {
        flex: none;
        inline-size: 1.25rem;
        block-size: 1.25rem;
      }
      .done {
        color: var(--ink-2);
        text-decoration: line-through;
      }
      form {
        display: flex;
        gap: var(--space-2);
      }
      form .input {
        flex: 1;
      }
    `,
  ];

  @property({ attribute: false }) task: Task | null = null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.rights];
  }

  override render(): TemplateResult | typeof nothing {
    const { task } = this;
    const mayWrite = this.can('tasks:write');
    if (task === null || (task.checklist.length === 0 && !mayWrite)) return nothing;
    const word = msg('Checklist', { id: 'desk-task-checklist' });
    return html`<h3>${word}</h3>
      <ul>${task.checklist.map((step, at) => this.#step(task, step, at, mayWrite))}</ul>
      ${
        !mayWrite || task.checklist.length >= CHECKLIST_MAX
          ? nothing
          : html`<form @submit=${this.#add}>
            <input class="input" name="step" maxlength="200" autocomplete="off" aria-label=${msg('Another step', { id: 'desk-task-step' })} placeholder=${msg('Another step', { id: 'desk-task-step' })} />
            <button class="button">${msg('Add', { id: 'desk-label-add' })}</button>
          </form>`
      }`;
  }

  #step(task: Task, { text, done }: ChecklistItem, at: number, mayWrite: boolean): TemplateResult {
    const tick = (event: Event) => {
      const isDone = event.target instanceof HTMLInputElement && event.target.checked;
      void this.#keep(task, task.checklist.with(at, { text, done: isDone }));
    };
    const remove = () => void this.#keep(task, task.checklist.toSpliced(at, 1));
    return html`<li>
      <label class=${done ? 'done' : ''}><input type="checkbox" .checked=${done} ?disabled=${!mayWrite} @change=${tick} /> <span dir="auto">${text}</span></label>
      ${mayWrite ? html`<button class="button icon-only" aria-label=${`${msg('Remove', { id: 'desk-remove' })}: ${text}`} @click=${remove}>${icon('close')}</button>` : nothing}
    </li>`;
  }

  readonly #add = (event: SubmitEvent): void => {
    event.preventDefault();
    const { task } = this;
    const form = event.currentTarget;
    if (task === null || !(form instanceof HTMLFormElement)) return;
    const text = String(new FormData(form).get('step') ?? '').trim();
    if (text === '') return;
    form.reset();
    void this.#keep(task, [...task.checklist, { text, done: false }]);
  };

  /** Saves the checklist. If a colleague saved first, their version is shown instead. */
  async #keep(task: Task, checklist: readonly ChecklistItem[]): Promise<void> {
    if (!(await changeTask(this.desk, task, { checklist }))) this.requestUpdate();
  }
}
