import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { PLACEHOLDERS, type Placeholder } from '../../../shared/domain/staff/canned-reply.ts';
import { direction, LANGUAGES } from '../../../shared/language/languages.ts';
import { readPage } from '../data/read/read.ts';
import { readCannedReply } from '../data/read/read-guest.ts';
import type { CannedReply } from '../data/read/types.ts';
import { DeskError } from '../data/request.ts';
import { HalfWritten } from '../settings/half-written.ts';
import { changedParts, mergeBody } from '../settings/merge-body.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { theirsBox, theirsStyles } from '../ui/theirs-box.ts';
import { deskLocale, languageName } from '../ui/words/format.ts';
import { EditList, removeWord } from './edit-list.ts';

const PATH = '/api/canned-replies';
/** The number of attempts to save if colleagues changed other fields. */
const TRIES_MAX = 5;
type Words = Pick<CannedReply, 'name' | 'texts'>;
/** `base` has the values and `seen` the revision when editing began; `theirs` has a colleague's newer values. */
type Draft = Words & { id: string | null; base: Words; seen: string; theirs?: Partial<Words> };

/** The saved replies: names, texts by language, and placeholders. */
export class DeskEditReplies extends EditList<CannedReply, Draft> {
  static override styles = [
    controls,
    panelStyles,
    theirsStyles,
    css`
      .text {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-2);
      }
      .text .field {
        grid-column: 1 / -1;
      }
      .marks {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      .marks .button {
        min-block-size: 1.9rem;
        font-size: var(--text-s);
      }
    `,
  ];

