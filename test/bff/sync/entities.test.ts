import { expect, it } from 'vitest';
import { listDueTimes, paceOf } from '../../../bff/sync/pull/entities.ts';

it('entities that are switched off are not pulled', () => {
  const capabilities = {
    pulls: ['roomTypes', 'rooms', 'guests', 'reservations', 'rates'],
    incremental: [],
    notices: 'none',
  };
  const settings = { mode: 'realtime', interval: 0, retryAttempts: 0, conflictResolution: 'manual' };
  const due = (enabled: object) => [
    ...listDueTimes({ settings, enabled } as never, { capabilities, sendsNotices: false } as never, []).keys(),
  ];
  const off = { reservations: false, availability: false, rates: false, guestProfiles: false };
  expect(due(off)).toEqual([]);
  expect(due({ ...off, rates: true })).toEqual(['roomTypes', 'rates']);
  expect(due({ ...off, reservations: true })).toEqual(['roomTypes', 'guests', 'reservations']);
  expect(due({ ...off, guestProfiles: true })).toEqual(['guests']);
});

it('a PMS without notices is asked as often as its limits allow', () => {
  const settings = { mode: 'realtime', interval: 0, retryAttempts: 0, conflictResolution: 'manual' } as const;
  const pace = (sendsNotices: boolean, pollMs?: number) =>
    paceOf('reservations', settings, {
      incremental: ['reservations'],
      sendsNotices,
      ...(pollMs !== undefined && { pollMs }),
    });
  expect([pace(false), pace(false, 300_000), pace(true, 300_000)]).toEqual([60_000, 300_000, 900_000]);
});
