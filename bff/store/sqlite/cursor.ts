import { z } from 'zod';
import { ServiceError } from '../../base/errors.ts';

const position = z.tuple([z.string(), z.string()]);

/** The end of a list's page as an opaque text: the sort value and id of its last row. */
export function writeCursor(sortedBy: string, id: string): string {
  return Buffer.from(JSON.stringify([sortedBy, id])).toString('base64url');
}

/** Throws `bad_request` for a text that is not a cursor. */
export function readCursor(cursor: string): { sortedBy: string; id: string } {
  try {
    const [sortedBy, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { sortedBy, id };
  } catch (cause) {
    throw new ServiceError('bad_request', 'cursor: use the nextCursor of the page before', { cause });
  }
}

/** One page of a list, with the cursor of the next. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Makes a page from rows that were selected with `limit + 1`. */
export function toPage<T>(rows: T[], limit: number, position: (row: T) => string): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? position(last) : null };
}
