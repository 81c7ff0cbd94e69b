import { describe, expect, it } from 'vitest';
import { Postings } from '../../../bff/knowledge/postings.ts';
import { VectorTable } from '../../../bff/knowledge/vectors.ts';
import { dot } from '../../../bff/language/model/dot.ts';

describe('Which sets hold a term', () => {
  const postings = new Postings([new Set(['pool', 'sauna']), new Set(['pool']), new Set<string>()]);

  it('gives their places, in order', () => {
    expect(postings.of('pool')).toEqual([0, 1]);
    expect(postings.of('sauna')).toEqual([0]);
    expect(postings.of('pony')).toEqual([]);
  });

  it('counts how many of several terms each holds', () => {
    expect([...postings.count(['pool', 'sauna', 'pony'])]).toEqual([2, 1, 0]);
    expect([...postings.count([])]).toEqual([0, 0, 0]);
  });
});

describe('Vectors in one table', () => {
  it('have the same in common with another, to the last bit, as each by itself', () => {
    const vectors = [2, 3, 5, 7, 11, 13, 17].map((step) =>
      Float32Array.from({ length: 64 }, (_, place) => Math.sin(step * place)),
    );
    const other = Float32Array.from({ length: 64 }, (_, place) => Math.cos(place));
    expect([...new VectorTable(vectors).dots(other)]).toEqual(vectors.map((vector) => dot(vector, other)));
  });

  it('may be none', () => {
    expect([...new VectorTable([]).dots(new Float32Array(64))]).toEqual([]);
  });
});
