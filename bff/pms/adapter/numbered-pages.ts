import { z } from 'zod';
import { PmsError } from '../net/errors.ts';

export interface NumberedPage<Item> {
  items: readonly Item[];
  /** The total number of items, if the PMS reports it. */
  total: number | null;
}

/** The next page, and the total at the time of the page before. */
export const numberedPlace = z.object({ page: z.int().positive(), total: z.int().min(0).nullable().default(null) });
export type NumberedPlace = z.infer<typeof numberedPlace>;

export const FIRST_PAGE: NumberedPlace = { page: 1, total: null };

/**
 * Reads numbered pages (from 1) to the last, which is the one that is not full or reaches the total. If the total falls
 * meanwhile, records were removed and later ones moved up, so it goes back by as many pages as they may have moved;
 * records may then come twice. If a full page equals the one before, it is fetched again; if it still does,
 * `malformed_answer` is thrown, so that no record is skipped. `next`: where to continue after this page; null after the
 * last.
 *
 * `recount`: for lists in which a changed record moves to the end, so that later ones move up though the total stays.
 * If fewer records were seen than the total, the list is read once more.
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
  let lastFingerprint = '';
  const seen = new Set<string>();
  let mayRecount = recount && first.page === 1;
  for (let nextPlace: NumberedPlace | null = first; nextPlace !== null; ) {
    const { page: number, total: totalBefore }: NumberedPlace = nextPlace;
    let page = await fetchPage(number);
    const isRepeated = () => page.items.length > 0 && fingerprint(page.items, idOf) === lastFingerprint;
    if (isRepeated()) page = await fetchPage(number);
    if (isRepeated())
      throw new PmsError('malformed_answer', `The PMS sends page ${number - 1} again for page ${number}`);
    lastFingerprint = fingerprint(page.items, idOf);
    nextPlace = findNext({ number, known: totalBefore, size }, page);
    if (mayRecount) for (const item of page.items) seen.add(idOf(item));
    if (mayRecount && nextPlace === null && seen.size < (page.total ?? 0)) {
      mayRecount = false;
      nextPlace = { page: 1, total: page.total };
    }
    yield { ...page, next: nextPlace };
  }
}

function findNext<Item>(
  { number, known: totalBefore, size }: { number: number; known: number | null; size: number },
  { items, total: hasTotal }: NumberedPage<Item>,
): NumberedPlace | null {
  // Some vendors give no total with an empty page.
  const total = hasTotal ?? (items.length === 0 ? Math.min(totalBefore ?? 0, (number - 1) * size) : null);
  const removedCount = totalBefore === null || total === null ? 0 : totalBefore - total;
  if (removedCount > 0 && number > 1) return { page: Math.max(1, number - Math.ceil(removedCount / size)), total };
  const isLast = items.length < size || (total !== null && number * size >= total);
  return isLast ? null : { page: number + 1, total };
}

function fingerprint<Item>(items: readonly Item[], idOf: (item: Item) => string): string {
  return items.map(idOf).join(' ');
}
