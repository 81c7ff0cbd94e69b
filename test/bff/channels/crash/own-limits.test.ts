import { afterEach, expect, it, vi } from 'vitest';
import { type ChannelHouse, openChannelHouse } from '../house.ts';

/** What waits for our own limits: so many calls of one account are under way at once (`bff/channels/whatsapp/adapter.ts`). */
const AT_ONCE = 20;
const SEND = /POST .*\/messages$/;

let house: ChannelHouse;
afterEach(() => house.close());

/** So many guests with a colleague each, who all write at once. Their conversations, in order. */
async function writeToAll(count: number): Promise<string[]> {
  for (let number = 0; number < count; number++) house.meta.say(`+4917000${1_000 + number}`, 'human please');
  await house.settle();
  // No notice of theirs tells what no answer did.
  house.meta.delivers(false);
  house.meta.webhooks.hold();
  house.meta.faults.order({ kind: 'silent', on: SEND, times: Math.floor((count - 1) / AT_ONCE) * AT_ONCE });
  const { items } = (await house.server.call('GET', '/api/conversations?limit=100', { key: house.key })).body;
  const ids: string[] = items.map(({ id }: { id: string }) => id).toSorted();
  expect(ids).toHaveLength(count);
  for (const id of ids) {
    const body = { text: `To ${id}` };
    const path = `/api/conversations/${id}/messages`;
    expect((await house.server.call('POST', path, { key: house.key, body })).status).toBe(201);
  }
  await house.messaging.sweep();
  return ids;
}

const arrived = (id: string) => house.meta.arrived.filter(({ text }) => text === `To ${id}`).length;
const state = async (id: string) => JSON.stringify((await house.messages(id)).at(-1)?.['delivery']);

/** Until so many are at the platform, which answers none of them. */
async function until(count: number, ids: readonly string[]): Promise<void> {
  await vi.waitFor(() => expect(ids.filter((id) => arrived(id) === 1)).toHaveLength(count), 20_000);
}

it('waits longer than a call may take, and is sent all the same', async () => {
  house = await openChannelHouse({ callTimeoutMs: 500 });
  const ids = await writeToAll(2 * AT_ONCE + 3);
  await house.settle();
  expect(ids.map(arrived)).toEqual(ids.map(() => 1));
  // Those whose answer never came may have arrived; those that waited for them have.
  const states = await Promise.all(ids.map(state));
  expect(states.filter((one) => one.includes('"state":"unknown"'))).toHaveLength(2 * AT_ONCE);
  expect(states.filter((one) => one.includes('"state":"sent"'))).toHaveLength(3);
});

it('is sent once after a stop that came while it waited', async () => {
  house = await openChannelHouse();
  const ids = await writeToAll(AT_ONCE + 3);
  await until(AT_ONCE, ids);
  await house.messaging.close();
  const states = await Promise.all(ids.map(state));
  expect(states.filter((one) => one.includes('"state":"unknown"'))).toHaveLength(AT_ONCE);
  expect(states.filter((one) => one.includes('"state":"queued"'))).toHaveLength(3);
  house.meta.faults.clear();
  house.server.restartMessaging();
  await house.settle();
  expect(ids.map(arrived)).toEqual(ids.map(() => 1));
  const { channelPart = [] } = await house.server.dump();
  const tried = channelPart.filter((row) => Object(row).content.includes('"To '));
  expect(tried.map((row) => Object(row).attempts)).toEqual(ids.map(() => 1));
});

it('does not go where its guest wants no more messages by the time it may', async () => {
  house = await openChannelHouse({ callTimeoutMs: 2_000 });
  const ids = await writeToAll(AT_ONCE + 1);
  await until(AT_ONCE, ids);
  const last = ids.find((id) => arrived(id) === 0) ?? '';
  const { items } = (await house.server.call('GET', '/api/conversations?limit=100', { key: house.key })).body;
  house.meta.webhooks.release();
  house.meta.say(items.find(({ id }: { id: string }) => id === last).address, 'stop');
  await house.settle();
  expect(arrived(last)).toBe(0);
});
