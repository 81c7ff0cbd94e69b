import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '../support/http-server.ts';
import { BASE, BOOKING, type ChannelHouse } from './channel-manager-house.ts';

const CARD = '4111 1111 1111 1111';

/** The contract of every channel manager, tested only through public calls. */
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

    it('delivers a booking: the stay, the guest and the portal', async () => {
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

    it('delivers a booking of several rooms as that many stays of one guest', async () => {
      await house.side.tell({ ...BOOKING, rooms: [...BOOKING.rooms, { type: 'SGL', adults: 1, children: 0 }] });
      const reservations = await house.reservations();
      expect(reservations).toHaveLength(2);
      expect(new Set(reservations.map(({ guestId }) => guestId)).size).toBe(1);
      expect(new Set(reservations.map(({ confirmationNumber }) => confirmationNumber)).size).toBe(2);
      await house.side.tell({ ...BOOKING, version: 2 });
      const states = (await house.reservations()).map(({ state }) => state).toSorted();
      expect(states).toEqual(['booked', 'cancelled']);
    });

    it('changes and cancels a booking', async () => {
      await house.side.tell(BOOKING);
      await house.side.tell({ ...BOOKING, version: 2, checkOut: '2026-12-14', notes: 'With a cot.' });
      expect(await house.reservations()).toMatchObject([
        { state: 'booked', checkOut: '2026-12-14', notes: 'With a cot.' },
      ]);
      await house.side.tell({ ...BOOKING, version: 3, state: 'cancelled', checkOut: '2026-12-14' });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('delivers a cancellation before its booking, which creates a cancelled stay', async () => {
      await house.side.tell({ ...BOOKING, state: 'cancelled' });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled', checkIn: BOOKING.checkIn }]);
    });

    it('changes nothing by sending the same booking twice', async () => {
      await house.side.tell(BOOKING);
      const before = await house.reservations();
      await house.side.repeat();
      await house.side.repeat();
      expect(await house.reservations()).toEqual(before);
      expect(await house.bookings()).toHaveLength(1);
    });

    it('changes nothing by sending an older state after a newer one', async () => {
      await house.side.tell({ ...BOOKING, version: 3, state: 'cancelled' });
      await house.side.notifyLate({ ...BOOKING, version: 2 });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('sends a booking again after a lost answer, and the booking is stored once', async () => {
      await house.side.sendAndLoseAnswer(BOOKING);
      expect(await house.reservations()).toHaveLength(1);
      await house.side.tell({ ...BOOKING, version: 2, notes: 'Later.' });
      expect(await house.reservations()).toMatchObject([{ notes: 'Later.' }]);
    });

    it('sends a booking again after the server was killed between commit and acknowledgement, and the booking is stored once', async () => {
      await house.side.sendAndKill(BOOKING, house.restart);
      expect(await house.reservations()).toHaveLength(1);
      await house.side.tell({ ...BOOKING, version: 2, state: 'cancelled' });
      expect(await house.reservations()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('sends an unreadable booking, which is not stored but logged, and the sync continues', async () => {
      const before = await house.reservations();
      await house.side.sendMalformed();
      expect(await house.reservations()).toEqual(before);
      const { items } = await house.get(`${BASE}/logs?level=error`);
      const { items: warnings } = await house.get(`${BASE}/logs?level=warn`);
      expect([...items, ...warnings].length).toBeGreaterThan(0);
      await house.side.tell(BOOKING);
      expect(await house.reservations()).toHaveLength(1);
    });

    it('is the only accepted sender, and data of other senders is not stored', async () => {
      const before = await house.reservations();
      const answers = await house.side.forge();
      expect(answers.length).toBeGreaterThan(2);
      expect(new Set(answers)).toEqual(new Set([401]));
      expect(await house.reservations()).toEqual(before);
    });

    it('sends card data, which is removed before any part of the booking is written to disk', async () => {
      await house.side.tell({ ...BOOKING, notes: `Late. Virtual card ${CARD}, CVC 737, exp 12/29` });
      expect(await house.reservations()).toHaveLength(1);
      const disk = await house.disk();
      expect(disk).toContain('Late. Virtual card');
      for (const secret of [CARD, CARD.replaceAll(' ', ''), 'CVC 737']) expect(disk).not.toContain(secret);
    });

    it('sends relay addresses and invented numbers, which are not stored as contact data', async () => {
      await house.side.tell({ ...BOOKING, email: 'zmarti.123456@guest.booking.com', phone: '00' });
      const [reservation] = await house.reservations();
      expect(await house.guestOf(reservation)).toMatchObject({ lastName: 'Martin', email: '', phone: '' });
      expect(await house.disk()).not.toContain('guest.booking.com');
    });

    it('and a PMS that both deliver a booking create one stay, in which the PMS’s data is preferred', async () => {
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

    it('adds to a stay from the PMS only the fields that the PMS left empty', async () => {
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

    it('and another guest with the same booking number create two stays', async () => {
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

    it('does not restore an erased guest until the booking changes', async () => {
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

    it('is disconnected: credentials and secrets are deleted, stays are kept, and its calls are refused', async () => {
      await house.side.tell(BOOKING);
      const gone = await house.server.call('DELETE', `${BASE}/connect`, { key: house.key });
      expect(gone.status).toBe(204);
      expect(await house.get(`${BASE}/status`)).toMatchObject({ connected: false, nextSync: null });
      expect(new Set(await house.side.forge())).toEqual(new Set([401]));
      expect(await house.reservations()).toHaveLength(1);
    });
  });
}
