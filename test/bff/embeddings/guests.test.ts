import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { QUESTION_MS_MAX } from '../../../bff/embeddings/embeddings.ts';
import { textOfEntry } from '../../../bff/knowledge/nearness.ts';
import { addFaq } from '../../../bff/store/house/training.ts';
import type { Fault } from '../../support/engine/embeddings-server.ts';
import { type NearHouse, openNearHouse } from '../../support/engine/near-house.ts';

/** A question in words that the engine does not know, and the entry that answers it. */
const QUESTION = 'Something to keep me dry outside, an umbrella?';
const ENTRY = { question: 'Rainy days', answer: 'Borrow an umbrella from the stand by the door.' };
const NOON = new Date('2026-11-20T12:00:00.000Z');

let now = NOON;
let house: NearHouse;
beforeEach(() => openHouseWithVectors());
afterEach(() => house.close());

/** Opens the hotel with its vectors. `questionMs`: how long a question waits for the model. */
async function openHouseWithVectors(more: { questionMs?: number } = {}): Promise<void> {
  now = NOON;
  house = await openNearHouse({ meanings: { [QUESTION]: textOfEntry(ENTRY) }, clock: () => now, ...more });
  const { services, propertyId } = house;
  await services.writer.write((trx) => addFaq(trx, propertyId, ENTRY, now.toISOString()));
  await house.refresh.round();
  house.server.calls.length = 0;
}

/** The answer to a guest. */
async function sendAsGuest(text: string, session = newGuestSession(house.propertyId, now)): Promise<string> {
  const { services } = house;
  const { message } = await receiveMessage(services, session, { type: 'send', id: randomUUID(), text }, {});
  await services.turns.begin(message);
  const answer = await services.db
    .selectFrom('message')
    .selectAll()
    .where('replyTo', '=', message.id)
    .executeTakeFirst();
  return answer?.text ?? '';
}

describe('a guest’s question', () => {
  it('finds an entry with the same meaning in other words, by one call with the question’s words', async () => {
    const told = await sendAsGuest(QUESTION);
    expect(told).toContain(ENTRY.answer);
    expect(house.server.calls).toEqual([[QUESTION]]);
  });

  it('finds no such entry without a model', async () => {
    house.server.play({ kind: 'status', status: 500 });
    expect(await sendAsGuest(QUESTION)).not.toContain(ENTRY.answer);
  });

  it('is sent to the model without names', async () => {
    await sendAsGuest('Could Berta Kanari paddle about somewhere around here?');
    expect(house.server.calls.flat()).toEqual(['Could [name] [name] paddle about somewhere around here?']);
  });

  it.each([
    ['an emergency', 'There is a fire in my room, please help!'],
    ['a complaint', 'The room is filthy, I am very disappointed.'],
    ['a booking number', 'Is breakfast included in LH-48213?'],
    ['an address', 'Please send the menu to berta@kanari.example'],
    ['a telephone number', 'Which taxi do you call? My number is +39 347 000 1234'],
    ['a password', 'My password is hunter2000, why does the wifi not work?'],
    ['a booking of one’s own', 'Please look up my booking'],
    ['what is one’s own', 'When do we arrive, and which room is ours?'],
  ])('is not sent to the model if it contains %s', async (_, text) => {
    await sendAsGuest(text);
    expect(house.server.calls).toEqual([]);
  });

  it('is not sent to the model while the guest is asked for proof of a booking', async () => {
    const session = newGuestSession(house.propertyId, now);
    await sendAsGuest('Please look up my booking', session);
    await sendAsGuest('LH-48213', session);
    await sendAsGuest('Sommer', session);
    expect(house.server.calls).toEqual([]);
  });

  it('is not sent to the model if the property declines models', async () => {
    const { db } = house.services;
    await db.updateTable('activation').set({ languageModel: 0 }).where('propertyId', '=', house.propertyId).execute();
    await sendAsGuest(QUESTION);
    expect(house.server.calls).toEqual([]);
  });

  it('is not sent to the model in a language the model does not know', async () => {
    const { db } = house.services;
    await db.updateTable('embeddingTrial').set({ found: 4 }).where('language', '=', 'de').execute();
    await db.updateTable('embeddingTrial').set({ found: 4 }).where('language', '=', 'en').execute();
    await sendAsGuest(QUESTION);
    expect(house.server.calls).toEqual([]);
  });
});

