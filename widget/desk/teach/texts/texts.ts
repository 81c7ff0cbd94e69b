import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { TEXT_FAULTS, type TextFault } from '../../../../shared/domain/house/house-texts.ts';
import { direction, LANGUAGES, toLanguageCode } from '../../../../shared/language/languages.ts';
import { DeskError } from '../../data/request.ts';
import { inputValue } from '../../settings/property/setup-form.ts';
import { focusOn } from '../../ui/focus-on.ts';
import { ListView } from '../../ui/list-view.ts';
import { controls } from '../../ui/look/controls.ts';
import { panelStyles } from '../../ui/sections.ts';
import { deskLocale, languageName } from '../../ui/words/format.ts';
import { readText, readTranslation, type ShownText } from './read-texts.ts';
import { textFaultWord, textName, textStatusWord } from './text-words.ts';

const PATH = '/api/knowledge/translations';
const SHOWN = 50;

/** The draft of a text's translation. */
interface Writing {
  id: string;
  question: string;
  text: string;
}

/** The house's texts, each beside its translation into one language. */
export class DeskTexts extends ListView<ShownText> {
  static override styles = [
    controls,
    panelStyles,
    css`
      .entries > li {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
      .entries p {
        white-space: pre-line;
      }
      form {
        display: grid;
        gap: var(--space-2);
      }
      textarea {
        field-sizing: content;
        min-block-size: 4rem;
      }
      #language {
        inline-size: auto;
      }
      @media (max-width: 44rem) {
        .entries > li {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  /** The initial language; '': the first other than the desk's. */
  @property() begin = '';
  @state() private language: string = deskLocale() === 'en' ? 'de' : 'en';
  @state() private writing: Writing | null = null;
  /** Whether the check's findings may be overruled by a person. */
  @state() private mayInsist = false;
  @state() private isMissingOnly = false;

  protected override path(): string {
    return `${PATH}?limit=${SHOWN}&language=${this.language}${this.isMissingOnly ? '&missing=true' : ''}`;
  }

  protected override failedWords(): string {
    return msg('The texts could not be loaded', { id: 'desk-texts-failed' });
  }

  protected override readItem(value: unknown): ShownText | null {
    return readText(value);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const language = toLanguageCode(this.begin);
    if (changed.has('begin') && language !== null) this.#choose(language);
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div>
        <h1>${msg('Translations', { id: 'desk-texts' })}</h1>
        <p class="hint">${msg('A guest who writes in a language is told your text in it, where there is one; else your own words are quoted.', { id: 'desk-texts-hint' })}</p>
      </div>
      <div class="row">
        <label for="language">${msg('Language', { id: 'desk-filter-language' })}</label>
        <select class="input" id="language" @change=${(event: Event) => this.#choose(inputValue(event))}>
          ${Object.keys(LANGUAGES).map((code) => html`<option value=${code} ?selected=${code === this.language}>${languageName(code)}</option>`)}
        </select>
        <label class="row"><input type="checkbox" .checked=${this.isMissingOnly} @change=${() => {
          this.isMissingOnly = !this.isMissingOnly;
          this.items = [];
        }} /> ${msg('Only what is missing or outdated', { id: 'desk-texts-missing' })}</label>
      </div>
    </section>
    <desk-text-files language=${this.language} @texts-changed=${() => this.reload()}></desk-text-files>
    <section class="panel">
      ${this.frame(() =>
        this.items.length === 0
          ? html`<desk-empty icon="check" heading=${msg('No text to translate', { id: 'desk-texts-none' })}></desk-empty>`
          : html`<ul class="entries">
              ${repeat(
                this.items,
                ({ id }) => id,
                (text) => this.#row(text),
              )}
            </ul>`,
      )}
      ${this.more()}
    </section>`;
  }

