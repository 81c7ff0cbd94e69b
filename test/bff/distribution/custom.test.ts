import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signWebhook } from '../../../bff/base/secrets/standard-webhooks.ts';
import { describeChannelManager } from '../../contract/channel-manager.ts';
import {
  BASE,
  BOOKING,
  type ChannelHouse,
  openChannelHouse,
  type TestBooking,
  type VendorSide,
} from '../../contract/channel-manager-house.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';

interface Sent {
  id: string;
  body: string;
}

/** A hotel's own program that sends signed bookings. */
interface CustomSide extends VendorSide {
  /** Sends a body, signed by default. */
  send(
    body: unknown,
    options?: Partial<Sent> & { secret?: string; at?: Date; headers?: Record<string, string> },
  ): Promise<Response>;
}

const open = (server: HttpServer) => openChannelHouse(server, 'custom', async () => createCustomSide());

function createCustomSide(): CustomSide {
  let url = '';
  let secret = '';
  let count = 0;
  let last: Sent = { id: '', body: '' };
  const wrong = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const post = ({ id, body }: Sent, key = secret, at = new Date(), headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signWebhook({ id, body, secrets: [key] }, at), ...headers },
      body,
    });
  const side: CustomSide = {
    credentials: {},
    async begin(connected) {
      expect(connected.secret).toMatch(/^whsec_/);
      url = connected.webhookUrl;
      secret = connected.secret;
    },
    send(body, options = {}) {
      last = { id: options.id ?? `msg_${++count}`, body: options.body ?? JSON.stringify(body) };
      return post(last, options.secret, options.at, options.headers);
    },
    async tell(booking) {
      expect((await side.send(toEvent(booking))).status).toBe(202);
    },
    async repeat() {
      expect((await post(last)).status).toBe(200);
    },
    async notifyLate(older) {
      expect((await side.send(toEvent(older))).status).toBe(409);
    },
    async sendAndLoseAnswer(booking) {
      const answered = await side.send(toEvent(booking));
      await answered.body?.cancel(); // the sender never reads the answer
      expect((await post(last)).status).toBe(200);
    },
    async sendAndKill(booking, restart) {
      await side.send(toEvent(booking));
      await restart();
      expect((await post(last)).status).toBe(200);
    },
    async forge() {
      const body = JSON.stringify(toEvent({ ...BOOKING, id: 'forged' }));
      const old = new Date(Date.now() - 301_000);
      const early = new Date(Date.now() + 600_000); // far enough in the future for the slowest machine
      const signed = signWebhook({ id: 'msg_other', body, secrets: [secret || wrong] }, new Date());
      const calls = [
        fetch(url, { method: 'POST', body }),
        post({ id: 'forged-1', body }, wrong),
        post({ id: 'forged-2', body }, secret || wrong, old),
        post({ id: 'forged-3', body }, secret || wrong, early),
        fetch(url, { method: 'POST', headers: { ...signed, 'webhook-id': 'msg_swapped' }, body }),
        fetch(url, { method: 'POST', headers: signed, body: body.replace('forged', 'forgex') }),
        fetch(url.replace(/prp_\w+$/, 'prp_01JABCDEFGHJKMNPQRSTVWXYZ0'), { method: 'POST', headers: signed, body }),
      ];
      return Promise.all(calls.map(async (call) => (await call).status));
    },
    async sendMalformed() {
      expect((await side.send(null, { body: '{"type":' })).status).toBe(400);
      expect((await side.send({ type: 'reservation.upserted' })).status).toBe(422);
    },
    close: async () => undefined,
  };
  return side;
}

function toEvent(booking: TestBooking) {
  const { id, version, state, otaName, otaReference, checkIn, checkOut, rooms, notes } = booking;
  const { firstName, lastName, email, phone } = booking;
  const common = { externalId: id, version, otaName, otaReference, arrival: checkIn, departure: checkOut, notes };
  return {
    type: state === 'cancelled' ? 'reservation.cancelled' : 'reservation.upserted',
    timestamp: '2026-03-02T08:15:30Z',
    data: {
      ...common,
      ...(state === 'cancelled' ? {} : { status: 'confirmed' }),
      rooms: rooms.map(({ type, adults, children }) => ({ roomType: type, adults, children })),
      guest: { firstName, lastName, email, phone },
    },
  };
}

