import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { release, reopen, resolve } from '../data/deeds.ts';
import { openConversation } from '../data/route.ts';
import { type Filter, listedConversations } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { icon } from '../ui/icons.ts';
import { isShortcut } from '../ui/keys.ts';
import type { DeskConversation } from './conversation.ts';
import type { DeskConversationList, ListFilterEvent } from './conversation-list.ts';

/** List and conversation side by side; on a phone one after the other. Owns the inbox's keys. */
export class DeskInbox extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(17rem, 23rem) minmax(0, 1fr);
        min-block-size: 0;
      }
      desk-conversation-list {
        border-inline-end: 1px solid var(--line);
        background: var(--surface);
        min-block-size: 0;
      }
      desk-conversation {
        min-block-size: 0;
      }
      @media (max-width: 44rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
        .open desk-conversation-list,
        desk-conversation-list.behind,
        .blank {
          display: none;
        }
      }
    `,
  ];

  @state() private filter: Filter = 'active';
  @state() private search = '';
  @query('desk-conversation') private readonly conversation!: DeskConversation | null;
  @query('desk-conversation-list') private readonly list!: DeskConversationList;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
  }

  override render(): TemplateResult {
    const open = this.#openId();
    const onFilter = (event: ListFilterEvent) => {
      this.filter = event.change.filter ?? this.filter;
      this.search = event.change.search ?? this.search;
    };
    return html`
      <desk-conversation-list class=${open === null ? '' : 'behind'} .filter=${this.filter} .search=${this.search} .openId=${open} @list-filter=${onFilter}></desk-conversation-list>
      ${
        open === null
          ? html`<div class="blank">
            ${icon('chat')}
            <h2>${msg('Choose a conversation', { id: 'desk-choose' })}</h2>
            <p>${msg('Guests who wait for a person come first. J and K walk through the list.', { id: 'desk-choose-hint' })}</p>
          </div>`
          : html`<desk-conversation .conversationId=${open}></desk-conversation>`
      }
    `;
  }

  #openId(): string | null {
    return openConversation(this.deskState.route);
  }

  #walk(step: 1 | -1): void {
    const ids = listedConversations(this.deskState, this.filter, this.search).map(({ id }) => id);
    const here = ids.indexOf(this.#openId() ?? '');
    const next = here === -1 ? ids[0] : ids[here + step];
    if (next !== undefined) this.desk.openInInbox(next);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event, this.deskState.preferences.shortcuts)) return;
    const deed = this.#deed(event.key);
    if (deed === null) return;
    event.preventDefault();
    deed();
  };

  #deed(key: string): (() => unknown) | null {
    const { desk, conversation } = this;
    const id = this.#openId();
    if (key === 'j') return () => this.#walk(1);
    if (key === 'k') return () => this.#walk(-1);
    if (key === '/') return () => this.list.focusSearch();
    if (id === null || conversation === null) return null;
    switch (key) {
      case 'Escape':
        return () => desk.openInInbox(null);
      case 't':
        return () => conversation.takeOver();
      case 'r':
        return () => conversation.write('reply');
      case 'n':
        return () => conversation.write('note');
      case 'l':
        return () => release(desk, id);
      case 'e':
        return () => resolve(desk, id);
      case 'o':
        return () => reopen(desk, id);
      case 'a':
        return () => conversation.assign();
      case 'y':
        return () => conversation.approveDraft();
      default:
        return null;
    }
  }
}
