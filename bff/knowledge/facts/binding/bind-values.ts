import { fold } from '../../../language/lexicon/fold.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, type Subject } from '../catalogue.ts';
import type { Cost, Days, HoursRule, Season, Span, Tier, Unit, Value } from '../fact.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { PER, type Per } from '../terms.ts';
import type { Role } from '../words.ts';
import { hasQualifier, hasRole, OUTSIDE_PLACES, PAYMENT_MOMENTS, QUALIFIER_ROLES } from './qualifiers.ts';

/** Concepts that do not change a value. */
const NEUTRAL: ReadonlySet<Concept> = new Set<Concept>([
  'hotel',
  'have',
  'price',
  'pay',
  'hours',
  'when',
  'please',
  'date',
  'availability',
  'night',
  'person',
  'eat',
  'no_alarm',
]);
/** Concepts that may accompany a value of a subject and do not change it: a room is left, a key handed over, a bed made up. */
const RELATED_CONCEPTS: Readonly<Partial<Record<string, readonly Concept[]>>> = {
  checkIn: ['room', 'ready', 'stay', 'arrive', 'date'],
  checkOut: ['room', 'leave_things', 'stay', 'date'],
  lateCheckOut: ['room', 'stay'],
  earlyCheckIn: ['room', 'stay', 'ready'],
  cot: ['bed', 'child', 'baby', 'room'],
  extraBed: ['bed', 'room'],
  deposit: ['room', 'belonging', ...PAYMENT_MOMENTS],
  cityTax: PAYMENT_MOMENTS,
  key: ['lost', 'card', 'deposit'],
  pets: ['deposit'],
  transfer: ['train', 'airport'],
  quiet: ['noise', 'night'],
  restaurant: ['breakfast', 'table'],
};
const COSTS: ReadonlySet<Role> = new Set<Role>(['free', 'included', 'not_included']);
/** Days and a season named before the value they belong to. */
export interface Pending {
  days: Days | null;
  season: Season | null;
}

/** A value; `null` if the part has none, `'unread'` if it is not fully understood. */
export type Bound = { attribute: string; value: Value } | null | 'unread';

/** Whether every word of the part is known and belongs to the subject. */
export function isPlain(part: Part, subject: Subject): boolean {
  return part.unknown.length === 0 && isOnlyAbout(part, subject);
}

/** Whether the part names no other topic. */
function isOnlyAbout({ topicConcepts: matters }: Part, { name, concepts }: Subject): boolean {
  const knownConcepts = new Set([...concepts.flat(), ...(RELATED_CONCEPTS[name] ?? [])]);
  return [...matters].every((concept) => NEUTRAL.has(concept) || knownConcepts.has(concept));
}

/** Words in scripts without capitals, which may be names. */
const WITHOUT_CAPITALS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
const NAME_PARTS_MAX = 2;

