import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { compactMemory } from '../../../bff/engine-pool/compact.ts';

const PIECES = 1_000_000;
const KEEP_EVERY_NTH = 40;

it('compactMemory returns pages between the objects in use to the system, and the objects stay intact', () => {
  const heap = () => getHeapStatistics().total_heap_size;
  compactMemory();
  const empty = heap();
  let pieces = Array.from({ length: PIECES }, (_, index) => ({ index, words: [`${index}`] }));
  const filled = heap();
  pieces = pieces.filter(({ index }) => index % KEEP_EVERY_NTH === 0);
  compactMemory();
  expect(heap() - empty).toBeLessThan((filled - empty) / 2);
  expect(pieces.every(({ index, words }) => words[0] === `${index}`)).toBe(true);
});
