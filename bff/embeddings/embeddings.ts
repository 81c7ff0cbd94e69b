import { type Breaker, createBreaker } from '../base/breaker.ts';
import type { Clock } from '../base/clock.ts';
import type { EmbeddingSettings } from '../base/embedding-settings.ts';
import type { Log } from '../base/log.ts';
import type { Nearness } from '../knowledge/nearness.ts';
import { forgetVectorsBut } from '../store/house/text-vectors.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { createEmbed, type Embed, EmbeddingError } from './embedder.ts';
import { HouseVectors } from './house-vectors.ts';
import { KnownTrust } from './known-trust.ts';
import { cosine } from './vectors.ts';

/** A guest waits no longer than this for it, all told; then the answer is found without. */
export const QUESTION_MS_MAX = 250;
const QUESTIONS_AT_ONCE_MAX = 16;

/** What came of embedding a question, or a batch of the house's texts. */
export type Outcome = 'used' | 'timeout' | 'error' | 'malformed' | 'circuit_open' | 'busy';

/** How often calls for what came to what. */
export interface Counted {
  of: 'question' | 'texts';
  outcome: Outcome;
  count: number;
}

/** What a guest asks, and of which house. */
export interface AskedHouse {
  propertyId: string;
  /** Another one whenever the house's texts changed. */
  revision: string;
  language: string;
  /** The guest's words as they may leave the house; asked for only where they are needed. */
  words(): Promise<string>;
}

/** The optional embedding model behind its limits. */
export interface Embeddings {
  readonly model: string;
  /** Without limits, for work that nobody waits for. */
  readonly embed: Embed;
  /**
   * How near a question is to the house's texts; null where that is not known in time: the model is slow, down or strange, does not
   * know the language, or no text has a vector yet. Never rejects.
   */
  near(asked: AskedHouse): Promise<Nearness | null>;
  /** Counts what came of a call for the house's texts. */
  noteTexts(outcome: Outcome): void;
  counts(): Counted[];
  close(): void;
}

/** The world it lives in. `fetch` reaches the model's server. */
export interface EmbeddingWorld {
  fetch: typeof globalThis.fetch;
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** How long a question may take, where that is not as long as a guest waits. */
  questionMs?: number;
}

export function createEmbeddings(settings: EmbeddingSettings, world: EmbeddingWorld): Embeddings {
  return new GuardedEmbeddings(settings, world);
}

class GuardedEmbeddings implements Embeddings {
  readonly model: string;
  readonly embed: Embed;
  readonly #world: EmbeddingWorld;
  readonly #breaker: Breaker;
  readonly #houses: HouseVectors;
  readonly #trusts: KnownTrust;
  readonly #closing = new AbortController();
  readonly #counted = new Map<string, Counted>();
  #calls = 0;

  constructor(settings: EmbeddingSettings, world: EmbeddingWorld) {
    this.model = settings.model;
    this.embed = createEmbed(settings, world.fetch);
    this.#world = world;
    this.#breaker = createBreaker(world.clock);
    this.#houses = new HouseVectors(world.db, settings.model);
    this.#trusts = new KnownTrust(world.db, settings.model);
  }

  near(asked: AskedHouse): Promise<Nearness | null> {
    const signal = AbortSignal.any([
      this.#closing.signal,
      AbortSignal.timeout(this.#world.questionMs ?? QUESTION_MS_MAX),
    ]);
    const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
    const looking = this.#look(asked, signal).catch((error: unknown) => {
      this.#world.log.warn({ err: error, propertyId: asked.propertyId }, 'a house’s vectors could not be looked at');
      return null;
    });
    return Promise.race([looking, late]);
  }

  noteTexts(outcome: Outcome): void {
    this.#note('texts', outcome);
  }

  counts(): Counted[] {
    return [...this.#counted.values()];
  }

  close(): void {
    this.#closing.abort();
  }

  async #look(asked: AskedHouse, signal: AbortSignal): Promise<Nearness | null> {
    const { propertyId, revision, language } = asked;
    const trust = await this.#trusts.in(language);
    if (trust === 0) return null;
    const vectors = await this.#houses.of(propertyId, revision);
    if (vectors.size === 0) return null;
    const words = await asked.words();
    if (signal.aborted) return null;
    const vector = await this.#embedQuestion(words, signal);
    if (vector === null) return null;
    const all = [...vectors];
    if (all.some(([, { steps }]) => steps.length !== vector.length)) {
      // Another model under the same name: what the old one made is of no use, and is made anew.
      const { model } = this;
      await this.#world.writer.write((trx) => forgetVectorsBut(trx, { propertyId, model, textHashes: [] }));
      return null;
    }
    return { trust, cosines: Object.fromEntries(all.map(([hash, kept]) => [hash, cosine(vector, kept)])) };
  }

  /** The question's vector; null where it is not to be had. */
  async #embedQuestion(text: string, signal: AbortSignal): Promise<Float32Array | null> {
    const isBusy = this.#calls >= QUESTIONS_AT_ONCE_MAX;
    if (isBusy || !this.#breaker.allows()) {
      this.#note('question', isBusy ? 'busy' : 'circuit_open');
      return null;
    }
    this.#calls += 1;
    try {
      const [vector = null] = await this.embed([text], 'question', signal);
      this.#breaker.succeeded();
      this.#note('question', 'used');
      return vector;
    } catch (error) {
      if (this.#closing.signal.aborted) return null; // which says nothing of the model
      this.#breaker.failed();
      const { kind, code } = error instanceof EmbeddingError ? error : new EmbeddingError('error', 'own');
      this.#note('question', kind);
      this.#world.log.warn({ why: kind, detail: code, model: this.model }, 'the embedding model did not answer');
      return null;
    } finally {
      this.#calls -= 1;
    }
  }

  #note(of: Counted['of'], outcome: Outcome): void {
    const key = `${of} ${outcome}`;
    this.#counted.set(key, { of, outcome, count: (this.#counted.get(key)?.count ?? 0) + 1 });
  }
}
