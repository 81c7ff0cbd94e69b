import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../bff/simulators/world.ts';
import type { WorldChange } from '../../../bff/simulators/world-types.ts';

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

  it('changes as a front desk changes it, and tells of it', () => {
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

  it('lists what changed since, oldest change first', () => {
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

  it('counts the rooms that are left', () => {
    const world = createWorld({ clock });
    const before = world.free('DBL', '2026-03-10');
    world.book({ checkIn: '2026-03-10', checkOut: '2026-03-11', guest: 1, roomTypeCode: 'DBL' });
    expect(world.free('DBL', '2026-03-10')).toEqual({ ...before, available: before.available - 1 });
    expect(world.free('DBL', '2026-03-11')).toEqual(createWorld({ clock }).free('DBL', '2026-03-11'));
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
