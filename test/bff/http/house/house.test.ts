import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveAvailability, saveRates, saveRooms, saveRoomTypes } from '../../../../bff/store/pms/house.ts';
import { toSource } from '../../../../bff/store/pms/source.ts';
import type { PmsRate, StayLimits } from '../../../../shared/domain/pms.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';

/** Arrivals, stays, departures and rooms of a hotel. */
const NOW = '2026-11-20T14:05:00.000Z';
const [TODAY, TOMORROW] = ['2026-11-20', '2026-11-21'];
let server: ChatServer;
let hotel: Hotel;

beforeAll(async () => {
  server = await startChatServer({ clock: () => new Date(NOW) });
  hotel = await openHotel(server.baseUrl);
  await pull('dirty');
  const alma = await api('POST', '/api/guests', {
    firstName: 'Álma',
    lastName: 'Sommer',
    phone: '+49151234567',
    email: 'alma@sommer.example',
  });
  const ben = await api('POST', '/api/guests', { firstName: 'Ben', lastName: 'Winter' });
  const book = (guestId: string, number: string, rest: object) =>
    api('POST', '/api/reservations', { guestId, confirmationNumber: number, ...rest });
  await book(alma.body.id, 'AB-1', { checkIn: '2026-11-18', checkOut: TOMORROW, state: 'checked_in', room: '204' });
  await book(ben.body.id, 'CD-2', { checkIn: TODAY, checkOut: TOMORROW, room: '12' });
  await book(ben.body.id, 'EF-3', { checkIn: '2026-12-24', checkOut: '2026-12-26' });
  await api('POST', '/api/tasks', { department: 'maintenance', title: 'Shower', room: '204' });
});
afterAll(() => server.close());

const api = (method: string, path: string, body?: unknown, allow: number[] = []) =>
  call(server.baseUrl, method, path, hotel.apiKey, body, { allow });

/** Pulls the rooms from a PMS. */
function pull(housekeeping: 'dirty' | 'inspected'): Promise<void> {
  const sighting = { ...toSource(hotel.propertyId), pull: `pull_${housekeeping}`, at: NOW };
  const plain = {
    floor: '2',
    roomTypeCode: 'DBL',
    occupied: null,
    availability: 'available',
    maintenance: [],
  } as const;
  const record = { ...plain, id: 'ext_204', number: '204', housekeeping };
  return server.deps.writer.write(async (trx) => {
    await saveRooms(trx, sighting, [{ record, changedAt: null }]);
    await saveRoomTypes(trx, sighting, [{ code: 'DBL', name: 'Double', maxPersons: 2 }]);
  });
}

async function find(query: string): Promise<string[]> {
  const { body } = await api('GET', `/api/stays?${query}`);
  return body.items.map((one: { confirmationNumber: string }) => one.confirmationNumber);
}

describe('the stays of a house', () => {
  it('for a day are the arrivals, the guests in the house and the departures', async () => {
    expect(await find('state=arriving')).toEqual(['CD2']);
    expect(await find('state=inhouse')).toEqual(['AB1']);
    expect(await find(`on=${TOMORROW}&state=departing`)).toEqual(['AB1']);
    expect(await find('')).toEqual(['AB1', 'CD2']);
    expect(await find('limit=1')).toEqual(['AB1']);
  });

  it('are found by name with or without accents, by room, phone and number, also before arrival', async () => {
    expect(await find('q=alma')).toEqual(['AB1']);
    expect(await find('q=204')).toEqual(['AB1']);
    expect(await find(`q=${encodeURIComponent('0151 234567')}`)).toEqual(['AB1']);
    expect(await find('q=alma%20winter')).toEqual([]);
    expect(await find('q=0151234567')).toEqual(['AB1']);
    expect(await find('q=ef-3')).toEqual(['EF3']);
    expect(await find('q=alma@sommer')).toEqual(['AB1']);
    expect(await find('q=sommer.example')).toEqual([]);
    expect(await find('q=ben%20winter')).toEqual(['CD2', 'EF3']);
    expect(await find(`q=${encodeURIComponent("%' or 1=1 --")}`)).toEqual([]);
    expect((await api('GET', '/api/stays?on=tomorrow', undefined, [422])).status).toBe(422);
  });
});

