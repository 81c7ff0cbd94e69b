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

/** The units that a measure is kept in. */
export const UNITS = [
  'kilogram',
  'gram',
  'pound',
  'meter',
  'centimeter',
  'kilometer',
  'mile',
  'foot',
  'minute',
  'hour',
  'day',
  'count',
  'year',
] as const;
export type Unit = (typeof UNITS)[number];

/** What became of a fact: read from a text and not looked at yet, or what its owner said of it. */
export const FACT_STATUSES = ['read', 'confirmed', 'corrected', 'rejected'] as const;
export type FactStatus = (typeof FACT_STATUSES)[number];

/** Where a fact comes from: an entry of the FAQs, the house's other texts, a web page, the PMS, or the owner's own hand. */
export const FACT_SOURCES = ['faq', 'training', 'page', 'pms', 'owner'] as const;
export type FactSourceType = (typeof FACT_SOURCES)[number];

/** Does the source still say what was read of it? */
export const SOURCE_STATES = ['current', 'changed', 'gone'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