const FAULTS: Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 401 },
  { kind: 'raw', body: '<html>Welcome</html>', contentType: 'text/html' },
  { kind: 'raw', body: '{"data":[{"embedding":"AAAA"}]}' },
  { kind: 'mixed_dimensions' },
  { kind: 'dimension', size: 7 },
  { kind: 'dimension', size: 12 },
  { kind: 'too_few' },
  { kind: 'nan' },
  { kind: 'nulls' },
  { kind: 'zeros' },
  { kind: 'hang_up' },
  { kind: 'redirect', to: 'http://127.0.0.1:9/elsewhere' },
];

/**
 * Asks for the nearest texts as a turn does, and returns which comes first: any answer, or 300 ms. Both timers run in
 * one thread.
 */
async function raceNearestTexts(): Promise<'answered' | 'late'> {
  const { embeddings, propertyId } = house;
  const listQuestionCalls = { propertyId, revision: '1', language: 'en', words: async () => QUESTION };
  const late = pause(300).then(() => 'late' as const);
  return Promise.race([embeddings.near(listQuestionCalls).then(() => 'answered' as const), late]);
}

describe('a model that fails', () => {
  it.each([
    ['does not answer', { kind: 'silent' }],
    ['is slow', { kind: 'slow', ms: 2_000 }],
    ['closes the connection', { kind: 'hang_up' }],
    ['sends bytes without end', { kind: 'huge' }],
  ] as const)(
    'that %s delays a guest by less than 300 ms, and is not called any more after five attempts',
    async (_, fault) => {
      await house.close();
      await openHouseWithVectors({ questionMs: QUESTION_MS_MAX });
      house.server.play(fault);
      for (let turn = 0; turn < 4; turn++) expect(await raceNearestTexts()).toBe('answered');
      const without = await sendAsGuest(QUESTION);
      expect(without).not.toBe('');
      expect(without).not.toContain(ENTRY.answer);
      const asked = () =>
        house.embeddings.counts().filter(({ of, outcome }) => of === 'question' && outcome !== 'circuit_open');
      const countCircuitOpen = () => asked().reduce((sum, one) => sum + one.count, 0);
      expect(countCircuitOpen()).toBe(5);
      expect(await sendAsGuest(QUESTION)).toBe(without);
      expect(countCircuitOpen()).toBe(5);
      now = new Date(+now + 31_000);
      expect(await sendAsGuest(QUESTION)).toBe(without);
      expect(countCircuitOpen()).toBe(6);
      expect(house.logged()).not.toMatch(/umbrella/i);
    },
  );

  it('gets at most sixteen calls at once, and further questions do not wait for it', async () => {
    house.server.play({ kind: 'silent' });
    const { embeddings, propertyId } = house;
    const findNearest = () =>
      embeddings.near({ propertyId, revision: '1', language: 'en', words: async () => QUESTION });
    const waiting = Array.from({ length: 16 }, findNearest);
    await expect.poll(() => house.server.calls.length, { timeout: 30_000 }).toBe(16);
    expect(await findNearest()).toBeNull();
    embeddings.close();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => null));
    expect(house.server.calls.length).toBe(16);
  });

  it.each(FAULTS)(
    'with the fault $kind $status $size $body leaves the answer unchanged, and no guest’s words are logged',
    async (fault) => {
      house.server.play(fault);
      const told = await sendAsGuest(QUESTION);
      expect(told).not.toBe('');
      expect(told).not.toContain(ENTRY.answer);
      expect(house.logged()).not.toMatch(/umbrella/i);
      house.server.play(null);
    },
  );
});
