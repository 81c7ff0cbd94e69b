import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { FactValue, HoursRule, Tier } from '../../../../shared/api/house/house-facts.ts';
import { ITEMS, PER, PLACES, UNITS, WHO } from '../../../../shared/domain/house/fact-terms.ts';
import { inputValue, linesOf } from '../../settings/property/setup-form.ts';
import { icon } from '../../ui/look/icons.ts';
import { choice, daysField, figure, seasonField } from './fact-rows.ts';
import { COSTS, newRule, newSpan, newTier, PRESENCES, WAYS } from './fact-value.ts';
import { costWord, presenceWord, unitWord, wayWord } from './fact-words.ts';
import type { Terms } from './read-facts.ts';

const OPEN = ['hours', 'round_clock', 'closed'] as const;
const CURRENCY_USUAL = 'EUR';

/** The form fields for a value, by its type. */
export function valueFields(value: FactValue, terms: Terms, set: (value: FactValue) => void): TemplateResult {
  switch (value.type) {
    case 'presence':
      return choice(msg('Is it so?', { id: 'desk-fact-is' }), PRESENCES, value.is, presenceWord, (is) =>
        set({ ...value, is }),
      );
    case 'hours':
      return rows(value.rules, (rules) => set({ ...value, rules }), newRule, ruleFields);
    case 'price': {
      const currency = value.tiers.map(({ cost }) => (typeof cost === 'string' ? '' : cost.currency)).find(Boolean);
      const fresh = () => newTier(currency ?? CURRENCY_USUAL);
      const fields = (tier: Tier, put: (tier: Tier) => void) => tierFields(tier, terms, fresh, put);
      return rows(value.tiers, (tiers) => set({ ...value, tiers }), fresh, fields);
    }
    case 'limit':
      return html`<div class="pair">
        ${choice(msg('At most or at least', { id: 'desk-fact-bound' }), ['most', 'least'] as const, value.bound, boundWord, (bound) => set({ ...value, bound }))}
        ${figure(msg('How much', { id: 'desk-fact-figure' }), value.value, (given) => set({ ...value, value: given ?? 0 }), { step: 'any' })}
        ${choice(msg('Of what', { id: 'desk-fact-unit' }), UNITS, value.unit, unitWord, (unit) => set({ ...value, unit }))}
      </div>`;
    case 'distance':
      return html`<div class="pair">
        ${figure(msg('How much', { id: 'desk-fact-figure' }), value.value, (given) => set({ ...value, value: given ?? 0 }), { step: 'any' })}
        ${choice(msg('Of what', { id: 'desk-fact-unit' }), UNITS, value.unit, unitWord, (unit) => set({ ...value, unit }))}
        ${choice(
          msg('How', { id: 'desk-fact-way' }),
          ['', ...WAYS] as const,
          value.way ?? '',
          (way) => (way === '' ? '—' : wayWord(way)),
          (way) => set({ ...value, way: way === '' ? null : way }),
        )}
      </div>`;
    case 'list':
      return listFields(value, terms, set);
    case 'credential':
      return words(msg('Word for word', { id: 'desk-fact-word' }), value.word, (word) => set({ ...value, word }));
    case 'contact':
      return words(msg('Number', { id: 'desk-fact-number' }), value.phone, (phone) => set({ ...value, phone }));
    case 'place':
      return placeFields(value, terms, set);
    case 'text':
      return words(msg('In your words', { id: 'desk-fact-text' }), value.text, (text) => set({ ...value, text }));
    default:
      return value satisfies never;
  }
}

type ValueOf<Type extends FactValue['type']> = Extract<FactValue, { type: Type }>;

function listFields(value: ValueOf<'list'>, terms: Terms, set: (value: FactValue) => void): TemplateResult {
  return html`<div class="days" role="group">
      ${ITEMS.map(
        (item) =>
          html`<label class="tick"><input type="checkbox" .checked=${value.items.includes(item)} @change=${() => set({ ...value, items: flip(value.items, item) })} /> ${wordIn(terms, 'items', item)}</label>`,
      )}
    </div>
    <label class="field"><span>${msg('Others, one a line', { id: 'desk-fact-names' })}</span>
      <textarea class="input" rows="2" dir="auto" .value=${value.names.join('\n')} @change=${(event: Event) => set({ ...value, names: linesOf(inputValue(event)) })}></textarea>
    </label>`;
}