  readonly #half = new HalfWritten<Draft>(this, {
    read: () => this.draft,
    show: (draft) => {
      this.draft = draft;
    },
    isChanged: (draft) => Object.keys(changesOf(draft)).length > 0,
  });
  #field: HTMLTextAreaElement | null = null;

  protected override path(): string {
    return PATH;
  }

  protected override failedWords(): string {
    return msg('The saved replies could not be loaded', { id: 'desk-replies-failed' });
  }

  protected override readItem(value: unknown): CannedReply | null {
    return readCannedReply(value);
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Saved replies', { id: 'desk-saved-replies' })}</h1>
          <p class="hint">${msg('What colleagues send often. In the reply field, a slash finds them by name.', { id: 'desk-replies-hint' })}</p>
        </div>
        <button class="button primary" @click=${() => this.#edit(null, { name: '', texts: [{ language: deskLocale(), text: '' }] })}>${icon('plus')} ${msg('Add a reply', { id: 'desk-reply-add' })}</button>
      </div>
      ${this.entries(
        html`<desk-empty icon="chat" heading=${msg('No saved replies yet', { id: 'desk-no-saved-replies' })}></desk-empty>`,
      )}
    </section>`;
  }

  protected override row({ id, name, texts, updatedAt }: CannedReply): TemplateResult {
    return html`<li>
      <div>
        <p class="title"><bdi>${name}</bdi> ${texts.map(({ language }) => html`<span class="chip">${languageName(language)}</span> `)}</p>
        <p class="words" lang=${texts[0]?.language ?? 'und'} dir=${direction(texts[0]?.language ?? 'en')}>${texts[0]?.text}</p>
      </div>
      ${this.rowActions(
        name,
        () => this.#edit(id, { name, texts }, updatedAt),
        () => this.deleteEntry(id, name, { name, texts }),
      )}
    </li>`;
  }

  protected override editor(draft: Draft): TemplateResult {
    const set = (part: Partial<Draft>) => {
      this.draft = { ...draft, ...part };
    };
    const setText = (index: number, part: Partial<Words['texts'][number]>) =>
      set({ texts: draft.texts.map((one, at) => (at === index ? { ...one, ...part } : one)) });
    const free = Object.keys(LANGUAGES).find((code) => !draft.texts.some(({ language }) => language === code));
    return html`<form class="editor" @submit=${this.#onSubmit} @keydown=${this.onKey} novalidate>
      ${this.#clash(draft)}
      <div class="field">
        <label for="reply-name">${msg('Name', { id: 'desk-property-name' })}</label>
        <input class="input" id="reply-name" dir="auto" maxlength="60" .value=${draft.name} @input=${(event: Event) => set({ name: inputValue(event) })} />
        ${this.fault('/name')}
      </div>
      ${draft.texts.map(
        ({ language, text }, index) => html`<div class="text">
          <select class="input" aria-label=${msg('Language', { id: 'desk-filter-language' })} @change=${(event: Event) => setText(index, { language: inputValue(event) })}>
            ${Object.keys(LANGUAGES).map((code) => html`<option value=${code} ?selected=${code === language}>${languageName(code)}</option>`)}
          </select>
          ${draft.texts.length === 1 ? nothing : html`<button type="button" class="button quiet icon-only danger" aria-label=${removeWord(languageName(language))} @click=${() => set({ texts: draft.texts.filter((_, at) => at !== index) })}>${icon('trash')}</button>`}
          <div class="field">
            <textarea class="input" rows="3" maxlength="4000" lang=${language} dir=${direction(language)} aria-label=${languageName(language)} .value=${text}
              @focus=${(event: Event) => {
                if (event.target instanceof HTMLTextAreaElement) this.#field = event.target;
              }}
              @input=${(event: Event) => setText(index, { text: inputValue(event) })}></textarea>
            ${this.fault(`/texts/${index}`)}
          </div>
        </div>`,
      )}
      <div class="field" role="group" aria-labelledby="marks">
        <span class="label" id="marks">${msg('Filled in by itself', { id: 'desk-placeholders' })}</span>
        <div class="marks">
          ${PLACEHOLDERS.map((name) => html`<button type="button" class="button" @click=${() => this.#insert(name)}>${placeholderWord(name)}</button>`)}
        </div>
      </div>
      ${this.formEnd(
        free === undefined
          ? nothing
          : html`<button type="button" class="button quiet" @click=${() => set({ texts: [...draft.texts, { language: free, text: '' }] })}>${icon('plus')} ${msg('Another language', { id: 'desk-intent-language-switch' })}</button>`,
      )}
    </form>`;
  }

  /** Inserts a placeholder at the cursor. */
  #insert(name: Placeholder): void {
    const field = this.#field ?? this.renderRoot.querySelector('textarea');
    if (field === null) return;
    field.setRangeText(`{${name}}`, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.focus();
  }

  /** A colleague changed the same text: shows both versions. */
  #clash(draft: Draft): TemplateResult | typeof nothing {
    const { theirs, ...mine } = draft;
    if (theirs === undefined) return nothing;
    const shown = html`<div>
      ${theirs.name === undefined ? nothing : html`<p class="words" dir="auto">${theirs.name}</p>`}
      ${theirs.texts?.map(({ language, text }) => html`<p class="words" lang=${language} dir=${direction(language)}>${text}</p>`)}
    </div>`;
    return theirsBox(shown, {
      take: () => {
        this.draft = { ...mine, ...theirs };
      },
      keep: () => {
        this.draft = mine;
      },
    });
  }

  async #edit(id: string | null, base: Words, seen = ''): Promise<void> {
    this.forgetProblems();
    this.draft = this.#half.turnTo(id) ?? { ...base, id, base, seen };
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#reply-name')?.focus();
  }

  protected override putAside(): void {
    this.#half.putAside();
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    void this.#save();
  };

  async #save(): Promise<void> {
    const { draft } = this;
    if (draft === null || draft.theirs !== undefined) return; // If both changed a text, the person must choose first.
    if (!(await this.attempt(() => (draft.id === null ? this.#add(draft) : this.#change(draft, draft.id))))) return;
    if (this.draft?.theirs !== undefined) return;
    this.draft = null;
    await this.reload();
  }

  #add({ name, texts }: Draft): Promise<unknown> {
    return this.desk.world.send('POST', PATH, { body: { name: name.trim(), texts } });
  }

  /** Saves the changed fields with the newest revision. If a colleague changed the same field, shows their version instead. */
  async #change(given: Draft, id: string): Promise<void> {
    for (let draft = given, tries = 1; ; tries += 1) {
      const { seen } = draft;
      try {
        await this.desk.world.send('PATCH', `${PATH}/${id}`, {
          body: { ...changesOf(draft), ...(seen !== '' && { seen }) },
        });
        return;
      } catch (error) {
        const wasBeaten = error instanceof DeskError && error.code === 'conflict' && seen !== '';
        if (!wasBeaten || tries === TRIES_MAX) throw error;
        const stored = readPage(await this.desk.world.send('GET', PATH), readCannedReply).items;
        const present = stored.find((reply) => reply.id === id);
        if (present === undefined) throw error;
        const base = { name: present.name, texts: present.texts };
        const { merged, clash } = mergeBody({ name: draft.name, texts: draft.texts }, draft.base, base);
        draft = { ...draft, ...merged, base, seen: present.updatedAt };
        const isClash = Object.keys(clash).length > 0;
        this.draft = isClash ? { ...draft, theirs: clash } : draft;
        if (isClash) return;
      }
    }
  }
}

/** Returns the fields that differ from their initial values. */
function changesOf({ name, texts, base }: Draft): Partial<Words> {
  return changedParts({ name: name.trim(), texts }, base);
}

function placeholderWord(name: Placeholder): string {
  switch (name) {
    case 'guest':
      return msg('Name of the guest', { id: 'desk-fill-guest' });
    case 'room':
      return msg('Room', { id: 'desk-task-room' });
    case 'checkIn':
      return msg('Arrival', { id: 'desk-fill-arrival' });
    case 'checkOut':
      return msg('Departure', { id: 'desk-fill-departure' });
    case 'property':
      return msg('Name of the house', { id: 'desk-fill-house' });
    case 'colleague':
      return msg('Your own name', { id: 'desk-fill-me' });
    default:
      return name satisfies never;
  }
}
