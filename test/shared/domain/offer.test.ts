import { describe, expect, it } from 'vitest';
import { multiplyMoney } from '../../../shared/domain/house/money.ts';
import { type Offer, offerFits, priceOffer } from '../../../shared/domain/house/offer.ts';
import type { Stay } from '../../../shared/domain/stay.ts';

const STAY: Stay = {
  id: 'rsv_1',
  level: 'booking',
  checkIn: '2026-11-20',
  checkOut: '2026-11-23',
  nights: 3,
  roomType: 'Double room',
  inclusions: ['wifi'],
  confirmationNumber: 'LH1',
  state: 'booked',
  room: '204',
  balance: null,
  persons: 2,
};
const OFFER: Offer = {
  id: 'off_1',
  kind: 'breakfast',
  names: { en: 'Breakfast' },
  price: { amount: '19.00', currency: 'EUR' },
  unit: 'person_night',
  rule: { topics: [], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] },
  department: 'reservations',
  onRequest: false,
};
const rule = (change: Partial<Offer['rule']>): Offer => ({ ...OFFER, rule: { ...OFFER.rule, ...change } });

describe('an extra', () => {
  it.each([
    ['fits a guest before the stay', OFFER, STAY, '2026-11-15', true],
    ['fits a guest in the house', OFFER, STAY, '2026-11-21', true],
    ['is too late after the stay', OFFER, STAY, '2026-11-24', false],
    ['is not offered twice', OFFER, { ...STAY, inclusions: ['breakfast'] }, '2026-11-15', false],
    ['is not for a cancelled stay', OFFER, { ...STAY, state: 'cancelled' as const }, '2026-11-15', false],
    ['with the phase “before” is not offered during the stay', rule({ phase: 'before' }), STAY, '2026-11-20', false],
    ['with the phase “during” is not offered before the stay', rule({ phase: 'during' }), STAY, '2026-11-19', false],
    [
      'for the last three days before arrival is not offered earlier',
      rule({ daysBeforeMax: 3 }),
      STAY,
      '2026-11-10',
      false,
    ],
    [
      'for the last three days before arrival is offered on the third day',
      rule({ daysBeforeMax: 3 }),
      STAY,
      '2026-11-17',
      true,
    ],
    ['for a week or more is not offered for three nights', rule({ nightsMin: 7 }), STAY, '2026-11-15', false],
    ['for suites is not offered for a double room', rule({ roomTypes: ['Suite'] }), STAY, '2026-11-15', false],
    [
      'for a room type by its slug is offered for rooms of that type',
      rule({ roomTypes: ['double-sea'] }),
      { ...STAY, roomTypeSlug: 'double-sea' },
      '2026-11-15',
      true,
    ],
    ['for arrivals on Friday is offered for this arrival on Friday', rule({ weekdays: [5] }), STAY, '2026-11-15', true],
    [
      'for arrivals on Monday is not offered for this arrival on Friday',
      rule({ weekdays: [1] }),
      STAY,
      '2026-11-15',
      false,
    ],
    ['without conditions on the stay is offered to a guest without a booking', OFFER, null, '2026-11-15', true],
    [
      'with a minimum of nights is not offered to a guest without a booking',
      rule({ nightsMin: 2 }),
      null,
      '2026-11-15',
      false,
    ],
  ])('%s', (_, offer, stay, today, fits) => {
    expect(offerFits(offer, stay, today)).toBe(fits);
  });

  it.each([
    ['stay', '19.00'],
    ['piece', '19.00'],
    ['night', '57.00'],
    ['person', '38.00'],
    ['person_night', '114.00'],
  ] as const)('charged by %s costs %s', (unit, amount) => {
    expect(priceOffer({ ...OFFER, unit }, STAY)).toEqual({ amount, currency: 'EUR' });
  });

  it('without a price, or with a price of zero, is free', () => {
    expect(priceOffer({ ...OFFER, price: null }, STAY)).toBeNull();
    expect(priceOffer({ ...OFFER, price: { amount: '0.00', currency: 'EUR' } }, STAY)).toBeNull();
  });
});

it('an amount is multiplied without losing a cent', () => {
  expect(multiplyMoney({ amount: '0.10', currency: 'EUR' }, 3)).toEqual({ amount: '0.30', currency: 'EUR' });
  expect(multiplyMoney({ amount: '1250', currency: 'JPY' }, 3)).toEqual({ amount: '3750.00', currency: 'JPY' });
  expect(multiplyMoney({ amount: '1.005', currency: 'KWD' }, 2)).toEqual({ amount: '2.010', currency: 'KWD' });
  expect(multiplyMoney({ amount: '123456789.99', currency: 'EUR' }, 7)).toEqual({
    amount: '864197529.93',
    currency: 'EUR',
  });
});
