import { html, type TemplateResult } from 'lit';
import type { GuestLook } from '../../shared/protocol/guest-frames.ts';
import { wallClock, weekday } from '../ui/format.ts';
import { TEXTS } from './texts.ts';

/** Reception hours, in the hotel's time zone. */
export function hoursView(hours: NonNullable<GuestLook['hours']>, locale: string): TemplateResult {
  const { mon_fri, weekend } = hours;
  const rows: [days: string, hours: string][] =
    mon_fri === weekend
      ? [[`${weekday(1, locale)} – ${weekday(7, locale)}`, mon_fri]]
      : [
          [`${weekday(1, locale)} – ${weekday(5, locale)}`, mon_fri],
          [`${weekday(6, locale)} – ${weekday(7, locale)}`, weekend],
        ];
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
