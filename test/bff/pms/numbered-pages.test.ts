import { describe, expect, it } from 'vitest';
import { FIRST_PAGE, type NumberedPlace, walkPages } from '../../../bff/pms/adapter/numbered-pages.ts';

const SIZE = 10;

/** Reads a list that changes after some pages. Returns the entries and the requested pages. */
async function walk(
  list: string[],
  {
    first = FIRST_PAGE,
    after = {},
    saysTotal = true,
    recount = false,
  }: { first?: NumberedPlace; after?: Record<number, () => void>; saysTotal?: boolean; recount?: boolean } = {},
) {
  const seen = new Set<string>();
  const asked: number[] = [];
  const places: (NumberedPlace | null)[] = [];
  const pages = walkPages({
    first,
    size: SIZE,
    async fetchPage(page) {
      asked.push(page);
      const items = list.slice((page - 1) * SIZE, page * SIZE);
      return { items, total: saysTotal && items.length > 0 ? list.length : null };
    },
    idOf: (item) => item,
    recount,
  });
  for await (const { items, next } of pages) {
    for (const item of items) seen.add(item);
    places.push(next);
    after[places.length]?.();
  }
  return { seen, asked, places, missed: list.filter((item) => !seen.has(item)) };
}

const listOf = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

describe('a pull through numbered pages', () => {
  it('ends with a page that is not full, or at the total', async () => {
    expect((await walk(listOf(25))).asked).toEqual([1, 2, 3]);
    expect((await walk(listOf(20))).asked).toEqual([1, 2]);
    expect((await walk(listOf(20), { saysTotal: false })).asked).toEqual([1, 2, 3]);
    expect((await walk([])).asked).toEqual([1]);
  });

  it('goes back if records were removed from the list', async () => {
    const list = listOf(50);
    const { asked, missed } = await walk(list, { after: { 1: () => list.splice(0, 3) } });
    expect(missed).toEqual([]);
    expect(asked).toEqual([1, 2, 1, 2, 3, 4, 5]);
  });

  it('goes back as far as the records may have moved', async () => {
    const list = listOf(100);
    const { missed } = await walk(list, { after: { 5: () => list.splice(0, 34) } });
    expect(missed).toEqual([]);
  });

  it('goes back from an end that came too early', async () => {
    for (const gone of [5, 10, 15, 20]) {
      const list = listOf(30);
      expect((await walk(list, { after: { 2: () => list.splice(0, gone) } })).missed, `${gone}`).toEqual([]);
    }
  });

  it('reads the list once more if records moved to its end, and only once', async () => {
    const list = listOf(50);
    const move = () => list.push(...list.splice(0, 3));
    const { asked, missed } = await walk(list, { after: { 1: move }, recount: true });
    expect(missed).toEqual([]);
    expect(asked).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
    expect((await walk(listOf(50), { recount: true })).asked).toHaveLength(5);
    const twice = [...listOf(25), ...listOf(25)];
    expect((await walk(twice, { recount: true })).asked).toHaveLength(10);
  });

  it('remembers after an interruption that records have moved', async () => {
    const list = listOf(50);
    const before = await walk(list.slice());
    const place = before.places[1] ?? null;
    expect(place).toEqual({ page: 3, total: 50 });
    list.splice(0, 3);
    const { seen } = await walk(list, { first: place ?? FIRST_PAGE });
    expect(list.slice(17).filter((item) => !seen.has(item))).toEqual([]);
  });
});
