import { dot } from '../language/model/dot.ts';

/**
 * Vectors of one length, one after another in memory, to be held against another all at once: there are a thousand for a message, and
 * one that lies elsewhere is waited for.
 */
export class VectorTable {
  readonly #numbers: Float32Array;
  readonly #length: number;
  readonly #count: number;

  constructor(vectors: readonly Float32Array[]) {
    this.#count = vectors.length;
    this.#length = vectors[0]?.length ?? 0;
    this.#numbers = new Float32Array(this.#count * this.#length);
    for (const [index, vector] of vectors.entries()) this.#numbers.set(vector, index * this.#length);
  }

  /** What each has in common with another (`dot`), in their order. */
  dots(other: Float32Array): Float64Array {
    const found = new Float64Array(this.#count);
    for (let index = 0; index < this.#count; index++) found[index] = dot(this.#numbers, other, index * this.#length);
    return found;
  }
}
