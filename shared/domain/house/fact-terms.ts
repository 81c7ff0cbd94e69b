/** Units of prices, alone or in common pairs. */
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

/** Places in or near the hotel. `floor` has a number. */
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

/** Terms that a list may contain besides names, which are quoted unchanged. */
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

/** Exceptions of a rule. */
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

/** Units of measures. */
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

/** Review state of a fact: read from a text and not reviewed yet, or the owner's verdict. */
export const FACT_STATUSES = ['read', 'confirmed', 'corrected', 'rejected'] as const;
export type FactStatus = (typeof FACT_STATUSES)[number];

/** Origin of a fact: an FAQ, other texts of the hotel, a web page, the PMS, or typed by the owner. */
export const FACT_SOURCES = ['faq', 'training', 'page', 'pms', 'owner'] as const;
export type FactSourceType = (typeof FACT_SOURCES)[number];

/** Whether the source still says it. */
export const SOURCE_STATES = ['current', 'changed', 'gone'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
