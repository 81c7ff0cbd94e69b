import { describe, expect, it } from 'vitest';
import { Postings } from '../../../bff/knowledge/postings.ts';
import { VectorTable } from '../../../bff/knowledge/vectors.ts';
import { dot } from '../../../bff/language/model/dot.ts';

describe('Postings: the sets that contain a term', () => {
  const postings = new Postings([new Set(['pool', 'sauna']), new Set(['pool']), new Set<string>()]);

  it('returns the positions of the sets in order', () => {
    expect(postings.of('pool')).toEqual([0, 1]);
    expect(postings.of('sauna')).toEqual([0]);
    expect(postings.of('pony')).toEqual([]);
  });

  it('counts for each set how many of several terms it contains', () => {
    expect([...postings.count(['pool', 'sauna', 'pony'])]).toEqual([2, 1, 0]);
    expect([...postings.count([])]).toEqual([0, 0, 0]);
  });
});

describe('VectorTable', () => {
  it('the dot products equal those of the single vectors, to the last bit', () => {
    const vectors = [2, 3, 5, 7, 11, 13, 17].map((step) =>
      Float32Array.from({ length: 64 }, (_, place) => Math.sin(step * place)),
    );
    const other = Float32Array.from({ length: 64 }, (_, place) => Math.cos(place));
    expect([...new VectorTable(vectors).dots(other)]).toEqual(vectors.map((vector) => dot(vector, other)));
  });

  it('a table may be empty', () => {
    expect([...new VectorTable([]).dots(new Float32Array(64))]).toEqual([]);
  });
});
