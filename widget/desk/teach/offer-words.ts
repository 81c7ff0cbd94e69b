import { msg } from '@lit/localize';
import type { Money } from '../../../shared/domain/house/money.ts';
import { OFFER_PHASES, OFFER_UNITS, type OfferUnit } from '../../../shared/domain/house/offer.ts';
import { DEPARTMENTS, type Department } from '../../../shared/domain/task.ts';
import { fields, list, maybeText, oneOf, text } from '../data/read/read.ts';
import { deskLocale } from '../ui/words/format.ts';

export type OfferPhase = (typeof OFFER_PHASES)[number];

/** The conditions under which an extra is offered. Null or empty: no condition. */
export interface OfferRule {
  topics: string[];
  phase: OfferPhase;
  daysBeforeMax: number | null;
  nightsMin: number | null;
  roomTypes: string[];
  weekdays: number[];
}

/** A stored extra without its timestamps. */
export interface StoredOffer {
  id: string;
  kind: string;
  names: { language: string; name: string }[];
  price: Money | null;
  unit: OfferUnit;
  rule: OfferRule;
  department: Department;
  onRequest: boolean;
  active: boolean;
}

/** An extra in the form, with the price as typed. */
export type OfferDraft = Omit<StoredOffer, 'id' | 'price'> & { id: string | null; amount: string; currency: string };

/** A rule without conditions. */
export function emptyRule(): OfferRule {
  return { topics: [], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] };
}

export function readOffer(value: unknown): StoredOffer | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const rule = fields(from['rule']) ?? {};
  const price = fields(from['price']);
  const number = (given: unknown) => (typeof given === 'number' ? given : null);
  return {
    id: from['id'],
    kind: text(from['kind'], 'other'),
    names: list(from['names'], (item) => ({
      language: text(fields(item)?.['language'], 'en'),
      name: text(fields(item)?.['name']),
    })),
    price: price === null ? null : { amount: text(price['amount']), currency: text(price['currency']) },
    unit: oneOf(OFFER_UNITS, from['unit'], 'stay'),
    rule: {
      topics: list(rule['topics'], maybeText),
      phase: oneOf(OFFER_PHASES, rule['phase'], 'any'),
      daysBeforeMax: number(rule['daysBeforeMax']),
      nightsMin: number(rule['nightsMin']),
      roomTypes: list(rule['roomTypes'], maybeText),
      weekdays: list(rule['weekdays'], number),
    },
    department: oneOf(DEPARTMENTS, from['department'], 'front_desk'),
    onRequest: from['onRequest'] === true,
    active: from['active'] !== false,
  };
}

export function toDraft({ price, ...offer }: StoredOffer): OfferDraft {
  return { ...offer, amount: price?.amount ?? '', currency: price?.currency ?? 'EUR' };
}

/** The name in the desk's language, else in English, else the first. */
export function nameOf({ names }: Pick<StoredOffer, 'names'>): string {
  const of = (language: string) => names.find((one) => one.language === language)?.name;
  return of(deskLocale()) ?? of('en') ?? names[0]?.name ?? '';
}

export function unitWord(unit: OfferUnit): string {
  switch (unit) {
    case 'stay':
      return msg('once a stay', { id: 'desk-unit-stay' });
    case 'night':
      return msg('a night', { id: 'desk-unit-night' });
    case 'person':
      return msg('a person', { id: 'desk-unit-person' });
    case 'person_night':
      return msg('a person and night', { id: 'desk-unit-person-night' });
    case 'piece':
      return msg('a piece', { id: 'desk-unit-piece' });
    default:
      return unit satisfies never;
  }
}

export function phaseWord(phase: OfferPhase): string {
  switch (phase) {
    case 'any':
      return msg('at any time', { id: 'desk-phase-any' });
    case 'before':
      return msg('before arrival', { id: 'desk-phase-before' });
    case 'during':
      return msg('during the stay', { id: 'desk-phase-during' });
    default:
      return phase satisfies never;
  }
}

/** The body of the request for a draft. */
export function toBody({ id: _, amount, currency, ...kept }: OfferDraft): object {
  const price = amount.trim() === '' ? null : { amount: amount.trim().replace(',', '.'), currency };
  const names = kept.names.map(({ language, name }) => ({ language, name: name.trim() }));
  return { ...kept, names, price };
}

/** Returns an empty draft of an extra. */
export function newDraft(): OfferDraft {
  return {
    id: null,
    kind: 'other',
    names: [{ language: deskLocale(), name: '' }],
    amount: '',
    currency: 'EUR',
    unit: 'stay',
    rule: emptyRule(),
    department: 'front_desk',
    onRequest: false,
    active: true,
  };
}
