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
const got = () =>
  house.meta.got.flatMap(({ message }) => (message.type === 'text' ? [message.text.body] : [])).slice(1);
const failing = (code: number, status = 400) => ({
  kind: 'status' as const,
  status,
  body: JSON.stringify(refuse(code, 'no').body),
  headers: { 'content-type': 'application/json' },
  on: SEND,
});

async function later(ms: number): Promise<void> {
  house.server.advance(ms);
  await house.settle();
}

describe('what was not taken', () => {
  it.each([
    ['a 503 with its code', failing(2, 503), 5_000],
    ['an error of the platform’s own', failing(131000, 500), 5_000],
    ['too many to one guest', failing(131056), 7_000],
  ])('is sent again after %s, once', async (_, fault, waitMs) => {
    house.meta.faults.order(fault);
    await write('Hello');
    await later(waitMs);
    await later(waitMs);
    expect(got()).toEqual(['Hello']);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });

  it.each([
    [131026, 'not_reachable'],
    [131050, 'opted_out'],
    [131009, 'refused'],
    [131047, 'window_closed'],
  ])('for good (%i) is not tried again and says why', async (code, reason) => {
    house.meta.faults.order(failing(code));
    await write('Hello');
    await later(600_000);
    expect(got()).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'failed', reason });
  });

  it('for good keeps what the platform said and what staff can do, at the message and the channel', async () => {
    house.meta.faults.order(failing(131026));
    await write('Hello');
    const hint = 'The guest cannot be reached on WhatsApp';
    expect(await delivery()).toMatchObject({ state: 'failed', reason: 'not_reachable', hint, code: '131026' });
    const told = { code: 'undelivered', subject: 'not_reachable', level: 'warning', message: hint, count: 1 };
    expect(await channel()).toMatchObject({ health: 'ok', notices: [told] });
  });
});

it('more to one guest than WhatsApp takes at once arrives all the same, in order and once', async () => {
  const all = Array.from({ length: 48 }, (_, index) => `Line ${index}`);
  for (const text of all) await write(text);
  expect(got().length).toBeLessThan(all.length);
  for (let rest = 0; rest < 8; rest++) await later(30_000);
  expect(got()).toEqual(all);
  const refused = house.meta.exchanges.filter(({ answer }) => answer?.body.includes('131056') === true);
  expect(refused.length).toBeGreaterThan(0);
});

describe('what was taken and told later to have failed', () => {
  const last = () => String(house.meta.arrived.at(-1)?.id);

  it('says why at the message, counts at the channel, and is put right by a later delivery', async () => {
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
    await later(8 * 24 * 3_600_000);
    expect((await channel()).notices).toEqual([]);
  });

  it('for a fault of the account shows it at the channel, holds the rest back, and passes with what gets through', async () => {
    house.meta.delivers(false);
    await write('One');
    house.meta.tell(last(), 'failed', 131042);
    await house.settle();
    expect(await channel()).toMatchObject({
      health: 'failing',
      lastError: { code: 'payment', message: expect.stringContaining('Business Manager') },
    });
    await later(301_000);
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
  'the account’s own limit (%i) holds everything back, is told at the channel, and passes',
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
    await later(31_000);
    const said = () =>
      house.meta.arrived.map(({ text }) => text).filter((text) => text.toLowerCase().includes('hello'));
    expect(said()).toEqual([]);
    const { items } = (await house.server.call('GET', '/api/channels', { key: house.key })).body;
    const whatsapp = items.find(({ channel }: { channel: string }) => channel === 'whatsapp');
    expect(whatsapp).toMatchObject({ health: 'failing', lastError: { message: expect.stringContaining(words) } });
    await later(minutes * 60_000);
    expect(said().toSorted()).toEqual(['And hello', 'Hello']);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  },
);

it('a template that Meta does not take says so at its words, as Meta says it to people', async () => {
  const told = 'Variables can’t be at the start or end of the template.';
  const error = { code: 100, error_subcode: 2388299, message: 'Invalid parameter', error_user_msg: told };
  house.meta.faults.order({ kind: 'status', status: 400, body: JSON.stringify({ error }), on: /POST .*templates$/ });
  const body = { name: 'late', language: 'en', category: 'utility', body: 'So {{1}} is late', variables: ['Anna'] };
  const answer = await house.server.call('POST', '/api/channels/whatsapp/templates', { key: house.key, body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(answer.body.errors).toEqual([{ pointer: '/body', code: 'platform_refused', detail: told }]);
});

it('what a crash in the middle of a try leaves may have arrived, and the next one goes on', async () => {
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
  expect(got()).toEqual([]);
  await later(61_000);
  const [, , hello, next] = await house.messages(id);
  expect(hello).toMatchObject({ text: 'Hello', delivery: { state: 'unknown' } });
  expect(next).toMatchObject({ text: 'Next', delivery: { state: 'delivered' } });
  expect(got()).toEqual(['Next']);
});

it('a notice of what is not ours changes nothing', async () => {
  await write('Hello');
  const before = await house.server.dump();
  house.meta.tell('wamid.unknown', 'failed', 131026);
  await house.settle();
  expect(await house.server.dump()).toEqual(before);
});
