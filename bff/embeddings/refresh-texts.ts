import { listEntries } from '../knowledge/house-entries.ts';
import { hashOfEntry, textOfEntry } from '../knowledge/nearness.ts';
import { PACK_CODES } from '../language/pack/packs.ts';
import {
  forgetTrialsBut,
  forgetVectorsBut,
  listEmbeddingTrials,
  listKeptVectors,
  listVectorHouses,
  saveEmbeddingTrial,
  saveTextVectors,
  type VectorHouse,
} from '../store/house/text-vectors.ts';
import { findServing, listFaqs } from '../store/sqlite/serving.ts';
import { embedEach } from './embed-each.ts';
import { BATCH, EmbeddingError } from './embedder.ts';
import type { Embeddings, EmbeddingWorld } from './embeddings.ts';
import { tryLanguages } from './trust.ts';
import { packVector } from './vectors.ts';

/** The maximum time for a batch, on a small machine without a GPU, including loading the model. */
const BATCH_MS_MAX = 120_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** A text for which the model returned no vector is tried again after this time. */
const ASIDE_MS = 60 * 60_000;

type Deps = Omit<EmbeddingWorld, 'fetch' | 'questionMs'>;

/**
 * Keeps the vectors of all houses' texts up to date: embeds new texts in batches, deletes vectors of deleted texts, and
 * tries the model in each language before it is used there. Results are in the store; this object only remembers which
 * houses need no check.
 */
export class TextRefresh {
  readonly #deps: Deps;
  readonly #embeddings: Embeddings;
  readonly #closing = new AbortController();
  /** The state of each house after its last check. */
  readonly #left = new Map<string, string>();
  /** Texts without a vector, by hash, with the time of the next attempt. */
  readonly #aside = new Map<string, number>();
  #failures = 0;
  #pausedUntil = 0;

  constructor(deps: Deps, embeddings: Embeddings) {
    this.#deps = deps;
    this.#embeddings = embeddings;
  }

  /** One round. After a failure it pauses, twice as long each time. */
  async round(): Promise<void> {
    if (+this.#deps.clock() < this.#pausedUntil || this.#closing.signal.aborted) return;
    try {
      await this.#refreshHouses();
      await this.#tryLanguages();
      this.#failures = 0;
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      if (!(error instanceof EmbeddingError)) throw error;
      this.#embeddings.noteTexts(error.kind);
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
      this.#failures += 1;
      this.#pausedUntil = +this.#deps.clock() + pauseMs;
      const { kind, code } = error;
      const { model } = this.#embeddings;
      this.#deps.log.warn({ why: kind, detail: code, model, pauseMs }, 'the house’s texts could not be embedded');
    }
  }

  /** Cancels running calls. */
  close(): void {
    this.#closing.abort();
  }

  readonly #signal = (): AbortSignal => AbortSignal.any([this.#closing.signal, AbortSignal.timeout(BATCH_MS_MAX)]);

  async #refreshHouses(): Promise<void> {
    const { db } = this.#deps;
    const now = +this.#deps.clock();
    for (const [hash, again] of this.#aside) {
      if (again > now) continue;
      this.#aside.delete(hash);
      this.#left.clear(); // Of any house.
    }
    for (const house of await listVectorHouses(db, this.#embeddings.model)) {
      if (this.#closing.signal.aborted) return;
      const { propertyId, revision, vectors } = house;
      if (this.#left.get(propertyId) === `${revision} ${vectors}`) continue;
      // With the revision from before reading the texts, so that later changes are found in the next round.
      this.#left.set(propertyId, `${revision} ${await this.#refresh(house)}`);
    }
  }

  /** Returns how many vectors the house then has. */
  async #refresh({ propertyId, wanted }: VectorHouse): Promise<number> {
    const { db, writer } = this.#deps;
    const { model } = this.#embeddings;
    const texts = wanted ? await this.#readTexts(propertyId) : new Map<string, string>();
    const stored = await listKeptVectors(db, propertyId);
    const own = new Map(stored.filter((one) => one.model === model).map(({ textHash, size }) => [textHash, size]));
    if (stored.some((one) => one.model !== model || !texts.has(one.textHash)))
      await writer.write((trx) => forgetVectorsBut(trx, { propertyId, model, textHashes: [...texts.keys()] }));
    const missing = [...texts].filter(([hash]) => !own.has(hash) && !this.#aside.has(hash));
    let madeCount = 0;
    for (let from = 0; from < missing.length && !this.#closing.signal.aborted; from += BATCH)
      madeCount += await this.#embed(propertyId, missing.slice(from, from + BATCH), own);
    return [...own.keys()].filter((hash) => texts.has(hash)).length + madeCount;
  }

  async #embed(
    propertyId: string,
    part: readonly (readonly [hash: string, text: string])[],
    own: ReadonlyMap<string, number>,
  ): Promise<number> {
    const { writer, clock } = this.#deps;
    const { model, embed } = this.#embeddings;
    const vectors = await embedEach(
      embed,
      part.map(([, text]) => text),
      'text',
      this.#signal,
    );
    this.#embeddings.noteTexts('used');
    const rows = part.flatMap(([textHash], place) => {
      const vector = vectors[place];
      if (vector !== null && vector !== undefined) return [{ propertyId, model, textHash, vector: packVector(vector) }];
      this.#aside.set(textHash, +clock() + ASIDE_MS);
      return [];
    });
    const [size] = own.values();
    const [first] = rows;
    if (first !== undefined && size !== undefined && first.vector.length !== size) {
      // Another model under the same name: the old vectors are useless and all are made again.
      await writer.write((trx) => forgetVectorsBut(trx, { propertyId, model, textHashes: [] }));
      throw new EmbeddingError('malformed', 'dimension');
    }
    await writer.write((trx) => saveTextVectors(trx, rows));
    return rows.length;
  }

  async #readTexts(propertyId: string): Promise<Map<string, string>> {
    const { db } = this.#deps;
    const serving = await findServing(db, propertyId);
    if (serving === undefined) return new Map();
    const { policies, specialties } = serving.training;
    const entries = listEntries({ faqs: await listFaqs(db, propertyId), policies, specialties });
    return new Map(entries.map((entry) => [hashOfEntry(entry), textOfEntry(entry)]));
  }

  /** Tries one language at a time; each only once. */
  async #tryLanguages(): Promise<void> {
    const { db, writer, clock } = this.#deps;
    const { model, embed } = this.#embeddings;
    const triedLanguages = new Set((await listEmbeddingTrials(db, model)).map(({ language }) => language));
    const untried = PACK_CODES.filter((language) => !triedLanguages.has(language));
    if (untried.length === 0) return;
    if (triedLanguages.size === 0) await writer.write((trx) => forgetTrialsBut(trx, model));
    for await (const { language, found, asked } of tryLanguages(embed, untried, this.#signal)) {
      const at = clock().toISOString();
      await writer.write((trx) => saveEmbeddingTrial(trx, { model, language, found, asked, at }));
      if (this.#closing.signal.aborted) return;
    }
  }
}
