import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { fillIn, type Placeholder } from '../../../shared/domain/staff/canned-reply.ts';
import { direction } from '../../../shared/language/languages.ts';
import { actOnMany } from '../data/acts.ts';
import type { CannedReply, Conversation, GuestFile, Macro } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { getLocale } from '../localization.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { dayOf, languageName } from '../ui/words/format.ts';

/**
 * The list of saved replies and macros: searched by name or text, shown in the guest's language if available, with
 * placeholders filled from guest and booking.
 * @fires reply-chosen - The text to put into the reply.
 * @fires picker-closed - Nothing was chosen.
 */
export class DeskSavedReplies extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-3);
        border-block-end: 1px solid var(--line);
      }
      ul {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        max-block-size: 15rem;
        overflow-y: auto;
      }
      li {
        padding: var(--space-2) var(--space-3);
        border-radius: var(--radius-s);
        cursor: pointer;
      }
      li[aria-selected='true'] {
        background: var(--accent-soft);
      }
      .words {
        display: block;
        overflow: hidden;
        color: var(--ink-2);
        font-size: var(--text-s);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) conversation: Conversation | null = null;
  @state() private search = '';
  @state() private at = 0;
  @query('input') private readonly input!: HTMLInputElement;
  readonly #replies = new Task(this, {
    task: () => this.desk.world.api.cannedReplies(),
    args: () => [this.deskState.propertyId] as const,
  });
  readonly #file = new Task(this, {
    task: async ([id, mayRead]): Promise<GuestFile | null> =>
      id === null || !mayRead ? null : this.desk.world.api.guestFile(id),
    args: () => [this.conversation?.id ?? null, this.can('guests:read')] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.macros];
  }

  /** Scrolls the chosen reply into view. */
  protected override updated(): void {
    this.renderRoot.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }

  open(): void {
    void this.updateComplete.then(() => this.input.focus());
  }

  override render(): TemplateResult {
    const found = this.#found();
    const chosen = found[Math.min(this.at, found.length - 1)];
    const label = msg('Saved replies', { id: 'desk-saved-replies' });
    return html`
      <input class="input" type="search" role="combobox" aria-expanded="true" aria-controls="replies" aria-autocomplete="list" aria-activedescendant=${chosen === undefined ? nothing : `reply-${found.indexOf(chosen)}`} aria-label=${label} placeholder=${label} .value=${this.search} @input=${this.#onSearch} @keydown=${this.#onKey} />
      ${this.#replies.render({
        pending: () => html`<p class="hint" role="status">${msg('Loading …', { id: 'desk-loading' })}</p>`,
        error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
        complete: (all) => (all.length === 0 && found.length === 0 ? this.#none() : nothing),
      })}
      <ul id="replies" role="listbox" aria-label=${label} ?hidden=${found.length === 0}>
        ${found.map((one, index) => ('actions' in one ? this.#macro(one, index, one === chosen) : this.#option(one, index, one === chosen)))}
      </ul>
    `;
  }

  #none(): TemplateResult {
    return html`<p class="hint">
      ${msg('No saved replies yet', { id: 'desk-no-saved-replies' })}
      ${this.can('property:write') ? html`<a href=${writeRoute('teach', 'replies')}>${msg('Write the first', { id: 'desk-first-saved-reply' })}</a>` : nothing}
    </p>`;
  }

  #option(reply: CannedReply, index: number, isChosen: boolean): TemplateResult {
    const { language, text } = this.#textOf(reply);
    const foreign = language !== this.#language();
    return html`<li id="reply-${index}" role="option" aria-selected=${isChosen} @mousedown=${(event: Event) => event.preventDefault()} @click=${() => this.#choose(reply)}>
      <strong><bdi>${reply.name}</bdi></strong> ${foreign ? html`<span class="chip">${languageName(language)}</span>` : nothing}
      <span class="words" lang=${language} dir=${direction(language)}>${text}</span>
    </li>`;
  }

  /** Draws a macro. A macro with further actions runs at once, and its reply is not put into the field. */
  #macro(macro: Macro, index: number, isChosen: boolean): TemplateResult {
    return html`<li id="reply-${index}" role="option" aria-selected=${isChosen} @mousedown=${(event: Event) => event.preventDefault()} @click=${() => this.#choose(macro)}>
      ${icon('bolt')} <strong><bdi>${macro.name}</bdi></strong> <span class="chip">${msg('Macro', { id: 'desk-macro' })}</span>
    </li>`;
  }

  #found(): (CannedReply | Macro)[] {
    const words = this.search.toLocaleLowerCase().trim();
    const all = this.#replies.value ?? [];
    const holds = (reply: CannedReply) =>
      `${reply.name} ${reply.texts.map(({ text }) => text).join(' ')}`.toLocaleLowerCase().includes(words);
    const byName = (one: CannedReply, other: CannedReply) =>
      one.name.localeCompare(other.name, getLocale(), { numeric: true });
    const macros = this.deskState.macros.filter(({ name }) => name.toLocaleLowerCase().includes(words));
    return [...all.filter(holds).sort(byName), ...macros];
  }

  #language(): string {
    return this.conversation?.language ?? 'en';
  }

  /** The text in the guest's language, else in English, else in the first language; known placeholders are filled. */
  #textOf({ texts }: CannedReply): { language: string; text: string } {
    const of = (language: string) => texts.find((one) => one.language === language);
    const base = this.#language().split('-')[0] ?? '';
    const found = of(this.#language()) ?? of(base) ?? of('en') ?? texts[0];
    return { language: found?.language ?? 'und', text: fillIn(found?.text ?? '', this.#known()) };
  }

  #known(): Partial<Record<Placeholder, string>> {
    const { properties, propertyId, user } = this.deskState;
    const file = this.#file.value ?? null;
    const stay = file?.reservations.find(({ state }) => state === 'checked_in' || state === 'booked');
    const { guest } = file ?? {};
    const name = guest ? `${guest.firstName} ${guest.lastName}`.trim() : (this.conversation?.guest?.name ?? '');
    const language = this.#language();
    return {
      guest: name,
      property: properties.find(({ id }) => id === propertyId)?.name ?? '',
      colleague: user?.name ?? '',
      ...(stay && {
        room: stay.room ?? '',
        checkIn: dayOf(stay.checkIn, language),
        checkOut: dayOf(stay.checkOut, language),
      }),
    };
  }

  #choose(reply: CannedReply | Macro): void {
    if ('actions' in reply) {
      this.dispatchEvent(new Event('picker-closed'));
      if (this.conversation !== null) void actOnMany(this.desk, [this.conversation.id], { macroId: reply.id });
      return;
    }
    this.dispatchEvent(new CustomEvent('reply-chosen', { detail: this.#textOf(reply).text }));
  }

  readonly #onSearch = (): void => {
    this.search = this.input.value;
    this.at = 0;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const found = this.#found();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing) return;
    if (step !== undefined) this.at = (this.at + step + found.length) % Math.max(1, found.length);
    else if (event.key === 'Escape') this.dispatchEvent(new Event('picker-closed'));
    else if (event.key === 'Enter') {
      const reply = found[this.at];
      if (reply !== undefined) this.#choose(reply);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
