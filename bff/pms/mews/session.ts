import { runChecks } from '../adapter/checks.ts';
import { EVERYTHING, type Fetchers, fetchBy, findRoom, pushBy, type Writers } from '../adapter/session-parts.ts';
import type { Check, PmsSession, SessionWorld } from '../port.ts';
import { type Client, createClient, readList } from './client.ts';
import { createHotel, type Hotel, listCategories } from './hotel.ts';
import { readNotices } from './notices.ts';
import { PULLS } from './pull.ts';
import type { PullContext } from './pull-context.ts';
import { listOffers } from './pull-rates.ts';
import { readGuest } from './read-guests.ts';
import { readReservation } from './read-reservations.ts';
import { customer, department, orderItem, payment, reservation } from './schema.ts';
import { findPeople, loadPlaces } from './surroundings.ts';
import { writeArrival } from './write-arrival.ts';
import { writeCharge, writeVoid } from './write-charges.ts';
import { writeCommunication } from './write-chats.ts';
import { writeFields, writePreference } from './write-guests.ts';
import { writeCompletion, writeRequest } from './write-requests.ts';

/** The client and the hotel of a session. */
interface MewsSession {
  client: Client;
  hotel: Hotel;
  world: SessionWorld;
}

/** Opens a session for one hotel in Mews. */
export function openMews(world: SessionWorld): PmsSession {
  const client = createClient(world.net, world.credentials);
  const hotel = createHotel(client, world.credentials);
  const session: MewsSession = { client, hotel, world };
  const fetchers = fetchersOf(session);
  return {
    async property(signal) {
      const { Enterprise } = await hotel.configuration(signal);
      const { Id, Name, TimeZoneIdentifier } = Enterprise;
      return { id: Id, name: Name, timezone: TimeZoneIdentifier ?? null, currency: await hotel.currency(signal) };
    },
    async *pull(entity, from, signal) {
      yield* PULLS[entity](await pullWorldOf(session, signal), from, signal);
    },
    fetch: fetchBy(fetchers),
    push: pushBy(writersOf(session)),
    notices: (request) => readNotices(request, world),
    test: (signal) => checkMews(session, fetchers, signal),
  };
}

/** Makes the context for reading. It has the time zone set in Mews, because Mews refuses days that do not begin at its midnight. */
async function pullWorldOf({ client, hotel, world }: MewsSession, signal: AbortSignal): Promise<PullContext> {
  const { Enterprise } = await hotel.configuration(signal);
  return { client, hotel, timezone: Enterprise.TimeZoneIdentifier ?? world.timezone, now: world.clock };
}

function fetchersOf(session: MewsSession): Fetchers {
  const { client, hotel } = session;
  return {
    async guests(id, signal) {
      const fields = { CustomerIds: [id], Extent: { Customers: true } };
      const list = { operation: 'customers/getAll', fields, name: 'Customers', item: customer };
      return (await readList(client, list, signal)).map(readGuest);
    },
    async reservations(id, signal) {
      const fields = { ReservationIds: [id] };
      const list = { operation: 'reservations/getAll/2023-06-06', fields, name: 'Reservations', item: reservation };
      const rawReservations = await readList(client, list, signal);
      if (rawReservations.length === 0) return [];
      const [referenceData, guestData] = [
        await loadPlaces(await pullWorldOf(session, signal), signal),
        await findPeople({ client, hotel }, rawReservations, signal),
      ];
      return rawReservations.map((raw) => readReservation(raw, { ...referenceData, ...guestData }));
    },
    rooms: async (id, signal) => findRoom(PULLS.rooms(await pullWorldOf(session, signal), EVERYTHING, signal), id),
  };
}

function writersOf(session: MewsSession): Writers {
  const { client, hotel, world } = session;
  const charges = { client, hotel, credentials: world.credentials, now: world.clock };
  return {
    request: async (change, attempt, signal) =>
      writeRequest(await pullWorldOf(session, signal), change, attempt, signal),
    completion: async (change, attempt, signal) =>
      writeCompletion(await pullWorldOf(session, signal), change, attempt, signal),
    communication: async (change, attempt, signal) =>
      writeCommunication(await pullWorldOf(session, signal), change, attempt, signal),
    charge: (change, attempt, signal) => writeCharge(charges, change, attempt, signal),
    charge_void: (change, _, signal) => writeVoid(charges, change, signal),
    preference: (change, attempt, signal) => writePreference(client, change, attempt, signal),
    fields: (change, _, signal) => writeFields(client, change, signal),
    arrival: (change, attempt, signal) => writeArrival(client, change, attempt, signal),
  };
}

function checkMews({ client, hotel }: MewsSession, fetchers: Fetchers, signal: AbortSignal): Promise<Check[]> {
  return runChecks([
    ['configuration/get', async () => (await hotel.configuration(signal)).Enterprise.Name],
    ['services/getAll', async () => `stays: ${(await hotel.stayService(signal)).Id}`],
    ['resourceCategories/getAll', async () => `${(await listCategories(client, hotel, signal)).length} room types`],
    ['reservations/getAll/2023-06-06', () => fetchers.reservations(NOBODY, signal)],
    ['customers/getAll', () => fetchers.guests(NOBODY, signal)],
    ['departments/getAll', () => readList(client, DEPARTMENTS, signal)],
    [
      'orderItems/getAll and payments/getAll (balances)',
      async () => {
        await readList(client, MONEY.items, signal);
        await readList(client, MONEY.payments, signal);
      },
    ],
    ['vouchers/getAll (offers)', async () => `${(await listOffers({ client, hotel }, signal)).size} rates`],
    ['services/getAll (charges)', async () => `charges: ${(await hotel.chargeService(signal)).Id}`],
  ]);
}

/** An id that does not exist: the answer shows if the call is allowed. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const MONEY = {
  items: { operation: 'orderItems/getAll', fields: { OrderItemIds: [NOBODY] }, name: 'OrderItems', item: orderItem },
  payments: { operation: 'payments/getAll', fields: { PaymentIds: [NOBODY] }, name: 'Payments', item: payment },
};
const DEPARTMENTS = { operation: 'departments/getAll', fields: {}, name: 'Departments', item: department };
