import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TextRefresh } from '../../../bff/embeddings/refresh-texts.ts';
import { startEmbeddingTexts } from '../../../bff/jobs/embed-texts.ts';
import { listEntries } from '../../../bff/knowledge/house-entries.ts';
import { hashOfEntry } from '../../../bff/knowledge/nearness.ts';
import { PACK_CODES } from '../../../bff/language/pack/packs.ts';
import { createMetrics } from '../../../bff/operation/metrics.ts';
import { listEmbeddingTrials, listTextVectors } from '../../../bff/store/house/text-vectors.ts';
import { addFaq, loadTraining, replaceTraining } from '../../../bff/store/house/training.ts';
import { NEAR_MODEL, type NearHouse, openNearHouse } from '../../support/engine/near-house.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const MINUTE_MS = 60_000;
let now = NOON;
let house: NearHouse;
beforeEach(async () => {
  now = NOON;
  house = await openNearHouse({ clock: () => now });
});
afterEach(() => house.close());

const advanceClock = (ms: number): void => {
  now = new Date(+now + ms);
};
const textsSent = (): string[] => house.server.calls.flat();

/** The hashes of the hotel's current texts. */
async function hashesOfNow(): Promise<string[]> {
  const { propertyInfo, faqs } = await loadTraining(house.services.db, house.propertyId);
  const entries = listEntries({ faqs, policies: propertyInfo.policies, specialties: propertyInfo.specialties });
  return [...new Set(entries.map(hashOfEntry))].toSorted();
}

const add = (question: string, answer: string) =>
  house.services.writer.write((trx) => addFaq(trx, house.propertyId, { question, answer }, now.toISOString()));

describe('a house’s texts', () => {
  it('each have a vector after a round, computed in batches', async () => {
    await house.refresh.round();
    expect(await house.listKept()).toEqual(await hashesOfNow());
    expect(Math.max(...house.server.calls.map(({ length }) => length))).toBeLessThanOrEqual(32);
  });

  it('are embedded once: another round, or the first round of another server, makes no call', async () => {
    await house.refresh.round();
    const before = house.server.calls.length;
    await house.refresh.round();
    await new TextRefresh(house.services, house.embeddings).round();
    expect(house.server.calls.length).toBe(before);
  });

  it('that are new or changed are embedded, only these, and old vectors are deleted', async () => {
    await house.refresh.round();
    const before = await house.listKept();
    const calls = house.server.calls.length;
    await add('Is there a heliport?', 'Yes, on the roof.');
    const { db, writer } = house.services;
    const training = await loadTraining(db, house.propertyId);
    const [first, ...rest] = training.faqs;
    await writer.write((trx) =>
      replaceTraining(
        trx,
        house.propertyId,
        {
          propertyInfo: training.propertyInfo,
          faqs: [{ ...first, question: first?.question ?? '', answer: 'Other words now.' }, ...rest],
        },
        now.toISOString(),
      ),
    );
    await house.refresh.round();
    expect(await house.listKept()).toEqual(await hashesOfNow());
    expect((await house.listKept()).filter((hash) => !before.includes(hash))).toHaveLength(2);
    expect(house.server.calls.slice(calls).flat().toSorted()).toEqual(
      ['Is there a heliport?\nYes, on the roof.', `${first?.question}\nOther words now.`].toSorted(),
    );
  });

  it('lose their vectors when the property declines models, and get them again when it accepts models', async () => {
    await house.refresh.round();
    const { db } = house.services;
    const setModelConsent = (languageModel: 0 | 1) =>
      db.updateTable('activation').set({ languageModel }).where('propertyId', '=', house.propertyId).execute();
    await setModelConsent(0);
    await house.refresh.round();
    expect(await house.listKept()).toEqual([]);
    await setModelConsent(1);
    await house.refresh.round();
    expect(await house.listKept()).toEqual(await hashesOfNow());
  });

  it('lose their vectors when the property is deleted', async () => {
    await house.refresh.round();
    expect(await house.listKept()).not.toEqual([]);
    const { db } = house.services;
    await db.deleteFrom('conversation').execute();
    await db.deleteFrom('property').where('id', '=', house.propertyId).execute();
    expect(await db.selectFrom('textVector').selectAll().execute()).toEqual([]);
    await house.refresh.round();
    expect(await db.selectFrom('textVector').selectAll().execute()).toEqual([]);
  });

  it('are embedded again if another model answers under the same name', async () => {
    await house.refresh.round();
    house.server.play({ kind: 'dimension', size: 12 });
    await add('Is there a heliport?', 'Yes, on the roof.');
    await house.refresh.round();
    expect(await house.listKept()).toEqual([]);
    advanceClock(MINUTE_MS);
    await house.refresh.round();
    const kept = await listTextVectors(house.services.db, { propertyId: house.propertyId, model: NEAR_MODEL });
    expect(new Set(kept.map(({ vector }) => Buffer.from(vector, 'base64').length))).toEqual(new Set([12]));
    expect(await house.listKept()).toEqual(await hashesOfNow());
  });

  it('lose the vectors of the previous model in the first round of the next', async () => {
    const { db } = house.services;
    const old = { propertyId: house.propertyId, model: 'old', textHash: 'h', vector: 'AAAA' };
    await db.insertInto('textVector').values(old).execute();
    await db
      .insertInto('embeddingTrial')
      .values({ model: 'old', language: 'de', found: 1, asked: 1, at: '' })
      .execute();
    await house.refresh.round();
    expect(await house.listKept()).toEqual(await hashesOfNow());
  });

  it('are counted in the metrics, together with guests’ questions', async () => {
    await house.refresh.round();
    const { services } = house;
    const store = { file: services.dataDir };
    const metrics = createMetrics({ ...services, store, sockets: () => ({ guest: 0, desk: 0 }) });
    const figures = await metrics.scrape();
    expect(figures).toContain('service_chat_embedding_calls_total{of="texts",outcome="used"}');
    expect(figures).toContain(`service_chat_text_vectors ${(await hashesOfNow()).length}`);
  });
});

