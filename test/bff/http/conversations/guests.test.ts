import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

let server: HttpServer;
let key: string;

beforeAll(async () => {
  server = await startHttpServer();
  ({ key } = await register(server, 'guests@a.example'));
});
afterAll(() => server.close());

describe('a guest', () => {
  it('is created, found by the beginning of a name, changed, and shown with stays', async () => {
    const { body: guest } = await call('POST', '/api/guests', { lastName: 'Sommer', email: 'alma@guests.example' });
    expect(guest).toMatchObject({ firstName: '', lastName: 'Sommer', phone: '', language: null });
    await call('PATCH', `/api/guests/${guest.id}`, { firstName: 'Alma', phone: '+4915550100001' });
    const { body: found } = await call('GET', '/api/guests?q=Som');
    expect(found.items).toMatchObject([{ id: guest.id, firstName: 'Alma' }]);
    const { body: stay } = await call('POST', '/api/reservations', bookingOf(guest.id, 'LH 1-23'));
    expect(stay).toMatchObject({ confirmationNumber: 'LH123', state: 'booked', inclusions: [], room: null });
    const { body: profile } = await call('GET', `/api/guests/${guest.id}`);
    expect(profile).toMatchObject({
      lastName: 'Sommer',
      reservations: [{ id: stay.id }],
      preferences: [],
      conversations: [],
    });
  });

  it('may share a name with another guest, but not a number', async () => {
    const { body: guest } = await call('POST', '/api/guests', { lastName: 'Winter', externalId: 'pms-7' });
    expect((await call('POST', '/api/guests', { lastName: 'Winter' })).status).toBe(201);
    expect(await call('POST', '/api/guests', { externalId: 'pms-7' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    await call('POST', '/api/reservations', bookingOf(guest.id, 'LH-9'));
    expect((await call('POST', '/api/reservations', bookingOf(guest.id, 'lh 9'))).status).toBe(409);
  });

  it('is exported as one file, and deleted with all stored data', async () => {
    const { body: guest } = await call('POST', '/api/guests', {
      lastName: 'Canary-lastname',
      email: 'canary@guests.example',
    });
    await call('POST', '/api/reservations', { ...bookingOf(guest.id, 'CANARY-1'), notes: 'canary-notes' });
    const { body: file } = await call('GET', `/api/guests/${guest.id}/export`);
    expect(file).toMatchObject({
      guest: { lastName: 'Canary-lastname', reservations: [{ confirmationNumber: 'CANARY1' }] },
      messages: [],
    });
    expect((await call('DELETE', `/api/guests/${guest.id}`)).status).toBe(204);
    expect((await call('GET', `/api/guests/${guest.id}`)).status).toBe(404);
    const kept = JSON.stringify(await server.dump());
    for (const word of ['Canary-lastname', 'canary@guests.example', 'CANARY1', 'canary-notes'])
      expect(kept).not.toContain(word);
  });
});

describe('a reservation', () => {
  it('keeps the fields that an update leaves out, and its departure is after its arrival', async () => {
    const { body: guest } = await call('POST', '/api/guests', { lastName: 'Herbst' });
    const { body: stay } = await call('POST', '/api/reservations', {
      ...bookingOf(guest.id, 'LH-55'),
      inclusions: ['breakfast'],
    });
    const { body: changed } = await call('PATCH', `/api/reservations/${stay.id}`, { room: '204', state: 'checked_in' });
    expect(changed).toMatchObject({
      room: '204',
      state: 'checked_in',
      inclusions: ['breakfast'],
      checkIn: '2026-12-01',
    });
    const wrong = await call('PATCH', `/api/reservations/${stay.id}`, { checkOut: '2026-11-30' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: '/checkOut', code: 'out_of_order' }] } });
    expect((await call('GET', '/api/reservations?number=lh-55')).body.items).toHaveLength(1);
    expect((await call('GET', '/api/reservations?from=2026-12-02')).body.items).toEqual([]);
  });

  it('stores its guest’s pre-arrival details, and no card number', async () => {
    const { body: guest } = await call('POST', '/api/guests', { lastName: 'Frueh' });
    const { body: stay } = await call('POST', '/api/reservations', bookingOf(guest.id, 'LH-56'));
    const path = `/api/reservations/${stay.id}/registration`;
    expect((await call('GET', path)).body).toMatchObject({ arrivalTime: null, companions: [], carNumber: '' });
    await call('PATCH', path, { arrivalTime: '21:30', companions: ['Ben Frueh'] });
    const { body: told } = await call('PATCH', path, { carNumber: 'B-AU 100' });
    const known = { arrivalTime: '21:30', companions: ['Ben Frueh'], nationality: null, carNumber: 'B-AU 100' };
    expect(told).toEqual({ ...known, askedAt: null, state: 'told' });
    expect((await call('GET', `/api/reservations/${stay.id}`)).body).toMatchObject({ arrivalTime: '21:30' });
    const card = await call('PATCH', path, { companions: ['4111 1111 1111 1111'] });
    expect(card).toMatchObject({ status: 422, body: { errors: [{ pointer: '/companions/0' }] } });
    expect((await call('GET', path)).body).toMatchObject(known);
    const { body: copy } = await call('GET', `/api/guests/${guest.id}/export`);
    expect(copy.registrations).toMatchObject([{ reservationId: stay.id, ...known }]);
    expect((await call('GET', '/api/reservations/rsv_nobody/registration')).status).toBe(404);
  });

  it('needs a guest of the property', async () => {
    const answer = await call('POST', '/api/reservations', bookingOf('gst_01J00000000000000000000001', 'LH-77'));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/guestId' }] } });
  });
});

