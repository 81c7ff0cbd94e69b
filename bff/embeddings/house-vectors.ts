import { listTextVectors } from '../store/house/text-vectors.ts';
import type { Db } from '../store/schema/schema.ts';
import { type KeptVector, unpackVector } from './vectors.ts';

/** About 100 kB each. */
const HOUSES_KEPT_MAX = 100;
/** New vectors and trials, also of other nodes, are noticed after at most this time. */
export const FRESH_MS = 15_000;

type Vectors = ReadonlyMap<string, KeptVector>;

/** A cache of the vectors of houses' texts; the least recently used houses are dropped first. */
export class HouseVectors {
  readonly #db: Db;
  readonly #model: string;
  readonly #kept = new Map<string, { revision: string; readMs: number; vectors: Vectors }>();

  constructor(db: Db, model: string) {
    this.#db = db;
    this.#model = model;
  }

  /** The vectors by the hashes of the texts. `revision` changes whenever the house's texts change. */
  async of(propertyId: string, revision: string): Promise<Vectors> {
    const known = this.#kept.get(propertyId);
    const isFresh = known?.revision === revision && performance.now() - known.readMs < FRESH_MS;
    const now = isFresh ? known : { revision, readMs: performance.now(), vectors: await this.#read(propertyId) };
    this.#kept.delete(propertyId);
    this.#kept.set(propertyId, now);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > HOUSES_KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    return now.vectors;
  }

  async #read(propertyId: string): Promise<Vectors> {
    const rows = await listTextVectors(this.#db, { propertyId, model: this.#model });
    return new Map(rows.map(({ textHash, vector }) => [textHash, unpackVector(vector)]));
  }
}