describe('the state of a room', () => {
  it('includes its guest and its open tasks', async () => {
    const { body } = await api('GET', '/api/rooms/ext_204');
    expect(body).toMatchObject({
      number: '204',
      type: { name: 'Double' },
      housekeeping: 'dirty',
      byHand: null,
      occupied: true,
      stay: { confirmationNumber: 'AB1', guest: { lastName: 'Sommer' } },
      tasks: [{ title: 'Shower' }],
    });
    expect((await api('GET', '/api/rooms')).body.items).toEqual([body]);
    expect((await api('GET', '/api/rooms/ext_no', undefined, [404])).status).toBe(404);
  });

  it.each([
    ['204', true],
    ['double', true],
    ['204 double', true],
    ['alma sommer', true],
    ['0151 234567', true],
    ['ab-1', true],
    ['alma@sommer.example', true],
    ['winter', false],
    ['205', false],
    ["%' or 1=1 --", false],
  ])('is found by its number, its type and its guest: %s', async (words, isFound) => {
    const { body } = await api('GET', `/api/rooms?q=${encodeURIComponent(words)}`);
    expect(body.items.map(({ number }: { number: string }) => number)).toEqual(isFound ? ['204'] : []);
  });

  it('does not tell who is in it to somebody who may not read guests', async () => {
    const { body } = await api('POST', '/api/keys', { name: 'Rooms alone', scopes: ['property:read'] });
    const seek = async (words: string) =>
      (await call(server.baseUrl, 'GET', `/api/rooms?q=${words}`, body.apiKey)).body.items.length;
    expect([await seek('204'), await seek('alma')]).toEqual([1, 0]);
  });

  it('is what staff set until the PMS sends a newer one', async () => {
    const { body } = await api('PATCH', '/api/rooms/ext_204', { housekeeping: 'clean' });
    expect(body).toMatchObject({ housekeeping: 'clean', byHand: { at: NOW } });
    await pull('dirty'); // as before: nothing new
    expect((await api('GET', '/api/rooms/ext_204')).body.housekeeping).toBe('clean');
    await pull('inspected');
    expect((await api('GET', '/api/rooms/ext_204')).body).toMatchObject({ housekeeping: 'inspected', byHand: null });
    expect((await api('PATCH', '/api/rooms/ext_no', { housekeeping: 'clean' }, [404])).status).toBe(404);
    expect((await api('PATCH', '/api/rooms/ext_204', { housekeeping: 'shiny' }, [422])).status).toBe(422);
  });
});

