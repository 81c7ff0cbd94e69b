import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { ActivationBody } from '../../../../shared/api/house/activation.ts';
import { WEEKDAYS, type Weekday } from '../../../../shared/domain/house/week.ts';
import { icon } from '../../ui/look/icons.ts';
import { weekdayName } from '../../ui/words/format.ts';
import { ActivationForm } from '../channels/activation-form.ts';
import type { HoursChangedEvent } from './hours-field.ts';
import { inputValue, SetupForm } from './setup-form.ts';

const HOURS = ['mon_fri', 'weekend'] as const;
const IDLE_MINUTES_MAX = 1_440;

/**
 * The settings of the hours of staff (weekly and on holidays), and how long a guest waits for a colleague who does not
 * answer.
 */
export class DeskSetupActivate extends ActivationForm {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-5);
      }
      .days {
        display: grid;
        gap: var(--space-2);
      }
      .day {
        display: grid;
        grid-template-columns: minmax(9rem, 12rem) minmax(0, 1fr) auto;
        gap: var(--space-2);
      }
      .number {
        max-inline-size: 10rem;
      }
    `,
  ];

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Hours and holidays', { id: 'desk-set-hours' })}</h1>
      <p class="hint">${msg('Guests are told when a person is there. The AI answers at any hour.', { id: 'desk-set-hours-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: ActivationBody): TemplateResult {
    const { holidays = [], days = {}, mon_fri } = value.businessHours;
    const own = WEEKDAYS.filter((day) => days[day] !== undefined);
    const others = WEEKDAYS.filter((day) => days[day] === undefined);
    const [next] = others;
    return html`
      <div class="pair">${HOURS.map((key) => this.#hours(key, value))}</div>
      <div class="field" role="group" aria-labelledby="weekdays">
        <span class="label" id="weekdays">${msg('Days of the week with hours of their own', { id: 'desk-weekdays' })}</span>
        <ul class="days">${own.map((day) => this.#weekday(day, others, value))}</ul>
        ${next === undefined ? nothing : html`<div><button type="button" class="button" @click=${() => this.#setDays(value, { ...days, [next]: mon_fri })}>${icon('plus')} ${msg('Add a day of the week', { id: 'desk-weekday-add' })}</button></div>`}
      </div>
      <p class="hint">${msg('In the time zone of the house. Times that end before they begin go past midnight.', { id: 'desk-hours-zone' })}</p>
      <div class="field" role="group" aria-labelledby="holidays">
        <span class="label" id="holidays">${msg('Holidays with hours of their own', { id: 'desk-holidays' })}</span>
        <ul class="days">${holidays.map((day, index) => this.#holiday(day, index, value))}</ul>
        ${this.fault('/businessHours/holidays')}
        <div><button type="button" class="button" @click=${() => this.#setHolidays(value, [...holidays, { date: tomorrow(), hours: 'closed' }])}>${icon('plus')} ${msg('Add a day', { id: 'desk-holiday-add' })}</button></div>
      </div>
      <div class="field">
        <label for="idle">${msg('Minutes until a guest whose colleague is silent waits for all again (0: never)', { id: 'desk-idle' })}</label>
        <input class="input number" id="idle" type="number" min="0" max=${IDLE_MINUTES_MAX} .value=${String(value.staffIdleMinutes ?? 0)} aria-invalid=${this.isFaulty('/staffIdleMinutes')} aria-describedby=${this.faultAt('/staffIdleMinutes')} @input=${(event: Event) => this.change({ staffIdleMinutes: Math.round(Number(inputValue(event))) })} />
        ${this.fault('/staffIdleMinutes')}
      </div>
    `;
  }

  #hours(key: (typeof HOURS)[number], { businessHours }: ActivationBody): TemplateResult {
    const pointer = `/businessHours/${key}`;
    const label = {
      mon_fri: msg('Staff are there Monday to Friday', { id: 'desk-hours-week' }),
      weekend: msg('Staff are there at the weekend', { id: 'desk-hours-weekend' }),
    }[key];
    const change = ({ hours }: HoursChangedEvent) => this.change({ businessHours: { ...businessHours, [key]: hours } });
    return html`<div class="field">
      <span class="label">${label}</span>
      <desk-hours-field id=${key} label=${label} .value=${businessHours[key]} ?invalid=${this.isFaulty(pointer) === 'true'} @hours-changed=${change}></desk-hours-field>
      ${this.fault(pointer)}
    </div>`;
  }

  #weekday(day: Weekday, others: readonly Weekday[], value: ActivationBody): TemplateResult {
    const { days = {} } = value.businessHours;
    const { [day]: hours = '', ...rest } = days;
    const pointer = `/businessHours/days/${day}`;
    const move = (event: Event) => this.#setDays(value, { ...rest, [inputValue(event)]: hours });
    return html`<li class="day">
      <select class="input" aria-label=${msg('Day', { id: 'desk-day' })} @change=${move}>
        ${WEEKDAYS.map((one, index) => (one === day || others.includes(one) ? html`<option value=${one} ?selected=${one === day}>${weekdayName(index + 1)}</option>` : nothing))}
      </select>
      <desk-hours-field label=${msg('Hours', { id: 'desk-hours' })} .value=${hours} ?invalid=${this.isFaulty(pointer) === 'true'} @hours-changed=${({ hours: changed }: HoursChangedEvent) => this.#setDays(value, { ...days, [day]: changed })}></desk-hours-field>
      <button type="button" class="button quiet icon-only danger" aria-label=${msg('Remove the day', { id: 'desk-holiday-remove' })} @click=${() => this.#setDays(value, rest)}>${icon('trash')}</button>
      ${this.fault(pointer)}
    </li>`;
  }

  #setDays({ businessHours }: ActivationBody, days: Partial<Record<Weekday, string>>): void {
    this.change({ businessHours: { ...businessHours, days } });
  }

  #holiday(day: { date: string; hours: string }, index: number, value: ActivationBody): TemplateResult {
    const holidays = value.businessHours.holidays ?? [];
    const pointer = `/businessHours/holidays/${index}`;
    const set = (part: { date?: string; hours?: string }) =>
      this.#setHolidays(
        value,
        holidays.map((other, at) => (at === index ? { ...other, ...part } : other)),
      );
    return html`<li class="day">
      <input class="input" type="date" aria-label=${msg('Day', { id: 'desk-day' })} aria-invalid=${this.isFaulty(pointer)} aria-describedby=${this.faultAt(`${pointer}/date`)} .value=${day.date} @input=${(event: Event) => set({ date: inputValue(event) })} />
      <desk-hours-field label=${msg('Hours', { id: 'desk-hours' })} .value=${day.hours} ?invalid=${this.isFaulty(pointer) === 'true'} @hours-changed=${({ hours }: HoursChangedEvent) => set({ hours })}></desk-hours-field>
      <button type="button" class="button quiet icon-only danger" aria-label=${msg('Remove the day', { id: 'desk-holiday-remove' })} @click=${() =>
        this.#setHolidays(
          value,
          holidays.filter((_, at) => at !== index),
        )}>${icon('trash')}</button>
      ${this.fault(`${pointer}/date`)}${this.fault(`${pointer}/hours`)}
    </li>`;
  }

  #setHolidays({ businessHours }: ActivationBody, holidays: { date: string; hours: string }[]): void {
    this.change({ businessHours: { ...businessHours, holidays } });
  }
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
