import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { merge } from '../../data/guest-commands.ts';
import type { Conversation } from '../../data/read/types.ts';
import { reasonOf } from '../../data/reason.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { fullTime } from '../../ui/words/format.ts';
import { channelWord, guestName, stateWord } from '../../ui/words/words.ts';

const SEARCH_PAUSE_MS = 300;
const SHOWN_MAX = 20;

/** Chooses the conversation of the same guest to merge into: a suggested one, or one found by name, room or number. */
export class DeskMerge extends DeskElement {
  static override styles = [
    controls,
    css`
      .input {
        margin-block-start: var(--space-3);
      }
      ul {
        display: grid;
        gap: var(--space-2);
        max-block-size: 20rem;
        margin-block-start: var(--space-3);
        overflow-y: auto;
      }
      li .button {
        inline-size: 100%;
        block-size: auto;
        padding: var(--space-2) var(--space-3);
        text-align: start;
        white-space: normal;
      }
      .hint {
        display: block;
      }
    `,
  ];

  @state() private conversationId: string | null = null;
  @state() private words = '';
  @query('wa-dialog') private readonly dialog!: WaDialog;
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #found = new Task(this, {
    task: async ([id, words]): Promise<Conversation[]> => (id === null ? [] : this.#find(id, words)),
    args: () => [this.conversationId, this.words] as const,
  });

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#pause);
  }

  async show(conversationId: string): Promise<void> {
    Object.assign(this, { conversationId, words: '' });
    await this.updateComplete;
    this.dialog.open = true;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.conversationId === null) return nothing;
    const label = msg('Name, room, phone, number', { id: 'desk-house-search' });
    return html`<wa-dialog label=${msg('Merge with another conversation', { id: 'desk-merge' })} light-dismiss>
      <p class="hint">${msg('Choose the one that goes on. This one leaves the lists, and can be taken apart again.', { id: 'desk-merge-hint' })}</p>
      <input class="input" type="search" maxlength="200" aria-label=${label} placeholder=${label} .value=${this.words} @input=${this.#onSearch} />
      ${this.#found.render({
        pending: () => html`<p class="hint" role="status">${msg('Loading …', { id: 'desk-loading' })}</p>`,
        error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
        complete: (found) =>
          found.length === 0
            ? this.words === ''
              ? nothing
              : html`<p class="hint" role="status">${msg('No other conversation found.', { id: 'desk-merge-none' })}</p>`
            : html`<ul>${found.map((one) => this.#choice(one))}</ul>`,
      })}
    </wa-dialog>`;
  }

  #choice(conversation: Conversation): TemplateResult {
    const { id, channel, state: is, updatedAt, lastMessage, room } = conversation;
    const choose = () => {
      const from = this.conversationId;
      this.dialog.open = false;
      if (from !== null) void merge(this.desk, from, id);
    };
    const facts = [room, channelWord(channel), stateWord(is), fullTime(updatedAt, this.deskState.timezone)];
    return html`<li><button class="button" @click=${choose}>
      <span><strong><bdi>${guestName(conversation)}</bdi></strong>
      <span class="hint">${facts.filter(Boolean).join(' · ')}</span>
      <span class="hint" dir="auto">${lastMessage?.text ?? ''}</span></span>
    </button></li>`;
  }

  /** Without search words, returns the guest's other known conversations, if any. */
  async #find(id: string, words: string): Promise<Conversation[]> {
    const { api } = this.desk.world;
    if (words !== '') {
      const page = await api.conversations({ q: words }, null);
      return page.items.filter((one) => one.id !== id && one.mergedInto === null).slice(0, SHOWN_MAX);
    }
    const file = this.can('guests:read') ? await api.guestFile(id) : null;
    const others = (file?.conversations ?? []).filter((one) => one.id !== id).slice(0, SHOWN_MAX);
    const whole = await Promise.all(others.map((one) => api.conversation(one.id).catch(() => null)));
    return whole.flatMap((one) => (one === null || one.mergedInto !== null ? [] : [one]));
  }

  readonly #onSearch = (event: Event): void => {
    const words = event.target instanceof HTMLInputElement ? event.target.value.trim() : '';
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.words = words;
    }, SEARCH_PAUSE_MS);
  };
}