/** Whether all unknown words are names: capitalised words that belong to no other thing, as in "Holyhead station". */
export function hasOnlyNames({ text, unknown }: Part): boolean {
  if (unknown.length <= NAME_PARTS_MAX && unknown.every((word) => WITHOUT_CAPITALS.test(word))) return true;
  const names = new Set((text.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []).flatMap((name) => fold(name).split(/['’-]/u)));
  return unknown.every((word) => [...names].some((name) => name.startsWith(word) || word.startsWith(name)));
}

/** Reads a part's only value for the subject. */
export function bindValue(part: Part, subject: Subject, pending: Pending): Bound {
  const costs = countCosts(part);
  const hours =
    marksOf(part, 'span').length + marksOf(part, 'clock').length + (hasRole(part, 'closed', 'round_clock') ? 1 : 0);
  const measures = marksOf(part, 'measure');
  if (marksOf(part, 'number').length + marksOf(part, 'exception').length > 0) return 'unread';
  const kinds = [costs > 0, hours > 0, measures.length > 0].filter(Boolean).length;
  if (kinds === 0) return bindAges(part, subject);
  if (kinds === 1 && measures.length > 0 && isDistance(part, subject)) return bindMeasure(part, subject);
  const isKnown =
    isPlain(part, subject) || (subject.name === 'transfer' && isOnlyAbout(part, subject) && hasOnlyNames(part));
  if (kinds > 1 || hasQualifier(part, subject) || !isKnown) return 'unread';
  if (costs > 0) return costs > 1 ? 'unread' : bindPrice(part, subject, pending);
  return hours > 0 ? bindHours(part, subject, pending) : bindMeasure(part, subject);
}

/** Whether the part is a distance to a named place. "About" is usual for distances. */
function isDistance(part: Part, subject: Subject): boolean {
  const qualifierRoles = QUALIFIER_ROLES.filter(
    (role) => role !== 'about' && !(role === 'elsewhere' && OUTSIDE_PLACES.has(subject.name)),
  );
  return (
    ATTRIBUTES.has(`${subject.name}.distance`) &&
    !hasRole(part, ...qualifierRoles) &&
    isOnlyAbout(part, subject) &&
    hasOnlyNames(part)
  );
}

/** Reads one price and one span of hours for the same thing: "late check-out till 13:00 is £15". */
export function bindBoth(part: Part, subject: Subject, pending: Pending): Exclude<Bound, null>[] {
  if (hasQualifier(part) || !isPlain(part, subject)) return ['unread'];
  const isHours = (mark: Part['marks'][number]) =>
    mark.kind === 'span' || mark.kind === 'clock' || mark.kind === 'days' || mark.kind === 'season';
  // "In the room until 16:00 for 20 €": "room" is the place here and not the unit of the price.
  const isWhere = (mark: Part['marks'][number]) =>
    mark.kind === 'per' && mark.per === 'room' && (RELATED_CONCEPTS[subject.name] ?? []).includes('room');
  const marks = part.marks.filter((mark) => !isHours(mark) && !isWhere(mark));
  const moneyIndex = part.marks.findIndex(({ kind }) => kind === 'money');
  const perIndex = part.marks.findIndex((mark) => mark.kind === 'per' && !isWhere(mark));
  if (perIndex >= 0 && part.marks.slice(Math.min(moneyIndex, perIndex), Math.max(moneyIndex, perIndex)).some(isHours))
    return ['unread'];
  const price = bindPrice({ ...part, marks }, subject, { days: null, season: null });
  const hours = bindHours({ ...part, marks: part.marks.filter(isHours) }, subject, pending);
  return price === null || hours === null ? ['unread'] : [price, hours];
}

/** Whether the part has exactly one price and one span of hours. */
export function holdsBoth(part: Part): boolean {
  const clocks = marksOf(part, 'span').length + marksOf(part, 'clock').length;
  const others = marksOf(part, 'measure').length + marksOf(part, 'number').length + marksOf(part, 'ages').length;
  return countCosts(part) === 1 && clocks === 1 && others === 0;
}

function countCosts(part: Part): number {
  return marksOf(part, 'money').length + marksOf(part, 'role').filter(({ role }) => COSTS.has(role)).length;
}

function bindPrice(part: Part, subject: Subject, pending: Pending): Bound {
  const deposit = `${subject.name}.deposit`;
  const isDeposit = part.concepts.has('deposit') && ATTRIBUTES.has(deposit);
  const attribute = isDeposit ? deposit : `${subject.name}.price`;
  const [who, ...others] = marksOf(part, 'who');
  const [ages, ...moreAges] = marksOf(part, 'ages');
  const per = joinPer(marksOf(part, 'per').map((mark) => mark.per));
  const days = marksOf(part, 'days');
  const seasons = marksOf(part, 'season');
  const cost = readCost(part);
  if (!ATTRIBUTES.has(attribute) || cost === null || per === 'unread') return 'unread';
  if (others.length + moreAges.length > 0 || days.length > 1 || seasons.length > 1) return 'unread';
  if (hasRole(part, 'until', 'at_most', 'at_least', 'height')) return 'unread';
  // The price is for an unknown group.
  if (isForGroup(part, subject) && who === undefined && ages === undefined && per === null) return 'unread';
  const tier: Tier = {
    cost,
    per,
    who: who?.who ?? null,
    ages: ages?.ages ?? null,
    days: days[0]?.days ?? pending.days,
    season: seasons[0]?.season ?? pending.season,
  };
  return { attribute, value: { type: 'price', tiers: [tier] } };
}

/** Whether the price is for some group ("for campers"), unlike "for 10 €" or "for a lost key". */
function isForGroup(part: Part, { name }: Subject): boolean {
  const [money] = marksOf(part, 'money');
  const before = part.marks.filter(({ end }) => money !== undefined && end <= money.start).at(-1);
  return name !== 'key' && part.marks.some((mark) => mark.kind === 'role' && mark.role === 'for' && mark !== before);
}

function readCost(part: Part): Cost | null {
  const [money] = marksOf(part, 'money');
  if (money !== undefined) {
    const before = part.marks.filter(({ end }) => end <= money.start).at(-1);
    const after = part.marks.find(({ start }) => start >= money.end);
    const isFrom =
      (before?.kind === 'role' && before.role === 'from') || (after?.kind === 'role' && after.role === 'from_after');
    if (!isFrom && hasRole(part, 'from', 'from_after')) return null;
    return { amountMinor: money.amountMinor, currency: money.currency, from: isFrom };
  }
  if (hasRole(part, 'from')) return null;
  const role = marksOf(part, 'role').find((mark) => COSTS.has(mark.role))?.role;
  return role === 'free' || role === 'included' || role === 'not_included' ? role : null;
}

/** Joins units into one: "per person per night". */
function joinPer(all: readonly Per[]): Per | null | 'unread' {
  const units = new Set(all);
  if (units.size === 0) return null;
  if (units.size === 1) return all[0] ?? null;
  return PER.find((name) => name.includes('_') && areEqualSets(new Set(name.split('_')), units)) ?? 'unread';
}

function areEqualSets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name));
}

function bindHours(part: Part, subject: Subject, pending: Pending): Bound {
  const attribute = `${subject.name}.hours`;
  const days = marksOf(part, 'days');
  const seasons = marksOf(part, 'season');
  const otherMarks =
    part.marks.filter(
      (mark) =>
        mark.kind === 'who' && mark.who !== 'guest' && !(subject.name === 'visitors' && mark.who === 'outside_guest'),
    ).length +
    marksOf(part, 'ages').length +
    // "Die Zimmer sind ab 15 Uhr …": without a price, "Zimmer" is no unit.
    marksOf(part, 'per').filter(({ per }) => per !== 'room').length;
  if (!ATTRIBUTES.has(attribute) || days.length > 1 || seasons.length > 1 || otherMarks > 0) return 'unread';
  if (hasRole(part, 'from', 'until', 'at_most', 'at_least', 'height', 'for')) return 'unread';
  // "8–9:30 Mon–Sat, Sun 8:30–10": it is unclear which days belong to which hours.
  const spanStarts = marksOf(part, 'span').map(({ start }) => start);
  if (days.some(({ start }) => spanStarts.some((one) => one < start) && spanStarts.some((one) => one > start)))
    return 'unread';
  const clocks = marksOf(part, 'clock').map(({ time }) => toSpan(time, subject.name));
  if (clocks.includes(null)) return 'unread';
  const spans = dropRepeats([
    ...marksOf(part, 'span').map(({ span }) => span),
    ...clocks.filter((span) => span !== null),
  ]);
  const isClosed = hasRole(part, 'closed');
  if (isClosed && (spans.length > 0 || (days[0] === undefined && seasons[0] === undefined))) return 'unread';
  const rule: HoursRule = {
    days: days[0]?.days ?? pending.days,
    season: seasons[0]?.season ?? pending.season,
    spans,
    roundClock: hasRole(part, 'round_clock'),
  };
  return { attribute, value: { type: 'hours', rules: [rule] } };
}

/** Drops repeated spans: "until 12:00 noon" is one. */
function dropRepeats(spans: readonly Span[]): Span[] {
  return spans.filter(
    (one, index) => spans.findIndex(({ from, until }) => from === one.from && until === one.until) === index,
  );
}

/** Reads a bare hour: "check-in: 15:00" is a start, "check-out 11:00" an end; for other subjects it is unclear. */
function toSpan(time: string, subject: string): HoursRule['spans'][number] | null {
  if (subject === 'checkIn') return { from: time, until: null };
  return subject === 'checkOut' ? { from: null, until: time } : null;
}

const HEIGHTS: ReadonlySet<Unit> = new Set<Unit>(['meter', 'centimeter', 'foot']);
const WEIGHTS: ReadonlySet<Unit> = new Set<Unit>(['kilogram', 'pound']);

function bindMeasure(part: Part, subject: Subject): Bound {
  const [measure, ...others] = marksOf(part, 'measure');
  if (measure === undefined || others.length > 0) return 'unread';
  if (marksOf(part, 'ages').length + marksOf(part, 'who').length + marksOf(part, 'days').length > 0) return 'unread';
  const { unit, value } = measure;
  const upperLimit = { type: 'limit' as const, bound: 'most' as const, value, unit };
  // "1.2 km to the shop": a word for "until" behind the measure is a direction.
  const isMost = hasRole(part, 'at_most') || isBehindUpTo(measure, marksOf(part, 'role'), part);
  if (WEIGHTS.has(unit) && subject.name === 'pets' && isMost)
    return { attribute: 'pets.limitWeight', value: upperLimit };
  if (HEIGHTS.has(unit) && subject.name === 'parking' && hasRole(part, 'height'))
    return { attribute: 'parking.limitHeight', value: upperLimit };
  const way = (['on_foot', 'by_car', 'by_bus'] as const).find((role) => hasRole(part, role)) ?? null;
  const attribute = `${subject.name}.distance`;
  const isLength = unit === 'meter' || unit === 'kilometer' || unit === 'mile' || (unit === 'minute' && way !== null);
  if (!isLength || isMost || !ATTRIBUTES.has(attribute)) return 'unread';
  return { attribute, value: { type: 'distance', value, unit, way } };
}

/** Whether the measure stands right behind a word for "up to". */
function isBehindUpTo(
  { start }: { start: number },
  roles: readonly { role: Role; start: number; end: number }[],
  { marks }: Part,
) {
  const last = marks.filter(({ end }) => end <= start).at(-1);
  return roles.some((one) => one.role === 'until' && one.end === last?.end && start - one.end <= 1);
}

/** Reads an age limit: "from 16 years" without a price or hours is who may enter. */
function bindAges(part: Part, subject: Subject): Bound {
  const [ages, ...others] = marksOf(part, 'ages');
  if (ages === undefined) return null;
  const attribute = `${subject.name}.limitAge`;
  const { min, max } = ages.ages;
  if (others.length > 0 || !isPlain(part, subject) || !ATTRIBUTES.has(attribute)) return 'unread';
  // "Under 16 not admitted" allows everyone older.
  const isExcluded =
    hasRole(part, 'forbidden') &&
    !hasRole(part, ...QUALIFIER_ROLES.filter((role) => role !== 'forbidden' && role !== 'not'));
  if (isExcluded && min === null && max !== null)
    return { attribute, value: { type: 'limit', bound: 'least', value: max + 1, unit: 'year' } };
  if (hasQualifier(part)) return 'unread';
  // "Cots up to 2 years": an upper limit.
  if (subject.name === 'cot' && min === null && max !== null)
    return { attribute, value: { type: 'limit', bound: 'most', value: max, unit: 'year' } };
  if (min === null || max !== null || hasRole(part, 'until', 'at_most')) return 'unread';
  return { attribute, value: { type: 'limit', bound: 'least', value: min, unit: 'year' } };
}
