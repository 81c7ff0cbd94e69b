import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { inputValue } from '../../settings/property/setup-form.ts';
import { sideWord } from './fact-words.ts';
import type { Catalogue, Known } from './read-facts.ts';

/** The list to choose the attribute of a new fact from; calls `begin` with it. */
export function addFact({ items }: Catalogue, chosen: string, begin: (attribute: string) => void): TemplateResult {
  const subjects = Map.groupBy(
    items.filter(({ kept }) => kept === 'fact'),
    ({ subject }) => subject,
  );
  return html`<label class="field">
    <span>${msg('Add a fact', { id: 'desk-fact-add' })}</span>
    <select class="input" id="add-fact" @change=${(event: Event) => begin(inputValue(event))}>
      <option value="" ?selected=${chosen === ''}>${msg('Choose what it is about', { id: 'desk-fact-about' })}</option>
      ${[...subjects.values()].map(
        (known) => html`<optgroup label=${known[0]?.label ?? ''}>
          ${known.map((one) => html`<option value=${one.attribute} ?selected=${one.attribute === chosen}>${nameOf(one)}</option>`)}
        </optgroup>`,
      )}
    </select>
  </label>`;
}

/** The label of an attribute: "Breakfast: when?" */
export function nameOf({ label, attribute }: Pick<Known, 'label' | 'attribute'>): string {
  return `${label}: ${sideWord(attribute)}`;
}
