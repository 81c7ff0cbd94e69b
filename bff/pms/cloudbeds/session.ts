import { unlessMissing } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, PmsProperty, PmsSession, Pulled, PullFrom, Receipt, SessionWorld } from '../port.ts';
import { checkCloudbeds } from './checks.ts';
import { createClient } from './client.ts';
import { readNotices, subscribe, unsubscribe } from './notices.ts';
import { PULLS, type PullWorld } from './pull.ts';
import { readOne } from './read-guests.ts';
import { readBooking, toBookingId } from './read-reservations.ts';
import { bookings, hotels, oneGuest } from './schema.ts';
import { writeArrival } from './write-arrival.ts';
import { writeCharge, writeVoid } from './write-charges.ts';
import { writeFields, writePreference } from './write-guests.ts';
import { writeCommunication, writeCompletion, writeRequest } from './write-requests.ts';

/** One Cloudbeds property. */
export function openCloudbeds(world: SessionWorld): PmsSession {
  const propertyId = world.credentials['propertyId'] ?? '';
  const client = createClient(world);
  const { timezone, webhook } = world;
  let hotel: PmsProperty | null = null;

  /** Stays the same for as long as a hotel is connected. */
  async function findProperty(signal: AbortSignal): Promise<PmsProperty> {
    if (hotel !== null) return hotel;
    const { data } = await client.get('getHotels', { propertyIDs: propertyId }, hotels, signal);
    const own = data.find(({ propertyID }) => propertyID === propertyId);
    if (own === undefined) throw new PmsError('not_allowed', `The key does not open property ${propertyId}`);
    hotel = {
      id: propertyId,
      name: own.propertyName,
      timezone: own.propertyTimezone ?? null,
      currency: own.propertyCurrency?.[0]?.currencyCode ?? null,
    };
    return hotel;
  }

  const inner: PullWorld = {
    client,
    propertyId,
    timezone,
    now: world.clock,
    async currency(signal) {
      const { currency } = await findProperty(signal);
      if (currency === null) throw new PmsError('malformed_answer', 'getHotels: the hotel has no currency');
      return currency;
    },
  };

  async function fetchBooking(id: string, signal: AbortSignal): Promise<Pulled<'reservations'>[]> {
    const query = {
      propertyID: propertyId,
      reservationID: toBookingId(id),
      includeDeleted: true,
      includeGuestsDetails: true,
      includeCustomFields: true,
    };
    const { data } = await client.get('getReservationsWithRateDetails', query, bookings, signal);
    const { currency } = await findProperty(signal);
    return data.flatMap((raw) => readBooking(raw, { timezone, currency }));
  }

  async function fetchGuest(id: string, signal: AbortSignal): Promise<Pulled<'guests'>[]> {
    const query = { propertyID: propertyId, guestID: id };
    const found = await unlessMissing(client.get('getGuest', query, oneGuest, signal));
    return found === null ? [] : [readOne(id, found)];
  }

  async function fetchRoom(id: string, signal: AbortSignal): Promise<Pulled<'rooms'>[]> {
    const everything: PullFrom = { cursor: null, resume: null, range: null };
    for await (const { records } of PULLS.rooms(inner, everything, signal)) {
      const room = records.find((record) => record.id === id);
      if (room !== undefined) return [room];
    }
    return [];
  }

  const fetchers: { [E in 'guests' | 'reservations' | 'rooms']: (id: string, s: AbortSignal) => Promise<Pulled<E>[]> } =
    {
      guests: fetchGuest,
      reservations: fetchBooking,
      rooms: fetchRoom,
    };

  return {
    property: findProperty,
    pull: (entity, from, signal) => PULLS[entity](inner, from, signal),
    fetch: (entity, id, signal) => fetchers[entity](id, signal),
    push: (change, attempt, signal) => write(inner, change, attempt, signal),
    notices: (request) => readNotices(request, world),
    subscribe: async (signal) => (webhook === null ? undefined : subscribe({ client, propertyId, webhook }, signal)),
    unsubscribe: async (signal) =>
      webhook === null ? undefined : unsubscribe({ client, propertyId, webhook }, signal),
    test: (signal) => checkCloudbeds(inner, findProperty, signal),
  };
}

function write(world: PullWorld, change: Change, attempt: number, signal: AbortSignal): Promise<Receipt> {
  switch (change.kind) {
    case 'request':
      return writeRequest(world, change, attempt, signal);
    case 'completion':
      return writeCompletion(world, change, attempt, signal);
    case 'communication':
      return writeCommunication(world, change, attempt, signal);
    case 'charge':
      return writeCharge(world, change, signal);
    case 'charge_void':
      return writeVoid(world, change, attempt, signal);
    case 'preference':
      return writePreference(world, change, attempt, signal);
    case 'fields':
      return writeFields(world, change, signal);
    case 'arrival':
      return writeArrival(world, change, attempt, signal);
    default:
      return change satisfies never;
  }
}
