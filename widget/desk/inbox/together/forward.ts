import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { chooseForGuest } from '../../data/colleagues.ts';
import { forward } from '../../data/guest-commands.ts';
import { reasonOf } from '../../data/reason.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';

/** Assigns a conversation to a colleague, with a summary and a note. */
export class DeskForward extends DeskElement {
  static override styles = [
    controls,
    css`
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-block-start: var(--space-3);
      }
      label {
        display: grid;
        gap: var(--space-1);
        margin-block-start: var(--space-3);
        font-weight: 600;
      }
    `,
  ];

  @state() private conversationId: string | null = null;
  @query('wa-dialog') private readonly dialog!: WaDialog;
  @query('textarea') private readonly area!: HTMLTextAreaElement;
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
    this.area.value = '';
    this.dialog.open = true;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.conversationId === null) return nothing;
    const me = this.deskState.user?.id;
    return html`<wa-dialog label=${msg('Forward with a summary', { id: 'desk-forward' })} light-dismiss>
      <p class="hint">${msg('Your colleague gets who and where the guest is, what it is about, since when they wait, and the tasks that are open.', { id: 'desk-forward-hint' })}</p>
      <label>${msg('A word of your own (optional)', { id: 'desk-forward-word' })}
        <textarea class="input" rows="3" maxlength="4000" dir="auto"></textarea></label>
      <div class="choices" role="group" aria-label=${msg('Colleague', { id: 'desk-colleague' })}>
        ${this.#staff.render({
          pending: () => html`<p class="hint" role="status">${msg('Loading …', { id: 'desk-loading' })}</p>`,
          error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
          complete: (people) => {
            const others = chooseForGuest(people, this.deskState).filter(({ id }) => id !== me);
            if (others.length === 0)
              return html`<p class="hint">${msg('There is no other colleague yet.', { id: 'desk-forward-nobody' })}</p>`;
            return others.map(
              ({ id, name }) =>
                html`<wa-button appearance="outlined" @click=${() => this.#choose({ id, name })}><bdi>${name}</bdi></wa-button>`,
            );
          },
        })}
      </div>
    </wa-dialog>`;
  }

  #choose(to: { id: string; name: string }): void {
    const id = this.conversationId;
    this.dialog.open = false;
    if (id !== null) void forward(this.desk, id, to, this.area.value.trim());
  }
}
