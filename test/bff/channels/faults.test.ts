import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../bff/simulators/whatsapp/words.ts';
import { beginPart, listDueParts } from '../../../bff/store/channels/parts.ts';
import { type ChannelHouse, GUEST, openChannelHouse } from './house.ts';

/** Faults that only WhatsApp has. Faults of every channel are in `test/contract/channels.ts`. */
let house: ChannelHouse;
let id: string;
const SEND = /POST .*\/messages$/;

beforeEach(async () => {
  house = await openChannelHouse();
  house.meta.say(GUEST, 'human please');
  await house.settle();
  const [conversation] = await house.conversations();
  id = String(conversation?.['id']);
});
afterEach(() => house.close());

async function write(text: string): Promise<void> {
  const answer = await house.server.call('POST', `/api/conversations/${id}/messages`, {
    key: house.key,
    body: { text },
  });
  expect(answer.status).toBe(201);
  await house.settle();
}

const channel = async () =>
  (await house.server.call('GET', '/api/channels', { key: house.key })).body.items.find(
    (one: { channel: string }) => one.channel === 'whatsapp',
  );
const delivery = async () => (await house.messages(id)).at(-1)?.['delivery'];
const arrivedAtPlatform = () =>
  house.meta.got.flatMap(({ message }) => (message.type === 'text' ? [message.text.body] : [])).slice(1);
const failing = (code: number, status = 400) => ({
  kind: 'status' as const,
  status,
  body: JSON.stringify(refuse(code, 'no').body),
  headers: { 'content-type': 'application/json' },
  on: SEND,
});

async function advanceAndSettle(ms: number): Promise<void> {
  house.server.advance(ms);
  await house.settle();
}

describe('a message that WhatsApp refuses', () => {
  it.each([
    ['a 503 with its code', failing(2, 503), 5_000],
    ['an internal error of the platform', failing(131000, 500), 5_000],
    ['too many messages to one guest', failing(131056), 7_000],
  ])('is sent again after %s, once', async (_, fault, waitMs) => {
    house.meta.faults.order(fault);
    await write('Hello');
    await advanceAndSettle(waitMs);
    await advanceAndSettle(waitMs);
    expect(arrivedAtPlatform()).toEqual(['Hello']);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });

  it.each([
    [131026, 'not_reachable'],
    [131050, 'opted_out'],
    [131009, 'refused'],
    [131047, 'window_closed'],
  ])('permanently (%i) is not retried and shows the reason', async (code, reason) => {
    house.meta.faults.order(failing(code));
    await write('Hello');
    await advanceAndSettle(600_000);
    expect(arrivedAtPlatform()).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'failed', reason });
  });

  it('permanently shows the platform’s code and the advice for staff, at the message and at the channel', async () => {
    house.meta.faults.order(failing(131026));
    await write('Hello');
    const hint = 'The guest cannot be reached on WhatsApp';
    expect(await delivery()).toMatchObject({ state: 'failed', reason: 'not_reachable', hint, code: '131026' });
    const told = { code: 'undelivered', subject: 'not_reachable', level: 'warning', message: hint, count: 1 };
    expect(await channel()).toMatchObject({ health: 'ok', notices: [told] });
  });
});

it('more messages to one guest than WhatsApp accepts at once all arrive, in order and once', async () => {
  const all = Array.from({ length: 48 }, (_, index) => `Line ${index}`);
  for (const text of all) await write(text);
  expect(arrivedAtPlatform().length).toBeLessThan(all.length);
  for (let rest = 0; rest < 8; rest++) await advanceAndSettle(30_000);
  expect(arrivedAtPlatform()).toEqual(all);
  const refused = house.meta.exchanges.filter(({ answer }) => answer?.body.includes('131056') === true);
  expect(refused.length).toBeGreaterThan(0);
});

