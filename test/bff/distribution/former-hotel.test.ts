import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAcceptance } from '../../../bff/distribution/accept.ts';
import { createChannelManagerConnections } from '../../../bff/distribution/connections.ts';
import { createPulls } from '../../../bff/distribution/pull.ts';
import { BOOKING } from '../../contract/channel-manager-house.ts';
import { type ChannelDoor, openChannelDoor } from '../../support/pms/channel-door.ts';
import { toBooking } from './pulled-side.ts';

/** Answers of the previous channel manager that arrive just as another one is connected are not stored. */
let door: ChannelDoor;
beforeEach(async () => {
  door = await openChannelDoor();
});
afterEach(() => door.close());

const ATTIC_ROOM = { code: 'ATT', name: 'Attic', maxPersons: 3 };

/** Receives a call to the first connection; `meanwhile` may connect another one after the call was read. */
async function receiveCall(meanwhile: () => Promise<unknown>): Promise<unknown> {
  await door.connect('siteminder');
  const { services, propertyId, now } = door.house;
  const deps = { ...services, clock: now, allowPrivateNetworks: [], reachedAt: () => null, address: () => '' };
  const connections = createChannelManagerConnections(deps);
  const { adapter, ...first } = await connections.open(propertyId);
  const { refuse, ...others } = adapter;
  const bookings = [toBooking(BOOKING)];
  const nights = { at: now().toISOString(), roomTypes: [ATTIC_ROOM], availability: [], rates: [] };
  const read = () => ({ callId: 'call_1', bookings, nights, faults: [], isNudge: false, ignored: 0 });
  const open = async () => {
    await meanwhile();
    return { ...first, adapter: { ...others, read } };
  };
  const acceptance = createAcceptance(deps, { ...connections, open }, { nudgeMs: 0, nudge: () => undefined });
  const answer = await acceptance.accept(propertyId, { headers: {}, query: {}, body: '' }).catch((error) => error);
  await connections.close();
  return answer;
}

/** Pulls from the first connection; `meanwhile` runs before one of its answers, and may replace the connection. */
async function pull(meanwhile: { types?: () => Promise<unknown>; bookings?: () => Promise<unknown> }): Promise<void> {
  await door.connect('siteminder'); // the vendor sends no notices
  const { services, propertyId, now } = door.house;
  const deps = { ...services, clock: now, allowPrivateNetworks: [], reachedAt: () => null, address: () => '' };
  const connections = createChannelManagerConnections(deps);
  const first = await connections.open(propertyId);
  const open: typeof first = {
    ...first,
    signal: new AbortController().signal,
    adapter: { ...first.adapter, capabilities: { ...first.adapter.capabilities, gives: ['roomTypes'] } },
    session: {
      ...first.session,
      async roomTypes() {
        await meanwhile.types?.();
        return [ATTIC_ROOM];
      },
      async *pull() {
        await meanwhile.bookings?.();
        yield { bookings: [toBooking(BOOKING)], faults: [], receipts: [], cursor: null };
      },
    },
  };
  const pulls = createPulls(deps, { ...connections, open: async () => open }, 0);
  await pulls.start(propertyId, 'manual');
  await pulls.idle();
  await pulls.close();
  await connections.close();
}

const stored = async () => {
  const { db } = door.house.services;
  const types = await db
    .selectFrom('channelManagerRoomType')
    .select('code')
    .where('code', '=', ATTIC_ROOM.code)
    .execute();
  const found = db.selectFrom('reservation').select('checkIn').where('channelReference', '=', BOOKING.otaReference);
  return { types: types.length, bookings: (await found.execute()).length };
};

it('room types and bookings from the connected channel manager are stored', async () => {
  await pull({});
  expect(await stored()).toEqual({ types: 1, bookings: 1 });
});

it('room types from a channel manager that was replaced during the pull are not stored', async () => {
  await pull({ types: () => door.connect('channex') });
  expect(await stored()).toEqual({ types: 0, bookings: 0 });
});

it('bookings from a channel manager that was replaced during the pull are not stored', async () => {
  await pull({ bookings: () => door.connect('channex') });
  expect(await stored()).toMatchObject({ bookings: 0 });
});

it('a call that the connected channel manager made is stored', async () => {
  expect(await receiveCall(async () => undefined)).not.toBeInstanceOf(Error);
  expect(await stored()).toEqual({ types: 1, bookings: 1 });
});

it('a call to a replaced channel manager is refused, and nothing of it is stored, not even its id', async () => {
  expect(await receiveCall(() => door.connect('channex'))).toMatchObject({ code: 'channel_manager_not_connected' });
  expect(await stored()).toEqual({ types: 0, bookings: 0 });
  const { db } = door.house.services;
  expect(await db.selectFrom('channelManagerCall').selectAll().execute()).toEqual([]);
});
