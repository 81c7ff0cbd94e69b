import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { direction } from '../../../shared/language/languages.ts';
import { loadEarlier, openThread } from '../data/kept/loads.ts';
import { canTranslate } from '../data/kept/select.ts';
import { mergeMessages } from '../data/live/apply.ts';
import type { Message, Reached } from '../data/read/types.ts';
import { forget, sayAgain } from '../data/say.ts';
import { type DeskState, isStuck, type Outgoing } from '../data/state.ts';
import { filesStyles, filesView } from '../files/file-view.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { Patience } from '../ui/patience.ts';
import { deliveryWord, elsewhereWords, reachFaultWords } from '../ui/words/delivery-words.ts';
import { clock, dayName, deskLocale, fullTime, isSameDay, languageName } from '../ui/words/format.ts';
import { staffEventWord } from '../ui/words/words.ts';
import { cardStyles, cardView } from './card-view.ts';
import { messagesStyles } from './messages-styles.ts';
import { forwardSummary } from './together/forward-summary.ts';

const NEAR_END_PX = 80;
/** Most pages fetched to reach a found message. */
const PAGES_MAX = 40;

/** The messages of a conversation, each in its language and direction. Stays at the newest unless scrolled up. */
export class DeskMessages extends DeskElement {
  static override styles = [controls, messagesStyles, filesStyles, cardStyles];

