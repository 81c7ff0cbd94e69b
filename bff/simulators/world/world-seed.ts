import type { WorldHotel, WorldProduct, WorldRatePlan, WorldRoomType } from './world-types.ts';

export const HOTEL: WorldHotel = {
  name: 'Hotel Aurora',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  country: 'DE',
  arrivalTime: '15:00',
  departureTime: '11:00',
};

export const ROOM_TYPES: readonly WorldRoomType[] = [
  { code: 'SGL', name: 'Single room', maxPersons: 1, basePrice: 89 },
  { code: 'DBL', name: 'Double room', maxPersons: 2, basePrice: 129 },
  { code: 'DLX', name: 'Deluxe double room', maxPersons: 3, basePrice: 169 },
  { code: 'STE', name: 'Junior suite', maxPersons: 4, basePrice: 249 },
];

export const RATE_PLANS: readonly WorldRatePlan[] = [
  { code: 'BAR', name: 'Best available rate', percent: 100, offer: false },
  { code: 'EARLY', name: 'Early booking offer', percent: 85, offer: true },
];

export const PRODUCTS: readonly WorldProduct[] = [
  { code: 'LATE', name: 'Late checkout', price: { amount: '35.00', currency: 'EUR' } },
  { code: 'BRKF', name: 'Breakfast', price: { amount: '18.00', currency: 'EUR' } },
];

/** Names in many scripts, to find encoding errors. */
export const FIRST_NAMES = ['Ana', 'Jürgen', 'Chloé', 'Łukasz', '健', 'Ольга', 'Niamh', 'Søren', 'María José', 'Ahmed'];
export const LAST_NAMES = [
  'Silva',
  'Müller',
  "O'Connor",
  'Żółkiewski',
  '佐藤',
  'Иванова',
  'van der Berg',
  'Nguyễn',
  'García-López',
  'Smith',
  'Öztürk',
  'Rossi',
  'Haddad',
];
/** Language, country and the country's dialling code. */
export const ORIGINS = [
  ['pt', 'PT', '+351912'],
  ['de', 'DE', '+491512'],
  ['fr', 'FR', '+336123'],
  ['pl', 'PL', '+485123'],
  ['ja', 'JP', '+819012'],
  ['en', 'GB', '+447700'],
  ['es', 'ES', '+346123'],
] as const;
export const PREFERENCES = ['High floor', 'Feather-free pillow', 'Vegan breakfast', 'Quiet room'];

/** A pseudo-random number that is always the same for the same input. */
export function scatter(seed: number, index: number, purpose: number): number {
  let value =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35) ^ Math.imul(purpose, 0x27d4eb2f);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  value = Math.imul(value, 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}
