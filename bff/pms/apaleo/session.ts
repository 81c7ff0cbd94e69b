import { runChecks, unlessMissing } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, PmsProperty, PmsSession, Pulled, PullFrom, Receipt, SessionWorld } from '../port.ts';
import { createClient } from './client.ts';
import { readNotices, subscribe, unsubscribe } from './notices.ts';
import { PULLS, type PullWorld } from './pull.ts';
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

const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };

/** One property in apaleo. */
export function openApaleo(world: SessionWorld): PmsSession {
  const { credentials, timezone, webhook } = world;
  const propertyId = credentials['propertyId'] ?? '';
  const client = createClient(world.net, credentials, world.clock);
  const inner: PullWorld = { client, propertyId, timezone, now: world.clock };
  const hook = webhook === null ? null : { client, propertyId, webhook };

  async function readProperty(signal: AbortSignal): Promise<PmsProperty> {
    const path = `/inventory/v1/properties/${encodeURIComponent(propertyId)}`;
    const { id, name, timeZone, currencyCode } = await client.get(path, {}, property, signal);
    const said = typeof name === 'string' ? name : (name['en'] ?? Object.values(name)[0] ?? id);
    return { id, name: said, timezone: timeZone ?? null, currency: currencyCode ?? null };
  }

  const readStay = (id: string, signal: AbortSignal) => unlessMissing(client.get(pathOf(id), {}, reservation, signal));

  const fetchers: { [E in 'guests' | 'reservations' | 'rooms']: (id: string, s: AbortSignal) => Promise<Pulled<E>[]> } =
    {
      async guests(id, signal) {
        const raw = await readStay(reservationOf(id), signal);
        if (raw?.primaryGuest == null) return [];
        const record = toGuest(raw.primaryGuest, raw.id);
        const changedAt = raw.modified ?? null;
        return [{ id: guestIdOf(raw.id), raw: asJson(raw.primaryGuest), record, changedAt, deleted: false }];
      },
      async reservations(id, signal) {
        const raw = await readStay(id, signal);
        return raw === null ? [] : [readReservation(raw, timezone)];
      },
      async rooms(id, signal) {
        for await (const { records } of PULLS.rooms(inner, EVERYTHING, signal)) {
          const room = records.find((record) => record.id === id);
          if (room !== undefined) return [room];
        }
        return [];
      },
    };

  /** Without the app's switch for personal data guests have no names. */
  async function checkGuests(signal: AbortSignal): Promise<string> {
    const query = { propertyIds: [propertyId], pageNumber: 1, pageSize: 1 };
    const { page } = await client.list('/booking/v1/reservations', query, reservations, signal);
    const [first] = page?.reservations ?? [];
    if (first !== undefined && !first.primaryGuest?.lastName)
      throw new PmsError('not_allowed', 'Guests have no names: allow the app to read personal data in apaleo');
    return `${page?.count ?? 0} reservations`;
  }

  return {
    property: readProperty,
    pull: (entity, from, signal) => PULLS[entity](inner, from, signal),
    fetch: (entity, id, signal) => fetchers[entity](id, signal),
    push: (change, attempt, signal) => write(change, attempt, signal),
    notices: (request) => readNotices(request, world),
    subscribe: async (signal) => (hook === null ? undefined : subscribe(hook, signal)),
    unsubscribe: async (signal) => (hook === null ? undefined : unsubscribe(hook, signal)),
    test: (signal) =>
      runChecks([
        ['account', async () => (await client.get('/account/v1/accounts/current', {}, account, signal)).name ?? ''],
        ['property', async () => (await readProperty(signal)).name],
        ['reservations', () => checkGuests(signal)],
        ['units', () => client.list('/inventory/v1/units', { propertyId, pageNumber: 1, pageSize: 1 }, units, signal)],
        [
          'folios',
          () =>
            client.list(
              '/finance/v1/folios',
              { propertyIds: [propertyId], pageNumber: 1, pageSize: 1 },
              folios,
              signal,
            ),
        ],
      ]),
  };

  function write(change: Change, attempt: number, signal: AbortSignal): Promise<Receipt> {
    switch (change.kind) {
      case 'request':
        return writeRequest(inner, change, attempt, signal);
      case 'completion':
        return writeCompletion(inner, change, signal);
      case 'communication':
        return writeCommunication(inner, change, signal);
      case 'charge':
        return writeCharge(inner, credentials['vatType'] || 'Normal', change, attempt, signal);
      case 'charge_void':
        return writeVoid(inner, change, attempt, signal);
      case 'preference':
        return writePreference(inner, change, signal);
      case 'fields':
        return writeFields(inner, change, signal);
      case 'arrival':
        return writeArrival(inner, change, signal);
      default:
        return change satisfies never;
    }
  }
}
