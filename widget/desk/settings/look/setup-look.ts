import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { LookBody } from '../../../../shared/api/house/look.ts';
import { fields, list, maybeText, oneOf, text } from '../../data/read/read.ts';
import { languageName } from '../../ui/words/format.ts';
import { readDays } from '../property/read-days.ts';
import { inputValue, SetupForm } from '../property/setup-form.ts';
import { CORNERS, type FoundWords, type House, readLook, THEMES, toPreview } from './look-body.ts';
import { findWords } from './look-found.ts';
import { readPicture } from './look-picture.ts';
import { picturesView } from './look-pictures.ts';
import { rulesView } from './look-rules.ts';
import { lookStyles } from './look-styles.ts';
import { wordsView } from './look-words.ts';

const DEFAULT_ACCENT = '#175e54';
const COLOR = /^#[0-9a-f]{6}$/i;
const RADIUS_PX_MAX = 40;
const FALLBACK = 'en';
/** Edits within this time are one step of undo. */
const ONE_STEP_MS = 1_000;

/** The settings of the chat's look and first words, with a preview of the real chat on a page. */
export class DeskSetupLook extends SetupForm<LookBody> {
  static override styles = [...SetupForm.styles, lookStyles];

  protected override readonly path = '/api/look';
  /** The language of the texts being edited. */
  @state() private language = '';
  /** The earlier values for the undo, the newest last. */
  @state() private past: readonly LookBody[] = [];
  @state() private pictureFault = '';
  #last = { keys: '', atMs: 0 };

