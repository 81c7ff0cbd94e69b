/** Is this feature a concept, or a pair of them? Those mean the same in every language. */
export const CONCEPT_MARK = '#';

/**
 * The weights of a linear model: a row of numbers for each feature, all rows in one array. A language keeps only the rows it
 * has learnt; of concepts it never saw an example of, it uses the rows of the language it starts from. For forty-five
 * languages that is a tenth of what a row of its own for each feature would take.
 */
export class Weights {
  readonly width: number;
  readonly #start: Weights | null;
  readonly #places = new Map<string, number>();
  readonly #values: Float32Array;

  /** `features` are learnt here; each begins as `start` has it where it is a concept, else with zeros. */
  constructor(features: Iterable<string>, width: number, start: Weights | null) {
    this.width = width;
    this.#start = start;
    for (const feature of features) {
      if (!this.#places.has(feature)) this.#places.set(feature, this.#places.size * width);
    }
    this.#values = new Float32Array(this.#places.size * width);
    for (const [feature, place] of this.#places) {
      const known = this.#findAtStart(feature);
      if (known !== undefined) this.#values.set(known, place);
    }
  }

  /** The feature's row, a view on where it is kept; undefined for one that was never met. */
  find(feature: string): Float32Array | undefined {
    const place = this.#places.get(feature);
    if (place !== undefined) return this.#values.subarray(place, place + this.width);
    return this.#findAtStart(feature);
  }

  #findAtStart(feature: string): Float32Array | undefined {
    return feature.startsWith(CONCEPT_MARK) ? this.#start?.find(feature) : undefined;
  }
}
