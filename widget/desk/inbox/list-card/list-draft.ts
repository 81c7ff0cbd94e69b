import type { Money } from '../../../../shared/domain/house/money.ts';
import type { CardOf } from '../../../../shared/protocol/card.ts';
import { fields, list, oneOf, text } from '../../data/read/read.ts';

/** One row as typed. */
export interface ListRow {
  title: string;
  text: string;
  /** A decimal with point or comma; empty for none. */
  amount: string;
  url: string;
}

/** An unsent list card. */
export interface ListDraft {
  layout: CardOf<'list'>['layout'];
  currency: string;
  rows: readonly ListRow[];
}

/** A field with an error: missing title, invalid price, currency or address. */
export type RowFault = 'title' | 'amount' | 'currency' | 'url';

const EMPTY: ListRow = { title: '', text: '', amount: '', url: '' };

export function newDraft(currency: string): ListDraft {
  return { layout: 'rows', currency, rows: [EMPTY] };
}

/** Adds a row; replaces the last one if that is empty. */
export function addRow(draft: ListDraft, row: Partial<ListRow> = {}): ListDraft {
  const last = draft.rows.at(-1);
  const isFree = last !== undefined && Object.values(last).every((words) => words.trim() === '');
  const rows = isFree && row.title !== undefined ? draft.rows.slice(0, -1) : draft.rows;
  return { ...draft, rows: [...rows, { ...EMPTY, ...row }] };
}

/** Parses the stored draft; null if missing or unreadable. */
export function readDraft(stored: string): ListDraft | null {
  if (stored === '') return null;
  try {
    const from = fields(JSON.parse(stored));
    const rows = list(from?.['rows'], (row) => {
      const words = fields(row) ?? {};
      return {
        title: text(words['title']),
        text: text(words['text']),
        amount: text(words['amount']),
        url: text(words['url']),
      };
    });
    if (rows.length === 0) return null;
    return { layout: oneOf(['rows', 'carousel'], from?.['layout'], 'rows'), currency: text(from?.['currency']), rows };
  } catch {
    return null;
  }
}

/** The fields of a row that the server would refuse. */
export function faultsOf(row: ListRow, currency: string): RowFault[] {
  const price = toPrice(row.amount, currency);
  return [
    ...(row.title.trim() === '' ? ['title' as const] : []),
    ...(price !== null && !/^\d{1,9}(\.\d{1,3})?$/.test(price.amount) ? ['amount' as const] : []),
    ...(price !== null && !isCurrency(price.currency) ? ['currency' as const] : []),
    ...(row.url.trim() !== '' && !isPage(row.url.trim()) ? ['url' as const] : []),
  ];
}

/** The card with all valid rows. */
export function toCard({ layout, currency, rows }: ListDraft): CardOf<'list'> {
  const items = rows
    .filter((row) => faultsOf(row, currency).length === 0)
    .map((row) => {
      const price = toPrice(row.amount, currency);
      return {
        title: row.title.trim(),
        ...(row.text.trim() !== '' && { text: row.text.trim() }),
        ...(price !== null && { price }),
        ...(row.url.trim() !== '' && { url: row.url.trim() }),
      };
    });
  return { type: 'list', layout, items };
}

/** The finished card of a draft; null if something is missing. */
export function wholeCard(draft: ListDraft): CardOf<'list'> | null {
  return draft.rows.every((row) => faultsOf(row, draft.currency).length === 0) ? toCard(draft) : null;
}

function toPrice(amount: string, currency: string): Money | null {
  const typed = amount.trim().replace(',', '.');
  return typed === '' ? null : { amount: typed, currency: currency.trim().toUpperCase() };
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

function isPage(address: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/.test(address);
}
