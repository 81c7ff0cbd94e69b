import type { TurnContext } from '../../engine/types.ts';
import type { House } from './engine-port.ts';

type Facts = NonNullable<TurnContext['facts']>;
/** A property in one revision of its texts. */
export type HouseRevision = Omit<House, 'load'>;

/**
 * The facts of properties, as the engine's thread has read them: most of what a call about a message would carry, and the same for
 * every message until the texts change. They cross once for each revision; after that both sides name it.
 */
export class KeptFacts {
  readonly #max: number;
  readonly #facts = new Map<string, { revision: string; facts: Facts }>();
  readonly #revisions = new WeakMap<Facts, HouseRevision>();

  constructor(max: number) {
    this.#max = max;
  }

  find({ propertyId, revision }: HouseRevision): Facts | undefined {
    const cached = this.#facts.get(propertyId);
    return cached?.revision === revision ? cached.facts : undefined;
  }

  /** The property least recently learnt is dropped first. */
  keep({ propertyId, revision }: HouseRevision, facts: Facts): void {
    this.#facts.delete(propertyId);
    this.#facts.set(propertyId, { revision, facts });
    this.#revisions.set(facts, { propertyId, revision });
    const [oldest] = this.#facts.keys();
    if (this.#facts.size > this.#max && oldest !== undefined) this.#facts.delete(oldest);
  }

  /** The revision of the house whose facts these are; null if the owner has changed some of them, or they are not cached. */
  revisionOf(facts: Facts | undefined): HouseRevision | null {
    return (facts === undefined ? undefined : this.#revisions.get(facts)) ?? null;
  }
}
