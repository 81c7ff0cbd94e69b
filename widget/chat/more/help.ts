import { localized } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { direction } from '../../../shared/language/languages.ts';
import { ICONS } from '../../ui/icons.ts';
import { linkify } from '../../ui/linkify.ts';
import { TEXTS } from '../texts.ts';
import { SHEET_STYLES } from './sheet-styles.ts';

interface Entry {
  question: string;
  answer: string;
  language: string;
}

/**
 * `<service-chat-help>`: the house's questions and answers with a search.
 * @fires back - The guest goes back to the conversation.
 */
@localized()
export class ServiceChatHelp extends LitElement {
  static override styles = SHEET_STYLES;

  /** Address of the FAQ list in the page's language. */
  @property() url = '';
  @state() private entries: readonly Entry[] | null = null;
  @state() private isLost = false;
  @state() private words = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('url')) void this.#load();
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('.round')?.focus();
  }

  override render(): TemplateResult {
    return html`<div class="top"><button class="round" aria-label=${TEXTS.back()} @click=${() => this.dispatchEvent(new Event('back'))}>${ICONS.back}</button>
        <h3>${TEXTS.help()}</h3></div>
      <div class="field"><input type="search" dir="auto" aria-label=${TEXTS.helpSearch()} placeholder=${TEXTS.helpSearch()} .value=${this.words} @input=${this.#seek}></div>
      <div class="list" tabindex="0" role="region" aria-label=${TEXTS.help()} aria-busy=${this.entries === null && !this.isLost}>${this.#listView()}</div>`;
  }

  #listView(): TemplateResult | typeof nothing {
    if (this.isLost) return html`<p class="note" role="alert">${TEXTS.somethingWrong()}</p>`;
    if (this.entries === null) return nothing;
    const found = this.entries.filter((entry) => holds(entry, this.words));
    if (found.length === 0) return html`<p class="note" role="status">${TEXTS.helpNothing()}</p>`;
    return html`<ul>${found.map(
      ({ question, answer, language }) => html`<li><details lang=${language} dir=${direction(language)}>
        <summary>${question}${ICONS.down}</summary>
        <p class="answer">${linkify(answer).map(({ text, href }) => (href === undefined ? text : html`<a href=${href} target=${/^https?:/.test(href) ? '_blank' : nothing} rel="noopener nofollow">${text}</a>`))}</p>
      </details></li>`,
    )}</ul>`;
  }

  readonly #seek = (event: InputEvent): void => {
    this.words = (event.target as HTMLInputElement).value;
  };

  async #load(): Promise<void> {
    this.isLost = false;
    try {
      const answer = await fetch(this.url, { credentials: 'omit' });
      const body: unknown = answer.ok ? await answer.json() : null;
      this.entries = readEntries(body);
    } catch {
      this.isLost = true; // offline: opening it again retries
    }
  }
}

/** True when the entry contains every word of the search. */
function holds({ question, answer }: Entry, words: string): boolean {
  const text = `${question} ${answer}`.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function readEntries(body: unknown): Entry[] {
  if (typeof body !== 'object' || body === null || !('items' in body) || !Array.isArray(body.items))
    throw new Error('The server’s answer cannot be read');
  return body.items as Entry[]; // from our own server, trusted like its frames
}
