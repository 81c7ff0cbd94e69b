import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Days, Season } from '../../../../shared/api/house/house-facts.ts';
import { oneOf } from '../../data/read/read.ts';
import { inputValue } from '../../settings/property/setup-form.ts';
import { weekdayName } from '../../ui/words/format.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const SEASONS = ['always', 'summer', 'winter', 'dates'] as const;
/** The initial dates of a season, June to mid-September. */
const SOME_DATES = { from: '06-01', until: '09-15' };

/** A list to choose one value from. */
export function choice<Value extends string>(
  label: string,
  values: readonly Value[],
  chosen: Value,
  word: (value: Value) => string,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<label class="field">
    <span>${label}</span>
    <select class="input" @change=${(event: Event) => choose(oneOf(values, inputValue(event), chosen))}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${word(value)}</option>`)}
    </select>
  </label>`;
}

/** A number field that may be empty. */
export function figure(
  label: string,
  value: number | null,
  set: (value: number | null) => void,
  { min = 0, step = '1' }: { min?: number; step?: string } = {},
): TemplateResult {
  const change = (event: Event) => {
    const words = inputValue(event).trim();
    set(words === '' || Number.isNaN(Number(words)) ? null : Number(words));
  };
  return html`<label class="field">
    <span>${label}</span>
    <input class="input" type="number" min=${min} step=${step} .value=${value === null ? '' : String(value)} @change=${change} />
  </label>`;
}

/** The weekdays of a rule or a price; none selected: every day. */
export function daysField(days: Days | null, set: (days: Days | null) => void): TemplateResult {
  const { days: chosen, holidays } = days ?? { days: [], holidays: false };
  const put = (next: Days) => set(next.days.length === 0 && !next.holidays ? null : next);
  const flip = (day: number) =>
    put({ days: chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort(), holidays });
  return html`<div class="days" role="group" aria-label=${msg('On these days; none chosen: on every day', { id: 'desk-fact-days' })}>
    ${WEEKDAYS.map(
      (day) =>
        html`<label class="tick"><input type="checkbox" .checked=${chosen.includes(day)} @change=${() => flip(day)} /> ${weekdayName(day + 1)}</label>`,
    )}
    <label class="tick"><input type="checkbox" .checked=${holidays} @change=${() => put({ days: chosen, holidays: !holidays })} /> ${msg('Public holidays', { id: 'desk-fact-holidays' })}</label>
  </div>`;
}

/** The season of a rule or a price. */
export function seasonField(season: Season | null, set: (season: Season | null) => void): TemplateResult {
  const kind = season === null ? 'always' : 'name' in season ? season.name : 'dates';
  const choose = (next: (typeof SEASONS)[number]) =>
    set(next === 'always' ? null : next === 'dates' ? SOME_DATES : { name: next });
  const day = (label: string, value: string, put: (value: string) => void) => html`<label class="field">
    <span>${label}</span>
    <input class="input" dir="ltr" pattern="(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])" required placeholder="06-15" .value=${value} @change=${(event: Event) => put(inputValue(event))} />
  </label>`;
  return html`${choice(msg('In the year', { id: 'desk-fact-season' }), SEASONS, kind, seasonWord, choose)}
  ${
    season === null || 'name' in season
      ? nothing
      : html`${day(msg('From (month-day)', { id: 'desk-fact-season-from' }), season.from, (from) => set({ ...season, from }))}
        ${day(msg('Until (month-day)', { id: 'desk-fact-season-until' }), season.until, (until) => set({ ...season, until }))}`
  }`;
}

function seasonWord(season: (typeof SEASONS)[number]): string {
  switch (season) {
    case 'always':
      return msg('All year', { id: 'desk-season-always' });
    case 'summer':
      return msg('In summer', { id: 'desk-season-summer' });
    case 'winter':
      return msg('In winter', { id: 'desk-season-winter' });
    case 'dates':
      return msg('Between two days', { id: 'desk-season-dates' });
    default:
      return season satisfies never;
  }
}
