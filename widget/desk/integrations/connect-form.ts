import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { PmsProviderView } from '../../../shared/api/pms.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { deskLocale } from '../ui/words/format.ts';
import { PmsPanel } from './pms-panel.ts';
import { credentialWord } from './vendor-words.ts';

export type CredentialField = PmsProviderView['credentials'][number];

/** A form for the credentials of an integration. Credentials are sent once and never returned by the server. */
export abstract class ConnectForm extends PmsPanel<true> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      .providers {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
        gap: var(--space-2);
      }
      .field > label .chip {
        margin-inline-start: var(--space-1);
      }
      textarea {
        font-family: var(--font-code);
      }
    `,
  ];

  @state() protected given: Readonly<Record<string, string>> = {};

  protected override load(): Promise<true> {
    return Promise.resolve(true); // The choices come from the parent element.
  }

  protected override failedWords(): string {
    return '';
  }

  /** The entered or preset values without the empty ones. */
  protected entered(asked: readonly CredentialField[]): Record<string, string> {
    const entries = asked.map(({ key, default: known }) => [key, this.given[key] ?? known ?? ''] as const);
    return Object.fromEntries(entries.filter(([, value]) => value.trim() !== ''));
  }

  protected field(field: CredentialField): TemplateResult {
    const { key, label, help, required } = field;
    const pointer = `/credentials/${key}`;
    return html`<div class="field">
      <label for=${key}>${this.#label(key, label)}${required ? nothing : html` <span class="chip">${msg('optional', { id: 'desk-optional' })}</span>`}</label>
      ${this.#control(field, this.problemAt(pointer) === undefined ? 'false' : 'true')}
      ${help === '' ? nothing : html`<p class="hint told" id="${key}-help" lang="en" dir="auto">${help}</p>`}
      ${this.fault(pointer, `${key}-fault`)}
    </div>`;
  }

  /** The label of a field. In another language than English, the vendor's own label is shown beside ours, as in the PMS. */
  #label(key: string, label: string): TemplateResult {
    const own = deskLocale() === 'en' ? null : credentialWord(key);
    const theirs = html`<span lang="en" dir="auto">${label}</span>`;
    return own === null ? theirs : html`${own} <span class="hint">${theirs}</span>`;
  }

  #control(field: CredentialField, invalid: 'true' | 'false'): TemplateResult {
    const { key, kind, required, choices = [] } = field;
    const value = this.given[key] ?? field.default ?? '';
    const about = `${key}-help ${key}-fault`;
    const enter = (event: Event) => {
      this.given = { ...this.given, [key]: inputValue(event) };
    };
    if (kind === 'choice')
      return html`<select class="input" id=${key} aria-describedby=${about} aria-invalid=${invalid} @change=${enter}>
        ${value === '' ? html`<option value="" selected></option>` : nothing}
        ${choices.map((choice) => html`<option ?selected=${choice === value}>${choice}</option>`)}
      </select>`;
    if (kind === 'json')
      return html`<textarea class="input" id=${key} dir="ltr" rows="6" spellcheck="false" ?required=${required} aria-describedby=${about} aria-invalid=${invalid} .value=${value} @input=${enter}></textarea>`;
    const type = { text: 'text', url: 'url', secret: 'password' }[kind];
    return html`<input class="input" id=${key} dir="ltr" type=${type} autocomplete=${kind === 'secret' ? 'new-password' : 'off'} spellcheck="false" ?required=${required} aria-describedby=${about} aria-invalid=${invalid} .value=${value} @input=${enter} />`;
  }
}
