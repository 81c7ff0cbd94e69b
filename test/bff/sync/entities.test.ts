import { expect, it } from 'vitest';
import { listDueTimes } from '../../../bff/sync/entities.ts';

it('pulls nothing that is switched off', () => {
  const capabilities = {
    pulls: ['roomTypes', 'rooms', 'guests', 'reservations', 'rates'],
    incremental: [],
    notices: 'none',
  };
  const settings = { mode: 'realtime', interval: 0, retryAttempts: 0, conflictResolution: 'manual' };
  const due = (enabled: object) => [
    ...listDueTimes({ settings, enabled } as never, { capabilities, isTold: false } as never, []).keys(),
  ];
  const off = { reservations: false, availability: false, rates: false, guestProfiles: false };
  expect(due(off)).toEqual([]);
  expect(due({ ...off, rates: true })).toEqual(['roomTypes', 'rates']);
  expect(due({ ...off, reservations: true })).toEqual(['roomTypes', 'guests', 'reservations']);
  expect(due({ ...off, guestProfiles: true })).toEqual(['guests']);
});
