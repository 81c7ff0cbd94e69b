import { html, type TemplateResult } from 'lit';
import { hoursByDay } from '../../shared/domain/house/week.ts';
import type { GuestLook } from '../../shared/protocol/guest-frames.ts';
import { wallClock, weekday } from '../ui/format.ts';
import { TEXTS } from './texts.ts';

/** Reception hours, in the hotel's time zone. */
export function hoursView(hours: NonNullable<GuestLook['hours']>, locale: string): TemplateResult {
  const byDay = hoursByDay(hours);
  const begins = byDay.flatMap((open, day) => (open === byDay[day - 1] ? [] : day));
  const rows = begins.map((day, index) => {
    const last = (begins[index + 1] ?? byDay.length) - 1;
    const days = [day, last].slice(0, last === day ? 1 : 2).map((one) => weekday(one + 1, locale));
    return [days.join(' – '), byDay[day] ?? ''] as const;
  });
  return html`<dl class="hours" part="hours" aria-label=${TEXTS.receptionHours()}>
    ${rows.map(([days, open]) => html`<dt>${days}</dt><dd>${spansOf(open, locale).map((span) => html`<span>${span}</span>`)}</dd>`)}
  </dl>`;
}

/** Formats "08:00-12:00, 13:00-18:00" in the guest's locale. */
function spansOf(hours: string, locale: string): string[] {
  if (hours === '24/7') return [TEXTS.openAlways()];
  if (hours === 'closed') return [TEXTS.closedDay()];
  return hours.split(', ').map((span) =>
    span
      .split('-')
      .map((time) => wallClock(time, locale))
      .join(' – '),
  );
}