  @property({ attribute: false }) conversationId = '';
  readonly #patience = new Patience(this);
  #atEnd = true;
  /** The message to scroll to after a search. */
  #sought: string | null = null;
  #pagesLeft = 0;
  @state() private found: string | null = null;
  /** Messages whose translation is loading. */
  readonly #translating = new Set<string>();

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [
      state.threads.get(this.conversationId),
      state.outgoing,
      state.timezone,
      canTranslate(state),
      state.guestsTyping.has(this.conversationId),
    ];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('conversationId')) return;
    this.#atEnd = true;
    const { query } = this.deskState.listing;
    const hit = query.search.trim() === '' ? null : this.deskState.conversations.get(this.conversationId)?.match;
    this.#sought = hit?.messageId ?? null;
    this.found = null;
    this.#pagesLeft = PAGES_MAX;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  protected override updated(): void {
    const lines = this.renderRoot.querySelector('ol');
    this.#sizes.disconnect();
    // Measured after layout and before painting; asking here would force a second layout.
    if (lines !== null) {
      this.#sizes.observe(lines);
      // Elements below the messages reduce their height.
      if (lines.parentElement !== null) this.#sizes.observe(lines.parentElement);
    }
    void this.#goToFound();
  }

  /** Scrolls to the message that a search found and marks it; loads older messages as needed. */
  async #goToFound(): Promise<void> {
    const { conversationId } = this;
    const sought = this.#sought;
    const thread = this.deskState.threads.get(conversationId);
    if (sought === null || thread?.loading !== 'ready') return;
    this.#atEnd = false;
    if (thread.messages.some(({ id }) => id === sought)) {
      this.#sought = null;
      this.found = sought;
      await this.updateComplete;
      this.renderRoot.querySelector('.line.found')?.scrollIntoView({ block: 'center' });
    } else if (thread.hasEarlier && this.#pagesLeft > 0) {
      this.#pagesLeft -= 1;
      await loadEarlier(this.desk, conversationId);
    } else this.#sought = null;
  }

  /** Lines out of view get their real height only when they are scrolled near, which moves the end of the list. */
  readonly #sizes = new ResizeObserver(() => this.#stayAtEnd());

  #stayAtEnd(): void {
    const log = this.renderRoot.querySelector('.log');
    if (log !== null && this.#atEnd) log.scrollTop = log.scrollHeight;
  }

  override render(): TemplateResult {
    const thread = this.deskState.threads.get(this.conversationId);
    const outgoing = this.deskState.outgoing.filter((line) => line.conversationId === this.conversationId);
    const waits = thread === undefined || (thread.loading === 'loading' && thread.messages.length === 0);
    const messages = thread?.messages ?? [];
    // The log role sits on a wrapper: a list with that role stops being a list.
    return html`<div class="log" role="log" tabindex="0" aria-label=${msg('Messages', { id: 'desk-messages' })} aria-busy=${waits} @scroll=${this.#onScroll}>
      ${this.#patience.isTried(waits) ? this.#comes() : nothing}
      ${thread?.loading === 'failed' ? this.#failed() : nothing}
      ${thread?.hasEarlier ? html`<p class="gap"><wa-button size="s" appearance="outlined" @click=${this.#loadEarlier}>${msg('Show earlier messages', { id: 'desk-earlier-messages' })}</wa-button></p>` : nothing}
      <ol>
        ${repeat(
          messages,
          ({ id }) => id,
          (message, index) => this.#line(message, messages[index - 1]),
        )}
        ${repeat(
          outgoing,
          ({ key }) => key,
          (line) => this.#outgoing(line),
        )}
      </ol>
      <p class="typing" ?hidden=${!this.deskState.guestsTyping.has(this.conversationId)}>${msg('The guest is writing …', { id: 'desk-guest-types' })}</p>
    </div>`;
  }

  #comes(): TemplateResult {
    return html`<div class="waiting" role="status" aria-label=${msg('Loading messages', { id: 'desk-loading-messages' })}>
      <div class="skeleton"></div><div class="skeleton own"></div><div class="skeleton"></div>
    </div>`;
  }

  #line(message: Message, before: Message | undefined): TemplateResult {
    const { timezone } = this.deskState;
    const newDay = before === undefined || !isSameDay(new Date(before.at), new Date(message.at), timezone);
    return html`
      <li class="line ${message.internal ? 'note' : message.author} ${message.id === this.found ? 'found' : ''}">
        ${newDay ? html`<p class="day">${dayName(message.at, timezone)}</p>` : nothing}
        ${message.event !== null ? html`<p class="event">${staffEventWord(message.event)}</p>${message.event.summary === undefined ? nothing : forwardSummary(message.event.summary, timezone)}` : message.author === 'system' ? html`<p class="event" lang=${message.language} dir=${direction(message.language)}>${message.text}</p>` : this.#bubble(message)}
      </li>
    `;
  }

  #bubble(message: Message): TemplateResult {
    const { timezone } = this.deskState;
    const language = languageName(message.language);
    const parts = message.parts?.length ? message.parts : [message];
    return html`
      <p class="by">
        ${message.internal ? html`${icon('note')} ${msg('Note', { id: 'desk-note-word' })} · ` : message.author === 'ai' ? icon('spark') : nothing}
        <bdi>${this.#author(message)}</bdi>
        <time datetime=${message.at} title=${fullTime(message.at, timezone)}>${clock(message.at, timezone)}</time>
        ${language === '' || message.internal ? nothing : html`<span class="language">${language}</span>`}
      </p>
      <div class="bubble">
        ${this.#translation(message)}
        ${parts.filter((part) => part.text !== '').map((part, index) => html`<p class=${index > 0 ? 'quoted' : ''} lang=${part.language} dir=${direction(part.language)}>${part.text}</p>`)}
        ${filesView(message.files)}
      </div>
      ${cardView(message.card, timezone)}
      ${this.#delivery(message)}
      ${message.decision ? html`<desk-decision .decision=${message.decision}></desk-decision>` : nothing}
    `;
  }

  /** Draws the delivery state of a message if the guest's channel reports it. A failed message shows the reason. */
  #delivery({ delivery }: Message): TemplateResult | typeof nothing {
    if (delivery == null) return nothing;
    const { elsewhere = null } = delivery;
    return html`${reached(delivery)}${elsewhere === null ? nothing : html`<p class="by">${elsewhereWords(elsewhere.channel)} <bdi>${elsewhere.address}</bdi></p>${reached(elsewhere)}`}`;
  }

  /** Draws the model's translation of a message above the guest's own words. A colleague has to ask for the translation. */
  #translation(message: Message): TemplateResult | typeof nothing {
    const here = deskLocale();
    const isTold = message.author === 'guest' || (message.author === 'staff' && !message.internal);
    if (!isTold || message.text === '' || message.language === here || message.language === 'und') return nothing;
    const found = message.translations.get(here);
    if (found !== undefined) return html`<p class="translated" lang=${here} dir=${direction(here)}>${found}</p>`;
    if (!canTranslate(this.deskState)) return nothing;
    return html`<button class="translate" ?disabled=${this.#translating.has(message.id)} @click=${() => this.#translate(message)}>${icon('translate')} ${msg('Translate', { id: 'desk-translate' })}</button>`;
  }

  async #translate(message: Message): Promise<void> {
    const { id, conversationId, translations } = message;
    const here = deskLocale();
    this.#translating.add(id);
    this.requestUpdate();
    try {
      const words = await this.desk.world.api.translate(conversationId, id, here);
      const translated = { ...message, translations: new Map(translations).set(here, words) };
      this.desk.store.update((state) => mergeMessages(state, conversationId, [translated]));
    } catch (error) {
      this.desk.problem(error);
    } finally {
      this.#translating.delete(id);
      this.requestUpdate();
    }
  }

  /** Adds earlier messages above and keeps the scroll position. */
  readonly #loadEarlier = async (): Promise<void> => {
    const log = this.renderRoot.querySelector('.log');
    const fromEnd = log === null ? 0 : log.scrollHeight - log.scrollTop;
    this.#atEnd = false;
    await loadEarlier(this.desk, this.conversationId);
    await this.updateComplete;
    if (log !== null) log.scrollTop = log.scrollHeight - fromEnd;
  };

  #author({ author, name }: Message): string {
    if (name) return name;
    if (author === 'ai') return msg('AI', { id: 'desk-ai' });
    return author === 'staff' ? msg('Staff', { id: 'desk-staff' }) : msg('Guest', { id: 'desk-guest' });
  }

  #outgoing(line: Outgoing): TemplateResult {
    const stuck = isStuck(line);
    const leaves = msg('It is sent by itself as soon as the server can be reached.', { id: 'desk-sent-later' });
    return html`<li class="line ${line.internal ? 'note' : 'staff'} ${stuck ? 'failed' : 'sending'}">
      <p class="by">${msg('You', { id: 'desk-you' })} · ${stuck ? html`<span class="fault">${msg('Not sent', { id: 'desk-not-sent' })}</span>` : msg('Sending …', { id: 'desk-sending' })}</p>
      <div class="bubble"><p dir="auto">${[line.text, ...(line.files ?? []).map(({ name }) => `[${name}]`)].join(' ').trim()}</p></div>
      ${cardView(line.card, this.deskState.timezone)}
      ${
        stuck
          ? html`<p class="fault">${line.state === 'waiting' ? leaves : line.reason}</p>
            <p class="again">
              <wa-button size="s" appearance="outlined" @click=${() => sayAgain(this.desk, line)}>${msg('Send again', { id: 'desk-send-again' })}</wa-button>
              <wa-button size="s" appearance="plain" @click=${() => forget(this.desk, line)}>${msg('Drop', { id: 'desk-drop' })}</wa-button>
            </p>`
          : nothing
      }
    </li>`;
  }

  #failed(): TemplateResult {
    return html`<p class="gap" role="alert">
      ${msg('Not all messages could be loaded.', { id: 'desk-messages-failed' })}
      <wa-button size="s" appearance="outlined" @click=${() => void openThread(this.desk, this.conversationId)}>${msg('Try again', { id: 'desk-try-again' })}</wa-button>
    </p>`;
  }

  readonly #onScroll = (event: Event): void => {
    const log = event.currentTarget;
    if (log instanceof HTMLElement) this.#atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX;
  };
}

/** Says why a message did not arrive and what to do. The platform's own text is English. */
function reached({ state, reason, hint, code }: Reached): TemplateResult {
  const isBad = state === 'failed' || state === 'unknown';
  const explanation = [hint, code === '' ? '' : `(${code})`].filter((one) => one !== '').join(' ');
  return html`<p class=${isBad ? 'by fault' : 'by'}>${deliveryWord(state)}${reason === null ? nothing : html` · ${reachFaultWords(reason)}`}</p>
    ${isBad && explanation !== '' ? html`<p class="by" lang="en" dir="ltr">${explanation}</p>` : nothing}`;
}