function placeFields(value: ValueOf<'place'>, terms: Terms, set: (value: FactValue) => void): TemplateResult {
  return html`<div class="pair">
    ${choice(
      msg('Where it is', { id: 'desk-fact-place' }),
      PLACES,
      value.place,
      (place) => wordIn(terms, 'places', place),
      (place) => set({ ...value, place, floor: place === 'floor' ? (value.floor ?? 1) : null }),
    )}
    ${value.place === 'floor' ? figure(msg('Floor', { id: 'desk-fact-floor' }), value.floor, (floor) => set({ ...value, floor }), { min: -20 }) : nothing}
  </div>`;
}

/** The label of a term from the catalogue. */
export function wordIn(terms: Terms, kind: string, name: string): string {
  return terms.get(kind)?.get(name) ?? name;
}

export function flip<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

function rows<Row>(
  all: readonly Row[],
  set: (all: Row[]) => void,
  fresh: () => Row,
  fields: (row: Row, put: (row: Row) => void) => TemplateResult,
): TemplateResult {
  return html`${all.map(
    (row, index) => html`<div class="rule">
      ${fields(row, (next) => set(all.with(index, next)))}
      ${all.length === 1 ? nothing : html`<button type="button" class="button quiet danger" @click=${() => set(all.toSpliced(index, 1))}>${icon('trash')} ${msg('Take this row out', { id: 'desk-fact-row-out' })}</button>`}
    </div>`,
  )}
  <button type="button" class="button quiet add" @click=${() => set([...all, fresh()])}>${icon('plus')} ${msg('Another row', { id: 'desk-fact-row-add' })}</button>`;
}

function ruleFields(rule: HoursRule, put: (rule: HoursRule) => void): TemplateResult {
  const { spans, roundClock } = rule;
  const kind = roundClock ? 'round_clock' : spans.length === 0 ? 'closed' : 'hours';
  const choose = (next: (typeof OPEN)[number]) =>
    put({ ...rule, roundClock: next === 'round_clock', spans: next === 'hours' ? [newSpan()] : [] });
  const clock = (label: string, value: string | null, set: (value: string | null) => void) => html`<label class="field">
    <span>${label}</span>
    <input class="input" type="time" .value=${value === '24:00' ? '00:00' : (value ?? '')} @change=${(event: Event) => set(inputValue(event) === '' ? null : inputValue(event))} />
  </label>`;
  return html`<div class="pair">
      ${choice(msg('Open', { id: 'desk-fact-open' }), OPEN, kind, openWord, choose)}
      ${spans.map(
        ({ from, until }, index) =>
          html`${clock(msg('From', { id: 'desk-fact-from' }), from, (next) => put({ ...rule, spans: spans.with(index, { from: next, until }) }))}
          ${clock(msg('Until', { id: 'desk-fact-until' }), until, (next) => put({ ...rule, spans: spans.with(index, { from, until: next === '00:00' ? '24:00' : next }) }))}`,
      )}
      ${seasonField(rule.season, (season) => put({ ...rule, season }))}
    </div>
    ${daysField(rule.days, (days) => put({ ...rule, days }))}
    ${
      kind === 'hours'
        ? html`<button type="button" class="button quiet add" @click=${() => put({ ...rule, spans: [...spans, newSpan()] })}>${icon('plus')} ${msg('Further hours', { id: 'desk-fact-span-add' })}</button>`
        : nothing
    }`;
}

