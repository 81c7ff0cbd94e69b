import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../bff/simulators/whatsapp/words.ts';
import { beginPart, listDueParts } from '../../../bff/store/channel-parts.ts';
import { type ChannelHouse, GUEST, openChannelHouse } from './house.ts';

/** What goes wrong on the way to a guest: nothing is lost, nothing is sent twice, and staff see what did not arrive. */
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
    ['a 429 that says when', { kind: 'rate_limit' as const, retryAfter: '30', on: SEND }, 31_000],
    ['a 429 that does not', { kind: 'rate_limit' as const, on: SEND }, 5_000],
    ['a 503 with its code', failing(2, 503), 5_000],
    ['an error of the platform’s own', failing(131000, 500), 5_000],
    ['too many to one guest', failing(131056), 7_000],
  ])('is sent again after %s, once', async (_, fault, waitMs) => {
    house.meta.faults.order(fault);
    await write('Hello');
    if (waitMs > 6_000) expect(await delivery()).toMatchObject({ state: 'queued' });
    await later(waitMs);
    await later(waitMs);
    expect(got()).toEqual(['Hello']);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });

  it('before the rest is over is not tried', async () => {
    house.meta.faults.order({ kind: 'rate_limit', retryAfter: '30', on: SEND });
    await write('Hello');
    await later(20_000);
    expect(got()).toEqual([]);
  });

  it('holds up what comes after it in the same conversation, and nothing elsewhere', async () => {
    house.meta.faults.order({ kind: 'rate_limit', retryAfter: '30', on: SEND });
    await write('First');
    await write('Second');
    house.meta.say('+491700000002', 'Other');
    await house.settle();
    expect(got()).toEqual(['Echo: Other']);
    await later(31_000);
    expect(got()).toEqual(['Echo: Other', 'First', 'Second']);
  });

  it('six times is given up, and staff are called', async () => {
    house.meta.faults.order({ ...failing(131000), times: 6 });
    await write('Hello');
    for (let round = 0; round < 6; round++) await later(300_000);
    expect(await delivery()).toMatchObject({ state: 'failed', reason: 'too_many' });
    const alerts = ((await house.server.dump())['deskEvent'] ?? []).map((row) => (row as { data: string }).data);
    expect(alerts.some((data) => data.includes('not_delivered'))).toBe(true);
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

describe('what may have been taken', () => {
  it.each([
    ['the line breaks in the answer', { kind: 'cut' as const, on: SEND }, 1],
    ['the line breaks before one', { kind: 'lost' as const, on: SEND }, 0],
    ['a page of somebody’s says 502', { kind: 'status' as const, status: 502, on: SEND }, 0],
  ])('is never sent twice where %s, and says so', async (_, fault, taken) => {
    house.meta.delivers(false);
    house.meta.webhooks.hold();
    house.meta.faults.order(fault);
    await write('Hello');
    await later(600_000);
    expect(got()).toHaveLength(taken);
    expect(await delivery()).toMatchObject({ state: 'unknown', reason: 'may_have_arrived' });
  });

  it('is put right by the platform’s notice, which carries our id', async () => {
    house.meta.faults.order({ kind: 'cut', on: SEND });
    await write('Hello');
    expect(await delivery()).toMatchObject({ state: 'delivered' });
    expect(got()).toEqual(['Hello']);
  });

  it('is what a crash in the middle of a try leaves, and the next one goes on', async () => {
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
});

describe('a token that was revoked', () => {
  it('holds everything back, shows at the channel, and all goes out once it is put right', async () => {
    house.meta.revoke();
    await write('First');
    await write('Second');
    const channel = async () =>
      (await house.server.call('GET', '/api/channels', { key: house.key })).body.items.find(
        (one: { channel: string }) => one.channel === 'whatsapp',
      );
    expect(await channel()).toMatchObject({ health: 'failing', lastError: { code: 'rejected_credentials' } });
    expect(await delivery()).toMatchObject({ state: 'queued' });
    house.meta.revoke(false);
    const body = house.meta.credentials;
    expect((await house.server.call('PUT', '/api/channels/whatsapp', { key: house.key, body })).status).toBe(200);
    await house.settle();
    expect(got()).toEqual(['First', 'Second']);
    expect(await channel()).toMatchObject({ health: 'ok', lastError: null });
  });
});

describe('notices of the platform', () => {
  it('that come late or twice set nothing back', async () => {
    await write('Hello');
    const wamid = house.meta.got.at(-1)?.id ?? '';
    house.meta.tell(wamid, 'read');
    await house.settle();
    house.meta.webhooks.repeat(2);
    house.meta.tell(wamid, 'delivered');
    await house.settle();
    expect(await delivery()).toMatchObject({ state: 'read' });
    expect(house.meta.webhooks.failed).toEqual([]);
  });

  it('of a failure after it was sent tell staff why, and a later delivery puts it right', async () => {
    house.meta.delivers(false);
    await write('Hello');
    const wamid = house.meta.got.at(-1)?.id ?? '';
    house.meta.tell(wamid, 'failed', 131026);
    await house.settle();
    expect(await delivery()).toMatchObject({ state: 'failed', reason: 'not_reachable' });
    house.meta.tell(wamid, 'delivered');
    await house.settle();
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });

  it('of what is not ours change nothing', async () => {
    await write('Hello');
    const before = await house.server.dump();
    house.meta.tell('wamid.unknown', 'failed', 131026);
    await house.settle();
    expect(await house.server.dump()).toEqual(before);
  });
});

it('a guest who is erased leaves nothing of the channel', async () => {
  await write('Hello');
  const { key } = house;
  const { body: guest } = await house.server.call('POST', '/api/guests', { key, body: { lastName: 'Sommer' } });
  await house.server.deps.db.updateTable('conversation').set({ guestId: guest.id }).where('id', '=', id).execute();
  expect((await house.server.call('DELETE', `/api/guests/${guest.id}`, { key })).status).toBe(204);
  expect(JSON.stringify(await house.server.dump())).not.toContain(GUEST);
});
