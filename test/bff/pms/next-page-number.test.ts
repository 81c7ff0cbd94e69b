import { describe, expect, it } from 'vitest';
import { nextPageNumber } from '../../../bff/pms/adapter/next-page-number.ts';

/** Reads a list to its end in pages of ten, with a new length at each call. Returns the requested pages. */
function walk(lengths: readonly number[]): number[] {
  const asked: number[] = [];
  let place: string | null = null;
  for (const total of lengths) {
    const { number, next }: ReturnType<typeof nextPageNumber> = nextPageNumber(place, 10);
    asked.push(number);
    place = next({ count: Math.max(0, Math.min(10, total - (number - 1) * 10)), total });
    if (place === null) break;
  }
  return asked;
}

describe('a list with page numbers', () => {
  it('is read to its last page', () => {
    expect(walk([25, 25, 25, 25])).toEqual([1, 2, 3]);
    expect(walk([20, 20, 20])).toEqual([1, 2]);
    expect(walk([0, 0])).toEqual([1]);
  });

  it('without a total ends with a page that is not full', () => {
    const { number, next } = nextPageNumber(JSON.stringify({ number: 2, total: null }), 10);
    expect(number).toBe(2);
    expect(next({ count: 10, total: null })).toContain('"number":3');
    expect(next({ count: 9, total: null })).toBeNull();
  });

  it('is read again from an earlier page if records before the current page were removed', () => {
    expect(walk([30, 19, 19, 19])).toEqual([1, 2, 1, 2]);
  });

  it('refuses a cursor that it did not create', () => {
    expect(() => nextPageNumber('7; drop', 10)).toThrow('none that was given');
  });
});