describe('an offer', () => {
  it('is created with defaults, changed and deleted', async () => {
    const { body: offer } = await call('POST', '/api/offers', {
      kind: 'late_check_out',
      names: [{ language: 'en', name: 'Late' }],
    });
    expect(offer).toMatchObject({
      price: null,
      unit: 'stay',
      onRequest: false,
      active: true,
      rule: { phase: 'any', topics: [] },
    });
    const { body: changed } = await call('PATCH', `/api/offers/${offer.id}`, {
      price: { amount: '25.00', currency: 'EUR' },
    });
    expect(changed).toMatchObject({ price: { amount: '25.00' }, names: [{ language: 'en', name: 'Late' }] });
    expect((await call('DELETE', `/api/offers/${offer.id}`)).status).toBe(204);
    expect((await call('GET', '/api/offers')).body.items).toEqual([]);
  });

  it('has a price in the currency of the guests’ bills', async () => {
    const own = { name: 'Inn', address: 'Seestrasse 1', timezone: 'Europe/Zurich', languages: ['en'], amenities: [] };
    expect((await call('PUT', '/api/property', { ...own, currency: 'CHF' })).status).toBe(200);
    const extra = { kind: 'late_check_out', names: [{ language: 'en', name: 'Late' }] };
    const refused = { status: 422, body: { errors: [{ pointer: '/price/currency', code: 'other_currency' }] } };
    const inEuro = { price: { amount: '25.00', currency: 'EUR' } };
    const answer = await call('POST', '/api/offers', { ...extra, ...inEuro });
    expect(answer).toMatchObject(refused);
    expect(answer.body.errors[0].detail).toBe('Guests are billed in CHF: give the price in CHF');
    const price = { amount: '25.00', currency: 'CHF' };
    const { body: offer } = await call('POST', '/api/offers', { ...extra, price });
    expect(await call('PATCH', `/api/offers/${offer.id}`, inEuro)).toMatchObject(refused);
    await call('DELETE', `/api/offers/${offer.id}`);
  });
});

it('a key for the hotel’s own site is shown once and never again', async () => {
  const state = async () => (await call('GET', '/api/property/identity-key')).body;
  expect(await state()).toEqual({ keys: 0, algorithm: 'HS256', audience: expect.stringMatching(/^prp_/) });
  const { body } = await call('POST', '/api/property/identity-key', {});
  expect(await state()).toMatchObject({ keys: 1, audience: body.audience });
  expect(JSON.stringify(await state())).not.toContain(body.key);
  expect(body).toMatchObject({ algorithm: 'HS256', key: expect.stringMatching(/^[\w-]{43}$/) });
  expect(JSON.stringify((await call('GET', '/api/property')).body)).not.toContain(body.key);
  expect(JSON.stringify(await server.dump())).not.toContain(body.key);
});

function bookingOf(guestId: string, confirmationNumber: string) {
  return { guestId, confirmationNumber, checkIn: '2026-12-01', checkOut: '2026-12-04' };
}

function call(method: string, path: string, body?: unknown) {
  return server.call(method, path, { key, body });
}
