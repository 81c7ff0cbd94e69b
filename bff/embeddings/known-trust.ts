import { listEmbeddingTrials } from '../store/house/text-vectors.ts';
import type { Db } from '../store/schema/schema.ts';
import { FRESH_MS } from './house-vectors.ts';
import { trustOf } from './trust.ts';

/** How far a model is trusted in each language, by its trials. */
export class KnownTrust {
  readonly #db: Db;
  readonly #model: string;
  #known: Promise<ReadonlyMap<string, number>> = Promise.resolve(new Map());
  #readMs = Number.NEGATIVE_INFINITY;

  constructor(db: Db, model: string) {
    this.#db = db;
    this.#model = model;
  }

  /** 0 to 1; 0 if it was not tried yet. */
  async in(language: string): Promise<number> {
    if (performance.now() - this.#readMs >= FRESH_MS) {
      this.#readMs = performance.now();
      this.#known = this.#read();
    }
    return (await this.#known).get(language) ?? 0;
  }

  async #read(): Promise<ReadonlyMap<string, number>> {
    const trials = await listEmbeddingTrials(this.#db, this.#model);
    return new Map(trials.map((trial) => [trial.language, trustOf(trial)]));
  }
}