describe('a model that fails', () => {
  it('is called again after growing delays, and the vectors so far are kept', async () => {
    house.server.play({ kind: 'status', status: 503 });
    await house.refresh.round();
    expect(house.server.calls).toHaveLength(1);
    await house.refresh.round();
    advanceClock(14_000);
    await house.refresh.round();
    expect(house.server.calls).toHaveLength(1);
    advanceClock(2_000);
    await house.refresh.round();
    expect(house.server.calls).toHaveLength(2);
    advanceClock(16_000);
    await house.refresh.round();
    expect(house.server.calls).toHaveLength(2);
    house.server.play(null);
    advanceClock(15_000);
    await house.refresh.round();
    expect(await house.listKept()).toEqual(await hashesOfNow());
    expect(house.logged()).toContain('http_503');
  });

  it('at one text leaves this text without a vector, and gets it again an hour later', async () => {
    await add('Is there a heliport?', 'Yes, on the roof.');
    house.server.play({ kind: 'spoilt', word: 'heliport' });
    await house.refresh.round();
    expect(await house.listKept()).toHaveLength((await hashesOfNow()).length - 1);
    const calls = house.server.calls.length;
    house.server.play(null);
    advanceClock(MINUTE_MS);
    await house.refresh.round();
    expect(house.server.calls.length).toBe(calls);
    advanceClock(60 * MINUTE_MS);
    await house.refresh.round();
    expect(await house.listKept()).toEqual(await hashesOfNow());
  });

  it.each([
    { kind: 'raw', body: '<html>Welcome</html>', contentType: 'text/html' },
    { kind: 'nan' },
    { kind: 'nulls' },
    { kind: 'zeros' },
    { kind: 'too_few' },
    { kind: 'hang_up' },
    { kind: 'huge' },
    { kind: 'redirect', to: 'http://127.0.0.1:9/elsewhere' },
  ] as const)('with the fault $kind leaves no vector behind', async (fault) => {
    house.server.play(fault);
    await house.refresh.round();
    expect(await house.listKept()).toEqual([]);
    expect(house.logged()).toContain('could not be embedded');
  });
});

it('a model is tried once in every language, and results of another model are dropped', async () => {
  const untried = await openNearHouse({ clock: () => now, tried: false });
  const { db } = untried.services;
  try {
    await db
      .insertInto('embeddingTrial')
      .values({ model: 'old', language: 'de', found: 1, asked: 1, at: '' })
      .execute();
    await untried.refresh.round();
    expect(await listEmbeddingTrials(db, 'old')).toEqual([]);
    const trials = await listEmbeddingTrials(db, NEAR_MODEL);
    expect(trials.map(({ language }) => language).toSorted()).toEqual(PACK_CODES);
    expect(trials.filter(({ asked, found }) => asked < 24 || found < 0.9 * asked)).toEqual([]);
    const calls = untried.server.calls.length;
    await untried.refresh.round();
    expect(untried.server.calls.length).toBe(calls);
  } finally {
    await untried.close();
  }
});

it('only one of two servers embeds', async () => {
  const { services, embeddings } = house;
  const nobody = { ...services.nodes, takes: async () => false };
  const idle = startEmbeddingTexts({ ...services, nodes: nobody, embeddings });
  const busy = startEmbeddingTexts({ ...services, embeddings });
  await expect.poll(() => house.listKept(), { timeout: 20_000 }).toEqual(await hashesOfNow());
  await idle.close();
  await busy.close();
  const sent = textsSent();
  expect(new Set(sent).size).toBe(sent.length);
});
