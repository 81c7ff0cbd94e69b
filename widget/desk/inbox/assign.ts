import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { assign } from '../data/deeds.ts';
import { reasonOf } from '../data/desk.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { dialogStyles } from '../ui/dialog-styles.ts';
import { icon } from '../ui/icons.ts';
import { departmentWord } from '../ui/words.ts';

/** Chooses the colleague or the department a conversation goes to. */
export class DeskAssign extends DeskElement {
  static override styles = [
    controls,
    dialogStyles,
    css`
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      h3 {
        margin-block-end: var(--space-2);
        color: var(--ink-2);
        font-size: var(--text-s);
      }
    `,
  ];

  @state() private conversationId: string | null = null;
  @query('dialog') private readonly dialog!: HTMLDialogElement;
  readonly #staff = new Task(this, {
    task: async ([id]) => (id === null ? [] : this.desk.world.api.staff()),
    args: () => [this.conversationId] as const,
  });

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  show(conversationId: string): void {
    this.conversationId = conversationId;
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="title" @close=${() => {
      this.conversationId = null;
    }}>
      <div class="head">
        <h2 id="title">${msg('Assign to', { id: 'desk-assign-to' })}</h2>
        <button class="button quiet icon-only" @click=${() => this.dialog.close()} aria-label=${msg('Close', { id: 'desk-close' })}>${icon('close')}</button>
      </div>
      <section>
        <h3>${msg('Colleague', { id: 'desk-colleague' })}</h3>
        <div class="choices">
          ${this.#staff.render({
            pending: () => html`<p class="hint" role="status">${msg('Loading …', { id: 'desk-loading' })}</p>`,
            error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
            complete: (people) => people.map(({ id, name }) => this.#choice({ userId: id }, name)),
          })}
        </div>
      </section>
      <section>
        <h3>${msg('Department', { id: 'desk-department' })}</h3>
        <div class="choices">${DEPARTMENTS.map((department) => this.#choice({ department }, departmentWord(department)))}</div>
      </section>
    </dialog>`;
  }

  #choice(to: { userId: string } | { department: string }, name: string): TemplateResult {
    const choose = () => {
      const id = this.conversationId;
      this.dialog.close();
      if (id !== null) void assign(this.desk, id, to, name);
    };
    return html`<button class="button" @click=${choose}>${name}</button>`;
  }
}
