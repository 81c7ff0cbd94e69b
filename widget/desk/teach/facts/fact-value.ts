import type { Cost, Days, FactValue, HoursRule, Season, Span, Tier } from '../../../../shared/api/house/house-facts.ts';
import { EXCEPTIONS, ITEMS, PER, PLACES, UNITS, WHO } from '../../../../shared/domain/house/fact-terms.ts';
import { count, fields, list, maybeText, oneOf, text } from '../../data/read/read.ts';

/** Repeated here, because importing them would also load the whole schema library. */
export const PRESENCES = ['yes', 'no', 'on_request'] as const;
export const COSTS = ['free', 'included', 'not_included', 'on_request'] as const;
export const WAYS = ['on_foot', 'by_car', 'by_bus'] as const;
export const BOOKINGS = ['needed', 'not_needed', 'impossible'] as const;

export type Booking = (typeof BOOKINGS)[number];
export type Exception = (typeof EXCEPTIONS)[number];

/** A fact in the form. */
export interface FactDraft {
  value: FactValue;
  booking: Booking | null;
  exceptions: readonly Exception[];
}

/** Returns the body of the request for a fact. */
export function toBody({ value, booking, exceptions }: FactDraft) {
  return { value, conditions: booking === null ? [] : [{ booking }], exceptions };
}

/** The empty form value for a new fact; null for a type without a form. */
export function newValue(type: string, currency: string): FactValue | null {
  switch (type) {
    case 'presence':
      return { type, is: 'yes' };
    case 'hours':
      return { type, rules: [newRule()] };
    case 'price':
      return { type, tiers: [newTier(currency)] };
    case 'limit':
      return { type, bound: 'most', value: 0, unit: 'count' };
    case 'distance':
      return { type, value: 0, unit: 'minute', way: 'on_foot' };
    case 'list':
      return { type, items: [], names: [] };
    case 'credential':
      return { type, word: '' };
    case 'contact':
      return { type, phone: '' };
    case 'place':
      return { type, place: 'reception', floor: null };
    case 'text':
      return { type, text: '' };
    default:
      return null;
  }
}

export function newRule(): HoursRule {
  return { days: null, season: null, spans: [newSpan()], roundClock: false };
}

export function newSpan(): Span {
  return { from: '08:00', until: '20:00' };
}

export function newTier(currency: string): Tier {
  return {
    cost: { amountMinor: 0, currency, from: false },
    per: null,
    who: null,
    ages: null,
    days: null,
    season: null,
  };
}

/** Reads a value of the server; null if this desk does not know its type. */
export function readValue(given: unknown): FactValue | null {
  const from = fields(given);
  if (from === null) return null;
  const unit = oneOf(UNITS, from['unit'], 'count');
  switch (from['type']) {
    case 'presence':
      return { type: 'presence', is: oneOf(PRESENCES, from['is'], 'yes') };
    case 'hours':
      return { type: 'hours', rules: list(from['rules'], readRule) };
    case 'price':
      return { type: 'price', tiers: list(from['tiers'], readTier) };
    case 'limit':
      return {
        type: 'limit',
        bound: oneOf(['most', 'least'], from['bound'], 'most'),
        value: count(from['value']),
        unit,
      };
    case 'distance': {
      const way = WAYS.find((one) => one === from['way']) ?? null;
      return { type: 'distance', value: count(from['value']), unit, way };
    }
    case 'list': {
      const items = list(from['items'], (item) => ITEMS.find((one) => one === item) ?? null);
      return { type: 'list', items, names: list(from['names'], maybeText) };
    }
    case 'credential':
      return { type: 'credential', word: text(from['word']) };
    case 'contact':
      return { type: 'contact', phone: text(from['phone']) };
    case 'place':
      return { type: 'place', place: oneOf(PLACES, from['place'], 'reception'), floor: maybeCount(from['floor']) };
    case 'text':
      return { type: 'text', text: text(from['text']) };
    default:
      return null;
  }
}

/** Reads from a fact's conditions whether a booking is needed. */
export function readBooking(conditions: unknown): Booking | null {
  const [first = null] = list(conditions, (one) => BOOKINGS.find((name) => name === fields(one)?.['booking']) ?? null);
  return first;
}

export function readExceptions(given: unknown): Exception[] {
  return list(given, (one) => EXCEPTIONS.find((name) => name === one) ?? null);
}

function readRule(given: unknown): HoursRule | null {
  const from = fields(given);
  if (from === null) return null;
  return {
    days: readDays(from['days']),
    season: readSeason(from['season']),
    spans: list(from['spans'], (span) => {
      const one = fields(span);
      return one && { from: maybeText(one['from']), until: maybeText(one['until']) };
    }),
    roundClock: from['roundClock'] === true,
  };
}

function readTier(given: unknown): Tier | null {
  const from = fields(given);
  if (from === null) return null;
  const ages = fields(from['ages']);
  return {
    cost: readCost(from['cost']),
    per: PER.find((one) => one === from['per']) ?? null,
    who: WHO.find((one) => one === from['who']) ?? null,
    ages: ages && { min: maybeCount(ages['min']), max: maybeCount(ages['max']) },
    days: readDays(from['days']),
    season: readSeason(from['season']),
  };
}

function readCost(given: unknown): Cost {
  const from = fields(given);
  if (from === null) return oneOf(COSTS, given, 'on_request');
  return {
    amountMinor: count(from['amountMinor']),
    currency: text(from['currency'], 'EUR'),
    from: from['from'] === true,
  };
}

function readDays(given: unknown): Days | null {
  const from = fields(given);
  if (from === null) return null;
  return {
    days: list(from['days'], (day) => (typeof day === 'number' ? day : null)),
    holidays: from['holidays'] === true,
  };
}

function readSeason(given: unknown): Season | null {
  const from = fields(given);
  if (from === null) return null;
  if ('name' in from) return { name: oneOf(['summer', 'winter'], from['name'], 'summer') };
  return { from: text(from['from']), until: text(from['until']) };
}

function maybeCount(given: unknown): number | null {
  return typeof given === 'number' ? given : null;
}
