import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mewsAdapter } from '../../../bff/pms/mews/adapter.ts';
import type { PmsSession } from '../../../bff/pms/port.ts';
import { type MewsSimulator, startSimulator } from '../../../bff/simulators/mews/simulator.ts';
import { createWorld, type World } from '../../../bff/simulators/world/world.ts';
import { makeArrival, makeRequest } from '../../contract/pms-changes.ts';
import { openSession, pullAll, SIGNAL } from '../../support/pms/pms-session.ts';

/** One access token of a portfolio covers several hotels. Each property is connected to one of them. */
let simulator: MewsSimulator;
let worlds: { harbour: World; hill: World };
const open: { net: { close(): Promise<void> } }[] = [];

beforeEach(async () => {
  const book = (lastName: string) => {
    const world = createWorld({ clock: () => new Date('2026-03-02T12:00:00Z'), reservations: 0 });
    const guest = { firstName: 'Nora', lastName, email: `${lastName.toLowerCase()}@guests.example` };
    const { id } = world.book({ checkIn: '2026-03-02', checkOut: '2026-03-05', roomTypeCode: 'DBL', guest });
    world.checkIn(id);
    return world;
  };
  worlds = { harbour: book('Hafen'), hill: book('Huegel') };
  simulator = await startSimulator({ world: worlds.harbour, neighbour: worlds.hill, limits: false });
});
afterEach(async () => {
  for (const { net } of open.splice(0)) await net.close();
  await simulator.close();
});

function sessionOf(enterpriseId: string, more: Record<string, string> = {}): PmsSession {
  const credentials = { accessToken: simulator.portfolio.accessToken, enterpriseId, ...more };
  const opened = openSession(mewsAdapter, simulator, {
    credentials,
    webhook: { url: 'https://chat.example/hook', secret: 'hook-secret-1' },
  });
  open.push(opened);
  return opened.session;
}

describe('a Mews portfolio', () => {
  it('gives each property the guests, stays, rooms and prices of its own hotel', async () => {
    const [harbour, hill] = simulator.portfolio.enterpriseIds;
    for (const [enterprise, lastName] of [[harbour, 'Hafen'] as const, [hill, 'Huegel'] as const]) {
      const session = sessionOf(enterprise);
      expect((await session.property(SIGNAL)).id).toBe(enterprise);
      const guests = (await pullAll(session, 'guests')).map(({ record }) => record.lastName);
      expect(guests.filter((name) => ['Hafen', 'Huegel'].includes(name))).toEqual([lastName]);
      const stays = await pullAll(session, 'reservations');
      expect(stays.map(({ record }) => record.guest?.lastName)).toEqual([lastName]);
      expect(await pullAll(session, 'rooms')).not.toEqual([]);
      expect(await pullAll(session, 'rates')).not.toEqual([]);
      expect((await session.test(SIGNAL)).filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it('is written to for the named hotel only', async () => {
    const session = sessionOf(simulator.portfolio.enterpriseIds[1]);
    const [pulled] = await pullAll(session, 'reservations');
    const stay = {
      reservationId: pulled?.id ?? '',
      confirmationNumber: null,
      guestId: pulled?.record.guestId ?? null,
      guestName: 'Nora Huegel',
      room: null,
    };
    await session.push(makeRequest(stay), 1, SIGNAL);
    await session.push(makeArrival(stay), 1, SIGNAL);
    expect(worlds.hill.written()).toHaveLength(2);
    expect(worlds.harbour.written()).toEqual([]);
  });

  it('is refused without the hotel’s enterprise id, and with another hotel’s token', async () => {
    await expect(sessionOf('').property(SIGNAL)).rejects.toMatchObject({ code: 'refused' });
    const [harbour, hill] = simulator.portfolio.enterpriseIds;
    const { accessToken = '' } = simulator.credentials;
    await expect(sessionOf(hill, { accessToken }).property(SIGNAL)).rejects.toMatchObject({ code: 'bad_settings' });
    await expect(sessionOf(harbour, { accessToken }).property(SIGNAL)).resolves.toMatchObject({ id: harbour });
  });

  it('has notices about other hotels ignored at the app’s one address', async () => {
    const [harbour, hill] = simulator.portfolio.enterpriseIds;
    const Events = [{ Discriminator: 'ServiceOrderUpdated', Value: { Id: '6f0e2c51-0000-4000-8000-000000000001' } }];
    const tell = (EnterpriseId: string) =>
      sessionOf(hill).notices?.({
        headers: {},
        query: { secret: 'hook-secret-1' },
        body: JSON.stringify({ EnterpriseId, Events }),
      });
    expect(await tell(harbour)).toEqual([]);
    expect(await tell(hill)).toMatchObject([{ entity: 'reservations' }]);
  });

  it('shares the token’s request budget among its hotels', () => {
    expect(mewsAdapter.budget.countedBy).toEqual(['platformAddress', 'accessToken']);
  });
});
