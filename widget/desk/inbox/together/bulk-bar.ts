import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { ConversationAction } from '../../../../shared/api/macros.ts';
import { type Action, actOnMany } from '../../data/acts.ts';
import { chooseForGuest } from '../../data/colleagues.ts';
import { listedConversations } from '../../data/kept/listed.ts';
import { endPicking, pick } from '../../data/kept/picks.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { plural } from '../../ui/words/plural.ts';
import { readSorting, sortItems } from '../sort-menu.ts';

/** The state that the sort menu shows for several conversations: nothing is set. */
const SEVERAL = { snoozedUntil: null, priority: null, labels: [] } as const;

/** The bar with the number of selected conversations and the actions for all of them. */
export class DeskBulkBar extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-3);
        border-block-end: 1px solid var(--line);
        background: var(--accent-soft);
      }
      p {
        flex: 1 1 100%;
        display: flex;
        justify-content: space-between;
        gap: var(--space-2);
      }
    `,
  ];

  @state() private busy = false;
  readonly #staff = new Task(this, {
    task: async ([mayRead]) => (mayRead ? this.desk.world.api.staff() : []),
    args: () => [this.can('staff:read'), this.deskState.propertyId] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.picked, state.conversations, state.labels, state.macros, state.rights, state.user];
  }

  override render(): TemplateResult {
    const count = this.#picked().length;
    const none = count === 0 || this.busy;
    const all = () =>
      pick(
        this.desk,
        listedConversations(this.deskState).map(({ id }) => id),
        true,
      );
    return html`
      <p>
        <strong role="status">${plural(msg('one: # selected | other: # selected', { id: 'desk-picked' }), count)}</strong>
        <button class="link-button" @click=${all}>${msg('Select all shown', { id: 'desk-pick-all' })}</button>
      </p>
      <wa-button size="s" variant="brand" ?disabled=${none} ?loading=${this.busy} @click=${() => this.#do({ actions: [{ do: 'resolve' }] })}>${msg('Resolve', { id: 'desk-resolve' })}</wa-button>
      <wa-dropdown @wa-select=${this.#onChosen}>
        <wa-button slot="trigger" size="s" appearance="outlined" with-caret ?disabled=${none}>${msg('More', { id: 'desk-more' })}</wa-button>
        <wa-dropdown-item>
          <span slot="icon">${icon('person')}</span>${msg('Assign', { id: 'desk-assign' })}
          <wa-dropdown-item slot="submenu" value="assign:me">${msg('Me', { id: 'desk-assign-me' })}</wa-dropdown-item>
          ${this.#colleagues().map(({ id, name }) => html`<wa-dropdown-item slot="submenu" value="assign:${id}"><bdi>${name}</bdi></wa-dropdown-item>`)}
        </wa-dropdown-item>
        ${sortItems(SEVERAL, this.deskState.labels)}
        ${
          this.deskState.macros.length === 0
            ? nothing
            : html`<wa-dropdown-item>
              <span slot="icon">${icon('spark')}</span>${msg('Macros', { id: 'desk-macros' })}
              ${this.deskState.macros.map(({ id, name }) => html`<wa-dropdown-item slot="submenu" value="macro:${id}"><bdi>${name}</bdi></wa-dropdown-item>`)}
            </wa-dropdown-item>`
        }
      </wa-dropdown>
      <wa-button size="s" appearance="plain" @click=${() => endPicking(this.desk)}>${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
    `;
  }

  #colleagues() {
    const me = this.deskState.user?.id;
    return chooseForGuest(this.#staff.value ?? [], this.deskState).filter(({ id }) => id !== me);
  }

  /** Returns the ids of the selected conversations that still exist. */
  #picked(): string[] {
    const { picked, conversations } = this.deskState;
    return [...(picked ?? [])].filter((id) => conversations.has(id));
  }

  readonly #onChosen = (event: CustomEvent<{ item: { value: string } }>): void => {
    const action = readAction(event.detail.item.value);
    if (action !== null) void this.#do(action);
  };

  async #do(action: Action): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const isDone = await actOnMany(this.desk, this.#picked(), action);
    this.busy = false;
    if (isDone) endPicking(this.desk);
  }
}

/** Returns the action of a menu item. */
function readAction(value: string): Action | null {
  const [name, of = ''] = value.split(':');
  if (name === 'macro') return { macroId: of };
  if (name === 'assign') return { actions: [{ do: 'assign', to: of }] };
  if (name === 'label') return { actions: [{ do: 'add_label', label: of }] };
  const sorting = readSorting(value, undefined, new Date());
  const actions: ConversationAction[] = [
    ...(sorting?.priority === undefined ? [] : [{ do: 'priority' as const, priority: sorting.priority }]),
    ...(sorting?.snoozedUntil === undefined ? [] : [{ do: 'snooze_until' as const, until: sorting.snoozedUntil }]),
  ];
  return actions.length === 0 ? null : { actions };
}
