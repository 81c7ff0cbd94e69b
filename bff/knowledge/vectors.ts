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

  /** What each has in common with another (`dot`), in their order. Four at a time: each sum waits for itself alone. */
  dots(other: Float32Array): Float64Array {
    const [numbers, length, count] = [this.#numbers, this.#length, this.#count];
    const found = new Float64Array(count);
    let index = 0;
    for (; index + 4 <= count; index += 4) {
      const from = index * length;
      let [first, second, third, fourth] = [0, 0, 0, 0];
      for (let place = 0; place < length; place++) {
        const value = Number(other[place]);
        first += Number(numbers[from + place]) * value;
        second += Number(numbers[from + length + place]) * value;
        third += Number(numbers[from + 2 * length + place]) * value;
        fourth += Number(numbers[from + 3 * length + place]) * value;
      }
      found[index] = first;
      found[index + 1] = second;
      found[index + 2] = third;
      found[index + 3] = fourth;
    }
    for (; index < count; index++) found[index] = dot(numbers, other, index * length);
    return found;
  }
}
