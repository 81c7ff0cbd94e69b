import { FORM_FIELDS } from '../../../../shared/domain/house/form-field.ts';
import type { Card } from '../../../../shared/protocol/card.ts';
import { fields, list, maybeText, oneOf, text } from './read.ts';

const STATES = ['offered', 'requested', 'booked'] as const;
const LAYOUTS = ['rows', 'carousel'] as const;

type Price = { amount: string; currency: string } | null;

/** The card of a message; null if it has none or one of an unknown type. */
export function readCard(value: unknown): Card | null {
  const from = fields(value);
  switch (from?.['type']) {
    case 'offer':
      return {
        type: 'offer',
        name: text(from['name']),
        price: readPrice(from['price']),
        state: oneOf(STATES, from['state'], 'offered'),
      };
    case 'booking':
      return {
        type: 'booking',
        ...some('arrival', from['arrival']),
        ...some('departure', from['departure']),
        ...some('url', from['url']),
        rooms: list(from['rooms'], readItem),
      };
    case 'place':
      return { type: 'place', name: text(from['name']), address: text(from['address']) };
    case 'hours':
      return { type: 'hours', rows: list(from['rows'], readRow) };
    case 'menu':
      return { type: 'menu', items: list(from['items'], readItem).map((item) => ({ ...item, unit: 'piece' })) };
    case 'contact':
      return {
        type: 'contact',
        name: text(from['name']),
        ...some('phone', from['phone']),
        ...some('opensAt', from['opensAt']),
      };
    case 'form':
      return { type: 'form', fields: list(from['fields'], (one) => FORM_FIELDS.find((name) => name === one) ?? null) };
    case 'list':
      return {
        type: 'list',
        layout: oneOf(LAYOUTS, from['layout'], 'rows'),
        items: list(from['items'], (item) => {
          const of = fields(item);
          return of === null
            ? null
            : {
                title: text(of['title']),
                price: readPrice(of['price']),
                ...some('text', of['text']),
                ...some('url', of['url']),
              };
        }),
      };
    default:
      return null;
  }
}

function some<K extends string>(key: K, value: unknown): { [Key in K]?: string } {
  const words = maybeText(value);
  return words === null ? {} : ({ [key]: words } as { [Key in K]?: string });
}

function readItem(value: unknown): { name: string; price: Price } | null {
  const from = fields(value);
  return from === null ? null : { name: text(from['name']), price: readPrice(from['price']) };
}

function readPrice(value: unknown): Price {
  const from = fields(value);
  return from === null ? null : { amount: text(from['amount'], '0'), currency: text(from['currency'], 'EUR') };
}

function readRow(value: unknown) {
  const from = fields(value);
  if (from === null) return null;
  return {
    days: list(from['days'], (day) => (typeof day === 'number' ? day : null)),
    spans: list(from['spans'], (span) => {
      const of = fields(span);
      return of === null ? null : { from: text(of['from']), until: text(of['until']) };
    }),
    roundClock: from['roundClock'] === true,
  };
}
