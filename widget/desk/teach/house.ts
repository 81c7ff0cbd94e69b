import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { reasonOf } from '../data/desk.ts';
import { wordsOf } from '../settings/setup-form.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { panelStyles } from '../ui/sections.ts';
import type { PropertyInfo, Taught, TrainingBook } from './training-book.ts';

/** The house's times and texts. @fires taught - They were saved. */
export class DeskTeachHouse extends DeskElement {
  static override styles = [controls, panelStyles];

  @property({ attribute: false }) book: TrainingBook | null = null;
  @property({ attribute: false }) taught: Taught | null = null;
  @state() private changed: Partial<PropertyInfo> = {};
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
      this.changed = { ...this.changed, [key]: wordsOf(event) };
      this.word = '';
    };
    return html`<div class="field">
      <label for=${key}>${label}</label>
      ${
        long
          ? html`<textarea class="input" id=${key} rows="5" dir="auto" maxlength="20000" .value=${value} @input=${change}></textarea>`
          : html`<input class="input" id=${key} maxlength="100" placeholder=${key === 'checkIn' ? '15:00' : '11:00'} .value=${value} @input=${change} />`
      }
    </div>`;
  }

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { changed } = this;
    this.saving = true;
    this.failure = '';
    try {
      await this.book?.change((taught) => ({ ...taught, propertyInfo: { ...taught.propertyInfo, ...changed } }));
      this.changed = {};
      this.word = msg('Saved. It holds from the next message on.', { id: 'desk-saved' });
      this.dispatchEvent(new Event('taught'));
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.saving = false;
    }
  };
}
