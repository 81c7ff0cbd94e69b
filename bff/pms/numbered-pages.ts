import { PmsError } from './errors.ts';

export interface NumberedPage<Item> {
  items: readonly Item[];
  /** How many there are in all, where the PMS says so. */
  total: number | null;
}

/**
 * Walks pages that are asked for by number (from 1), to the last: the one that is not full, or that reaches the total. A
 * full page that brings the one before it again is asked for anew; brought a third time, the walk ends in
 * `malformed_answer` rather than passing records over.
 */
export async function* walkPages<Item>({
  first,
  size,
  fetchPage,
  idOf,
}: {
  first: number;
  size: number;
  fetchPage: (page: number) => Promise<NumberedPage<Item>>;
  idOf: (item: Item) => string;
}): AsyncGenerator<NumberedPage<Item> & { number: number; last: boolean }> {
  let before = '';
  for (let number = first; ; number++) {
    let page = await fetchPage(number);
    const isRepeated = () => page.items.length > 0 && fingerprint(page.items, idOf) === before;
    if (isRepeated()) page = await fetchPage(number);
    if (isRepeated())
      throw new PmsError('malformed_answer', `The PMS sends page ${number - 1} again for page ${number}`);
    before = fingerprint(page.items, idOf);
    const last = page.items.length < size || (page.total !== null && number * size >= page.total);
    yield { ...page, number, last };
    if (last) return;
  }
}

function fingerprint<Item>(items: readonly Item[], idOf: (item: Item) => string): string {
  return items.map(idOf).join(' ');
}
