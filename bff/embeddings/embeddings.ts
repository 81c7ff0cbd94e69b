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

/** The maximum time for embedding a guest's question; after that, the answer is found without it. */
export const QUESTION_MS_MAX = 250;
const QUESTIONS_AT_ONCE_MAX = 16;

/** The result of embedding a question, or a batch of the house's texts. */
export type Outcome = 'used' | 'timeout' | 'error' | 'malformed' | 'circuit_open' | 'busy';

/** The number of calls by purpose and result. */
export interface Counted {
  of: 'question' | 'texts';
  outcome: Outcome;
  count: number;
}

/** A guest's question, and the house. */
export interface AskedHouse {
  propertyId: string;
  /** Changes whenever the house's texts change. */
  revision: string;
  language: string;
  /** The guest's words, masked for external services; called only if they are needed. */
  words(): Promise<string>;
}

/** The optional embedding model with its time and rate limits. */
export interface Embeddings {
  readonly model: string;
  /** Without limits, for background work. */
  readonly embed: Embed;
  /**
   * The similarity of a question to the house's texts; null if it is not known in time: the model is slow, down or
   * changed, is not trusted in the language, or no text has a vector yet. Never rejects.
   */
  near(asked: AskedHouse): Promise<Nearness | null>;
  /** Counts the result of a call for the house's texts. */
  noteTexts(outcome: Outcome): void;
  counts(): Counted[];
  close(): void;
}

/** Access to the outside. `fetch` reaches the model's server. */
export interface EmbeddingWorld {
  fetch: typeof globalThis.fetch;
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** The maximum time for a question, if it differs from the default. */
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
      // Another model under the same name: the old vectors are useless and are made again.
      const { model } = this;
      await this.#world.writer.write((trx) => forgetVectorsBut(trx, { propertyId, model, textHashes: [] }));
      return null;
    }
    return { trust, cosines: Object.fromEntries(all.map(([hash, kept]) => [hash, cosine(vector, kept)])) };
  }

  /** The question's vector; null if it is not available. */
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
      if (this.#closing.signal.aborted) return null; // A cancelled call says nothing about the model.
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
