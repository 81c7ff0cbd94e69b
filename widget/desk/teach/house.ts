import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { panelStyles } from '../ui/sections.ts';
import { theirsBox, theirsStyles } from '../ui/theirs-box.ts';
import { ColleagueWrote, type PropertyInfo, type Taught, type TrainingBook } from './training-book.ts';

/** The house's times and texts. @fires taught - They were saved. */
export class DeskTeachHouse extends DeskElement {
  static override styles = [controls, panelStyles, theirsStyles];

  @property({ attribute: false }) book: TrainingBook | null = null;
  @property({ attribute: false }) taught: Taught | null = null;
  /** The changed fields. */
  @state() private changed: Partial<PropertyInfo> = {};
  #base: Partial<PropertyInfo> = {};
  /** Fields that a colleague changed meanwhile. */
  @state() private theirs: Partial<PropertyInfo> = {};
  @state() private saving = false;
  @state() private word = '';
  @state() private failure = '';

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult {
    return html`<form class="panel" @submit=${this.#save} novalidate>
      <div>
        <h1>${msg('Times and rules', { id: 'desk-teach-house' })}</h1>
        <p class="hint">${msg('What nearly every guest asks first.', { id: 'desk-teach-house-hint' })}</p>
      </div>
      <div class="pair">
        ${this.#field('checkIn', msg('Check-in from', { id: 'desk-check-in' }))}
        ${this.#field('checkOut', msg('Check-out until', { id: 'desk-check-out' }))}
      </div>
      ${this.#field('policies', msg('House rules and policies', { id: 'desk-policies' }), true)}
      ${this.#field('specialties', msg('What is special about the house', { id: 'desk-specialties' }), true)}
      <div class="row">
        <button class="button primary" ?disabled=${this.saving}>${msg('Save', { id: 'desk-save' })}</button>
        <span class="hint" role="status">${this.word}</span>
        ${this.failure === '' ? nothing : html`<span class="fault" role="alert">${this.failure}</span>`}
      </div>
    </form>`;
  }

  #field(key: keyof PropertyInfo, label: string, long = false): TemplateResult {
    const value = this.changed[key] ?? this.taught?.propertyInfo[key] ?? '';
    const change = (event: Event) => {
      this.#base = { [key]: this.taught?.propertyInfo[key] ?? '', ...this.#base };
      this.changed = { ...this.changed, [key]: inputValue(event) };
      this.word = '';
    };
    return html`<div class="field">
      <label for=${key}>${label}</label>
      ${this.#theirs(key)}
      ${
        long
          ? html`<textarea class="input" id=${key} rows="5" dir="auto" maxlength="20000" .value=${value} @input=${change}></textarea>`
          : html`<input class="input" id=${key} maxlength="100" placeholder=${key === 'checkIn' ? '15:00' : '11:00'} .value=${value} @input=${change} />`
      }
    </div>`;
  }

  #theirs(key: keyof PropertyInfo): TemplateResult | typeof nothing {
    const theirs = this.theirs[key];
    if (theirs === undefined) return nothing;
    const settle = () => {
      const { [key]: _, ...others } = this.theirs;
      this.theirs = others;
      this.#base = { ...this.#base, [key]: theirs };
    };
    return theirsBox(html`<p class="words" dir="auto">${theirs === '' ? '–' : theirs}</p>`, {
      keep: settle,
      take: () => {
        settle();
        this.changed = { ...this.changed, [key]: theirs };
      },
    });
  }

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { changed } = this;
    this.saving = true;
    this.failure = '';
    try {
      await this.book?.change((taught) => {
        const theirs = wordsBetween(taught.propertyInfo, this.#base, changed);
        if (Object.keys(theirs).length > 0) {
          this.theirs = theirs;
          throw new ColleagueWrote(null);
        }
        return { ...taught, propertyInfo: { ...taught.propertyInfo, ...changed } };
      });
      this.changed = {};
      this.#base = {};
      this.theirs = {};
      this.word = msg('Saved. It holds from the next message on.', { id: 'desk-saved' });
      this.dispatchEvent(new Event('taught'));
    } catch (error) {
      if (!(error instanceof ColleagueWrote)) this.failure = reasonOf(error);
    } finally {
      this.saving = false;
    }
  };
}

const KEYS = ['checkIn', 'checkOut', 'policies', 'specialties'] as const;

/** Returns a colleague's changes to the fields that are being changed here. */
function wordsBetween(
  present: PropertyInfo,
  base: Partial<PropertyInfo>,
  changed: Partial<PropertyInfo>,
): Partial<PropertyInfo> {
  const between = KEYS.filter((key) => key in changed && present[key] !== base[key] && present[key] !== changed[key]);
  return Object.fromEntries(between.map((key) => [key, present[key]]));
}
