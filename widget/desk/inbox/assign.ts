import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { chooseForGuest } from '../data/colleagues.ts';
import { assign } from '../data/commands.ts';
import type { Assignment } from '../data/desk-api.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { openDialog } from '../ui/open-dialog.ts';
import { departmentWord } from '../ui/words/words.ts';

/** Dialog to choose the colleague or department to assign a conversation to. */
export class DeskAssign extends DeskElement {
  static override styles = [
    controls,
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
      section + section {
        margin-block-start: var(--space-4);
      }
    `,
  ];

  @state() private conversationId: string | null = null;
  @query('wa-dialog') private readonly dialog!: WaDialog;
  readonly #staff = new Task(this, {
    task: async ([id]) => (id === null || !this.can('staff:read') ? [] : this.desk.world.api.staff()),
    args: () => [this.conversationId] as const,
  });

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async show(conversationId: string): Promise<void> {
    this.conversationId = conversationId;
    await this.updateComplete;
    await openDialog(this.dialog);
  }

  override render(): TemplateResult | typeof nothing {
    if (this.conversationId === null) return nothing;
    const me = this.deskState.user;
    return html`<wa-dialog label=${msg('Assign to', { id: 'desk-assign-to' })} light-dismiss>
      <section>
        <h3>${msg('Colleague', { id: 'desk-colleague' })}</h3>
        <div class="choices">
          ${me === null ? nothing : this.#choice({ userId: me.id }, msg('Me', { id: 'desk-assign-me' }))}
          ${this.#staff.render({
            pending: () => html`<p class="hint" role="status">${msg('Loading …', { id: 'desk-loading' })}</p>`,
            error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
            complete: (people) =>
              chooseForGuest(people, this.deskState)
                .filter(({ id }) => id !== me?.id)
                .map(({ id, name }) => this.#choice({ userId: id }, name)),
          })}
        </div>
      </section>
      <section>
        <h3>${msg('Department', { id: 'desk-department' })}</h3>
        <div class="choices">${DEPARTMENTS.map((department) => this.#choice({ department }, departmentWord(department)))}</div>
      </section>
    </wa-dialog>`;
  }

  #choice(to: Assignment, name: string): TemplateResult {
    const choose = () => {
      const id = this.conversationId;
      this.dialog.open = false;
      if (id !== null) void assign(this.desk, id, to, name);
    };
    return html`<wa-button appearance="outlined" @click=${choose}><bdi>${name}</bdi></wa-button>`;
  }
}
