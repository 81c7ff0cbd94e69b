/** What a price may be per, alone or in the pairs that are usual. */
export const PER = [
  'night',
  'day',
  'hour',
  'half_hour',
  'minute',
  'week',
  'month',
  'stay',
  'use',
  'way',
  'piece',
  'kwh',
  'person',
  'room',
  'car',
  'pet',
  'person_night',
  'person_day',
  'person_stay',
  'person_way',
  'room_night',
  'room_stay',
  'car_night',
  'car_day',
  'pet_night',
  'pet_stay',
  'pet_day',
  'load',
  'bag',
] as const;
export type Per = (typeof PER)[number];

/** For whom a price or an hour is. */
export const WHO = ['adult', 'child', 'baby', 'guest', 'outside_guest', 'senior', 'student'] as const;
export type Who = (typeof WHO)[number];

/** Where something is. `floor` takes the number. */
export const PLACES = [
  'reception',
  'lobby',
  'ground_floor',
  'basement',
  'roof',
  'garden',
  'courtyard',
  'terrace',
  'balcony',
  'outside',
  'in_front',
  'in_house',
  'room',
  'bathroom',
  'restaurant',
  'bar',
  'floor',
] as const;
export type Place = (typeof PLACES)[number];

/** What a list may hold besides names, which are said as they are. */
export const ITEMS = [
  'cash',
  'credit_card',
  'debit_card',
  'bank_transfer',
  'contactless',
  'invoice',
  'vegan',
  'vegetarian',
  'gluten_free',
  'lactose_free',
  'halal',
  'kosher',
  'buffet',
  'continental',
  'dogs',
  'cats',
  'indoor',
  'outdoor',
] as const;
export type Item = (typeof ITEMS)[number];

/** What a rule may except. */
export const EXCEPTIONS = [
  'assistance_dog',
  'dogs',
  'cats',
  'balcony',
  'terrace',
  'outside',
  'garden',
  'restaurant',
  'pool',
  'spa',
] as const;
export type Exception = (typeof EXCEPTIONS)[number];

/** Every sentence or part of one that a computed answer is made of, with the values it takes. */
export const TEMPLATES = {
  yes: [],
  no: [],
  // Whole answers. `value` is made of the parts below; `case` is what was asked of: a day, an age, an hour, a weight.
  told: ['subject', 'value'],
  told_for: ['subject', 'case', 'value'],
  open_now: ['subject', 'value'],
  closed_now: ['subject', 'value'],
  open_then: ['subject', 'case', 'value'],
  closed_then: ['subject', 'case', 'value'],
  // Hours
  span: ['from', 'until'],
  from: ['time'],
  until: ['time'],
  round_clock: [],
  closed: [],
  on_days: ['days', 'hours'],
  daily: [],
  weekdays: [],
  weekends: [],
  day_range: ['first', 'last'],
  holidays: [],
  in_season: ['season', 'hours'],
  summer: [],
  winter: [],
  season_range: ['from', 'until'],
  // Prices
  free: [],
  included: [],
  not_included: [],
  on_request: [],
  price_from: ['price'],
  age_range: ['min', 'max'],
  age_under: ['age'],
  age_up_to: ['age'],
  age_from: ['age'],
  who_aged: ['who', 'ages'],
  tier: ['who', 'price'],
  sum: ['count', 'price', 'total'],
  // Limits, rules, exceptions
  at_most: ['limit'],
  at_least: ['limit'],
  booking_needed: [],
  booking_not_needed: [],
  booking_impossible: [],
  except: ['list'],
  // Names, numbers, ways
  network: ['name'],
  password: ['password'],
  phone: ['phone'],
  on_foot: ['length'],
  by_car: ['length'],
  by_bus: ['length'],
} as const satisfies Record<string, readonly string[]>;
export type Template = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[];
