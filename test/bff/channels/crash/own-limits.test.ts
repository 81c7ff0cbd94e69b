import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '../../../../bff/channels/net.ts';
import { CHANNEL_ADAPTERS } from '../../../../bff/channels/registry.ts';
import { startPortal } from '../../../../bff/simulators/channex/portal.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../../bff/simulators/guest-channel.ts';
import { startMail } from '../../../../bff/simulators/mail/simulator.ts';
import { startTwilio } from '../../../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp } from '../../../../bff/simulators/whatsapp/simulator.ts';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { type ChannelHouse, openChannelHouse, openHouseOn } from '../house.ts';

/** Messages that wait for our own limit on concurrent calls per account (`bff/channels/whatsapp/adapter.ts`). */
const AT_ONCE = 20;
const SEND = /POST .*\/messages$/;

let house: ChannelHouse;
let opened: { close(): Promise<void> };
afterEach(() => opened.close());

/** Writes to `count` guests at once, each from its own colleague. Returns the conversations in order. */
async function writeToAll(count: number): Promise<string[]> {
  for (let number = 0; number < count; number++) house.meta.say(`+4917000${1_000 + number}`, 'human please');
  await house.settle();
  // The platform sends no delivery reports.
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

/** Waits until `count` calls have reached the platform, which answers none. */
async function until(count: number, ids: readonly string[]): Promise<void> {
  await vi.waitFor(() => expect(ids.filter((id) => arrived(id) === 1)).toHaveLength(count), 20_000);
}

it('a message waits for our own limits longer than a call may take, and is still sent', async () => {
  opened = house = await openChannelHouse({ callTimeoutMs: 500 });
  const ids = await writeToAll(2 * AT_ONCE + 3);
  await house.settle();
  expect(ids.map(arrived)).toEqual(ids.map(() => 1));
  // Messages whose answer never came may have arrived; messages that waited for them have arrived.
  const states = await Promise.all(ids.map(state));
  expect(states.filter((one) => one.includes('"state":"unknown"'))).toHaveLength(2 * AT_ONCE);
  expect(states.filter((one) => one.includes('"state":"sent"'))).toHaveLength(3);
});

const numberOf = (number: number) => `+4917000${1_000 + number}`;
const KINDS: [
  ConnectedChannel,
  (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>,
  RegExp,
  (number: number) => string,
][] = [
  ['whatsapp', startWhatsApp, SEND, numberOf],
  ['sms', startTwilio, /POST .*\/Messages\.json$/, numberOf],
  ['email', startMail, /SMTP DATA/, (number) => `guest${number}@guests.example`],
  ['portal', startPortal, SEND, (number) => `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`],
];

describe.each(KINDS)('%s', (channel, start, sends, guestOf) => {
  it('is sent once after a stop during the wait for our own limits', async () => {
    const on = await openHouseOn(channel, start);
    opened = on;
    const { atOnce } = CHANNEL_ADAPTERS[channel].budget;
    const { platform, server, key } = on;
    const guests = Array.from({ length: atOnce + 3 }, (_, number) => guestOf(number));
    for (const guest of guests) platform.say(guest, 'human please');
    await on.settle();
    platform.delivers(false);
    platform.webhooks.hold();
    platform.faults.order({ kind: 'silent', on: sends, times: atOnce });
    for (const { id, address } of await on.conversations()) {
      const body = { text: `To ${address}` };
      const path = `/api/conversations/${id}/messages`;
      expect((await server.call('POST', path, { key, body })).status).toBe(201);
    }
    await on.messaging.sweep();
    const times = (guest: string) => platform.arrived.filter(({ text }) => text === `To ${guest}`).length;
    await vi.waitFor(() => expect(guests.filter((guest) => times(guest) === 1)).toHaveLength(atOnce), 20_000);
    const stoppedAt = performance.now();
    await on.messaging.close();
    // Stopping does not wait for a platform that does not answer.
    expect(performance.now() - stoppedAt).toBeLessThan(CALL_TIMEOUT_MS / 2);
    const parts = async () =>
      ((await server.dump())['channelPart'] ?? [])
        .map((row) => Object(row))
        .filter((row) => row.content.includes('"To '));
    const waiting = (await parts()).filter((row) => row.state === 'queued');
    expect(waiting.map((row) => row.attempts)).toEqual([0, 0, 0]);
    platform.faults.clear();
    server.restartMessaging();
    await on.settle();
    await on.later(15_000);
    expect(guests.map(times)).toEqual(guests.map(() => 1));
    expect((await parts()).map((row) => row.attempts)).toEqual(guests.map(() => 1));
  });
});

it('a message waiting for our own limits is not sent if its guest wants no more messages meanwhile', async () => {
  opened = house = await openChannelHouse({ callTimeoutMs: 2_000 });
  const ids = await writeToAll(AT_ONCE + 1);
  await until(AT_ONCE, ids);
  const last = ids.find((id) => arrived(id) === 0) ?? '';
  const { items } = (await house.server.call('GET', '/api/conversations?limit=100', { key: house.key })).body;
  house.meta.webhooks.release();
  house.meta.say(items.find(({ id }: { id: string }) => id === last).address, 'stop');
  await house.settle();
  expect(arrived(last)).toBe(0);
});
