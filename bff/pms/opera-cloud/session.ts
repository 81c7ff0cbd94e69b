import { type Fetchers, fetchBy, pushBy, type Writers } from '../adapter/session-parts.ts';
import { PmsError } from '../net/errors.ts';
import type { PmsProperty, PmsSession, SessionWorld } from '../port.ts';
import { checkOpera } from './checks.ts';
import { createClient } from './client.ts';
import { fetchProfile, PULLS, type PullContext } from './pull.ts';
import { readBill } from './read-bill.ts';
import { readRoom } from './read-house.ts';
import { readQueue } from './read-queue.ts';
import { readReservation } from './read-reservations.ts';
import { hotel, housekeeping, reservations } from './schema.ts';
import { readSettings } from './settings.ts';
import { EventStream } from './stream.ts';
import { writeCharge, writeVoid } from './write-charges.ts';
import { noteFields, writeArrival, writeCommunication } from './write-comments.ts';
import { writePreference } from './write-preferences.ts';
import { writeCompletion, writeRequest } from './write-requests.ts';

/** Opens a session for one hotel in OPERA Cloud. Throws `bad_settings`. */
export function openOpera({ credentials, net, clock, timezone }: SessionWorld): PmsSession {
  const settings = readSettings(credentials);
  const client = createClient(net, settings, clock);
  const { events, codes } = settings;
  const world: PullContext = { client, settings, timezone, now: clock, languages: codes.languages };
  const findProperty = (signal: AbortSignal) => readProperty(world, signal);
  const session: PmsSession = {
    property: findProperty,
    test: (signal) => checkOpera(world, findProperty, signal),
    pull: (entity, from, signal) => PULLS[entity](world, from, signal),
    fetch: fetchBy(fetchersOf(world)),
    readBill: (reservationId, signal) => readBill(world, reservationId, signal),
    push: pushBy(writersOf(world)),
  };
  switch (events?.from) {
    case 'stream': {
      const stream = new EventStream({ net, client, settings, clock, chainCode: events.chainCode });
      return { ...session, readQueue: (signal, keep) => stream.read(signal, keep) };
    }
    case 'queue':
      return { ...session, readQueue: (signal, keep) => readQueue(client, events.extSystemCode, signal, keep) };
    default:
      return session;
  }
}

async function readProperty({ client, settings }: PullContext, signal: AbortSignal): Promise<PmsProperty> {
  const { hotelId } = settings;
  const query = { fetchInstructions: ['General'] };
  const answer = await client.get('/ent/config/v1/hotels/{hotelId}', query, hotel, signal);
  if (answer === null) throw new PmsError('not_found', `OPERA Cloud has no hotel ${hotelId}`);
  const { hotelName, propertyControls } = answer.hotelConfigInfo;
  return {
    id: hotelId,
    name: hotelName,
    timezone: propertyControls?.dateTimeFormatting?.timeZoneRegion || null,
    currency: propertyControls?.currencyFormatting?.currencyCode || null,
  };
}

function fetchersOf(world: PullContext): Fetchers {
  const { client } = world;
  return {
    guests: (id, signal) => fetchProfile(world, id, signal),
    async reservations(id, signal) {
      const query = {
        reservationIdList: [id],
        fetchInstructions: ['Reservation', 'RevenuesAndBalances'],
        limit: 1,
        offset: 0,
      };
      const answer = await client.get('/rsv/v1/hotels/{hotelId}/reservations', query, reservations, signal);
      return (answer?.reservations.reservationInfo ?? []).flatMap((raw) => readReservation(raw, world) ?? []);
    },
    async rooms(id, signal) {
      const query = { fetchInstructions: ['Summary'], fromRoomNumber: id, toRoomNumber: id, limit: 1, offset: 0 };
      const answer = await client.get('/hsk/v1/hotels/{hotelId}/housekeepingOverview', query, housekeeping, signal);
      const rooms = answer?.housekeepingRoomInfo.housekeepingRooms.room ?? [];
      return rooms.filter(({ roomId }) => roomId === id).flatMap((raw) => readRoom(raw) ?? []);
    },
  };
}

function writersOf(world: PullContext): Writers {
  return {
    request: (change, attempt, signal) => writeRequest(world, change, attempt, signal),
    completion: (change, attempt, signal) => writeCompletion(world, change, attempt, signal),
    communication: (change, attempt, signal) => writeCommunication(world, change, attempt, signal),
    charge: (change, attempt, signal) => writeCharge(world, change, attempt, signal),
    charge_void: (change, attempt, signal) => writeVoid(world, change, attempt, signal),
    preference: (change, attempt, signal) => writePreference(world, change, attempt, signal),
    fields: (change, attempt, signal) => noteFields(world, change, attempt, signal),
    arrival: (change, attempt, signal) => writeArrival(world, change, attempt, signal),
  };
}
