import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNightReader } from '../../../bff/distribution/nights.ts';
import { PmsError } from '../../../bff/pms/net/errors.ts';
import { findChannelManager } from '../../../bff/store/pms/channel-manager-connections.ts';
import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import { type ChannelDoor, openChannelDoor } from '../../support/pms/channel-door.ts';

/** The times at which a channel manager is asked for free rooms and prices, and the handling of late answers. */
const NOTHING: ChannelNights = { availability: [], rates: [] };

let door: ChannelDoor;
beforeEach(async () => {
  door = await openChannelDoor();
});
afterEach(() => door.close());

/** Another connection without any read nights. `nights` answers its calls. */
async function connected(nights: () => Promise<ChannelNights>) {
  await door.connect('siteminder'); // it sends no notices of its own
  const { services, propertyId, advance, now } = door.house;
  const connection = await findChannelManager(services.db, propertyId);
  if (connection === undefined) throw new Error('Not connected');
  const reader = createNightReader({ ...services, clock: now });
  let asked = 0;
  const warned: string[] = [];
  const source = {
    connection,
    timezone: 'UTC',
    session: {
      roomTypes: async () => [{ code: 'ATT', name: 'Attic', maxPersons: 3 }],
      nights() {
        asked += 1;
        return nights();
      },
    },
    logBook: { add: ({ event }: { event: string }) => void warned.push(event) },
  };
  const look = (isAsked = false) => reader.read(source, { isAsked, signal: AbortSignal.timeout(60_000) });
  return {
    look,
    warned,
    asked: () => asked,
    async every(minutes: number, times: number) {
      for (let time = 0; time < times; time++) {
        await look();
        advance(minutes);
      }
    },
  };
}

it('a channel manager without any free rooms or prices is asked for them once an hour', async () => {
  const { every, asked, look } = await connected(async () => NOTHING);
  await every(1, 60);
  expect(asked()).toBe(1);
  await look();
  expect(asked()).toBe(2);
});

it('a channel manager that fails is asked four times an hour and logged once; a user’s own request is sent at once', async () => {
  const { every, asked, look, warned } = await connected(() =>
    Promise.reject(new PmsError('not_allowed', 'The key may not read rates')),
  );
  await every(1, 60);
  expect(asked()).toBe(4);
  expect(warned).toEqual(['nights.failed']);
  await look(true);
  expect(asked()).toBe(5);
  expect(warned).toHaveLength(2);
});

it('a channel manager that answers “rate limited” is not asked again before the time that it names', async () => {
  const { every, asked } = await connected(() =>
    Promise.reject(new PmsError('rate_limited', 'Later', { retryAfterMs: 40 * 60_000 })),
  );
  await every(1, 40);
  expect(asked()).toBe(1);
  await every(1, 1);
  expect(asked()).toBe(2);
});

it('free rooms and prices of the previous hotel that arrive after another one was connected are not stored', async () => {
  const night = { roomTypeCode: 'ATT', date: '2026-12-05' };
  const { look } = await connected(async () => {
    await door.connect('channex');
    const price = { amount: '1.00', currency: 'EUR' };
    const rates = [{ ...night, ratePlan: 'OLD', name: 'Old', price, offer: false }];
    return { availability: [{ ...night, available: 9, total: null }], rates };
  });
  await look();
  const { db } = door.house.services;
  for (const table of ['availability', 'rate'] as const)
    expect(await db.selectFrom(table).select('date').where('roomTypeCode', '=', 'ATT').execute()).toEqual([]);
  expect(await db.selectFrom('availability').select('date').execute()).not.toEqual([]);
  expect(await db.selectFrom('channelManagerRoomType').select('code').where('code', '=', 'ATT').execute()).toEqual([]);
});
