import { runChecks } from '../adapter/checks.ts';
import type { Change, PmsSession, Pulled, PullFrom, Receipt, SessionWorld } from '../port.ts';
import { createClient, readList } from './client.ts';
import { createHotel, listCategories } from './hotel.ts';
import { readNotices } from './notices.ts';
import { PULLS } from './pull.ts';
import { listOffers } from './pull-rates.ts';
import type { PullWorld } from './pull-world.ts';
import { readGuest } from './read-guests.ts';
import { readReservation } from './read-reservations.ts';
import { customer, department, orderItem, payment, reservation } from './schema.ts';
import { findPeople, loadPlaces } from './surroundings.ts';
import { writeArrival } from './write-arrival.ts';
import { writeCharge, writeVoid } from './write-charges.ts';
import { writeCommunication } from './write-chats.ts';
import { writeFields, writePreference } from './write-guests.ts';
import { writeCompletion, writeRequest } from './write-requests.ts';

const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };

/** One hotel in Mews. */
export function openMews(world: SessionWorld): PmsSession {
  const { credentials } = world;
  const client = createClient(world.net, credentials);
  const hotel = createHotel(client, credentials);
  /** Days begin at the hotel's midnight as Mews has it: other instants are refused, whatever zone is set here. */
  async function inside(signal: AbortSignal): Promise<PullWorld> {
    const { Enterprise } = await hotel.configuration(signal);
    return { client, hotel, timezone: Enterprise.TimeZoneIdentifier ?? world.timezone, now: world.clock };
  }
  const charges = { client, hotel, credentials, now: world.clock };

  const fetchers: { [E in 'guests' | 'reservations' | 'rooms']: (id: string, s: AbortSignal) => Promise<Pulled<E>[]> } =
    {
      async guests(id, signal) {
        const fields = { CustomerIds: [id], Extent: { Customers: true } };
        const list = { operation: 'customers/getAll', fields, name: 'Customers', item: customer };
        return (await readList(client, list, signal)).map(readGuest);
      },
      async reservations(id, signal) {
        const fields = { ReservationIds: [id] };
        const list = { operation: 'reservations/getAll/2023-06-06', fields, name: 'Reservations', item: reservation };
        const found = await readList(client, list, signal);
        if (found.length === 0) return [];
        const [places, people] = [
          await loadPlaces(await inside(signal), signal),
          await findPeople({ client, hotel }, found, signal),
        ];
        return found.map((raw) => readReservation(raw, { ...places, ...people }));
      },
      async rooms(id, signal) {
        for await (const { records } of PULLS.rooms(await inside(signal), EVERYTHING, signal)) {
          const room = records.find((record) => record.id === id);
          if (room !== undefined) return [room];
        }
        return [];
      },
    };

  return {
    async property(signal) {
      const { Enterprise } = await hotel.configuration(signal);
      const { Id, Name, TimeZoneIdentifier } = Enterprise;
      return { id: Id, name: Name, timezone: TimeZoneIdentifier ?? null, currency: await hotel.currency(signal) };
    },
    async *pull(entity, from, signal) {
      yield* PULLS[entity](await inside(signal), from, signal);
    },
    fetch: (entity, id, signal) => fetchers[entity](id, signal),
    push: write,
    notices: (request) => readNotices(request, world),
    test: (signal) =>
      runChecks([
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
      ]),
  };

  async function write(change: Change, attempt: number, signal: AbortSignal): Promise<Receipt> {
    switch (change.kind) {
      case 'request':
        return writeRequest(await inside(signal), change, attempt, signal);
      case 'completion':
        return writeCompletion(await inside(signal), change, attempt, signal);
      case 'communication':
        return writeCommunication(await inside(signal), change, attempt, signal);
      case 'charge':
        return writeCharge(charges, change, attempt, signal);
      case 'charge_void':
        return writeVoid(charges, change, signal);
      case 'preference':
        return writePreference(client, change, attempt, signal);
      case 'fields':
        return writeFields(client, change, signal);
      case 'arrival':
        return writeArrival(client, change, attempt, signal);
      default:
        return change satisfies never;
    }
  }
}

/** An id that nothing has: the question shows whether it may be asked. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const MONEY = {
  items: { operation: 'orderItems/getAll', fields: { OrderItemIds: [NOBODY] }, name: 'OrderItems', item: orderItem },
  payments: { operation: 'payments/getAll', fields: { PaymentIds: [NOBODY] }, name: 'Payments', item: payment },
};
const DEPARTMENTS = { operation: 'departments/getAll', fields: {}, name: 'Departments', item: department };
