import { msg } from '@lit/localize';
import { html, type nothing, type TemplateResult } from 'lit';
import { OFFER_PHASES } from '../../../shared/domain/house/offer.ts';
import { INTENTS } from '../../../shared/domain/intents.ts';
import { oneOf } from '../data/read/read.ts';
import { inputValue, linesOf } from '../settings/property/setup-form.ts';
import { weekdayName } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { type OfferRule, phaseWord } from './offer-words.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const DAYS_MAX = 365;

/** The form fields of the conditions; `fault` returns the server's error for a field, by its JSON pointer. */
export function ruleFields(
  rule: OfferRule,
  set: (part: Partial<OfferRule>) => void,
  fault: (pointer: string) => TemplateResult | typeof nothing,
): TemplateResult {
  return html`<fieldset class="rule">
    <legend>${msg('When it is offered', { id: 'desk-offer-when' })}</legend>
    <div class="pair">
      <div class="field">
        <label for="phase">${msg('Offered', { id: 'desk-offer-phase' })}</label>
        <select class="input" id="phase" aria-describedby="phase-hint" @change=${(event: Event) => set({ phase: oneOf(OFFER_PHASES, inputValue(event), rule.phase) })}>
          ${OFFER_PHASES.map((phase) => html`<option value=${phase} ?selected=${phase === rule.phase}>${phaseWord(phase)}</option>`)}
        </select>
        <p class="hint" id="phase-hint">${msg('With a condition, only guests whose booking is known here are offered it.', { id: 'desk-offer-phase-hint' })}</p>
        ${fault('/rule/phase')}
      </div>
      ${number('days-before', msg('Days before arrival, at most', { id: 'desk-offer-days' }), msg('Empty: however early they ask.', { id: 'desk-offer-days-hint' }), rule.daysBeforeMax, 0, (daysBeforeMax) => set({ daysBeforeMax }), fault('/rule/daysBeforeMax'))}
      ${number('nights', msg('Nights of the stay, at least', { id: 'desk-offer-nights' }), msg('Empty: however short the stay.', { id: 'desk-offer-nights-hint' }), rule.nightsMin, 1, (nightsMin) => set({ nightsMin }), fault('/rule/nightsMin'))}
    </div>
    <div class="field" role="group" aria-labelledby="weekdays" aria-describedby="weekdays-hint">
      <span class="label" id="weekdays">${msg('Only for arrivals on', { id: 'desk-offer-weekdays' })}</span>
      <div class="weekdays">
        ${WEEKDAYS.map(
          (day) =>
            html`<label class="tick"><input type="checkbox" .checked=${rule.weekdays.includes(day)} @change=${() => set({ weekdays: flip(rule.weekdays, day).sort() })} /> ${weekdayName(day)}</label>`,
        )}
      </div>
      <p class="hint" id="weekdays-hint">${msg('None chosen: on any day.', { id: 'desk-offer-weekdays-hint' })}</p>
      ${fault('/rule/weekdays')}
    </div>
    <div class="field">
      <label for="room-types">${msg('Only for these room types, one a line', { id: 'desk-offer-rooms' })}</label>
      <textarea class="input" id="room-types" rows="2" dir="auto" aria-describedby="room-types-hint" .value=${rule.roomTypes.join('\n')} @change=${(event: Event) => set({ roomTypes: linesOf(inputValue(event)) })}></textarea>
      <p class="hint" id="room-types-hint">${msg('As they are called in your bookings. Empty: for all.', { id: 'desk-offer-rooms-hint' })}</p>
      ${fault('/rule/roomTypes')}
    </div>
    <div class="field" role="group" aria-labelledby="topics" aria-describedby="topics-hint">
      <span class="label" id="topics">${msg('Also offered to guests who ask about', { id: 'desk-offer-topics' })}</span>
      <div class="topics" tabindex="0" role="group" aria-labelledby="topics">
        ${INTENTS.map(
          (intent) =>
            html`<label class="tick"><input type="checkbox" .checked=${rule.topics.includes(intent)} @change=${() => set({ topics: flip(rule.topics, intent) })} /> ${intentWord(intent)}</label>`,
        )}
      </div>
      <p class="hint" id="topics-hint">${msg('Breakfast, for example, to guests who ask when it is served. Once refused, it is not offered again.', { id: 'desk-offer-topics-hint' })}</p>
      ${fault('/rule/topics')}
    </div>
  </fieldset>`;
}

function number(
  id: string,
  label: string,
  hint: string,
  value: number | null,
  least: number,
  set: (value: number | null) => void,
  fault: TemplateResult | typeof nothing,
): TemplateResult {
  const change = (event: Event) => {
    const words = inputValue(event).trim();
    set(words === '' ? null : Number(words));
  };
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input class="input" id=${id} type="number" min=${least} max=${DAYS_MAX} aria-describedby="${id}-hint" .value=${value === null ? '' : String(value)} @input=${change} />
    <p class="hint" id="${id}-hint">${hint}</p>
    ${fault}
  </div>`;
}

function flip<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
