import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { fillPlaces, placesFit, placesOf, TEMPLATE_LANGUAGES } from '../../../../shared/domain/template-rules.ts';
import { direction } from '../../../../shared/language/languages.ts';
import { loadTemplates, TEMPLATES_PATH, type Template, toTag } from '../../data/templates.ts';
import { languageName } from '../../ui/words/format.ts';
import { LoadedSection } from '../loaded-section.ts';
import { kindWord, placeFaultWords, standingWords } from './template-words.ts';

const KINDS = ['utility', 'marketing'] as const;
const FIELDS = ['/name', '/language', '/category', '/body', '/variables'];

/** WhatsApp's templates with their review states, and a form to submit a new one. */
export class DeskTemplates extends LoadedSection<Template[]> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      * {
        box-sizing: border-box;
      }
      .all,
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        margin-block-start: var(--space-3);
      }
      .input {
        inline-size: 100%;
        min-inline-size: 0;
      }
      .chip {
        white-space: normal;
      }
      .words {
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      .preview {
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
      }
    `,
  ];

  @state() private words = '';
  @state() private language = 'en';
  @state() private examples: Readonly<Record<string, string>> = {};
  /** True after an attempt to submit the form with wrong placeholders. */
  @state() private isTried = false;

  protected override heading(): string {
    return msg('Templates', { id: 'desk-templates' });
  }

  protected override hint(): string {
    return '';
  }

  protected override async load(signal: AbortSignal): Promise<Template[]> {
    return loadTemplates(this.desk, signal);
  }

  override render(): TemplateResult {
    return html`<div class="all">${this.loaded()}</div>`;
  }

  protected override body(all: Template[]): TemplateResult {
    return html`${
      all.length === 0
        ? html`<p class="hint">${msg('No template is approved yet.', { id: 'desk-templates-none' })}</p>`
        : html`<ul class="entries">${all.map((one) => this.#entry(one))}</ul>`
    }
    ${this.can('property:write') ? this.#form() : nothing}`;
  }

  #entry({ name, language, category, body, status }: Template): TemplateResult {
    return html`<li class="entry"><div class="what">
      <p><code dir="ltr">${name}</code> · ${languageName(toTag(language)) || language} · ${kindWord(category)}</p>
      <p class="words" lang=${toTag(language)} dir=${direction(toTag(language))}>${body}</p>
      <p><span class="chip">${standingWords(status)}</span></p>
    </div></li>`;
  }

  #form(): TemplateResult {
    const places = placesOf(this.words);
    const isFit = placesFit(this.words);
    const tag = toTag(this.language);
    return html`<form aria-labelledby="new" autocomplete="off" @submit=${(event: SubmitEvent) => void this.#handIn(event)}>
      <h3 id="new">${msg('New template', { id: 'desk-tpl-new' })}</h3>
      <div class="field">
        <label for="name">${msg('Name', { id: 'desk-property-name' })}</label>
        <input class="input" id="name" name="name" required maxlength="512" pattern="[a-z0-9_]+" dir="ltr" aria-invalid=${this.isFaulty('/name')} aria-describedby="name-hint name-fault" />
        <p class="hint" id="name-hint">${msg('Small letters, digits and underscores, such as room_ready.', { id: 'desk-tpl-name-hint' })}</p>
        ${this.fault('/name', 'name-fault')}
      </div>
      <div class="field">
        <label for="language">${msg('Language', { id: 'desk-filter-language' })}</label>
        <select class="input" id="language" name="language" @change=${this.#onLanguage}>
          ${TEMPLATE_LANGUAGES.map((code) => html`<option value=${code} ?selected=${code === this.language}>${languageName(toTag(code))}</option>`)}
        </select>
        ${this.fault('/language', 'language-fault')}
      </div>
      <div class="field">
        <label for="category">${msg('About', { id: 'desk-pms-about' })}</label>
        <select class="input" id="category" name="category">
          ${KINDS.map((kind) => html`<option value=${kind}>${kindWord(kind)}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="body">${msg('Words', { id: 'desk-tpl-body' })}</label>
        <textarea class="input" id="body" name="body" required maxlength="1024" rows="4" lang=${tag} dir=${direction(tag)} aria-invalid=${this.isTried && !isFit ? 'true' : this.isFaulty('/body')} aria-describedby="body-hint body-fault" @input=${this.#onWords}></textarea>
        <p class="hint" id="body-hint">${msg('{{1}}, {{2}} and so on stand for what is filled in when it is sent, such as a name.', { id: 'desk-tpl-body-hint' })}</p>
        ${isFit ? this.fault('/body', 'body-fault') : html`<p class=${this.isTried ? 'fault' : 'hint'} id="body-fault" role="status">${placeFaultWords()}</p>`}
      </div>
      ${isFit ? places.map((place) => this.#example(place)) : nothing}
      ${this.words === '' ? nothing : html`<div class="preview"><p class="hint">${msg('Preview', { id: 'desk-preview' })}</p><p class="words" lang=${tag} dir=${direction(tag)}>${fillPlaces(this.words, this.examples)}</p></div>`}
      <p><button class="button primary">${msg('Hand it in to WhatsApp', { id: 'desk-tpl-send' })}</button></p>
    </form>`;
  }

  #example(place: string): TemplateResult {
    const hole = `{{${place}}}`;
    const id = `place-${place}`;
    const change = ({ currentTarget: input }: Event) => {
      if (input instanceof HTMLInputElement) this.examples = { ...this.examples, [place]: input.value };
    };
    return html`<div class="field">
      <label for=${id}>${msg(str`An example for ${hole}`, { id: 'desk-tpl-example' })}</label>
      <input class="input" id=${id} required maxlength="200" dir="auto" @input=${change} />
    </div>`;
  }

  readonly #onLanguage = ({ currentTarget: choice }: Event): void => {
    if (choice instanceof HTMLSelectElement) this.language = choice.value;
  };

  readonly #onWords = ({ currentTarget: area }: Event): void => {
    if (area instanceof HTMLTextAreaElement) this.words = area.value;
  };

  async #handIn(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    this.isTried = !placesFit(this.words);
    if (this.isTried) return form.querySelector('textarea')?.focus();
    const given = new FormData(form);
    const variables = placesOf(this.words).map((place) => this.examples[place] ?? '');
    const answer = await this.act('POST', TEMPLATES_PATH, {
      body: {
        name: given.get('name'),
        language: this.language,
        category: given.get('category'),
        body: this.words,
        variables,
      },
      done: standingWords('pending'),
      fields: FIELDS,
    });
    if (answer === null) return;
    form.reset();
    this.words = '';
    this.examples = {};
  }
}