  /** Loads the data of the house for the preview. */
  readonly #house = new Task(this, {
    task: async (_, { signal }): Promise<House> => {
      const property = fields(await this.desk.world.send('GET', '/api/property', { signal })) ?? {};
      const hours = fields(fields(await this.desk.world.send('GET', '/api/activation', { signal }))?.['businessHours']);
      return {
        name: text(property['name']),
        phone: text(property['phone']),
        languages: list(property['languages'], maybeText),
        hours: {
          mon_fri: text(hours?.['mon_fri'], '24/7'),
          weekend: text(hours?.['weekend'], '24/7'),
          ...readDays(hours?.['days']),
        },
      };
    },
    args: () => [this.desk.state.propertyId] as const,
  });
  readonly #found = new Task(this, {
    task: async ([propertyId, locale], { signal }): Promise<FoundWords | null> =>
      propertyId === null || locale === '' ? null : findWords(this.desk.world, { propertyId, locale, signal }),
    args: () => [this.desk.state.propertyId, this.#shownLanguage()] as const,
  });

  protected override read(stored: unknown): LookBody {
    return readLook(stored);
  }

  protected override change(part: Partial<LookBody>): void {
    const keys = Object.keys(part).join();
    const isOneStep = keys === this.#last.keys && Date.now() - this.#last.atMs < ONE_STEP_MS;
    this.#last = { keys, atMs: Date.now() };
    if (this.value !== null && !isOneStep) this.past = [...this.past, this.value];
    super.change(part);
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Look and first words', { id: 'desk-look' })}</h1>
      <p class="hint">${msg('What is saved here shows on your site at once: nothing has to be pasted again.', { id: 'desk-look-live' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: LookBody): TemplateResult {
    const house = this.#house.value ?? {
      name: '',
      phone: '',
      languages: [],
      hours: { mon_fri: '24/7', weekend: '24/7' },
    };
    const languages = this.#languages(value, house);
    const language = this.#shownLanguage() || FALLBACK;
    return html`<div class="beside">
      <div class="choose">
        <p><button type="button" class="button" ?disabled=${this.past.length === 0} @click=${this.#undo}>${msg('Undo', { id: 'desk-undo' })}</button></p>
        ${this.#lookFields(value)}
        ${picturesView({ look: value, take: (field, file) => void this.#takePicture(field, file), drop: (field) => this.change({ [field]: null }), failure: this.pictureFault })}
        <div class="field">
          <label for="language">${msg('Words in', { id: 'desk-look-language' })}</label>
          <select class="input" id="language" @change=${this.#chooseLanguage}>
            ${languages.map((code) => html`<option value=${code} ?selected=${code === language}>${languageName(code)}</option>`)}
          </select>
        </div>
        ${wordsView({
          look: value,
          language,
          change: (part) => this.change(part),
          fault: (pointer) => this.fault(pointer),
          faultAt: (pointer) => this.faultAt(pointer),
          isFaulty: (pointer) => this.isFaulty(pointer),
        })}
        ${rulesView({
          rules: value.proactive,
          language,
          set: (proactive) => this.change({ proactive }),
          fault: (pointer) => this.fault(pointer),
          isFaulty: (pointer) => this.isFaulty(pointer),
        })}
      </div>
      <desk-look-preview .shown=${toPreview(value, house, language, this.#found.value ?? null)} locale=${language}></desk-look-preview>
    </div>`;
  }

  #lookFields(value: LookBody): TemplateResult {
    const choose = (event: Event) => this.change({ accent: inputValue(event).toLowerCase() });
    return html`<div class="field">
        <label for="assistantName">${msg('The assistant’s name', { id: 'desk-look-name' })}</label>
        <input class="input" id="assistantName" dir="auto" maxlength="60" .value=${value.assistantName} @input=${(event: Event) => this.change({ assistantName: inputValue(event) })} />
      </div>
      <div class="field" role="group" aria-labelledby="accent-label">
        <span class="label" id="accent-label">${msg('Colour', { id: 'desk-look-color' })}</span>
        <div class="color">
          <input type="color" aria-labelledby="accent-label" .value=${COLOR.test(value.accent) ? value.accent : DEFAULT_ACCENT} @input=${choose} />
          <input class="input" id="accent" dir="ltr" maxlength="7" aria-labelledby="accent-label" aria-invalid=${this.isFaulty('/accent')} aria-describedby=${this.faultAt('/accent')} .value=${value.accent} @input=${choose} />
        </div>
        ${this.fault('/accent')}
      </div>
      <div class="pair">
        <div class="field">
          <label for="theme">${msg('Light or dark', { id: 'desk-look-theme' })}</label>
          <select class="input" id="theme" @change=${(event: Event) => this.change({ theme: oneOf(THEMES, inputValue(event), 'auto') })}>
            ${THEMES.map((theme) => html`<option value=${theme} ?selected=${theme === value.theme}>${themeWord(theme)}</option>`)}
          </select>
        </div>
        <div class="field">
          <label for="corner">${msg('Corner', { id: 'desk-look-corner' })}</label>
          <select class="input" id="corner" @change=${(event: Event) => this.change({ corner: oneOf(CORNERS, inputValue(event), 'bottom-right') })}>
            ${CORNERS.map((corner) => html`<option value=${corner} ?selected=${corner === value.corner}>${cornerWord(corner)}</option>`)}
          </select>
        </div>
      </div>
      <div class="field">
        <label for="radius">${msg('How round corners are', { id: 'desk-look-radius' })}</label>
        <input id="radius" type="range" min="0" max=${RADIUS_PX_MAX} .value=${String(value.radius)} @input=${(event: Event) => this.change({ radius: Number(inputValue(event)) })} />
      </div>
      <label class="tick"><input type="checkbox" id="showHours" .checked=${value.showHours} @change=${() => this.change({ showHours: !value.showHours })} />
        ${msg('Show when somebody is at the reception', { id: 'desk-look-hours' })}</label>
      <label class="tick"><input type="checkbox" id="showHelp" .checked=${value.showHelp !== false} @change=${() => this.change({ showHelp: value.showHelp === false })} />
        ${msg('Let guests read your questions and answers', { id: 'desk-look-help' })}</label>`;
  }

  /** The languages of the property and of all existing texts. */
  #languages({ welcome, consent, proactive }: LookBody, house: House): string[] {
    const written = [welcome, consent.text, ...proactive.map((rule) => rule.text)].flatMap((words) =>
      Object.keys(words),
    );
    return [...new Set([...house.languages, ...written])];
  }

  /** The language of the shown texts; empty until the look and the property are loaded. */
  #shownLanguage(): string {
    if (this.value === null || this.#house.value === undefined) return '';
    const languages = this.#languages(this.value, this.#house.value);
    return languages.includes(this.language) ? this.language : (languages[0] ?? FALLBACK);
  }

  readonly #chooseLanguage = (event: Event): void => {
    this.language = inputValue(event);
  };

  readonly #undo = (): void => {
    const before = this.past.at(-1);
    this.past = this.past.slice(0, -1);
    this.#last = { keys: '', atMs: 0 };
    if (before !== undefined) super.change(before);
  };

  async #takePicture(field: 'logo' | 'avatar', file: File): Promise<void> {
    this.pictureFault = '';
    try {
      const body = await readPicture(file);
      const id = maybeText(fields(await this.desk.world.send('POST', '/api/look/pictures', { body }))?.['id']);
      this.change({ [field]: id });
    } catch {
      this.pictureFault = msg('This file cannot be used. Take a picture of another kind, or a smaller one.', {
        id: 'desk-look-picture-failed',
      });
    }
  }
}

function themeWord(theme: (typeof THEMES)[number]): string {
  return {
    auto: () => msg('As the guest’s device has it', { id: 'desk-look-auto' }),
    light: () => msg('Light', { id: 'desk-look-light' }),
    dark: () => msg('Dark', { id: 'desk-look-dark' }),
  }[theme]();
}

function cornerWord(corner: (typeof CORNERS)[number]): string {
  return {
    'bottom-right': () => msg('Bottom right', { id: 'desk-look-bottom-right' }),
    'bottom-left': () => msg('Bottom left', { id: 'desk-look-bottom-left' }),
    'top-right': () => msg('Top right', { id: 'desk-look-top-right' }),
    'top-left': () => msg('Top left', { id: 'desk-look-top-left' }),
  }[corner]();
}