describe('availability', () => {
  const ask = (query: string, allow: number[] = []) => api('GET', `/api/availability?${query}`, undefined, allow);

  it('is unknown if no PMS delivered it', async () => {
    const search = vi.spyOn(server.deps.engine, 'search');
    const answer = await ask(`arrival=${TODAY}&departure=${TOMORROW}`, [409]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_synced' } });
    expect(search).not.toHaveBeenCalled(); // terms are searched only if there is a room
    search.mockRestore();
  });

  it('is the number of rooms free in every night, with the lowest price, for the number of persons', async () => {
    const propertyId = hotel.propertyId;
    await server.deps.writer.write(async (trx) => {
      const sighting = { ...toSource(propertyId), pull: 'pull_1', at: NOW };
      const night = (date: string, available: number) => ({ roomTypeCode: 'DBL', date, available, total: 10 });
      await saveAvailability(trx, sighting, [night(TODAY, 3), night(TOMORROW, 1)]);
      const price = (ratePlan: string, amount: string) => ({
        ratePlan,
        name: ratePlan,
        roomTypeCode: 'DBL',
        date: TODAY,
        price: { amount, currency: 'EUR' },
        offer: false,
      });
      await saveRates(trx, sighting, [price('flex', '120.00'), price('saver', '99.00')]);
      await trx
        .insertInto('pmsConnection')
        .values({
          ...toSource(propertyId),
          id: 'con_1',
          provider: 'mews',
          credentials: 'sealed',
          webhookSecret: '',
          externalProperty: '{"id":"1","name":"H","timezone":null,"currency":null}',
          settings: '{"mode":"realtime","interval":60000,"retryAttempts":3,"conflictResolution":"pms-wins"}',
          enabled: '{"reservations":true,"availability":true,"rates":true,"guestProfiles":true}',
          mapping: '{"guest":{},"reservation":{}}',
          roomTypes: '{}',
          health: 'ok',
          lastError: null,
          lastSync: NOW,
          connectedAt: NOW,
          updatedAt: NOW,
        })
        .execute();
    });
    const { body } = await ask(`arrival=${TODAY}&departure=2026-11-22&adults=2`);
    expect(body).toEqual({
      items: [
        {
          roomType: 'DBL',
          name: 'Double',
          left: 1,
          total: 10,
          perNight: [
            { date: TODAY, price: { amount: '99.00', currency: 'EUR' } },
            { date: TOMORROW, price: null },
          ],
          cancellation: null,
          bookingUrl: null,
        },
      ],
      asOf: NOW,
      source: 'mews',
    });
    expect((await ask(`arrival=${TODAY}&departure=${TOMORROW}&adults=3`)).body.items).toEqual([]);
    expect((await ask(`arrival=${TODAY}&departure=2026-11-23`)).body.items).toEqual([]); // the third night is unknown
    expect((await ask(`arrival=${TOMORROW}&departure=${TODAY}`, [422])).status).toBe(422);
  });

  it('has a price only if the rate can be booked for the asked stay', async () => {
    const of = { ...toSource(hotel.propertyId), pull: 'pull_1', at: NOW };
    const price = (ratePlan: string, amount: string, limits: StayLimits) => ({
      ...{ ratePlan, name: ratePlan, roomTypeCode: 'DBL', date: TODAY, offer: false, limits },
      price: { amount, currency: 'EUR' },
    });
    const readLastAmount = async (departure: string) => {
      const { body } = await ask(`arrival=${TODAY}&departure=${departure}`);
      return body.items[0].perNight[0].price?.amount;
    };
    const plans: [string, string, StayLimits][] = [
      ['friends', '10.00', { withCode: true }],
      ['week', '20.00', { minNights: 7 }],
      ['later', '30.00', { closedToArrival: true }],
      ['pair', '80.00', { minNightsFromHere: 2 }],
      ['single', '70.00', { maxNights: 1 }],
    ];
    await server.deps.writer.write((trx) =>
      saveRates(
        trx,
        of,
        plans.map((plan) => price(...plan)),
      ),
    );
    expect(await readLastAmount(TOMORROW)).toBe('70.00');
    expect(await readLastAmount('2026-11-22')).toBe('80.00');
  });

  it('has the prices of one rate plan that allows the whole stay, and no price if no plan does', async () => {
    const of = { ...toSource(hotel.propertyId), pull: 'pull_2', at: NOW };
    const { writer } = server.deps;
    await writer.write((trx) => trx.deleteFrom('rate').execute());
    const price = (ratePlan: string, amount: string, date: string, limits: StayLimits = {}) => ({
      ...{ ratePlan, name: ratePlan, roomTypeCode: 'DBL', date, offer: false, limits },
      price: { amount, currency: 'EUR' },
    });
    const save = (...rates: PmsRate[]) => writer.write((trx) => saveRates(trx, of, rates));
    const told = async () => {
      const { body } = await ask(`arrival=${TODAY}&departure=2026-11-22`);
      return body.items.map((item: { perNight: { price: { amount: string } | null }[] }) =>
        item.perNight.map((night) => night.price?.amount ?? null),
      );
    };
    await save(price('week', '50.00', TODAY, { minNights: 7 }), price('week', '50.00', TOMORROW));
    expect(await told()).toEqual([]);
    await save(price('half', '10.00', TODAY));
    expect(await told()).toEqual([]);
    await save(price('flex', '100.00', TODAY), price('flex', '110.00', TOMORROW));
    await save(price('late', '90.00', TODAY), price('late', '130.00', TOMORROW));
    expect(await told()).toEqual([['100.00', '110.00']]);
  });
});
