import { z } from 'zod';
import { runChecks, unlessMissing } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { PmsSession, Pulled, PullFrom, SessionWorld } from '../port.ts';
import { createClient, readAll } from './client.ts';
import { readNotices, subscribe, unsubscribe } from './notices.ts';
import { findGuests, PULLS, readCategories } from './pull.ts';
import { readGuest, readReservation } from './read.ts';
import { guest, oneOf, property, reservation, trace } from './schema.ts';
import { writeChange } from './write.ts';
import type { WriteWorld } from './write-world.ts';
import { toIana } from './zones.ts';

const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };

/** One property in RMS. */
export function openRms(world: SessionWorld): PmsSession {
  const { credentials, timezone, webhook, clock } = world;
  const client = createClient(world.net, credentials, clock);
  let known: Promise<z.infer<typeof property>> | null = null;

  /** The chosen property, or the only one of the database. */
  async function readProperty(signal: AbortSignal): Promise<z.infer<typeof property>> {
    const chosen = credentials['propertyId'] ?? '';
    const all = await readAll(client, '/properties', { modelType: 'full' }, property, signal);
    const found = chosen === '' ? (all.length === 1 ? all[0] : undefined) : all.find(({ id }) => String(id) === chosen);
    if (found === undefined)
      throw new PmsError('bad_settings', `Choose a property: ${all.map(({ id, name }) => `${id} ${name}`).join(', ')}`);
    return found;
  }

  const inner: WriteWorld = {
    client,
    timezone,
    currency: credentials['currency'] ?? '',
    rateAgentId: Number(credentials['rateAgentId'] || 0),
    offers: (credentials['offerRates'] ?? '').split(',').map((part) => part.trim().toLowerCase()),
    sundryId: credentials['sundryId'] ? Number(credentials['sundryId']) : null,
    now: clock,
    async propertyId(signal) {
      known ??= readProperty(signal).catch((error: unknown) => {
        known = null;
        throw error;
      });
      return (await known).id;
    },
  };
  const hookWorld = async (signal: AbortSignal) =>
    webhook === null ? null : { client, propertyId: await inner.propertyId(signal), hook: webhook };

  const fetchers: { [E in 'guests' | 'reservations' | 'rooms']: (id: string, s: AbortSignal) => Promise<Pulled<E>[]> } =
    {
      async guests(id, signal) {
        if (!/^\d+$/.test(id)) return [];
        const found = await unlessMissing(client.get(`/guests/${id}`, { modelType: 'full' }, oneOf(guest), signal));
        return (found ?? []).slice(0, 1).map((raw) => readGuest(raw, timezone));
      },
      async reservations(id, signal) {
        if (!/^\d+$/.test(id)) return [];
        const path = `/reservations/${id}`;
        const found = await unlessMissing(client.get(path, { modelType: 'full' }, oneOf(reservation), signal));
        if (found === null || found.length === 0) return [];
        const [categories, guests] = [await readCategories(inner, signal), await findGuests(client, found, signal)];
        return found.map((raw) => readReservation(raw, { guests, categories, timezone }));
      },
      async rooms(id, signal) {
        for await (const { records } of PULLS.rooms(inner, EVERYTHING, signal)) {
          const room = records.find((record) => record.id === id);
          if (room !== undefined) return [room];
        }
        return [];
      },
    };

  return {
    async property(signal) {
      const { id, name, timeZoneId } = await readProperty(signal);
      return { id: String(id), name, timezone: toIana(timeZoneId), currency: inner.currency || null };
    },
    pull: (entity, from, signal) => PULLS[entity](inner, from, signal),
    fetch: (entity, id, signal) => fetchers[entity](id, signal),
    push: async (change, attempt, signal) => writeChange(inner, change, attempt, signal),
    notices: (request) => readNotices(request, world),
    async subscribe(signal) {
      const hooks = await hookWorld(signal);
      if (hooks !== null) await subscribe(hooks, signal);
    },
    async unsubscribe(signal) {
      const hooks = await hookWorld(signal);
      if (hooks !== null) await unsubscribe(hooks, signal);
    },
    test: (signal) =>
      runChecks([
        ['properties', async () => (await readProperty(signal)).name],
        ['categories', async () => `${(await readCategories(inner, signal)).size} room types`],
        ['reservations/search', () => lookFor('/reservations/search', reservation, signal)],
        ['guests/search', () => lookFor('/guests/search', guest, signal)],
        ['traces', () => client.get('/traces', { limit: 1, offset: 0 }, z.array(trace), signal)],
      ]),
  };

  async function lookFor<T>(path: string, item: z.ZodType<T>, signal: AbortSignal): Promise<void> {
    const query = { modelType: 'full', limit: 1, offset: 0, sort: 'id' };
    await client.search(path, query, { modifiedFrom: '2000-01-01 00:00:00' }, z.array(item), signal);
  }
}