  #row(shown: ShownText): TemplateResult {
    const { id, question, text, language } = shown;
    const name = question === '' ? textName(id) : question;
    return html`<li data-id=${id}>
      <div lang=${language} dir=${direction(language)}>
        <p class="title">${name}</p>
        <p class="words">${text}</p>
      </div>
      ${this.writing?.id === id ? this.#form(shown, this.writing, name) : this.#translation(shown, name)}
    </li>`;
  }

  #translation({ id, language, translation }: ShownText, name: string): TemplateResult {
    const to = this.language;
    if (language === to)
      return html`<p class="hint">${msg('It is written in this language.', { id: 'desk-text-own' })}</p>`;
    const mayWrite = this.can('property:write');
    const begin = () => this.#begin({ id, question: translation?.question ?? '', text: translation?.text ?? '' });
    return html`<div>
      ${
        translation === null
          ? html`<p class="hint">${msg('Not there yet', { id: 'desk-text-none' })}</p>`
          : html`<div lang=${to} dir=${direction(to)}>
              ${translation.question === '' ? nothing : html`<p class="title">${translation.question}</p>`}
              <p class="words">${translation.text}</p>
            </div>
            <span class="chip ${translation.status === 'outdated' ? 'waiting' : ''}">${textStatusWord(translation.status)}</span>`
      }
      ${mayWrite && (translation?.status === 'machine' || translation?.status === 'outdated') ? html`<button class="button" aria-label="${msg('Right', { id: 'desk-fact-confirm' })}: ${name}" ?disabled=${this.busy} @click=${() => this.#approve(id, translation)}>${msg('Right', { id: 'desk-fact-confirm' })}</button>` : nothing}
      ${mayWrite ? html`<button class="button" aria-label="${msg('Write the translation', { id: 'desk-text-write' })}: ${name}" @click=${begin}>${msg('Write the translation', { id: 'desk-text-write' })}</button>` : nothing}
    </div>`;
  }

  #form(shown: ShownText, writing: Writing, name: string): TemplateResult {
    const set = (part: Partial<Writing>) => {
      this.writing = { ...writing, ...part };
    };
    const to = this.language;
    return html`<form class="field" @submit=${(event: Event) => this.#save(event, shown, false)}>
      ${shown.question === '' ? nothing : html`<input class="input" lang=${to} dir=${direction(to)} aria-label="${msg('Question', { id: 'desk-question' })}: ${languageName(to)}" .value=${writing.question} @input=${(event: Event) => set({ question: inputValue(event) })} />`}
      <textarea class="input" lang=${to} dir=${direction(to)} maxlength="8000" required aria-label="${name}: ${languageName(to)}" .value=${writing.text} @input=${(event: Event) => set({ text: inputValue(event) })}></textarea>
      ${this.refusal()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy || writing.text.trim() === ''}>${msg('Save', { id: 'desk-save' })}</button>
        ${this.mayInsist ? html`<button type="button" class="button" ?disabled=${this.busy} @click=${(event: Event) => this.#save(event, shown, true)}>${msg('It is right: save it so', { id: 'desk-text-insist' })}</button>` : nothing}
        <button type="button" class="button quiet" @click=${() => {
          this.writing = null;
        }}>${msg('Cancel', { id: 'desk-cancel' })}</button>
      </div>
    </form>`;
  }

  #choose(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.writing = null;
    this.items = [];
  }

  #begin(writing: Writing): void {
    this.forgetProblems();
    this.mayInsist = false;
    this.writing = writing;
    void focusOn(this, 'form textarea');
  }

  /** Approves a machine translation, or a translation older than its original. If the check finds errors, the form opens. */
  async #approve(id: string, { question, text }: NonNullable<ShownText['translation']>): Promise<void> {
    this.writing = { id, question, text };
    this.forgetProblems();
    this.mayInsist = false;
    await this.#send(id, false);
  }

  async #save(event: Event, { id }: ShownText, sure: boolean): Promise<void> {
    event.preventDefault();
    await this.#send(id, sure);
  }

  async #send(id: string, sure: boolean): Promise<void> {
    const { writing } = this;
    if (writing === null) return;
    const body = { text: writing.text.trim(), question: writing.question.trim(), status: 'reviewed', sure };
    let saved: ShownText['translation'] = null;
    let fault: TextFault | undefined;
    const done = await this.attempt(async () => {
      try {
        saved = readTranslation(await this.desk.world.send('PUT', `${PATH}/${id}/${this.language}`, { body }));
      } catch (error) {
        const code = error instanceof DeskError ? error.fields[0]?.code : undefined;
        fault = TEXT_FAULTS.find((one) => one === code);
        throw error;
      }
    });
    if (fault !== undefined) {
      this.failure = textFaultWord(fault);
      this.mayInsist = fault !== 'figures' && fault !== 'same_language';
    }
    if (!done) return;
    this.items = this.items.map((one) => (one.id === id ? { ...one, translation: saved } : one));
    this.writing = null;
    this.desk.toast('done', msg('Saved. It holds from the next message on.', { id: 'desk-saved' }));
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`li[data-id="${id}"] button`)?.focus();
  }
}
