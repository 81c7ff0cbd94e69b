import { PmsError } from '../net/errors.ts';
import type { Change, PmsProperty, PmsSession, Pulled, Receipt, SessionWorld } from '../port.ts';
import { checkOpera } from './checks.ts';
import { createClient } from './client.ts';
import { fetchProfile, PULLS, type PullWorld } from './pull.ts';
import { readRoom } from './read-house.ts';
import { readQueue } from './read-queue.ts';
import { readReservation } from './read-reservations.ts';
import { hotel, housekeeping, reservations } from './schema.ts';
import { readSettings } from './settings.ts';
import { createStream } from './stream.ts';
import { writeCharge, writeVoid } from './write-charges.ts';
import { noteFields, writeArrival, writeCommunication } from './write-comments.ts';
import { writePreference } from './write-preferences.ts';
import { writeCompletion, writeRequest } from './write-requests.ts';

/** One hotel in OPERA Cloud. Throws `bad_settings`. */
export function openOpera({ credentials, net, clock, timezone }: SessionWorld): PmsSession {
  const settings = readSettings(credentials);
  const client = createClient(net, settings, clock);
  const { hotelId, events, codes } = settings;
  const world: PullWorld = { client, settings, timezone, now: clock, languages: codes.languages };

  const stream =
    events?.from === 'stream' ? createStream({ net, client, settings, clock, chainCode: events.chainCode }) : null;
  const readEvents: PmsSession['readQueue'] | null =
    stream !== null
      ? stream.read
      : events?.from === 'queue'
        ? (signal, keep) => readQueue(client, events.extSystemCode, signal, keep)
        : null;

  async function findProperty(signal: AbortSignal): Promise<PmsProperty> {
    const query = { fetchInstructions: ['General'] };
    const found = await client.get('/ent/config/v1/hotels/{hotelId}', query, hotel, signal);
    if (found === null) throw new PmsError('not_found', `OPERA Cloud has no hotel ${hotelId}`);
    const { hotelName, propertyControls } = found.hotelConfigInfo;
    return {
      id: hotelId,
      name: hotelName,
      timezone: propertyControls?.dateTimeFormatting?.timeZoneRegion || null,
      currency: propertyControls?.currencyFormatting?.currencyCode || null,
    };
  }

  async function fetchReservation(id: string, signal: AbortSignal): Promise<Pulled<'reservations'>[]> {
    const query = {
      reservationIdList: [id],
      fetchInstructions: ['Reservation', 'RevenuesAndBalances'],
      limit: 1,
      offset: 0,
    };
    const found = await client.get('/rsv/v1/hotels/{hotelId}/reservations', query, reservations, signal);
    return (found?.reservations.reservationInfo ?? []).flatMap((raw) => readReservation(raw, world) ?? []);
  }

  async function fetchRoom(id: string, signal: AbortSignal): Promise<Pulled<'rooms'>[]> {
    const query = { fetchInstructions: ['Summary'], fromRoomNumber: id, toRoomNumber: id, limit: 1, offset: 0 };
    const found = await client.get('/hsk/v1/hotels/{hotelId}/housekeepingOverview', query, housekeeping, signal);
    const rooms = found?.housekeepingRoomInfo.housekeepingRooms.room ?? [];
    return rooms.filter(({ roomId }) => roomId === id).flatMap((raw) => readRoom(raw) ?? []);
  }

  const fetchers: { [E in 'guests' | 'reservations' | 'rooms']: (id: string, s: AbortSignal) => Promise<Pulled<E>[]> } =
    {
      guests: (id, signal) => fetchProfile(world, id, signal),
      reservations: fetchReservation,
      rooms: fetchRoom,
    };

  return {
    property: findProperty,
    test: (signal) => checkOpera(world, findProperty, signal),
    pull: (entity, from, signal) => PULLS[entity](world, from, signal),
    fetch: (entity, id, signal) => fetchers[entity](id, signal),
    push: (change, attempt, signal) => write(world, change, attempt, signal),
    ...(readEvents === null ? {} : { readQueue: readEvents }),
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
      return writeCharge(world, change, attempt, signal);
    case 'charge_void':
      return writeVoid(world, change, attempt, signal);
    case 'preference':
      return writePreference(world, change, attempt, signal);
    case 'fields':
      return noteFields(world, change, attempt, signal);
    case 'arrival':
      return writeArrival(world, change, attempt, signal);
    default:
      return change satisfies never;
  }
}
