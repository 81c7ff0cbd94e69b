import { afterEach, beforeEach, expect, it } from 'vitest';
import { BOOKING } from '../../contract/channel-manager-house.ts';
import { type ChannelDoor, openChannelDoor } from '../../support/pms/channel-door.ts';
import { toBooking } from './pulled-side.ts';

let door: ChannelDoor;
beforeEach(async () => {
  door = await openChannelDoor();
});
afterEach(() => door.close());

it.each([
  ['channex', /feed/, /restrictions/],
  ['beds24', /bookings/, /calendar/],
  ['cloudbeds', /getReservationsWith/, /getRatePlans/],
] as const)(
  'a booking that %s announces while a pull is running is pulled right after that pull',
  async (provider, lists, last) => {
    const { house } = door;
    const { distribution, db } = house.services;
    const simulator = await door.connect(provider);
    simulator.faults.order({ kind: 'latency', ms: 1_500, on: last, times: 1 });
    const bookings = () => simulator.exchanges.filter(({ request }) => lists.test(request.path)).length;
    const before = bookings();
    house.advance(61); // the pull is due, and so is the read of free rooms and prices
    const working = distribution.work();
    await expect.poll(bookings).toBeGreaterThan(before);
    house.advance(1);
    simulator.put(toBooking(BOOKING));
    await simulator.webhooks.settled();
    await working;
    house.advance(1);
    await distribution.work();
    const found = await db
      .selectFrom('reservation')
      .select('checkIn')
      .where('channelReference', '=', BOOKING.otaReference)
      .execute();
    expect(found).toEqual([{ checkIn: BOOKING.checkIn }]);
  },
);
