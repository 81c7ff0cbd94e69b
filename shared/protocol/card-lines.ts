import { formatMoney, type Money } from '../domain/house/money.ts';
import type { Card } from './card.ts';

/** Opens the phone's map app, else a web page (Google's "Maps URLs", api=1). Nothing is loaded before a tap. */
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** The content of a card that the message's text lacks, as plain lines, for channels without cards. */
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
    case 'offer': // the text has name and price
    case 'hours': // the text has the sentence they were read from
    case 'form': // the text is the question
      return [];
    default:
      return card satisfies never;
  }
}

function item(name: string, price: Money | null, language: string): string {
  return price === null ? `• ${name}` : `• ${name} · ${formatMoney(price, language)}`;
}
