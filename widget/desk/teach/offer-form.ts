import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { OFFER_UNITS } from '../../../shared/domain/house/offer.ts';
import { INTENTS } from '../../../shared/domain/intents.ts';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { LANGUAGES } from '../../../shared/language/languages.ts';
import { oneOf } from '../data/read/read.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { icon } from '../ui/look/icons.ts';
import { languageName } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { departmentWord } from '../ui/words/words.ts';
import { removeWord } from './edit-list.ts';
import { ruleFields } from './offer-rule.ts';
import { type OfferDraft, unitWord } from './offer-words.ts';

/** Changes a part of the draft. */
type SetPart = (part: Partial<OfferDraft>) => void;
/** Returns the server's error for a field, by its JSON pointer. */
type Fault = (pointer: string) => TemplateResult | typeof nothing;

/** The form fields of an extra. */
export function offerFields(draft: OfferDraft, set: SetPart, fault: Fault): TemplateResult {
  return html`${nameFields(draft, set, fault)}
    <div class="pair">
      <div class="field">
        <label for="amount">${msg('Price (empty: free)', { id: 'desk-offer-price' })}</label>
        <input class="input" id="amount" inputmode="decimal" .value=${draft.amount} @input=${(event: Event) => set({ amount: inputValue(event) })} />
        ${fault('/price')}
      </div>
      <div class="field">
        <label for="currency">${msg('Currency', { id: 'desk-currency' })}</label>
        <input class="input" id="currency" maxlength="3" autocapitalize="characters" .value=${draft.currency} @input=${(event: Event) => set({ currency: inputValue(event).toUpperCase() })} />
      </div>
      ${select('unit', msg('Charged', { id: 'desk-offer-unit' }), OFFER_UNITS, draft.unit, unitWord, (unit) => set({ unit }))}
      ${select('department', msg('Department', { id: 'desk-department' }), DEPARTMENTS, draft.department, departmentWord, (department) => set({ department }))}
      <div class="field">
        <label for="kind">${msg('When a guest asks for', { id: 'desk-offer-kind' })}</label>
        <select class="input" id="kind" aria-describedby="kind-hint" @change=${(event: Event) => set({ kind: inputValue(event) })}>
          ${[...INTENTS, 'other'].map((intent) => html`<option value=${intent} ?selected=${intent === draft.kind}>${intent === 'other' ? msg('Something else', { id: 'desk-other' }) : intentWord(intent)}</option>`)}
        </select>
        <p class="hint" id="kind-hint">${msg('It is what they get when they say yes.', { id: 'desk-offer-kind-hint' })}</p>
      </div>
    </div>
    ${ruleFields(draft.rule, (part) => set({ rule: { ...draft.rule, ...part } }), fault)}
    <div>
      <label class="tick"><input type="checkbox" aria-describedby="request-hint" .checked=${draft.onRequest} @change=${() => set({ onRequest: !draft.onRequest })} /> ${msg('A colleague confirms it first', { id: 'desk-offer-request' })}</label>
      <p class="hint" id="request-hint">${msg('Until then nothing is promised and nothing is charged.', { id: 'desk-offer-request-hint' })}</p>
    </div>
    <label class="tick"><input type="checkbox" .checked=${draft.active} @change=${() => set({ active: !draft.active })} /> ${msg('For sale now', { id: 'desk-offer-active' })}</label>`;
}

/** The fields for its name in each language. */
function nameFields(draft: OfferDraft, set: SetPart, fault: Fault): TemplateResult {
  const change = (index: number, part: { language?: string; name?: string }) =>
    set({ names: draft.names.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const free = Object.keys(LANGUAGES).find((code) => !draft.names.some(({ language }) => language === code));
  return html`<div class="field" role="group" aria-labelledby="names">
    <span class="label" id="names">${msg('Name', { id: 'desk-property-name' })}</span>
    ${draft.names.map(
      ({ language, name }, index) => html`<div class="name">
        <select class="input" aria-label=${msg('Language', { id: 'desk-filter-language' })} @change=${(event: Event) => change(index, { language: inputValue(event) })}>
          ${Object.keys(LANGUAGES).map((code) => html`<option value=${code} ?selected=${code === language}>${languageName(code)}</option>`)}
        </select>
        <input class="input" dir="auto" maxlength="120" aria-label=${msg('Name', { id: 'desk-property-name' })} .value=${name} @input=${(event: Event) => change(index, { name: inputValue(event) })} />
        ${draft.names.length === 1 ? nothing : html`<button type="button" class="button quiet icon-only danger" aria-label=${removeWord(languageName(language))} @click=${() => set({ names: draft.names.filter((_, at) => at !== index) })}>${icon('trash')}</button>`}
      </div>`,
    )}
    ${fault('/names')}
    ${free === undefined ? nothing : html`<button type="button" class="button quiet" @click=${() => set({ names: [...draft.names, { language: free, name: '' }] })}>${icon('plus')} ${msg('Another language', { id: 'desk-intent-language-switch' })}</button>`}
  </div>`;
}

function select<Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  chosen: Value,
  word: (value: Value) => string,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select class="input" id=${id} @change=${(event: Event) => choose(oneOf(values, inputValue(event), chosen))}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${word(value)}</option>`)}
    </select>
  </div>`;
}
