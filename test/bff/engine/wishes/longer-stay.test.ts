import { expect, it } from 'vitest';
import { fitNights } from '../../../../bff/engine/wishes/longer-stay.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

const longer = (more: object) => wishFor('extend_stay', { reservationId: 'res_1', ...more });
const stays = [stayWith()];

it.each([
  ['2026-11-24', '2'],
  ['2026-11-29', '7'],
  ['2026-11-22', undefined],
  ['2027-06-01', undefined],
])('a stay that ends on the 22nd goes on until %s: %s nights', (date, nights) => {
  expect(fitNights(longer({ date }), stays).nights).toBe(nights);
});

it('the last value counts: the new departure day follows from the nights, and the nights from the day', () => {
  const before = longer({ date: '2026-11-24', nights: '2' });
  expect(fitNights({ ...before, nights: '3' }, stays, before).date).toBe('2026-11-25');
  expect(fitNights({ ...before, date: '2026-11-23' }, stays, before).nights).toBe('1');
});

it('neither day nor nights are derived for other requests or for a guest without a stay', () => {
  const taxi = wishFor('taxi', { reservationId: 'res_1', date: '2026-11-24' });
  expect(fitNights(taxi, stays)).toBe(taxi);
  const other = longer({ reservationId: 'res_9', date: '2026-11-24' });
  expect(fitNights(other, stays)).toBe(other);
});
