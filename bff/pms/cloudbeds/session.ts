import { unlessMissing } from '../adapter/checks.ts';
import { EVERYTHING, type Fetchers, fetchBy, findRoom, pushBy, type Writers } from '../adapter/session-parts.ts';
import { PmsError } from '../net/errors.ts';
import type { PmsProperty, PmsSession, SessionWorld } from '../port.ts';
import { checkCloudbeds } from './checks.ts';
import { type Client, createClient } from './client.ts';
import { readNotices, subscribe, unsubscribe } from './notices.ts';
import { PULLS, type PullContext } from './pull.ts';
import { readOne } from './read-guests.ts';
import { readBooking, toBookingId } from './read-reservations.ts';
import { bookings, hotels, oneGuest } from './schema.ts';
import { writeArrival } from './write-arrival.ts';
import { writeCharge, writeVoid } from './write-charges.ts';
import { writeFields, writePreference } from './write-guests.ts';
import { writeCommunication, writeCompletion, writeRequest } from './write-requests.ts';

/** Opens a session for one Cloudbeds property. */
export function openCloudbeds(world: SessionWorld): PmsSession {
  const propertyId = world.credentials['propertyId'] ?? '';
  const client = createClient(world);
  const { timezone, webhook } = world;
  let cachedProperty: PmsProperty | null = null;

  /** Reads the property once, because it does not change while the hotel is connected. */
  async function findProperty(signal: AbortSignal): Promise<PmsProperty> {
    cachedProperty ??= await readProperty(client, propertyId, signal);
    return cachedProperty;
  }

  const pullWorld: PullContext = {
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
  return {
    property: findProperty,
    pull: (entity, from, signal) => PULLS[entity](pullWorld, from, signal),
    fetch: fetchBy(fetchersOf(pullWorld, findProperty)),
    push: pushBy(writersOf(pullWorld)),
    notices: (request) => readNotices(request, world),
    subscribe: async (signal) => (webhook === null ? undefined : subscribe({ client, propertyId, webhook }, signal)),
    unsubscribe: async (signal) =>
      webhook === null ? undefined : unsubscribe({ client, propertyId, webhook }, signal),
    test: (signal) => checkCloudbeds(pullWorld, findProperty, signal),
  };
}

async function readProperty(client: Client, propertyId: string, signal: AbortSignal): Promise<PmsProperty> {
  const { data } = await client.get('getHotels', { propertyIDs: propertyId }, hotels, signal);
  const ownHotel = data.find(({ propertyID }) => propertyID === propertyId);
  if (ownHotel === undefined) throw new PmsError('not_allowed', `The key does not open property ${propertyId}`);
  return {
    id: propertyId,
    name: ownHotel.propertyName,
    timezone: ownHotel.propertyTimezone ?? null,
    currency: ownHotel.propertyCurrency?.[0]?.currencyCode ?? null,
  };
}

function fetchersOf(world: PullContext, findProperty: (signal: AbortSignal) => Promise<PmsProperty>): Fetchers {
  const { client, propertyId, timezone } = world;
  return {
    async guests(id, signal) {
      const query = { propertyID: propertyId, guestID: id };
      const answer = await unlessMissing(client.get('getGuest', query, oneGuest, signal));
      return answer === null ? [] : [readOne(id, answer)];
    },
    async reservations(id, signal) {
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
    },
    rooms: (id, signal) => findRoom(PULLS.rooms(world, EVERYTHING, signal), id),
  };
}

function writersOf(world: PullContext): Writers {
  return {
    request: (change, attempt, signal) => writeRequest(world, change, attempt, signal),
    completion: (change, attempt, signal) => writeCompletion(world, change, attempt, signal),
    communication: (change, attempt, signal) => writeCommunication(world, change, attempt, signal),
    charge: (change, _, signal) => writeCharge(world, change, signal),
    charge_void: (change, attempt, signal) => writeVoid(world, change, attempt, signal),
    preference: (change, attempt, signal) => writePreference(world, change, attempt, signal),
    fields: (change, _, signal) => writeFields(world, change, signal),
    arrival: (change, attempt, signal) => writeArrival(world, change, attempt, signal),
  };
}
