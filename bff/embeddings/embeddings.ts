import { createBreaker } from '../base/breaker.ts';
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
const AT_ONCE_MAX = 16;

/** What came of embedding a question, or a batch of the house's texts. */
export type Outcome = 'used' | 'timeout' | 'error' | 'malformed' | 'circuit_open' | 'busy';

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
  counts(): { of: 'question' | 'texts'; outcome: Outcome; count: number }[];
  close(): void;
}

/** The world it lives in. `fetch` reaches the model's server. */
export interface EmbeddingWorld {
  fetch: typeof globalThis.fetch;
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

export function createEmbeddings(settings: EmbeddingSettings, world: EmbeddingWorld): Embeddings {
  const { model } = settings;
  const { db, writer, clock, log } = world;
  const embed = createEmbed(settings, world.fetch);
  const breaker = createBreaker(clock);
  const houses = new HouseVectors(db, model);
  const trusts = new KnownTrust(db, model);
  const closing = new AbortController();
  const counted = new Map<string, { of: 'question' | 'texts'; outcome: Outcome; count: number }>();
  let calls = 0;

  const note = (of: 'question' | 'texts', outcome: Outcome): void => {
    const key = `${of} ${outcome}`;
    const count = (counted.get(key)?.count ?? 0) + 1;
    counted.set(key, { of, outcome, count });
  };

  /** The question's vector; null where it is not to be had. */
  async function embedQuestion(text: string, signal: AbortSignal): Promise<Float32Array | null> {
    if (calls >= AT_ONCE_MAX || !breaker.allows()) {
      note('question', calls >= AT_ONCE_MAX ? 'busy' : 'circuit_open');
      return null;
    }
    calls += 1;
    try {
      const [vector = null] = await embed([text], 'question', signal);
      breaker.succeeded();
      note('question', 'used');
      return vector;
    } catch (error) {
      if (closing.signal.aborted) return null; // which says nothing of the model
      breaker.failed();
      const { kind, code } = error instanceof EmbeddingError ? error : { kind: 'error' as const, code: 'own' };
      note('question', kind);
      log.warn({ why: kind, detail: code, model }, 'the embedding model did not answer');
      return null;
    } finally {
      calls -= 1;
    }
  }

  async function look(asked: AskedHouse, signal: AbortSignal): Promise<Nearness | null> {
    const { propertyId, revision, language } = asked;
    const trust = await trusts.in(language);
    if (trust === 0) return null;
    const vectors = await houses.of(propertyId, revision);
    if (vectors.size === 0) return null;
    const words = await asked.words();
    if (signal.aborted) return null;
    const vector = await embedQuestion(words, signal);
    if (vector === null) return null;
    const all = [...vectors];
    if (all.some(([, { steps }]) => steps.length !== vector.length)) {
      // Another model under the same name: what the old one made is of no use, and is made anew.
      await writer.write((trx) => forgetVectorsBut(trx, { propertyId, model, textHashes: [] }));
      return null;
    }
    return { trust, cosines: Object.fromEntries(all.map(([hash, kept]) => [hash, cosine(vector, kept)])) };
  }

  return {
    model,
    embed,
    async near(asked) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(QUESTION_MS_MAX)]);
      const late = new Promise<null>((resolve) =>
        signal.addEventListener('abort', () => resolve(null), { once: true }),
      );
      const looking = look(asked, signal).catch((error: unknown) => {
        log.warn({ err: error, propertyId: asked.propertyId }, 'the vectors of a house could not be looked at');
        return null;
      });
      return Promise.race([looking, late]);
    },
    noteTexts: (outcome) => note('texts', outcome),
    counts: () => [...counted.values()],
    close: () => closing.abort(),
  };
}
