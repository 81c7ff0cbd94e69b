import { formatMoney, type Money } from '../domain/house/money.ts';
import type { Card } from './card.ts';

/** Opens the map of a phone that has one, else a web page (Google's "Maps URLs", api=1). Nothing is asked of it before a tap. */
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** What a card shows that the message's words do not say, as lines of plain text: for channels and files that know no cards. */
export function cardLines(card: Card, text: string, language: string): string[] {
  return linesOf(card, language).filter((line) => line !== '' && !text.includes(line.replace(/^• /, '')));
}

function linesOf(card: Card, language: string): string[] {
  switch (card.type) {
    case 'booking':
      return [...card.rooms.map(({ name, price }) => item(name, price, language)), card.url ?? ''];
    case 'place':
      return [card.address, `${MAP}${encodeURIComponent(`${card.name}, ${card.address}`)}`];
    case 'menu':
      return card.items.map(({ name, price }) => item(name, price, language));
    case 'contact':
      return [card.phone ?? ''];
    case 'list':
      return card.items.flatMap(({ title, text = '', price = null, url = '' }) => [
        item(title, price, language),
        text,
        url,
      ]);
    case 'offer': // its words name it with its price
    case 'hours': // said in the sentence they were read from
    case 'form': // the question itself is the form
      return [];
    default:
      return card satisfies never;
  }
}

function item(name: string, price: Money | null, language: string): string {
  return price === null ? `• ${name}` : `• ${name} · ${formatMoney(price, language)}`;
}
