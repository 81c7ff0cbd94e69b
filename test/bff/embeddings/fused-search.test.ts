import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbed, type Embed } from '../../../bff/embeddings/embedder.ts';
import { trustOf, tryLanguages } from '../../../bff/embeddings/trust.ts';
import { cosine, type KeptVector, packVector, unpackVector } from '../../../bff/embeddings/vectors.ts';
import { hashOfEntry, type Nearness, textOfEntry } from '../../../bff/knowledge/nearness.ts';
import { PACK_CODES } from '../../../bff/language/pack/packs.ts';
import { type AskedHouse, meaningsOf, meaningsOfLines, readAskedHouses } from '../../bench/embeddings/houses.ts';
import { type Blend, MODELS, type TextWithMeaning, toVector } from '../../bench/embeddings/meaning-vectors.ts';
import { type Figures, measureSearch, sumUp, worthOf } from '../../bench/embeddings/measure.ts';
import { type EmbeddingsServer, startEmbeddingsServer } from '../../support/engine/embeddings-server.ts';

/** Measures the search on all development rows, with vectors sent over the wire and stored as in the product. */
const houses = readAskedHouses();
const meanings = new Map([...meaningsOfLines(), ...houses.flatMap((house) => [...meaningsOf(house)])]);
const signal = (): AbortSignal => AbortSignal.timeout(60_000);
const TEXTS_AT_ONCE = 64;
/** The limit is large, because a thousand questions are read again for each model. */
const SLOW_MS = 600_000;
/** The cost of a wrong answer, a little more than that of a missing one. */
const WRONG_ANSWER_COST = 1.5;

let server: EmbeddingsServer;
let blend: Blend = MODELS.good;
let draw = 0;
let embed: Embed;
let figuresWithoutModel: Map<string, Figures>;
beforeAll(async () => {
  server = await startEmbeddingsServer((text) => toVector(meantBy(text), blend, draw));
  embed = createEmbed({ baseUrl: server.baseUrl, apiKey: null, model: 'scripted' }, fetch);
  figuresWithoutModel = await measureSearch(houses, async () => undefined);
}, SLOW_MS);
afterAll(() => server.close());

function meantBy(text: string): TextWithMeaning {
  return meanings.get(text) ?? { text, language: 'en', means: [] };
}

/** The figures with a model and one random seed. The model is first tried in each language, as a server does. */
async function measureWith(quality: keyof typeof MODELS, chance = 0): Promise<Map<string, Figures>> {
  blend = MODELS[quality];
  draw = chance;
  const trusts = new Map<string, number>();
  for await (const trial of tryLanguages(embed, PACK_CODES, signal)) trusts.set(trial.language, trustOf(trial));
  const kept = new Map<string, [hash: string, vector: KeptVector][]>();
  const questions = new Map<string, Float32Array>();
  for (const house of houses) {
    const vectors = await embedAll(house.entries.map(textOfEntry), 'text');
    kept.set(
      house.id,
      house.entries.map((entry, place) => [hashOfEntry(entry), unpackVector(packVector(itemAt(vectors, place)))]),
    );
    const texts = house.questions.map(({ text }) => text);
    for (const [place, vector] of (await embedAll(texts, 'question')).entries())
      questions.set(itemAt(texts, place), vector);
  }
  const nearnessOf = async ({ id }: AskedHouse, { text, language }: { text: string; language: string }) => {
    const trust = trusts.get(language) ?? 0;
    const vector = questions.get(text);
    if (trust === 0 || vector === undefined) return undefined; // `bff/embeddings` does not call the model either in this case
    const cosines = (kept.get(id) ?? []).map(([hash, other]) => [hash, cosine(vector, other)] as const);
    return { trust, cosines: Object.fromEntries(cosines) } satisfies Nearness;
  };
  return measureSearch(houses, nearnessOf);
}

async function embedAll(texts: readonly string[], kind: 'question' | 'text'): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE)
    vectors.push(...(await embed(texts.slice(from, from + TEXTS_AT_ONCE), kind, signal())));
  return vectors;
}

function itemAt<T>(list: readonly T[], place: number): T {
  const value = list[place];
  if (value === undefined) throw new Error(`There is none at ${place}`);
  return value;
}

/** Languages in which the search is worse with a model than without, with their figures. `by`: the least difference. */
function listWorse(draws: readonly ReadonlyMap<string, Figures>[], by = 0): string[] {
  return [...figuresWithoutModel].flatMap(([language, before]) => {
    const after = draws.map((figures) => figures.get(language) ?? { questions: 0, right: 0, wrong: 0 });
    const lost = draws.length * worthOf(before) - after.reduce((sum, figures) => sum + worthOf(figures), 0);
    const told = after.map(({ right, wrong }) => `${right} right and ${wrong} wrong`).join(', ');
    return lost > by ? [`${language}: ${before.right} right and ${before.wrong} wrong → ${told}`] : [];
  });
}

describe('search with an embedding model beside words', () => {
  it('has rows in nearly all languages', () => {
    expect(figuresWithoutModel.size).toBeGreaterThan(40);
    expect(sumUp(figuresWithoutModel.values()).questions).toBeGreaterThan(1_000);
  });

  it(
    'is, with a good model, at least as good as without a model in every language, and far better over all languages',
    async () => {
      const draws = [await measureWith('good'), await measureWith('good', 1)];
      expect(listWorse(draws)).toEqual([]);
      const before = sumUp(figuresWithoutModel.values());
      for (const figures of draws) {
        const now = sumUp(figures.values());
        expect(now.right).toBeGreaterThan(1.5 * before.right);
        expect(now.wrong).toBeLessThan(before.wrong);
      }
    },
    SLOW_MS,
  );

  it(
    'is, with a fair model, better over all languages, and in no language worse by more than one answer',
    async () => {
      const figures = await measureWith('fair');
      expect(listWorse([figures], WRONG_ANSWER_COST)).toEqual([]);
      const [before, now] = [sumUp(figuresWithoutModel.values()), sumUp(figures.values())];
      expect(now.right).toBeGreaterThan(before.right);
      expect(now.wrong).toBeLessThan(before.wrong);
    },
    SLOW_MS,
  );

  it(
    'is, with a poor model, no worse in any language, because the trial excludes the model',
    async () => expect(listWorse([await measureWith('poor')])).toEqual([]),
    SLOW_MS,
  );
});
