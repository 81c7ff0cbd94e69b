import { html, nothing, type TemplateResult } from 'lit';
import { formatMoney, type Money } from '../../../shared/domain/house/money.ts';
import type { CardOf } from '../../../shared/protocol/card.ts';
import { dayRange } from '../format.ts';
import { ICONS } from '../icons.ts';
import type { CardContext } from './card-context.ts';

/** Cards for what the hotel sells: extras, rooms and price lists. */

export function offerCard({ name, price, state }: CardOf<'offer'>, context: CardContext): TemplateResult {
  const { texts, replies, isLive, choose } = context;
  return html`<p class="row"><strong dir="auto">${name}</strong>${priceView(price, context)}</p>
    ${state === 'offered' ? nothing : html`<p class="state">${ICONS.sent}${texts[state]}</p>`}
    ${
      state === 'offered' && isLive && replies.length > 0
        ? html`<div class="actions">${replies.map(
            (reply, index) =>
              html`<button part="card-action" dir="auto" class=${index === 0 ? 'main' : ''} @click=${() => choose(reply)}>${reply.label}</button>`,
          )}</div>`
        : nothing
    }`;
}

export function bookingCard(
  { arrival, departure, rooms, url }: CardOf<'booking'>,
  context: CardContext,
): TemplateResult {
  const { texts, locale } = context;
  const days = arrival === undefined || departure === undefined ? null : dayRange(arrival, departure, locale);
  const items = rooms.map(({ name, price }) => ({ title: name, price }));
  return html`${days === null ? nothing : html`<p class="title">${ICONS.calendar}<strong>${days}</strong></p>`}
    ${items.length === 0 ? nothing : itemsView({ items, layout: items.length > 1 ? 'carousel' : 'rows', label: days ?? texts.book }, context)}
    ${url === undefined ? nothing : linkView(url, texts.book, true)}`;
}

export function menuCard({ items }: CardOf<'menu'>, context: CardContext): TemplateResult {
  return html`<ul class="lines">${items.map(
    ({ name, price }) => html`<li class="row"><span dir="auto">${name}</span>${priceView(price, context)}</li>`,
  )}</ul>`;
}

export function listCard({ items, layout }: CardOf<'list'>, context: CardContext): TemplateResult {
  return itemsView({ items, layout, label: items.map(({ title }) => title).join(', ') }, context);
}

type Items = Pick<CardOf<'list'>, 'items' | 'layout'> & { label: string };

/** Rows, or tiles side by side in a list that also scrolls by keyboard. */
function itemsView({ items, layout, label }: Items, context: CardContext): TemplateResult {
  const tiles = items.map(
    ({ title, text, price, url }) => html`<li><strong dir="auto">${title}</strong>
      ${text ? html`<p dir="auto">${text}</p>` : nothing}${price == null ? nothing : priceView(price, context)}
      ${url === undefined ? nothing : linkView(url, hostOf(url), false)}</li>`,
  );
  return layout === 'rows'
    ? html`<ul class="lines">${tiles}</ul>`
    : html`<div class="carousel" role="region" aria-label=${label} tabindex="0"><ul>${tiles}</ul></div>`;
}

function priceView(price: Money | null, { locale }: CardContext): TemplateResult | typeof nothing {
  return price === null ? nothing : html`<span class="price">${formatMoney(price, locale)}</span>`;
}

/** A link for a web address. Addresses with another scheme are not linked. */
function linkView(url: string, label: string, isMain: boolean): TemplateResult | typeof nothing {
  if (!/^https?:\/\//i.test(url)) return nothing;
  return html`<a part="card-action" class=${isMain ? 'main' : ''} href=${url} target="_blank" rel="noopener nofollow"
    ><span>${label}</span>${ICONS.elsewhere}</a>`;
}

/** Lets a long host name wrap after its dots and not within a word. */
function hostOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).host : url;
  return host.replaceAll('.', '.\u200b');
}