describeChannelManager('a program of the hotel’s own', open);

describe('a program of the hotel that sends bookings by webhook', () => {
  let server: HttpServer;
  let house: ChannelHouse;
  let side: CustomSide;
  beforeAll(async () => {
    server = await startHttpServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    house = await openChannelHouse(server, 'custom', async () => {
      side = createCustomSide();
      return side;
    });
  });
  afterEach(() => house.close());

  it('may send unknown fields, which are ignored and counted in the log', async () => {
    const event = toEvent(BOOKING);
    const data = { ...event.data, guarantee: { card: '4111111111111111' }, rooms: [{ roomType: 'DBL', view: 'sea' }] };
    expect((await side.send({ ...event, data, source: 'x' })).status).toBe(202);
    const { items } = await house.get(`${BASE}/logs`);
    const line = items.find(({ event: what }: { event: string }) => what === 'bookings.came');
    expect(line).toMatchObject({ detail: { ignored: 3, new: 1 } });
    expect(await house.disk()).not.toContain('4111111111111111');
  });

  it.each([
    ['reservation.checked_in', 'checked_in'],
    ['reservation.checked_out', 'checked_out'],
    ['reservation.no_show', 'no_show'],
    ['reservation.cancelled', 'cancelled'],
  ])('may send %s with the booking number alone: rooms, guest and notes are not changed', async (type, state) => {
    await side.tell({ ...BOOKING, notes: 'Quiet room' });
    const [before] = await house.reservations();
    const data = { externalId: BOOKING.id, version: 2 };
    expect((await side.send({ type, timestamp: '2026-03-02T08:15:30Z', data })).status).toBe(202);
    const [after] = await house.reservations();
    expect(after).toMatchObject({ state, notes: 'Quiet room', checkIn: before.checkIn, roomType: before.roomType });
    expect(after.guestId).toBe(before.guestId);
    expect(await house.guestOf(after)).toMatchObject({ lastName: BOOKING.lastName, email: BOOKING.email });
  });

  it('changes the state of a booking without overwriting the contact data that a colleague entered', async () => {
    await side.tell(BOOKING);
    const [{ guestId }] = await house.reservations();
    const body = { phone: '+4915550100009' };
    await house.server.call('PATCH', `/api/guests/${guestId}`, { key: house.key, body });
    const data = { externalId: BOOKING.id, version: 2 };
    await side.send({ type: 'reservation.checked_in', timestamp: '2026-03-02T08:15:30Z', data });
    await side.tell({ ...BOOKING, version: 3, notes: 'x' });
    expect(await house.guestOf({ guestId })).toMatchObject({ phone: '+4915550100009' });
  });

  it('sends the whole booking with reservation.created, .updated and .room_changed', async () => {
    const first = toEvent({ ...BOOKING, version: 1 });
    expect((await side.send({ ...first, type: 'reservation.created' })).status).toBe(202);
    const moved = toEvent({ ...BOOKING, version: 2, rooms: [{ type: 'SUI', adults: 2, children: 0 }] });
    expect((await side.send({ ...moved, type: 'reservation.room_changed' })).status).toBe(202);
    expect(await house.reservations()).toMatchObject([{ roomType: 'SUI' }]);
    const later = toEvent({ ...BOOKING, version: 3, rooms: [{ type: 'SUI', adults: 2, children: 0 }], notes: 'Late' });
    expect((await side.send({ ...later, type: 'reservation.updated' })).status).toBe(202);
    expect(await house.reservations()).toMatchObject([{ notes: 'Late' }]);
    const lacking = {
      type: 'reservation.room_changed',
      timestamp: first.timestamp,
      data: { externalId: 'R', version: 1 },
    };
    expect((await side.send(lacking)).status).toBe(422);
  });

  it('is answered with the error of each field of an invalid body', async () => {
    const event = toEvent(BOOKING);
    const answer = await side.send({ ...event, data: { ...event.data, departure: 'soon', version: -1 } });
    expect(answer.status).toBe(422);
    expect(await codesOf(answer)).toEqual({ '/data/departure': 'invalid_format', '/data/version': 'too_small' });
    const early = await side.send({ ...event, data: { ...event.data, departure: '2020-01-01' } });
    expect(await codesOf(early)).toEqual({ '/data/departure': 'invalid_value' });

    async function codesOf(refused: Response): Promise<Record<string, string>> {
      const { errors } = (await refused.json()) as { errors: { pointer: string; code: string }[] };
      return Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]));
    }
  });

  it('may send several signatures of which one is valid, but no compressed and no oversized body', async () => {
    const body = JSON.stringify(toEvent(BOOKING));
    const { url, secret } = await reconnect();
    const signed = signWebhook({ id: 'msg_two', body, secrets: [secret] }, new Date());
    const two = { ...signed, 'webhook-signature': `v2,AAAA v1,AAAA ${signed['webhook-signature']}` };
    expect((await fetch(url, { method: 'POST', headers: two, body })).status).toBe(202);
    const packed = { ...signed, 'content-encoding': 'gzip' };
    expect((await fetch(url, { method: 'POST', headers: packed, body })).status).toBe(415);
    expect((await fetch(url, { method: 'POST', headers: signed, body: 'x'.repeat(262_145) })).status).toBe(413);
  });

  it('creates one booking by two simultaneous calls', async () => {
    const event = toEvent(BOOKING);
    const answers = await Promise.all([
      side.send(event, { id: 'msg_same' }),
      side.send(event, { id: 'msg_same' }),
      side.send(event, { id: 'msg_other' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 202, 202]);
    expect(await house.reservations()).toHaveLength(1);
  });

  it('overwrites a colleague’s change only after the channel changes that field too', async () => {
    await side.tell(BOOKING);
    const [{ guestId }] = await house.reservations();
    const as = { key: house.key };
    await house.server.call('PATCH', `/api/guests/${guestId}`, { ...as, body: { phone: '+4915550100009' } });
    await side.tell({ ...BOOKING, version: 2, notes: 'x' });
    expect(await house.guestOf({ guestId })).toMatchObject({ phone: '+4915550100009' });
    await side.tell({ ...BOOKING, version: 3, phone: '+491700000002' });
    expect(await house.guestOf({ guestId })).toMatchObject({ phone: '+491700000002' });
  });

  it('creates another guest by sending another name, and that guest gets no data of the previous guest', async () => {
    await side.tell(BOOKING);
    const [before] = await house.reservations();
    await side.tell({ ...BOOKING, version: 2, firstName: 'Ivo', lastName: 'Keller', email: 'ivo@example.org' });
    const [after] = await house.reservations();
    expect(after.id).toBe(before.id);
    expect(after.guestId).not.toBe(before.guestId);
    expect(await house.guestOf(after)).toMatchObject({ lastName: 'Keller', email: 'ivo@example.org' });
  });

  it('is refused with the old secret after a new one is created, and is neither received nor connected under a plan without integrations', async () => {
    await reconnect();
    expect((await side.send(toEvent(BOOKING))).status).toBe(401);
    const { writer } = house.server.deps;
    await writer.write((trx) => trx.updateTable('account').set({ plan: 'starter' }).execute());
    expect(await house.reservations()).toEqual([]);
    const body = { provider: 'custom', credentials: {} };
    const refused = await house.server.call('POST', `${BASE}/connect`, { key: house.key, body });
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan_limit' } });
    expect(await house.get(`${BASE}/status`)).toMatchObject({ health: 'failing', lastError: { code: 'plan_limit' } });
    await writer.write((trx) => trx.updateTable('account').set({ plan: 'enterprise' }).execute());
  });

  it('has its secret shown once, and never again by any answer', async () => {
    const disk = await house.disk();
    const { secret } = await reconnect();
    expect(disk).not.toContain(secret);
    expect(await house.disk()).not.toContain(secret);
    for (const path of ['status', 'logs', 'providers', 'test'])
      expect(JSON.stringify(await house.get(`${BASE}/${path}`))).not.toContain(secret);
  });

  it('names its room types, which can be mapped to the hotel’s room types', async () => {
    await side.tell(BOOKING);
    const known = await house.get(`${BASE}/room-types/known`);
    expect(known.items).toMatchObject([{ code: 'DBL', name: 'DBL', slug: 'dbl', mapped: false }]);
    const put = await house.server.call('PUT', `${BASE}/room-types`, { key: house.key, body: { DBL: 'double-lake' } });
    expect(put.body).toEqual({ DBL: 'double-lake' });
    expect((await house.get(`${BASE}/room-types/known`)).items).toMatchObject([{ slug: 'double-lake', mapped: true }]);
    expect(await house.disk()).toContain('double-lake');
  });

  describe('availability and rates sent by a program of the hotel', () => {
    const night = { date: '2026-12-10', roomType: 'DBL' };
    const sendAvailability = (available: number, timestamp = '2026-03-02T08:15:30Z') =>
      side.send({
        type: 'availability.updated',
        timestamp,
        data: { nights: [{ ...night, roomTypeName: 'Double room', available }] },
      });
    const sendPrices = (plans: Record<string, string>, timestamp = '2026-03-02T08:15:30Z') => {
      const rates = Object.entries(plans).map(([ratePlan, amount]) => ({
        ...night,
        ratePlan,
        amount,
        currency: 'EUR',
      }));
      return side.send({ type: 'rates.updated', timestamp, data: { rates } });
    };
    const PATH = '/api/availability?arrival=2026-12-10&departure=2026-12-11';

    it('are received in separate calls and are quoted with name, price and time', async () => {
      expect(await house.get(PATH)).toMatchObject({ code: 'not_synced' });
      expect((await sendAvailability(3)).status).toBe(202);
      expect((await sendPrices({ FLEX: '129.00', SAVER: '99.50' })).status).toBe(202);
      expect(await house.get(PATH)).toMatchObject({
        source: 'custom',
        asOf: '2026-03-02T08:15:30.000Z',
        items: [
          {
            roomType: 'DBL',
            name: 'Double room',
            left: 3,
            perNight: [{ date: '2026-12-10', price: { amount: '99.50', currency: 'EUR' } }],
          },
        ],
      });
      expect(await house.get(`${BASE}/status`)).toMatchObject({ health: 'ok', lastSync: expect.any(String) });
    });

    it('are quoted with the older of the two times at which availability and rates were true', async () => {
      await sendPrices({ FLEX: '129.00' }, '2026-03-01T08:00:00Z');
      await sendAvailability(3, '2026-03-02T08:00:00Z');
      expect(await house.get(PATH)).toMatchObject({ asOf: '2026-03-01T08:00:00.000Z' });
      await sendPrices({ FLEX: '129.00' }, '2026-03-02T09:00:00Z');
      expect(await house.get(PATH)).toMatchObject({ asOf: '2026-03-02T08:00:00.000Z' });
    });

    it('no longer include a rate plan that is missing in the newest call, or a full room', async () => {
      await sendAvailability(3);
      await sendPrices({ FLEX: '129.00', SAVER: '99.50' });
      await sendPrices({ FLEX: '135.00' }, '2026-03-02T09:00:00Z');
      expect((await house.get(PATH)).items[0].perNight[0].price.amount).toBe('135.00');
      await sendAvailability(0, '2026-03-02T09:00:00+00:00');
      expect((await house.get(PATH)).items).toEqual([]);
    });

    it('are refused with 409 and change nothing if they are older than what is stored', async () => {
      await sendAvailability(0, '2026-03-02T09:00:00Z');
      await sendPrices({ FLEX: '129.00' }, '2026-03-02T09:00:00Z');
      expect((await sendAvailability(5, '2026-03-02T09:30:00+01:00')).status).toBe(409);
      expect((await sendPrices({ OLD: '1.00' }, '2026-03-02T08:59:59Z')).status).toBe(409);
      expect((await house.get(PATH)).items).toEqual([]);
      await sendAvailability(2, '2026-03-02T10:00:00Z');
      expect((await house.get(PATH)).items[0].perNight[0].price.amount).toBe('129.00');
    });

    it.each([
      ['/data/nights/0/date', { nights: [{ ...night, date: '10.12.2026', available: 1 }] }],
      ['/data/nights/0/available', { nights: [{ ...night, available: -1 }] }],
      ['/data/nights/0/roomType', { nights: [{ date: night.date, available: 1 }] }],
    ])('are refused with a pointer to %s', async (pointer, data) => {
      const answer = await side.send({ type: 'availability.updated', timestamp: '2026-03-02T08:15:30Z', data });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ pointer }] });
    });

    it('show a room type without a name by its code to programs, and do not show that room type to guests', async () => {
      const quote = async () => {
        const span = { arrival: '2026-12-10', departure: '2026-12-11' };
        const told = await house.server.deps.distribution.quotes.ask(house.propertyId, span);
        return told?.rooms.map(({ name }) => name);
      };
      const sendNight = (named: object) => {
        const nights = [{ ...night, ...named, available: 3 }];
        return side.send({ type: 'availability.updated', timestamp: '2026-03-02T08:15:30Z', data: { nights } });
      };
      await sendNight({});
      expect((await house.get(PATH)).items).toMatchObject([{ roomType: 'DBL', name: 'DBL' }]);
      expect(await quote()).toEqual([]);
      await side.tell(BOOKING); // this quote names the room type by its code
      expect(await quote()).toEqual([]);
      await sendNight({ roomTypeName: 'Double room' });
      expect(await quote()).toEqual(['Double room']);
      await sendNight({});
      expect(await quote()).toEqual(['Double room']);
    });

    it('use a room type’s name and capacity for all its nights, although only one of the nights holds them', async () => {
      const nights = [
        { ...night, roomTypeName: 'Double room', maxPersons: 2, available: 3 },
        { ...night, date: '2026-12-11', available: 3 },
      ];
      await side.send({ type: 'availability.updated', timestamp: '2026-03-02T08:15:30Z', data: { nights } });
      const rates = nights.map(({ date, roomType }) => ({
        date,
        roomType,
        ratePlan: 'FLEX',
        amount: '129.00',
        currency: 'EUR',
      }));
      await side.send({ type: 'rates.updated', timestamp: '2026-03-02T08:15:30Z', data: { rates } });
      expect((await house.get(`${PATH}&adults=2`)).items).toMatchObject([{ name: 'Double room' }]);
      expect((await house.get(`${PATH}&adults=3`)).items).toEqual([]);
    });

    it.each(['0.00', '0', '0.004'])('are refused if a room costs %s', async (amount) => {
      const answer = await sendPrices({ FLEX: amount });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/data/rates/0/amount' }] });
    });

    it('are refused with a future timestamp, so that later updates are not taken for outdated ones', async () => {
      const answer = await sendAvailability(3, '2099-01-01T00:00:00Z');
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/timestamp' }] });
      expect((await sendAvailability(2)).status).toBe(202);
    });

    it('are deleted once their night is over', async () => {
      const nights = ['2020-01-01', night.date].map((date) => ({ ...night, date, available: 1 }));
      await side.send({ type: 'availability.updated', timestamp: '2026-03-02T08:15:30Z', data: { nights } });
      const { db } = house.server.deps;
      const kept = await db
        .selectFrom('availability')
        .select('date')
        .where('propertyId', '=', house.propertyId)
        .execute();
      expect(kept).toEqual([{ date: night.date }]);
    });

    it('are deleted when the program is disconnected', async () => {
      await sendAvailability(3);
      await house.server.call('DELETE', `${BASE}/connect`, { key: house.key });
      expect(await house.get(PATH)).toMatchObject({ code: 'not_synced' });
    });
  });

  async function reconnect(): Promise<{ url: string; secret: string }> {
    const body = { provider: 'custom', credentials: {} };
    const answer = await house.server.call('POST', `${BASE}/connect`, { key: house.key, body });
    expect(answer.status).toBe(201);
    return { url: answer.body.webhookUrl, secret: answer.body.secret };
  }
});