describe('a message that WhatsApp accepts and later reports as failed', () => {
  const last = () => String(house.meta.arrived.at(-1)?.id);

  it('shows the reason at the message, counts at the channel, and is corrected by a later delivery report', async () => {
    house.meta.delivers(false);
    for (const text of ['One', 'Two']) {
      await write(text);
      house.meta.tell(last(), 'failed', 131026);
      house.meta.tell(last(), 'failed', 131026);
      await house.settle();
    }
    const hint = 'The guest cannot be reached on WhatsApp';
    expect(await delivery()).toMatchObject({ state: 'failed', reason: 'not_reachable', hint, code: '131026' });
    expect((await channel()).notices).toMatchObject([{ code: 'undelivered', subject: 'not_reachable', count: 2 }]);
    house.meta.tell(last(), 'delivered');
    await house.settle();
    const put = await delivery();
    expect(put).toMatchObject({ state: 'delivered' });
    expect(put).not.toHaveProperty('hint');
    await advanceAndSettle(8 * 24 * 3_600_000);
    expect((await channel()).notices).toEqual([]);
  });

  it('because of the account makes the channel failing and delays other messages, until a message is delivered', async () => {
    house.meta.delivers(false);
    await write('One');
    house.meta.tell(last(), 'failed', 131042);
    await house.settle();
    expect(await channel()).toMatchObject({
      health: 'failing',
      lastError: { code: 'payment', message: expect.stringContaining('Business Manager') },
    });
    await advanceAndSettle(301_000);
    await write('Two');
    // The platform accepted it, which does not prove delivery.
    expect(await channel()).toMatchObject({ health: 'failing' });
    house.server.advance(1_000);
    house.meta.tell(last(), 'delivered');
    await house.settle();
    const well = await channel();
    expect(well).toMatchObject({ health: 'ok', lastError: null });
    expect(well.lastSentAt).not.toBeNull();
  });
});

it.each([
  [80007, 'quota is used up', 5],
  [131048, 'guests blocked or reported it', 60],
])(
  'the account’s own limit (%i) delays all messages, is shown at the channel, and expires',
  async (code, words, minutes) => {
    const other = '+491700000002';
    house.meta.say(other, 'human please');
    await house.settle();
    const theirs = (await house.conversations()).find(({ address }) => address === other);
    house.meta.faults.order({ kind: 'rate_limit', retryAfter: '30', on: SEND });
    const path = `/api/conversations/${theirs?.['id']}/messages`;
    await house.server.call('POST', path, { key: house.key, body: { text: 'And hello' } });
    await house.settle();
    house.meta.faults.order(failing(code));
    await write('Hello');
    await advanceAndSettle(31_000);
    const arrivedTexts = () =>
      house.meta.arrived.map(({ text }) => text).filter((text) => text.toLowerCase().includes('hello'));
    expect(arrivedTexts()).toEqual([]);
    const { items } = (await house.server.call('GET', '/api/channels', { key: house.key })).body;
    const whatsapp = items.find(({ channel }: { channel: string }) => channel === 'whatsapp');
    expect(whatsapp).toMatchObject({ health: 'failing', lastError: { message: expect.stringContaining(words) } });
    await advanceAndSettle(minutes * 60_000);
    expect(arrivedTexts().toSorted()).toEqual(['And hello', 'Hello']);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  },
);

it('a template that Meta refuses shows Meta’s message for people at the template’s body', async () => {
  const told = 'Variables can’t be at the start or end of the template.';
  const error = { code: 100, error_subcode: 2388299, message: 'Invalid parameter', error_user_msg: told };
  house.meta.faults.order({ kind: 'status', status: 400, body: JSON.stringify({ error }), on: /POST .*templates$/ });
  const body = { name: 'late', language: 'en', category: 'utility', body: 'So {{1}} is late', variables: ['Anna'] };
  const answer = await house.server.call('POST', '/api/channels/whatsapp/templates', { key: house.key, body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(answer.body.errors).toEqual([{ pointer: '/body', code: 'platform_refused', detail: told }]);
});

it('a message whose attempt was interrupted by a crash is marked as possibly arrived, and the next message is sent', async () => {
  house.meta.faults.order({ kind: 'rate_limit', retryAfter: '30', on: SEND });
  await write('Hello');
  const { db, writer, clock } = house.server.deps;
  house.server.advance(31_000);
  const [part] = await listDueParts(db, clock().toISOString(), 1);
  const retryAt = new Date(+clock() + 60_000).toISOString();
  expect(await writer.write((trx) => beginPart(trx, part?.id ?? '', { at: clock().toISOString(), retryAt }))).toBe(
    true,
  );
  await write('Next');
  expect(arrivedAtPlatform()).toEqual([]);
  await advanceAndSettle(61_000);
  const [, , hello, next] = await house.messages(id);
  expect(hello).toMatchObject({ text: 'Hello', delivery: { state: 'unknown' } });
  expect(next).toMatchObject({ text: 'Next', delivery: { state: 'delivered' } });
  expect(arrivedAtPlatform()).toEqual(['Next']);
});

it('a notice about an unknown message changes nothing', async () => {
  await write('Hello');
  const before = await house.server.dump();
  house.meta.tell('wamid.unknown', 'failed', 131026);
  await house.settle();
  expect(await house.server.dump()).toEqual(before);
});
