import { runChecks, unlessMissing } from '../adapter/checks.ts';
import { EVERYTHING, type Fetchers, fetchBy, findRoom, pushBy, type Writers } from '../adapter/session-parts.ts';
import { PmsError } from '../net/errors.ts';
import type { Check, PmsProperty, PmsSession, SessionWorld } from '../port.ts';
import { createClient } from './client.ts';
import { readNotices, subscribe, unsubscribe } from './notices.ts';
import { PULLS, type PullContext } from './pull.ts';
import { asJson, guestIdOf, readReservation, reservationOf, toGuest } from './read.ts';
import { account, folios, property, reservation, reservations, units } from './schema.ts';
import { writeCharge, writeVoid } from './write-charges.ts';
import {
  pathOf,
  writeArrival,
  writeCommunication,
  writeCompletion,
  writeFields,
  writePreference,
  writeRequest,
} from './write-comment.ts';

/** Opens a session for one property in apaleo. */
export function openApaleo(world: SessionWorld): PmsSession {
  const { credentials, timezone, webhook } = world;
  const propertyId = credentials['propertyId'] ?? '';
  const client = createClient(world.net, credentials, world.clock);
  const pullWorld: PullContext = { client, propertyId, timezone, now: world.clock };
  const hook = webhook === null ? null : { client, propertyId, webhook };
  return {
    property: (signal) => readProperty(pullWorld, signal),
    pull: (entity, from, signal) => PULLS[entity](pullWorld, from, signal),
    fetch: fetchBy(fetchersOf(pullWorld)),
    push: pushBy(writersOf(pullWorld, credentials['vatType'] || 'Normal')),
    notices: (request) => readNotices(request, world),
    subscribe: async (signal) => (hook === null ? undefined : subscribe(hook, signal)),
    unsubscribe: async (signal) => (hook === null ? undefined : unsubscribe(hook, signal)),
    test: (signal) => checkApaleo(pullWorld, signal),
  };
}

async function readProperty({ client, propertyId }: PullContext, signal: AbortSignal): Promise<PmsProperty> {
  const path = `/inventory/v1/properties/${encodeURIComponent(propertyId)}`;
  const { id, name, timeZone, currencyCode } = await client.get(path, {}, property, signal);
  const displayName = typeof name === 'string' ? name : (name['en'] ?? Object.values(name)[0] ?? id);
  return { id, name: displayName, timezone: timeZone ?? null, currency: currencyCode ?? null };
}

function fetchersOf(world: PullContext): Fetchers {
  const readStay = (id: string, signal: AbortSignal) =>
    unlessMissing(world.client.get(pathOf(id), {}, reservation, signal));
  return {
    async guests(id, signal) {
      const raw = await readStay(reservationOf(id), signal);
      if (raw?.primaryGuest == null) return [];
      const record = toGuest(raw.primaryGuest, raw.id);
      const changedAt = raw.modified ?? null;
      return [{ id: guestIdOf(raw.id), raw: asJson(raw.primaryGuest), record, changedAt, deleted: false }];
    },
    async reservations(id, signal) {
      const raw = await readStay(id, signal);
      return raw === null ? [] : [readReservation(raw, world.timezone)];
    },
    rooms: (id, signal) => findRoom(PULLS.rooms(world, EVERYTHING, signal), id),
  };
}

function writersOf(world: PullContext, vatType: string): Writers {
  return {
    request: (change, attempt, signal) => writeRequest(world, change, attempt, signal),
    completion: (change, _, signal) => writeCompletion(world, change, signal),
    communication: (change, _, signal) => writeCommunication(world, change, signal),
    charge: (change, attempt, signal) => writeCharge(world, vatType, change, attempt, signal),
    charge_void: (change, attempt, signal) => writeVoid(world, change, attempt, signal),
    preference: (change, _, signal) => writePreference(world, change, signal),
    fields: (change, _, signal) => writeFields(world, change, signal),
    arrival: (change, _, signal) => writeArrival(world, change, signal),
  };
}

function checkApaleo(world: PullContext, signal: AbortSignal): Promise<Check[]> {
  const { client, propertyId } = world;
  const firstOnly = { pageNumber: 1, pageSize: 1 };
  return runChecks([
    ['account', async () => (await client.get('/account/v1/accounts/current', {}, account, signal)).name ?? ''],
    ['property', async () => (await readProperty(world, signal)).name],
    ['reservations', () => checkGuests(world, signal)],
    ['units', () => client.list('/inventory/v1/units', { propertyId, ...firstOnly }, units, signal)],
    ['folios', () => client.list('/finance/v1/folios', { propertyIds: [propertyId], ...firstOnly }, folios, signal)],
  ]);
}

/** Throws if guests have no names, because then the app lacks the permission for personal data. */
async function checkGuests({ client, propertyId }: PullContext, signal: AbortSignal): Promise<string> {
  const query = { propertyIds: [propertyId], pageNumber: 1, pageSize: 1 };
  const { page } = await client.list('/booking/v1/reservations', query, reservations, signal);
  const [first] = page?.reservations ?? [];
  if (first !== undefined && !first.primaryGuest?.lastName)
    throw new PmsError('not_allowed', 'Guests have no names: allow the app to read personal data in apaleo');
  return `${page?.count ?? 0} reservations`;
}
