import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { reopen, resolve } from '../data/commands.ts';
import { endPicking } from '../data/kept/picks.ts';
import { openConversation } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { isShortcut, shortcutKey } from '../ui/keys.ts';
import { controls } from '../ui/look/controls.ts';
import type { DeskConversation } from './conversation.ts';
import type { DeskConversationList } from './conversation-list.ts';
import { rehearse } from './rehearse.ts';

/** From this width on, the guest's pane stands beside the conversation; on narrower screens it covers it. */
const PANE_BESIDE = '(min-width: 76rem)';

/** List, conversation and guest side by side; on phones one at a time. Handles the inbox's keys. */
export class DeskInbox extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        position: relative;
        display: grid;
        grid-template-columns: minmax(17rem, var(--list, 23rem)) minmax(0, 1fr);
        min-block-size: 0;
        overflow: hidden;
      }
      :host > * {
        min-block-size: 0;
      }
      /* The grid alone sets the panes' sizes, so that a change in one causes no layout of the others. */
      desk-conversation-list,
      desk-conversation,
      desk-guest-pane {
        contain: strict;
      }
      desk-conversation-list {
        position: relative;
        border-inline-end: 1px solid var(--line);
        background: var(--surface);
      }
      desk-guest-pane {
        position: absolute;
        z-index: 3;
        inset-block: 0;
        inset-inline-end: 0;
        inline-size: min(21rem, 100%);
        border-inline-start: 1px solid var(--line);
        background: var(--surface);
        box-shadow: var(--shadow);
      }
      .rehearsal {
        position: absolute;
        inset: 0;
        visibility: hidden;
        contain: strict;
      }
      @media (min-width: 76rem) {
        /* Compact rows need more width. */
        :host([compact]) {
          --list: 30rem;
        }
        :host([beside]) {
          grid-template-columns: minmax(17rem, var(--list, 23rem)) minmax(0, 1fr) 19rem;
        }
        desk-guest-pane {
          position: static;
          inline-size: auto;
          box-shadow: none;
        }
      }
      @media (max-width: 44rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
        desk-conversation-list {
          border: 0;
        }
        desk-conversation-list.behind,
        desk-empty {
          display: none;
        }
        desk-guest-pane {
          inline-size: 100%;
        }
      }
    `,
  ];

  @state() private beside = false;
  /** True when toggled: opened on narrow screens, closed on wide ones. */
  @state() private paneTurned = false;
  @query('desk-conversation') private readonly conversation!: DeskConversation | null;
  @query('desk-conversation-list') private readonly list!: DeskConversationList;
  readonly #media = matchMedia(PANE_BESIDE);
  #stopRehearsing = () => {};

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.rights, state.conversations.size === 0, state.preferences.density];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#onMedia();
    this.#media.addEventListener('change', this.#onMedia);
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#media.removeEventListener('change', this.#onMedia);
    window.removeEventListener('keydown', this.#onKey);
    this.#stopRehearsing();
  }

  protected override firstUpdated(): void {
    if (this.#openId() === null) this.#stopRehearsing = rehearse(this.desk, this.renderRoot);
  }

  /** Loading ahead is not needed once a conversation is open. */
  protected override updated(): void {
    if (this.#openId() !== null) this.#stopRehearsing();
  }

  override render(): TemplateResult {
    const open = this.#openId();
    const pane = open !== null && this.can('guests:read') && this.beside !== this.paneTurned;
    this.toggleAttribute('beside', pane && this.beside);
    this.toggleAttribute('compact', this.deskState.preferences.density === 'compact');
    return html`
      <desk-conversation-list class=${open === null ? '' : 'behind'} .openId=${open}></desk-conversation-list>
      ${
        open === null
          ? this.#nothingOpen()
          : html`<desk-conversation .conversationId=${open} .paneOpen=${pane} @guest-pane=${this.#turnPane}></desk-conversation>`
      }
      ${pane ? html`<desk-guest-pane .conversationId=${open} @guest-pane=${this.#turnPane}></desk-guest-pane>` : nothing}
    `;
  }

  /** Draws the hint that no conversation is open; nothing if the list is empty, loading or failed, as the list then has a hint. */
  #nothingOpen(): TemplateResult | typeof nothing {
    if (this.deskState.conversations.size === 0) return nothing;
    return html`<desk-empty icon="chat" heading=${msg('Choose a conversation', { id: 'desk-choose' })}>
      ${msg('Guests who wait for a person come first. J and K walk through the list.', { id: 'desk-choose-hint' })}
    </desk-empty>`;
  }

  #openId(): string | null {
    return openConversation(this.deskState.route);
  }

  readonly #onMedia = (): void => {
    this.beside = this.#media.matches;
    this.paneTurned = false;
  };

  readonly #turnPane = (): void => {
    this.paneTurned = !this.paneTurned;
  };

  #walk(step: 1 | -1): void {
    const next = this.list.neighbour(step);
    if (next !== null) this.desk.openInInbox(next);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event, this.deskState.preferences.shortcuts)) return;
    const action = this.#action(shortcutKey(event));
    if (action === null) return;
    event.preventDefault();
    action();
  };

  #action(key: string): (() => unknown) | null {
    switch (key) {
      case 'j':
        return () => this.#walk(1);
      case 'k':
        return () => this.#walk(-1);
      case '/':
        return () => this.list.focusSearch();
      case 'f':
        return () => this.list.toggleFilters();
      case 'x':
        return this.can('conversations:write') ? () => this.list.pickHere() : null;
      case 'z':
        return () => this.desk.undo();
      default:
        return this.#actionInside(key);
    }
  }

  /** The action of a key for the open conversation; none if it is read-only. */
  #actionInside(key: string): (() => unknown) | null {
    const { desk, conversation } = this;
    const id = this.#openId();
    if (key === 'Escape' && this.deskState.picked !== null) return () => endPicking(desk);
    if (id === null || conversation === null) return null;
    if (key === 'Escape') return () => (this.paneTurned && !this.beside ? this.#turnPane() : desk.openInInbox(null));
    if (key === 'g') return this.#turnPane;
    if (!this.can('conversations:write')) return null;
    const actions: Readonly<Record<string, () => unknown>> = {
      t: () => conversation.takeOver(),
      r: () => conversation.write('reply'),
      n: () => conversation.write('note'),
      l: () => conversation.giveBack(),
      e: () => resolve(desk, id),
      o: () => reopen(desk, id),
      a: () => conversation.assign(),
      c: () => conversation.makeTask(),
      y: () => conversation.approveDraft(),
    };
    return actions[key] ?? null;
  }
}
