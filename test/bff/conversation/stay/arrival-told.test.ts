import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantStay } from '../../../../bff/access/grants.ts';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { startSimulator } from '../../../../bff/simulators/cloudbeds/simulator.ts';
import type { Simulator } from '../../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../../bff/simulators/world/world.ts';
import { reportArrival } from '../../../../bff/store/guests/registrations.ts';
import type { GrantLevel } from '../../../../shared/domain/stay.ts';
import { unhurriedPms } from '../../../support/pms/unhurried-pms.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../../support/staffed-house.ts';

/** Guests say their arrival time in the chat. It is stored with their booking and in a PMS that has a field for it. */
let house: StaffedHouse;
let world: World;
let simulator: Simulator;

beforeAll(async () => {
  house = await openStaffedHouse({ pms: { registry: unhurriedPms }, env: { ALLOW_PRIVATE_NETWORKS: '127.0.0.1' } });
  world = createWorld({ clock: house.now, reservations: 0 });
  simulator = await startSimulator({ world, limits: false });
});
afterAll(async () => {
  await house.close();
  await simulator.close();
});

const LINES = {
  en: ['We will arrive at 18:10', '18:10'],
  de: ['Wir kommen um 18:20 Uhr an', '18:20'],
  fr: ['Nous arriverons à 18 h 30', '18:30'],
} as const;
const names = new Map<string, string>();

beforeAll(async () => {
  for (const lastName of ['Kommt', 'Spaeter', 'Unbekannt', 'Fremd', ...Object.keys(LINES).map((one) => `Gast${one}`)]) {
    const guest = { firstName: 'Nora', lastName, email: `${lastName.toLowerCase()}@guests.example` };
    world.book({ checkIn: '2026-11-21', checkOut: '2026-11-24', roomTypeCode: 'DBL', guest });
  }
  const request = { provider: 'cloudbeds', credentials: simulator.credentials };
  await house.services.sync.connect(house.propertyId, request, { id: PROGRAM.id, accountId: house.accountId });
  await house.services.sync.work();
  const rows = await house.services.db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .select(['reservation.id', 'guest.lastName'])
    .execute();
  for (const { id, lastName } of rows) names.set(lastName, id);
});

const idOf = (lastName: string) => names.get(lastName) ?? '';

async function openBookingOf(lastName: string, level: GrantLevel): Promise<GuestSession> {
  const session = newGuestSession(house.propertyId, house.now());
  await house.say('Hello', session);
  const at = house.now().toISOString();
  const { conversationId } = session;
  const of = { propertyId: house.propertyId, conversationId, reservationId: idOf(lastName) };
  const { writer, secrets } = house.services;
  await writer.write((trx) => grantStay(trx, secrets, { ...of, level, reason: 'test', at }));
  return session;
}

/** The arrival time in the PMS. */
function hourOf(lastName: string): string | null | undefined {
  const found = world
    .findReservations({})
    .slice(0, 20)
    .find(({ guestId }) => world.guest(guestId)?.lastName === lastName);
  return found?.arrivalTime;
}

describe('an arrival time that a guest states', () => {
  it.each(Object.entries(LINES))('in %s reaches the PMS', async (code, [text, hour]) => {
    await house.say(text, await openBookingOf(`Gast${code}`, 'booking'));
    await house.services.sync.work();
    expect(hourOf(`Gast${code}`)).toBe(hour);
    const stay = await house.services.db
      .selectFrom('reservation')
      .select('arrivalTime')
      .where('id', '=', idOf(`Gast${code}`))
      .executeTakeFirstOrThrow();
    expect(stay.arrivalTime).toBe(hour);
  });

  it('replaces the earlier arrival time', async () => {
    const session = await openBookingOf('Spaeter', 'signed');
    await house.say('We will arrive at 18:00', session);
    await house.say('Sorry, we will arrive at 20:45', session);
    await house.services.sync.work();
    expect(hourOf('Spaeter')).toBe('20:45');
  });

  it('is not accepted from a guest who has not verified the booking', async () => {
    await house.say('We will arrive at 19:15', await openBookingOf('Fremd', 'details'));
    await house.services.sync.work();
    expect(hourOf('Fremd')).toBeNull();
  });

  it('is not sent to the PMS again if it is the same', async () => {
    const { writer, db } = house.services;
    const of = { propertyId: house.propertyId, id: idOf('Kommt') };
    const told = { arrivalTime: '17:00', companions: ['Ben Kommt'] };
    for (const at of ['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z']) {
      await writer.write((trx) => reportArrival(trx, of, told, at));
      await house.services.sync.work();
    }
    const { count } = await db
      .selectFrom('pmsPush')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('subjectId', '=', of.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    expect(hourOf('Kommt')).toBe('17:00');
    expect(world.written().filter(({ text }) => text.includes('Ben Kommt'))).toHaveLength(1);
  });
});
