import { describe, expect, it } from 'vitest';
import { readAmount } from '../../bff/pms/values/amount.ts';
import type { WorldReservation } from '../../bff/simulators/world/world-types.ts';
import { EVERYTHING, findStay, NEVER, type PmsRig, type PmsSubject, pullAll } from './pms-rig.ts';

const RANGE = { from: '2026-02-25', to: '2026-03-12' };
const HOUR_MS = 3_600_000;

/** Tests the records that we read from the PMS. */
export function describeReading(subject: PmsSubject, rig: () => PmsRig): void {
  const { adapter, lacks = [] } = subject;
  const numberOf = (reservation: WorldReservation) =>
    subject.confirmationOf?.(reservation) ?? reservation.confirmationNumber;

  describe('records from the PMS', () => {
    it('reservations: bookings, dates, rooms, party, state', async () => {
      const { world, session } = rig();
      const { records } = await pullAll(session, 'reservations', { ...EVERYTHING, range: RANGE });
      const byNumber = new Map(records.map(({ record }) => [record.confirmationNumber, record]));
      const all = world.findReservations({ touching: RANGE }).slice(0, 1_000);
      const inside = all.filter(({ checkIn, checkOut }) => checkOut > RANGE.from && checkIn < RANGE.to);
      expect(inside.length).toBeGreaterThan(20);
      for (const reservation of inside) {
        const read = byNumber.get(numberOf(reservation));
        expect(read, numberOf(reservation)).toMatchObject({
          checkIn: reservation.checkIn,
          checkOut: reservation.checkOut,
          state: reservation.state,
          room: reservation.room,
          adults: reservation.adults,
        });
        expect(read?.roomType?.code).toBeTruthy();
        if (!lacks.includes('children')) expect(read?.children).toBe(reservation.children);
      }
      const touching = new Set(all.map(numberOf));
      expect([...byNumber.keys()].filter((number) => !touching.has(number))).toEqual([]);
    });

    it.skipIf(lacks.includes('balance'))(
      'reservations: the open balance of a guest in the house, also after a payment',
      async () => {
        const { world, session } = rig();
        const reservation = world.findReservations({ states: ['checked_in'] }).slice(0, 1)[0];
        if (reservation === undefined) throw new Error('Nobody is in the house');
        const { pulled } = await findStay(rig(), subject, reservation);
        expect(pulled.record.balance).toEqual(readAmount(world.balance(reservation).amount, 'EUR'));
        world.pay(reservation.id, '10.50');
        const [paid] = await session.fetch('reservations', pulled.id, NEVER);
        const left = world.balance(world.reservation(reservation.id) ?? reservation);
        expect(paid?.record.balance).toEqual(readAmount(left.amount, 'EUR'));
      },
    );

    it.runIf(subject.listsBill === true)(
      'the bill: charges with their public names, and the open balance',
      async () => {
        const { world, session } = rig();
        const [reservation] = world.findReservations({ states: ['checked_in'] }).slice(0, 1);
        if (reservation === undefined) throw new Error('Nobody is in the house');
        world.pay(reservation.id, '10.50');
        const { pulled } = await findStay(rig(), subject, reservation);
        const bill = await session.readBill?.(pulled.id, NEVER);
        const price = readAmount(reservation.total.amount, 'EUR');
        expect(bill?.lines).toEqual([{ id: expect.any(String), text: 'Accommodation', price }]);
        const left = world.balance(world.reservation(reservation.id) ?? reservation);
        expect(bill?.balance ?? pulled.record.balance).toEqual(readAmount(left.amount, 'EUR'));
        expect(await session.readBill?.('999999999', NEVER).catch(() => null)).toBeNull();
      },
    );

    it('guests: name and contact', async () => {
      const { world, session } = rig();
      const { records } = await pullAll(session, 'reservations');
      const guests = adapter.capabilities.pulls.includes('guests') ? await pullAll(session, 'guests') : null;
      const everyone = world.findReservations({ touching: RANGE }).slice(0, 20);
      for (const reservation of everyone) {
        const stay = records.find(({ record }) => record.confirmationNumber === numberOf(reservation))?.record;
        const read = guests?.byId.get(stay?.guestId ?? '')?.record ?? stay?.guest;
        const guest = world.guest(reservation.guestId);
        expect(read).toMatchObject({
          firstName: guest?.firstName,
          lastName: guest?.lastName,
          email: guest?.email,
          phone: guest?.phone,
        });
        expect(read?.language?.slice(0, 2) ?? guest?.language).toBe(guest?.language);
      }
    });

    it.skipIf(lacks.includes('preferences'))('guests: preferences', async () => {
      const { world, session } = rig();
      const reservation = world.findReservations({ states: ['checked_in'] }).slice(0, 1)[0];
      if (reservation === undefined) throw new Error('Nobody is in the house');
      world.editGuest(reservation.guestId, { preferences: ['Quiet room'], notes: 'Quiet room' });
      const { pulled } = await findStay(rig(), subject, reservation);
      const [guest] = await session.fetch('guests', pulled.record.guestId, NEVER);
      expect(JSON.stringify([guest?.record.preferences, guest?.record.notes])).toContain('Quiet room');
    });

    it('rooms: housekeeping state, occupation, maintenance', async () => {
      const { world, session } = rig();
      world.setRoom('101', { housekeeping: 'dirty' });
      world.setRoom('102', { housekeeping: 'inspected' });
      const [from, to] = ['2026-03-02T08:00:00Z', '2026-03-03T17:00:00Z'];
      world.addMaintenance('103', { from, to, reason: 'Shower', kind: 'out_of_order' });
      const { records } = await pullAll(session, 'rooms');
      expect(records).toHaveLength(world.rooms().length);
      const find = (number: string) => records.find(({ record }) => record.number === number)?.record;
      expect(find('101')).toMatchObject({ housekeeping: 'dirty' });
      expect(find('102')).toMatchObject({ housekeeping: lacks.includes('inspected') ? 'clean' : 'inspected' });
      expect(find('103')).toMatchObject({ availability: 'out_of_order' });
      for (const { record } of records) expect(record.occupied, record.number).toBe(world.isOccupied(record.number));
      if (adapter.capabilities.pulls.includes('roomTypes')) {
        const types = await pullAll(session, 'roomTypes');
        expect(types.records.map(({ record }) => record.name).sort()).toEqual(
          world.roomTypes.map(({ name }) => name).sort(),
        );
        const codes = new Set(types.records.map(({ record }) => record.code));
        for (const { record } of records) expect(codes).toContain(record.roomTypeCode);
      }
    });

    it.runIf(adapter.capabilities.pulls.includes('rates'))('rates: the price of a night, and offers', async () => {
      const { world, session } = rig();
      const range = { from: '2026-03-03', to: '2026-03-05' };
      const before = await pullAll(session, 'rates', { ...EVERYTHING, range });
      const [price] = before.records;
      if (price === undefined) throw new Error('There are no rates');
      const amounts = before.records.map(({ record }) => record.price.amount);
      const expected = world.price('BAR', 'DBL', '2026-03-03');
      expect(amounts).toContain(readAmount(expected?.amount, 'EUR')?.amount);
      expect(price.record.price.currency).toBe('EUR');
      if (!lacks.includes('offers')) {
        const told = before.records.filter(({ record }) => record.offer).map(({ record }) => record.price.amount);
        const early = readAmount(world.price('EARLY', 'DBL', '2026-03-03')?.amount, 'EUR')?.amount;
        expect(told, 'offers').toContain(early);
        expect(told, 'offers').not.toContain(readAmount(expected?.amount, 'EUR')?.amount);
      }
      world.setPrice('BAR', 'DBL', '2026-03-04', { amount: '123.45', currency: 'EUR' });
      const after = await pullAll(session, 'rates', { ...EVERYTHING, range });
      expect(
        after.records.filter(({ record }) => record.price.amount === '123.45').map(({ record }) => record.date),
      ).toEqual(['2026-03-04']);
    });

    it.runIf(adapter.capabilities.pulls.includes('availability'))('availability: free rooms of a night', async () => {
      const { world, session } = rig();
      const range = { from: '2026-03-09', to: '2026-03-11' };
      const count = async () => {
        const { records } = await pullAll(session, 'availability', { ...EVERYTHING, range });
        return records.filter(({ record }) => record.date === '2026-03-10');
      };
      const before = await count();
      expect(before).toHaveLength(world.roomTypes.length);
      if (lacks.includes('freeCount')) {
        // Only whether rooms are free, and not how many.
        const sell = (code: string) => {
          world.book({ checkIn: '2026-03-10', checkOut: '2026-03-11', guest: 1, roomTypeCode: code });
          return world.free(code, '2026-03-10').available;
        };
        while (sell('STE') > 0);
        for (const { record } of await count()) {
          const isSuite = record.roomTypeCode === 'STE';
          expect(record.available, record.roomTypeCode).toBe(isSuite ? 0 : 1);
        }
        return;
      }
      const sum = (nights: typeof before) => nights.reduce((total, { record }) => total + record.available, 0);
      expect(sum(before)).toBe(
        world.roomTypes.reduce((n, { code }) => n + world.free(code, '2026-03-10').available, 0),
      );
      world.book({ checkIn: '2026-03-10', checkOut: '2026-03-11', guest: 1, roomTypeCode: 'DBL' });
      expect(sum(await count())).toBe(sum(before) - 1);
    });

    it('arrivals, departures and all other changes come with the next pull', async () => {
      const { world, session, pass } = rig();
      const first = await pullAll(session, 'reservations');
      pass(HOUR_MS);
      const quiet = await pullAll(session, 'reservations', { ...EVERYTHING, cursor: first.cursor });
      pass(HOUR_MS);
      const [arriving] = world
        .findReservations({ states: ['booked'], arriving: { from: world.today(), to: world.today() } })
        .slice(0, 1);
      const [leaving] = world.findReservations({ states: ['checked_in'] }).slice(0, 1);
      const [later] = world.findReservations({ arriving: { from: '2026-03-04', to: '2026-03-09' } }).slice(0, 1);
      if (arriving === undefined || leaving === undefined || later === undefined) throw new Error('An empty house');
      world.checkIn(arriving.id);
      world.checkOut(leaving.id);
      world.cancel(later.id);
      const added = world.book({
        checkIn: '2026-03-10',
        checkOut: '2026-03-12',
        guest: { lastName: 'Vega', email: 'v@example.org' },
      });
      pass(1_000);
      const changed = await pullAll(session, 'reservations', { ...EVERYTHING, cursor: quiet.cursor ?? first.cursor });
      const states = new Map(changed.records.map(({ record }) => [record.confirmationNumber, record.state]));
      expect(states.get(numberOf(arriving))).toBe('checked_in');
      expect(states.get(numberOf(leaving))).toBe('checked_out');
      expect(states.get(numberOf(later))).toBe('cancelled');
      expect(states.get(numberOf(added))).toBe('booked');
      if (adapter.capabilities.incremental.includes('reservations') && !lacks.includes('changedSince'))
        expect(changed.records.length).toBeLessThan(first.records.length / 2);
    });

    it.skipIf(lacks.includes('merge'))('merged guests name the remaining profile', async () => {
      const { world, session } = rig();
      const [one, other] = world.findReservations({ states: ['checked_in'] }).slice(0, 2);
      if (one === undefined || other === undefined) throw new Error('An empty house');
      const from = (await findStay(rig(), subject, one)).pulled.record.guestId;
      const into = (await findStay(rig(), subject, other)).pulled.record.guestId;
      world.mergeGuests(one.guestId, other.guestId);
      const [merged] = await session.fetch('guests', from, NEVER);
      // The profile is gone if the PMS does not name its successor; the stay then names the new guest.
      expect(merged?.record.mergedInto).toBe(lacks.includes('mergedInto') ? undefined : into);
      const [moved] = await session.fetch('reservations', (await findStay(rig(), subject, one)).pulled.id, NEVER);
      expect(moved?.record.guestId).toBe(into);
    });

    it('a single room can be read again', async () => {
      const { world, session } = rig();
      const { records } = await pullAll(session, 'rooms');
      const room = records.find(({ record }) => record.number === '102');
      world.setRoom('102', { housekeeping: 'dirty' });
      const [read] = await session.fetch('rooms', room?.id ?? '', NEVER);
      expect(read).toMatchObject({ id: room?.id, record: { number: '102', housekeeping: 'dirty' } });
    });

    it('a single record can be read again, and an unknown id returns nothing', async () => {
      const { world, session } = rig();
      const [reservation] = world.findReservations({ states: ['checked_in'] }).slice(0, 1);
      if (reservation === undefined) throw new Error('An empty house');
      const { pulled } = await findStay(rig(), subject, reservation);
      world.changeStay(reservation.id, { checkOut: '2026-03-09' });
      const [read] = await session.fetch('reservations', pulled.id, NEVER);
      expect(read).toMatchObject({ id: pulled.id, record: { checkOut: '2026-03-09' } });
      const absent = pulled.id.replace(/[0-9a-f](?=[^0-9a-f]*$)/i, (digit) => (digit === '9' ? '8' : '9'));
      const unknown = await session.fetch('reservations', `9999${absent.slice(4)}`, NEVER);
      expect(unknown).toEqual([]);
    });
  });
}
