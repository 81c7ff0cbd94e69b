import { z } from 'zod';
import { runChecks, unlessMissing } from '../adapter/checks.ts';
import { EVERYTHING, type Fetchers, fetchBy, findRoom } from '../adapter/session-parts.ts';
import { PmsError } from '../net/errors.ts';
import type { Check, PmsSession, SessionWorld } from '../port.ts';
import { type Client, createClient, readAll } from './client.ts';
import { readNotices, subscribe, unsubscribe } from './notices.ts';
import { findGuests, PULLS, readCategories } from './pull.ts';
import { readGuest, readReservation } from './read.ts';
import { readBill } from './read-bill.ts';
import { guest, oneOf, property, reservation, trace } from './schema.ts';
import { writeChange } from './write.ts';
import type { WriteContext } from './write-context.ts';
import { toIana } from './zones.ts';

type Property = z.infer<typeof property>;

/** Opens the connection to one property in RMS. */
export function openRms(world: SessionWorld): PmsSession {
  const { credentials, webhook } = world;
  const client = createClient(world.net, credentials, world.clock);
  const readProperty = (signal: AbortSignal) => findProperty(client, credentials['propertyId'] ?? '', signal);
  const pullWorld = makeWorld(world, client, readProperty);
  const hookWorld = async (signal: AbortSignal) =>
    webhook === null ? null : { client, propertyId: await pullWorld.propertyId(signal), hook: webhook };
  return {
    async property(signal) {
      const { id, name, timeZoneId } = await readProperty(signal);
      return { id: String(id), name, timezone: toIana(timeZoneId), currency: pullWorld.currency || null };
    },
    pull: (entity, from, signal) => PULLS[entity](pullWorld, from, signal),
    fetch: fetchBy(fetchersOf(pullWorld)),
    readBill: (id, signal) => readBill(pullWorld, id, signal),
    push: async (change, attempt, signal) => writeChange(pullWorld, change, attempt, signal),
    notices: (request) => readNotices(request, world),
    async subscribe(signal) {
      const hooks = await hookWorld(signal);
      if (hooks !== null) await subscribe(hooks, signal);
    },
    async unsubscribe(signal) {
      const hooks = await hookWorld(signal);
      if (hooks !== null) await unsubscribe(hooks, signal);
    },
    test: (signal) => checkRms(pullWorld, readProperty, signal),
  };
}

/** Finds the chosen property, or the database's only one. */
async function findProperty(client: Client, chosen: string, signal: AbortSignal): Promise<Property> {
  const properties = await readAll(client, '/properties', { modelType: 'full' }, property, signal);
  const found =
    chosen === ''
      ? properties.length === 1
        ? properties[0]
        : undefined
      : properties.find(({ id }) => String(id) === chosen);
  if (found === undefined)
    throw new PmsError(
      'bad_settings',
      `Choose a property: ${properties.map(({ id, name }) => `${id} ${name}`).join(', ')}`,
    );
  return found;
}

function makeWorld(
  { credentials, timezone, clock }: SessionWorld,
  client: Client,
  readProperty: (signal: AbortSignal) => Promise<Property>,
): WriteContext {
  let cachedProperty: Promise<Property> | null = null;
  return {
    client,
    timezone,
    currency: credentials['currency'] ?? '',
    rateAgentId: Number(credentials['rateAgentId'] || 0),
    offers: (credentials['offerRates'] ?? '').split(',').map((part) => part.trim().toLowerCase()),
    sundryId: credentials['sundryId'] ? Number(credentials['sundryId']) : null,
    now: clock,
    async propertyId(signal) {
      cachedProperty ??= readProperty(signal).catch((error: unknown) => {
        cachedProperty = null;
        throw error;
      });
      return (await cachedProperty).id;
    },
  };
}

function fetchersOf(world: WriteContext): Fetchers {
  const { client, timezone } = world;
  return {
    async guests(id, signal) {
      if (!/^\d+$/.test(id)) return [];
      const guests = await unlessMissing(client.get(`/guests/${id}`, { modelType: 'full' }, oneOf(guest), signal));
      return (guests ?? []).slice(0, 1).map((raw) => readGuest(raw, timezone));
    },
    async reservations(id, signal) {
      if (!/^\d+$/.test(id)) return [];
      const path = `/reservations/${id}`;
      const stays = await unlessMissing(client.get(path, { modelType: 'full' }, oneOf(reservation), signal));
      if (stays === null || stays.length === 0) return [];
      const [categories, guests] = [await readCategories(world, signal), await findGuests(client, stays, signal)];
      return stays.map((raw) => readReservation(raw, { guests, categories, timezone }));
    },
    rooms: (id, signal) => findRoom(PULLS.rooms(world, EVERYTHING, signal), id),
  };
}

function checkRms(
  world: WriteContext,
  readProperty: (signal: AbortSignal) => Promise<Property>,
  signal: AbortSignal,
): Promise<Check[]> {
  const { client } = world;
  const searchOne = async <T>(path: string, item: z.ZodType<T>): Promise<void> => {
    const query = { modelType: 'full', limit: 1, offset: 0, sort: 'id' };
    await client.search(path, query, { modifiedFrom: '2000-01-01 00:00:00' }, z.array(item), signal);
  };
  return runChecks([
    ['properties', async () => (await readProperty(signal)).name],
    ['categories', async () => `${(await readCategories(world, signal)).size} room types`],
    ['reservations/search', () => searchOne('/reservations/search', reservation)],
    ['guests/search', () => searchOne('/guests/search', guest)],
    ['traces', () => client.get('/traces', { limit: 1, offset: 0 }, z.array(trace), signal)],
  ]);
}
