import { describe, expect, it } from 'vitest';
import { createWorld, type ReservationFilter } from '../../../bff/simulators/world/world.ts';
import type { WorldChange, WorldReservation } from '../../../bff/simulators/world/world-types.ts';
import { measureCpuMs } from '../../support/process/cpu-time.ts';

const clock = () => new Date('2026-03-02T12:00:00Z');

describe('the hotel of the simulators', () => {
  it('is the same each time', () => {
    const [one, other] = [createWorld({ clock }), createWorld({ clock })];
    expect(one.findReservations().slice(0, 100)).toEqual(other.findReservations().slice(0, 100));
    expect(createWorld({ clock, seed: 2 }).guest(1)).not.toEqual(one.guest(1));
  });

  it('has stays of every state today, and no room twice in one night', () => {
    const world = createWorld({ clock, reservations: 400 });
    const all = world.findReservations().slice(0, 400);
    for (const state of ['booked', 'checked_in', 'checked_out', 'cancelled'])
      expect(all.filter((one) => one.state === state).length).toBeGreaterThan(3);
    const here = all.filter(({ state }) => state === 'checked_in').map(({ room }) => room);
    expect(here).not.toContain(null);
    expect(new Set(here).size).toBe(here.length);
  });

  it('is changed like by a front desk, and reports the changes', () => {
    const world = createWorld({ clock });
    const told: WorldChange[] = [];
    const undo = world.onChange((change) => told.push(change));
    const { id, guestId } = world.book({ checkIn: '2026-03-02', checkOut: '2026-03-04', guest: { lastName: 'Vega' } });
    world.assignRoom(id, '101');
    world.checkIn(id);
    world.changeStay(id, { checkOut: '2026-03-05' });
    world.mergeGuests(guestId, 1);
    world.checkOut(id);
    undo();
    world.cancel(1);
    expect(told.map(({ entity, what }) => `${entity} ${what}`)).toEqual([
      'guests created',
      'reservations created',
      'reservations room_assigned',
      'reservations checked_in',
      'reservations changed',
      'reservations changed',
      'guests merged',
      'reservations checked_out',
    ]);
    expect(world.reservation(id)).toMatchObject({
      state: 'checked_out',
      room: '101',
      checkOut: '2026-03-05',
      guestId: 1,
    });
    expect(world.guest(guestId)).toMatchObject({ mergedInto: 1 });
  });

  it('lists the changes since an instant, the oldest first', () => {
    let now = clock();
    const world = createWorld({ clock: () => now });
    const since = now.toISOString();
    now = new Date(+now + 60_000);
    world.cancel(30);
    now = new Date(+now + 60_000);
    world.cancel(7);
    const changed = world.findReservations({ modified: { from: since } });
    expect(changed.slice(0, changed.length).map(({ id }) => id)).toEqual([30, 7]);
  });

  it('counts the free rooms', () => {
    const world = createWorld({ clock });
    const before = world.free('DBL', '2026-03-10');
    world.book({ checkIn: '2026-03-10', checkOut: '2026-03-11', guest: 1, roomTypeCode: 'DBL' });
    expect(world.free('DBL', '2026-03-10')).toEqual({ ...before, available: before.available - 1 });
    expect(world.free('DBL', '2026-03-11')).toEqual(createWorld({ clock }).free('DBL', '2026-03-11'));
  });

  it('finds the same records with an index as by a search through all records', () => {
    let now = clock();
    const world = createWorld({ clock: () => now, reservations: 500 });
    const before = now;
    now = new Date(+now + 1_000);
    world.mergeGuests(7, 9);
    world.changeStay(120, { notes: 'Late' });
    world.book({ checkIn: '2026-03-02', checkOut: '2026-03-04', guest: 9, confirmationNumber: 'AU100003' });
    world.cancel(33);
    const total = world.findReservations().length;
    const all = world.findReservations().slice(0, total);
    const back = (seconds: number) => new Date(+before - seconds * 1_000).toISOString();
    const filters: [ReservationFilter, (one: WorldReservation) => boolean][] = [
      [{ ids: [33, 5, 5, 120, 9_999] }, ({ id }) => [33, 5, 120].includes(id)],
      [{ guestIds: [9] }, ({ guestId }) => guestId === 9],
      [{ guestIds: [7, 12] }, ({ guestId }) => guestId === 7 || guestId === 12],
      [{ confirmationNumber: 'AU100003' }, ({ confirmationNumber }) => confirmationNumber === 'AU100003'],
      [{ channelReference: 'BKG-3000005' }, ({ channelReference }) => channelReference === 'BKG-3000005'],
      [{ states: ['cancelled'] }, ({ state }) => state === 'cancelled'],
      ...[0, 1, 250, 499, 500, 501].flatMap((seconds): [ReservationFilter, (one: WorldReservation) => boolean][] => [
        [{ modified: { from: back(seconds) } }, ({ modifiedAt }) => modifiedAt >= back(seconds)],
        [
          { modified: { from: back(seconds + 7), to: back(seconds) } },
          ({ modifiedAt }) => modifiedAt >= back(seconds + 7) && modifiedAt < back(seconds),
        ],
      ]),
    ];
    for (const [filter, fits] of filters) {
      const found = world.findReservations(filter);
      expect(found.slice(0, found.length), JSON.stringify(filter)).toEqual(all.filter(fits));
    }
    const guests = world.findGuests().slice(0, world.findGuests().length);
    const since = back(30);
    const changed = world.findGuests({ modified: { from: since } });
    expect(changed.slice(0, changed.length)).toEqual(guests.filter(({ modifiedAt }) => modifiedAt >= since));
    expect(world.findGuests({ email: 'Guest7@example.org' }).slice(0, 9)).toEqual([world.guest(7)]);
  });

  it('finds one of very many records at once, also after each change', () => {
    const world = createWorld({ clock, reservations: 300_000 });
    world.findReservations({ states: ['booked'] }); // this reads all records once
    const spentMs = measureCpuMs(() => {
      for (let id = 1; id <= 200; id++) {
        world.changeStay(id, { adults: 2 });
        expect(world.findReservations({ ids: [id + 1_000] }).length).toBe(1);
        expect(world.findGuests({ ids: [id] }).length).toBe(1);
      }
    });
    expect(spentMs).toBeLessThan(500); // a search through all records would take half a second each time
  });

  it('holds 100,000 reservations in little memory', () => {
    const before = process.memoryUsage().heapUsed;
    const world = createWorld({ clock, reservations: 100_000 });
    expect(world.findReservations().length).toBe(100_000);
    expect(world.findReservations().slice(99_900, 100_000)).toHaveLength(100);
    globalThis.gc?.();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64_000_000);
  });
});
