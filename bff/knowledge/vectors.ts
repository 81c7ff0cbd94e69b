import { dot } from '../language/model/dot.ts';

/**
 * Vectors of one length in one block of memory. A message is compared with about a thousand vectors, and reading them
 * from scattered arrays would be slower.
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

  /**
   * Returns the dot product of each vector with `other`, in the order of the vectors. Four sums are computed in parallel,
   * as an addition has to wait only for the earlier additions of its own sum.
   */
  dots(other: Float32Array): Float64Array {
    const [numbers, length, count] = [this.#numbers, this.#length, this.#count];
    const products = new Float64Array(count);
    let index = 0;
    for (; index + 4 <= count; index += 4) {
      const from = index * length;
      let [first, second, third, fourth] = [0, 0, 0, 0];
      for (let offset = 0; offset < length; offset++) {
        const value = Number(other[offset]);
        first += Number(numbers[from + offset]) * value;
        second += Number(numbers[from + length + offset]) * value;
        third += Number(numbers[from + 2 * length + offset]) * value;
        fourth += Number(numbers[from + 3 * length + offset]) * value;
      }
      products[index] = first;
      products[index + 1] = second;
      products[index + 2] = third;
      products[index + 3] = fourth;
    }
    for (; index < count; index++) products[index] = dot(numbers, other, index * length);
    return products;
  }
}