function tierFields(tier: Tier, terms: Terms, fresh: () => Tier, put: (tier: Tier) => void): TemplateResult {
  const { cost, ages } = tier;
  const kind = typeof cost === 'string' ? cost : 'amount';
  const choose = (next: (typeof COSTS)[number] | 'amount') =>
    put({ ...tier, cost: next === 'amount' ? fresh().cost : next });
  const years = (side: 'min' | 'max', given: number | null) => {
    const next = { min: ages?.min ?? null, max: ages?.max ?? null, [side]: given };
    put({ ...tier, ages: next.min === null && next.max === null ? null : next });
  };
  const labelOf = (kindOf: string) => (name: string) => (name === '' ? '—' : wordIn(terms, kindOf, name));
  return html`<div class="pair">
      ${choice(msg('Price', { id: 'desk-fact-cost' }), ['amount', ...COSTS] as const, kind, (one) => (one === 'amount' ? msg('An amount', { id: 'desk-fact-amount-kind' }) : costWord(one)), choose)}
      ${typeof cost === 'string' ? nothing : amountFields(cost, (next) => put({ ...tier, cost: next }))}
      ${choice(msg('Per', { id: 'desk-fact-per' }), ['', ...PER] as const, tier.per ?? '', labelOf('per'), (per) => put({ ...tier, per: per === '' ? null : per }))}
      ${choice(msg('For whom', { id: 'desk-fact-who' }), ['', ...WHO] as const, tier.who ?? '', labelOf('who'), (who) => put({ ...tier, who: who === '' ? null : who }))}
      ${figure(msg('From this age', { id: 'desk-fact-age-from' }), ages?.min ?? null, (min) => years('min', min))}
      ${figure(msg('Up to this age', { id: 'desk-fact-age-until' }), ages?.max ?? null, (max) => years('max', max))}
      ${seasonField(tier.season, (season) => put({ ...tier, season }))}
    </div>
    ${daysField(tier.days, (days) => put({ ...tier, days }))}`;
}

type Amount = Exclude<Tier['cost'], string>;

function amountFields(cost: Amount, put: (cost: Amount) => void): TemplateResult {
  const digits = digitsOf(cost.currency);
  const set = (given: number | null) => put({ ...cost, amountMinor: Math.round((given ?? 0) * 10 ** digits) });
  return html`${figure(msg('Amount', { id: 'desk-fact-amount' }), cost.amountMinor / 10 ** digits, set, { step: 'any' })}
    <label class="field"><span>${msg('Currency', { id: 'desk-currency' })}</span>
      <input class="input" dir="ltr" maxlength="3" pattern="[A-Za-z]{3}" required .value=${cost.currency} @change=${(event: Event) => put(inCurrency(cost, inputValue(event).toUpperCase()))} />
    </label>
    <label class="tick"><input type="checkbox" .checked=${cost.from} @change=${() => put({ ...cost, from: !cost.from })} /> ${msg('From this amount on', { id: 'desk-fact-amount-from' })}</label>`;
}

/** Converts the figure of a cost to another currency, which may have another number of decimals. */
function inCurrency(cost: Amount, currency: string): Amount {
  const figures = cost.amountMinor / 10 ** digitsOf(cost.currency);
  return { ...cost, currency, amountMinor: Math.round(figures * 10 ** digitsOf(currency)) };
}

function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2; // Not a currency yet: somebody is still typing.
  }
}

function words(label: string, value: string, set: (value: string) => void): TemplateResult {
  return html`<label class="field"><span>${label}</span>
    <input class="input" dir="auto" required maxlength="200" .value=${value} @input=${(event: Event) => set(inputValue(event))} />
  </label>`;
}

function boundWord(bound: 'most' | 'least'): string {
  return bound === 'most' ? msg('At most', { id: 'desk-fact-most' }) : msg('At least', { id: 'desk-fact-least' });
}

function openWord(kind: (typeof OPEN)[number]): string {
  switch (kind) {
    case 'hours':
      return msg('At these hours', { id: 'desk-fact-hours' });
    case 'round_clock':
      return msg('Day and night', { id: 'desk-hours-always' });
    case 'closed':
      return msg('Closed', { id: 'desk-fact-closed' });
    default:
      return kind satisfies never;
  }
}
