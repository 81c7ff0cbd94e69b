import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../bff/simulators/whatsapp/words.ts';
import { beginPart, listDueParts } from '../../../bff/store/channel-parts.ts';
import { type ChannelHouse, GUEST, openChannelHouse } from './house.ts';

/** What goes wrong on the way to a guest in WhatsApp's own ways; what holds for every channel: `test/contract/channels.ts`. */
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
  const body = { name: 'late', language: 'en', category: 'utility', body: '{{1}} is late', variables: ['Anna'] };
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
  const lostAt = new Date(+clock() + 60_000).toISOString();
  expect(await writer.write((trx) => beginPart(trx, part?.id ?? '', lostAt))).toBe(true);
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
