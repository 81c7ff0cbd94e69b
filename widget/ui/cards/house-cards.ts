import { html, nothing, type TemplateResult } from 'lit';
import type { CardOf } from '../../../shared/protocol/card.ts';
import { wallClock, weekday } from '../format.ts';
import { ICONS } from '../icons.ts';
import type { CardContext } from './card-context.ts';
import { mapLink } from './map-link.ts';

/** Cards about the hotel itself: its place, its opening hours and its contacts. */

export function placeCard(card: CardOf<'place'>, { texts }: CardContext): TemplateResult {
  const href = mapLink(card, navigator);
  // The phone opens `geo:` in its own map app. A web map opens in a new tab.
  const target = href.startsWith('http') ? '_blank' : nothing;
  return html`<div class="map" aria-hidden="true">${ICONS.pin}</div>
    <p><strong dir="auto">${card.name}</strong></p>
    <p class="muted" dir="auto">${card.address}</p>
    <a part="card-action" class="main" href=${href} target=${target} rel="noopener noreferrer"><span>${texts.directions}</span>${ICONS.elsewhere}</a>`;
}

export function hoursCard({ rows }: CardOf<'hours'>, { texts, locale, today }: CardContext): TemplateResult {
  const day = new Date(`${today}T12:00:00Z`).getUTCDay() || 7;
  return html`<p class="title">${ICONS.waiting}<strong>${texts.hours}</strong></p>
    <dl>${rows.map(
      ({ days, spans, roundClock }) => html`<div class="row" ?data-now=${days.includes(day)}>
        <dt>${daysView(days, locale)}</dt>
        <dd>${roundClock ? texts.always : spans.length === 0 ? texts.closed : spans.map((span) => html`<span>${spanView(span, locale)}</span>`)}</dd>
      </div>`,
    )}</dl>`;
}

/** Writes consecutive days as a span: Mon – Fri, Sun. */
function daysView(days: readonly number[], locale: string): string {
  const runs: number[][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => [...new Set([run[0], run.at(-1)])].map((day = 1) => weekday(day, locale)).join(' – '))
    .join(', ');
}

function spanView({ from, until }: { from: string; until: string }, locale: string): string {
  return `${wallClock(from, locale)} – ${wallClock(until, locale)}`;
}

export function contactCard(card: CardOf<'contact'>, { texts, leaveEmail, isLive }: CardContext): TemplateResult {
  const { name, phone, opensAt } = card;
  return html`<p><strong dir="auto">${name}</strong></p>
    ${opensAt === undefined ? nothing : html`<p class="muted">${texts.backAt(opensAt)}</p>`}
    <div class="actions">
      ${phone === undefined ? nothing : html`<a part="card-action" class="main" href="tel:${phone.replace(/[^+\d]/g, '')}">${ICONS.phone}<span>${texts.call(name)}</span></a>`}
      ${texts.leaveEmail === undefined || !isLive ? nothing : html`<button part="card-action" @click=${leaveEmail}>${texts.leaveEmail}</button>`}
    </div>`;
}
