import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '../support/http-server.ts';
import { BASE, BOOKING, type ChannelHouse } from './channel-manager-house.ts';

const CARD = '4111 1111 1111 1111';

/** What every channel manager has to get right, through public calls alone. */
export function describeChannelManager(name: string, open: (server: HttpServer) => Promise<ChannelHouse>): void {
  describe(`${name} as a channel manager`, () => {
    let server: HttpServer;
    let house: ChannelHouse;
    beforeAll(async () => {
      server = await startHttpServer({ allowedPrivate: ['127.0.0.1'] });
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      house = await open(server);
    });
    afterEach(() => house.close());

    it('brings a booking: the stay, who booked it, and where it was sold', async () => {
      await house.side.tell(BOOKING);
      const [reservation, ...others] = await house.reservations();
      expect(others).toEqual([]);
      expect(reservation).toMatchObject({
        channelReference: BOOKING.otaReference,
        state: 'booked',
        checkIn: BOOKING.checkIn,
        checkOut: BOOKING.checkOut,
        adults: 2,
        notes: BOOKING.notes,
        externalId: null,
      });
      expect(await house.guestOf(reservation)).toMatchObject({
        firstName: 'Zoë',
        lastName: 'Martin',
        email: 'zoe@example.org',
        phone: '+491700000001',
      });
      expect(await house.bookings()).toMatchObject([
        { otaName: 'Booking.com', otaReference: BOOKING.otaReference, reservationId: reservation.id, inPms: false },
      ]);
      const status = await house.get(`${BASE}/status`);
      expect(status).toMatchObject({ connected: true, health: 'ok', recordsSynced: { reservations: 1 } });
      expect(status.lastSync).toMatch(/^\d{4}/);
      expect((await house.get(`${BASE}/test`)).ok).toBe(true);
    });

    it('brings a booking of several rooms as so many stays of one guest', async () => {
      await house.side.tell({ ...BOOKING, rooms: [...BOOKING.rooms, { type: 'SGL', adults: 1, children: 0 }] });
      const reservations = await house.reservations();
      expect(reservations).toHaveLength(2);
      expect(new Set(reservations.map(({ guestId }) => guestId)).size).toBe(1);
      expect(new Set(reservations.map(({ confirmationNumber }) => confirmationNumber)).size).toBe(2);
      await house.side.tell({ ...BOOKING, version: 2 });
      const states = (await house.reservations()).map(({ state }) => state).toSorted();
      expect(states).toEqual(['booked', 'cancelled']);
    });

    it('changes and cancels it', async () => {
      await house.side.tell(BOOKING);
      await house.side.tell({ ...BOOKING, version: 2, checkOut: '2026-12-14', notes: 'With a cot.' });
      expect(await house.reservations()).toMatchObject([
        { state: 'booked', checkOut: '2026-12-14', notes: 'With a cot.' },
      ]);
      await house.side.tell({ ...BOOKING, version: 3, state: 'cancelled', checkOut: '2026-12-14' });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('makes a cancelled stay of a cancellation that comes first', async () => {
      await house.side.tell({ ...BOOKING, state: 'cancelled' });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled', checkIn: BOOKING.checkIn }]);
    });

    it('changes nothing for a repeated booking', async () => {
      await house.side.tell(BOOKING);
      const before = await house.reservations();
      await house.side.repeat();
      await house.side.repeat();
      expect(await house.reservations()).toEqual(before);
      expect(await house.bookings()).toHaveLength(1);
    });

    it('keeps the newer state if the older one arrives later', async () => {
      await house.side.tell({ ...BOOKING, version: 3, state: 'cancelled' });
      await house.side.notifyLate({ ...BOOKING, version: 2 });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('stores a booking once if the acknowledgement gets lost', async () => {
      await house.side.sendAndLoseAnswer(BOOKING);
      expect(await house.reservations()).toHaveLength(1);
      await house.side.tell({ ...BOOKING, version: 2, notes: 'Later.' });
      expect(await house.reservations()).toMatchObject([{ notes: 'Later.' }]);
    });

    it('stores a booking once if the server is killed between the commit and the acknowledgement', async () => {
      await house.side.sendAndKill(BOOKING, house.restart);
      expect(await house.reservations()).toHaveLength(1);
      await house.side.tell({ ...BOOKING, version: 2, state: 'cancelled' });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('stores nothing of an unreadable booking, logs the error, and continues', async () => {
      const before = await house.reservations();
      await house.side.sendMalformed();
      expect(await house.reservations()).toEqual(before);
      const { items } = await house.get(`${BASE}/logs?level=error`);
      const { items: warnings } = await house.get(`${BASE}/logs?level=warn`);
      expect([...items, ...warnings].length).toBeGreaterThan(0);
      await house.side.tell(BOOKING);
      expect(await house.reservations()).toHaveLength(1);
    });

    it('refuses unauthenticated calls, and stores nothing of them', async () => {
      const before = await house.reservations();
      const answers = await house.side.forge();
      expect(answers.length).toBeGreaterThan(2);
      expect(new Set(answers)).toEqual(new Set([401]));
      expect(await house.reservations()).toEqual(before);
    });

    it('drops card data before anything of a booking is on the disk', async () => {
      await house.side.tell({ ...BOOKING, notes: `Late. Virtual card ${CARD}, CVC 737, exp 12/29` });
      expect(await house.reservations()).toHaveLength(1);
      const disk = await house.disk();
      expect(disk).toContain('Late. Virtual card');
      for (const secret of [CARD, CARD.replaceAll(' ', ''), 'CVC 737']) expect(disk).not.toContain(secret);
    });

    it('does not store a relay address or an invented number as a contact', async () => {
      await house.side.tell({ ...BOOKING, email: 'zmarti.123456@guest.booking.com', phone: '00' });
      const [reservation] = await house.reservations();
      expect(await house.guestOf(reservation)).toMatchObject({ lastName: 'Martin', email: '', phone: '' });
      expect(await house.disk()).not.toContain('guest.booking.com');
    });

    it('merges its stay with the PMS’s, whichever arrives first, and the PMS has priority', async () => {
      await house.side.tell(BOOKING);
      const [first] = await house.reservations();
      const { pms } = house.server;
      pms.guest({ id: 'G1', firstName: 'Zoe', lastName: 'Martin', email: '' });
      pms.reservation({
        id: 'R1',
        guestId: 'G1',
        confirmationNumber: 'HOTEL-9',
        channelReference: '400-551 2233',
        checkIn: '2026-12-10',
        checkOut: '2026-12-13',
        notes: '',
      });
      await house.connectPms();
      const merged = await house.reservations();
      expect(merged).toMatchObject([
        { id: first.id, externalId: 'R1', confirmationNumber: 'HOTEL-9', checkOut: '2026-12-13', notes: BOOKING.notes },
      ]);
      expect(await house.bookings()).toMatchObject([{ reservationId: first.id, inPms: true }]);
      const [row] = merged;
      expect(await house.guestOf(row)).toMatchObject({ firstName: 'Zoe', email: 'zoe@example.org' });
      await house.side.tell({ ...BOOKING, version: 2, checkOut: '2026-12-20', state: 'cancelled' });
      expect(await house.reservations()).toMatchObject([{ state: 'booked', checkOut: '2026-12-13' }]);
      expect((await house.get('/api/integrations/pms/status')).pendingPushes).toBe(0);
    });

    it('finds the stay that arrived from the PMS first, and fills in only its empty fields', async () => {
      const { pms } = house.server;
      pms.guest({ id: 'G1', firstName: 'Zoë', lastName: 'Martin', email: 'hers@example.org', phone: '' });
      const stay = { checkIn: BOOKING.checkIn, checkOut: BOOKING.checkOut, notes: 'From the PMS' };
      const channelReference = BOOKING.otaReference;
      pms.reservation({ id: 'R1', guestId: 'G1', confirmationNumber: 'HOTEL-9', channelReference, ...stay });
      pms.reservation({ id: 'R2', guestId: 'G1', confirmationNumber: 'HOTEL-10', channelReference: null, ...stay });
      await house.connectPms();
      await house.side.tell({ ...BOOKING, notes: 'From the channel' });
      const reservations = await house.reservations();
      expect(reservations).toHaveLength(2);
      const bookings = await house.bookings();
      const one = reservations.find(({ externalId }) => externalId === 'R1');
      expect(bookings).toMatchObject([{ reservationId: one.id, inPms: true }]);
      expect(one).toMatchObject({ notes: 'From the PMS', confirmationNumber: 'HOTEL-9' });
      expect(await house.guestOf(one)).toMatchObject({ email: 'hers@example.org', phone: BOOKING.phone });
    });

    it('does not merge stays of two guests that happen to have the same number', async () => {
      await house.side.tell(BOOKING);
      const { pms } = house.server;
      pms.guest({ id: 'G2', firstName: 'Paul', lastName: 'Other' });
      const dates = { checkIn: '2027-06-01', checkOut: '2027-06-03' };
      const number = (await house.reservations())[0].confirmationNumber;
      pms.reservation({ id: 'R2', guestId: 'G2', confirmationNumber: number, channelReference: null, ...dates });
      await house.connectPms();
      const reservations = await house.reservations();
      expect(reservations).toHaveLength(2);
      const names = await Promise.all(reservations.map(async (row) => (await house.guestOf(row)).lastName));
      expect(names.toSorted()).toEqual(['Martin', 'Other']);
    });

    it('does not bring back a guest who was erased here, until something changes there', async () => {
      await house.side.tell(BOOKING);
      const [reservation] = await house.reservations();
      const path = `/api/guests/${reservation.guestId}`;
      expect((await house.server.call('DELETE', path, { key: house.key })).status).toBe(204);
      await house.side.repeat();
      expect(await house.reservations()).toEqual([]);
      expect(await house.disk()).not.toContain('zoe@example.org');
      await house.side.tell({ ...BOOKING, version: 2 });
      expect(await house.reservations()).toHaveLength(1);
    });

    it('on disconnecting deletes credentials and secrets, keeps the stays, and refuses further calls', async () => {
      await house.side.tell(BOOKING);
      const gone = await house.server.call('DELETE', `${BASE}/connect`, { key: house.key });
      expect(gone.status).toBe(204);
      expect(await house.get(`${BASE}/status`)).toMatchObject({ connected: false, nextSync: null });
      expect(new Set(await house.side.forge())).toEqual(new Set([401]));
      expect(await house.reservations()).toHaveLength(1);
    });
  });
}
