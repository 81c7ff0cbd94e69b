import { mayBeThere } from '../adapter/add-once.ts';
import { type NamedCall, runChecks, unlessMissing } from '../adapter/checks.ts';
import { type Fetchers, fetchBy } from '../adapter/session-parts.ts';
import { PmsError } from '../net/errors.ts';
import type { Check, PmsSession, SessionWorld } from '../port.ts';
import { type Client, createClient } from './client.ts';
import { CAPABILITIES, guest, property, reservation, room } from './contract.ts';
import { readNotices, subscribe, unsubscribe } from './notices.ts';
import { createRoomTypes, PULLS, type PullContext } from './pull.ts';
import { readGuest, readReservation, readRoom } from './read.ts';
import { readShape } from './shape.ts';
import { createShapedClient } from './shape-client.ts';
import { writeChange } from './write.ts';

/** Opens a session with one hotel's bridge. */
export function openCustom(world: SessionWorld): PmsSession {
  const { credentials, timezone, webhook, clock } = world;
  if (URL.canParse(credentials['baseUrl'] ?? '') === false)
    throw new PmsError('bad_settings', 'The bridge’s address is not a URL');
  const shape = credentials['shape'] ? readShape(credentials['shape']) : null;
  const client =
    shape === null ? createClient(world.net, credentials, clock) : createShapedClient({ ...world, credentials }, shape);
  const pullWorld: PullContext = { client, timezone, now: clock, roomTypes: createRoomTypes(client, clock) };

  const readProperty = async (signal: AbortSignal) => {
    const { id, name, timeZone, currency } = await client.get('/property', property, signal);
    return { id, name, timezone: timeZone, currency };
  };
  return {
    property: readProperty,
    pull: (entity, from, signal) => PULLS[entity](pullWorld, from, signal),
    fetch: fetchBy(fetchersOf(pullWorld)),
    push: (change, attempt, signal) => {
      const retryingClient: Client = {
        ...client,
        write: (call, schema, stop) => client.write({ ...call, again: mayBeThere(change, attempt) }, schema, stop),
      };
      return writeChange({ client: retryingClient, timezone }, change, signal);
    },
    notices: (request) => readNotices(request, world, client),
    // APIs of another shape cannot register our URL; somebody enters it there by hand.
    ...(shape === null
      ? {
          subscribe: async (signal) => (webhook === null ? undefined : subscribe(client, webhook, signal)),
          unsubscribe: async (signal) => (webhook === null ? undefined : unsubscribe(client, webhook, signal)),
        }
      : {}),
    test: (signal) => checkBridge(client, readProperty, signal),
  };
}

function fetchersOf({ client, roomTypes, timezone }: PullContext): Fetchers {
  return {
    async guests(id, signal) {
      const raw = await unlessMissing(client.get(`/guests/${encodeURIComponent(id)}`, guest, signal));
      return raw === null ? [] : [readGuest(raw)];
    },
    async reservations(id, signal) {
      const raw = await unlessMissing(client.get(`/reservations/${encodeURIComponent(id)}`, reservation, signal));
      return raw === null ? [] : [readReservation(raw, await roomTypes(signal), timezone)];
    },
    async rooms(id, signal) {
      const raw = await unlessMissing(client.get(`/rooms/${encodeURIComponent(id)}`, room, signal));
      return raw === null ? [] : [readRoom(raw, await roomTypes(signal))];
    },
  };
}

async function checkBridge(
  client: Client,
  readProperty: PmsSession['property'],
  signal: AbortSignal,
): Promise<Check[]> {
  const announced = await client.capabilities(signal).catch(() => new Set<string>());
  const lists: NamedCall[] = [
    ['reservations', () => client.list('/reservations', { limit: 1 }, reservation, signal)],
    ['guests', () => client.list('/guests', { limit: 1 }, guest, signal)],
    ['rooms', () => client.list('/rooms', { limit: 1 }, room, signal)],
  ];
  return runChecks([
    ['health', async () => describeCapabilities(await client.capabilities(signal))],
    ['property', async () => (await readProperty(signal)).name],
    ...lists.filter(([name]) => announced.has(`${name}.read`)),
  ]);
}

/** Describes for staff what the bridge supports and what it lacks. */
function describeCapabilities(announced: ReadonlySet<string>): string {
  const missing = CAPABILITIES.filter((one) => !announced.has(one));
  if (missing.includes('reservations.read'))
    throw new PmsError(
      'not_supported',
      'The bridge does not announce reservations.read, without which nothing is synced',
    );
  return missing.length === 0 ? 'everything of the contract' : `without ${missing.join(', ')}`;
}
