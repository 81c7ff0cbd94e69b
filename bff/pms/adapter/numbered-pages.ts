import { z } from 'zod';
import { PmsError } from '../net/errors.ts';

export interface NumberedPage<Item> {
  items: readonly Item[];
  /** How many there are in all, where the PMS says so. */
  total: number | null;
}

/** Where a walk goes on: the page, and how many there were in all when the one before was read. */
export const numberedPlace = z.object({ page: z.int().positive(), total: z.int().min(0).nullable().default(null) });
export type NumberedPlace = z.infer<typeof numberedPlace>;

export const FIRST_PAGE: NumberedPlace = { page: 1, total: null };

/**
 * Walks pages that are asked for by number (from 1), to the last: the one that is not full, or that reaches the total. Where
 * records dropped out of the list meanwhile (there are fewer in all) those behind moved up, so it goes as many
 * pages back as they may have moved; records then come twice. A full page that brings the one before it again is asked for again; brought a
 * third time, the walk ends in `malformed_answer` rather than passing records over. `next`: where to go on after this
 * page; null: it was the last.
 *
 * `recount`: for lists in which a record that changes goes to the end, so that those behind it move up and the total stays: a
 * walk that saw fewer than there are goes through the list once more.
 */
export async function* walkPages<Item>({
  first,
  size,
  fetchPage,
  idOf,
  recount = false,
}: {
  first: NumberedPlace;
  size: number;
  fetchPage: (page: number) => Promise<NumberedPage<Item>>;
  idOf: (item: Item) => string;
  recount?: boolean;
}): AsyncGenerator<NumberedPage<Item> & { next: NumberedPlace | null }> {
  let before = '';
  const seen = new Set<string>();
  let mayRecount = recount && first.page === 1;
  for (let place: NumberedPlace | null = first; place !== null; ) {
    const { page: number, total: known }: NumberedPlace = place;
    let page = await fetchPage(number);
    const isRepeated = () => page.items.length > 0 && fingerprint(page.items, idOf) === before;
    if (isRepeated()) page = await fetchPage(number);
    if (isRepeated())
      throw new PmsError('malformed_answer', `The PMS sends page ${number - 1} again for page ${number}`);
    before = fingerprint(page.items, idOf);
    place = findNext({ number, known, size }, page);
    if (mayRecount) for (const item of page.items) seen.add(idOf(item));
    if (mayRecount && place === null && seen.size < (page.total ?? 0)) {
      mayRecount = false;
      place = { page: 1, total: page.total };
    }
    yield { ...page, next: place };
  }
}

function findNext<Item>(
  { number, known, size }: { number: number; known: number | null; size: number },
  { items, total: told }: NumberedPage<Item>,
): NumberedPlace | null {
  // A page that was to come and is empty says no total with some vendors.
  const total = told ?? (items.length === 0 ? Math.min(known ?? 0, (number - 1) * size) : null);
  const gone = known === null || total === null ? 0 : known - total;
  if (gone > 0 && number > 1) return { page: Math.max(1, number - Math.ceil(gone / size)), total };
  const isLast = items.length < size || (total !== null && number * size >= total);
  return isLast ? null : { page: number + 1, total };
}

function fingerprint<Item>(items: readonly Item[], idOf: (item: Item) => string): string {
  return items.map(idOf).join(' ');
}
