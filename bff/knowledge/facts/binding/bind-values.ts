import { fold } from '../../../language/lexicon/fold.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, type Subject } from '../catalogue.ts';
import type { Cost, Days, HoursRule, Season, Span, Tier, Unit, Value } from '../fact.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { PER, type Per } from '../terms.ts';
import type { Role } from '../words.ts';
import { hasRole, MOMENTS, OUTSIDE, TURNING, turns } from './turns.ts';

/** What these speak of changes no value that stands beside it. */
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
/** What is told of a thing with words for another: a room is left, a key handed over, a bed made up. */
const BESIDE: Readonly<Partial<Record<string, readonly Concept[]>>> = {
  checkIn: ['room', 'ready', 'stay', 'arrive', 'date'],
  checkOut: ['room', 'leave_things', 'stay', 'date'],
  lateCheckOut: ['room', 'stay'],
  earlyCheckIn: ['room', 'stay', 'ready'],
  cot: ['bed', 'child', 'baby', 'room'],
  extraBed: ['bed', 'room'],
  deposit: ['room', 'belonging', ...MOMENTS],
  cityTax: MOMENTS,
  key: ['lost', 'card', 'deposit'],
  pets: ['deposit'],
  transfer: ['train', 'airport'],
  quiet: ['noise', 'night'],
  restaurant: ['breakfast', 'table'],
};
const COSTS: ReadonlySet<Role> = new Set<Role>(['free', 'included', 'not_included']);
/** What a value is bound with that stood before it. */
export interface Pending {
  days: Days | null;
  season: Season | null;
}

/** A value read, or `null` for a part that holds none, or `'unread'` for one that is not wholly understood. */
export type Bound = { attribute: string; value: Value } | null | 'unread';

/** Is every word of the part known, and none of another matter than the subject's? */
export function isPlain(part: Part, subject: Subject): boolean {
  return part.unknown.length === 0 && isOfIt(part, subject);
}

/** Does the part speak of nothing else by name? */
function isOfIt({ matters }: Part, { name, concepts }: Subject): boolean {
  const own = new Set([...concepts.flat(), ...(BESIDE[name] ?? [])]);
  return [...matters].every((concept) => NEUTRAL.has(concept) || own.has(concept));
}

/** Names in scripts without capitals. */
const CAPLESS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
const NAME_PARTS_MAX = 2;

/** "Holyhead station": a word that is no other thing's, with a capital, is a name. */
export function isNamed({ text, unknown }: Part): boolean {
  if (unknown.length <= NAME_PARTS_MAX && unknown.every((word) => CAPLESS.test(word))) return true;
  const names = new Set((text.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []).flatMap((name) => fold(name).split(/['’-]/u)));
  return unknown.every((word) => [...names].some((name) => name.startsWith(word) || word.startsWith(name)));
}

/** Reads a part's one value for the subject. */
export function bindValue(part: Part, subject: Subject, pending: Pending): Bound {
  const costs = countCosts(part);
  const hours =
    marksOf(part, 'span').length + marksOf(part, 'clock').length + (hasRole(part, 'closed', 'round_clock') ? 1 : 0);
  const measures = marksOf(part, 'measure');
  if (marksOf(part, 'number').length + marksOf(part, 'exception').length > 0) return 'unread';
  const kinds = [costs > 0, hours > 0, measures.length > 0].filter(Boolean).length;
  if (kinds === 0) return bindAges(part, subject);
  if (kinds === 1 && measures.length > 0 && isDistance(part, subject)) return bindMeasure(part, subject);
  const isKnown = isPlain(part, subject) || (subject.name === 'transfer' && isOfIt(part, subject) && isNamed(part));
  if (kinds > 1 || turns(part, subject) || !isKnown) return 'unread';
  if (costs > 0) return costs > 1 ? 'unread' : bindPrice(part, subject, pending);
  return hours > 0 ? bindHours(part, subject, pending) : bindMeasure(part, subject);
}

/** A way that is told in full but for the name of where it leads; "about 400 m" is how ways are told. */
function isDistance(part: Part, subject: Subject): boolean {
  const turned = TURNING.filter((role) => role !== 'about' && !(role === 'elsewhere' && OUTSIDE.has(subject.name)));
  return (
    ATTRIBUTES.has(`${subject.name}.distance`) && !hasRole(part, ...turned) && isOfIt(part, subject) && isNamed(part)
  );
}

/** "Late check-out till 13:00 is £15": one of each, of one thing. */
export function bindBoth(part: Part, subject: Subject, pending: Pending): Exclude<Bound, null>[] {
  if (turns(part) || !isPlain(part, subject)) return ['unread'];
  const isHours = (mark: Part['marks'][number]) =>
    mark.kind === 'span' || mark.kind === 'clock' || mark.kind === 'days' || mark.kind === 'season';
  // "In the room until 16:00 for 20 €": what stands before the hours is where, and not what the price is per.
  const isWhere = (mark: Part['marks'][number]) =>
    mark.kind === 'per' && mark.per === 'room' && (BESIDE[subject.name] ?? []).includes('room');
  const marks = part.marks.filter((mark) => !isHours(mark) && !isWhere(mark));
  const at = part.marks.findIndex(({ kind }) => kind === 'money');
  const per = part.marks.findIndex((mark) => mark.kind === 'per' && !isWhere(mark));
  if (per >= 0 && part.marks.slice(Math.min(at, per), Math.max(at, per)).some(isHours)) return ['unread'];
  const price = bindPrice({ ...part, marks }, subject, { days: null, season: null });
  const hours = bindHours({ ...part, marks: part.marks.filter(isHours) }, subject, pending);
  return price === null || hours === null ? ['unread'] : [price, hours];
}

/** Holds the part one price and one row of hours? */
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
  // For whom, and nobody that is known.
  if (isForSome(part, subject) && who === undefined && ages === undefined && per === null) return 'unread';
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

/** "For campers", not "for 10 €" and not "for a lost key". */
function isForSome(part: Part, { name }: Subject): boolean {
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

/** "Per person per night" is one way to count. */
function joinPer(all: readonly Per[]): Per | null | 'unread' {
  const each = new Set(all);
  if (each.size === 0) return null;
  if (each.size === 1) return all[0] ?? null;
  return PER.find((name) => name.includes('_') && setsAlike(new Set(name.split('_')), each)) ?? 'unread';
}

function setsAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name));
}

function bindHours(part: Part, subject: Subject, pending: Pending): Bound {
  const attribute = `${subject.name}.hours`;
  const days = marksOf(part, 'days');
  const seasons = marksOf(part, 'season');
  const strays =
    part.marks.filter(
      (mark) =>
        mark.kind === 'who' && mark.who !== 'guest' && !(subject.name === 'visitors' && mark.who === 'outside_guest'),
    ).length +
    marksOf(part, 'ages').length +
    // "Die Zimmer sind ab 15 Uhr …": no price, so it is per nothing.
    marksOf(part, 'per').filter(({ per }) => per !== 'room').length;
  if (!ATTRIBUTES.has(attribute) || days.length > 1 || seasons.length > 1 || strays > 0) return 'unread';
  if (hasRole(part, 'from', 'until', 'at_most', 'at_least', 'height', 'for')) return 'unread';
  // "8–9:30 Mon–Sat, Sun 8:30–10": which days are whose is not told for sure.
  const at = marksOf(part, 'span').map(({ start }) => start);
  if (days.some(({ start }) => at.some((one) => one < start) && at.some((one) => one > start))) return 'unread';
  const clocks = marksOf(part, 'clock').map(({ time }) => toSpan(time, subject.name));
  if (clocks.includes(null)) return 'unread';
  const spans = dropDoubles([
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

/** "Until 12:00 noon" is one hour. */
function dropDoubles(spans: readonly Span[]): Span[] {
  return spans.filter(
    (one, index) => spans.findIndex(({ from, until }) => from === one.from && until === one.until) === index,
  );
}

/** "Check-in: 15:00" is from then on, "check-out 11:00" until then; of all else a bare hour says neither. */
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
  const most = { type: 'limit' as const, bound: 'most' as const, value, unit };
  // "1.2 km to the shop": a word for "until" behind it leads somewhere.
  const isMost = hasRole(part, 'at_most') || isBehind(measure, marksOf(part, 'role'), part);
  if (WEIGHTS.has(unit) && subject.name === 'pets' && isMost) return { attribute: 'pets.limitWeight', value: most };
  if (HEIGHTS.has(unit) && subject.name === 'parking' && hasRole(part, 'height'))
    return { attribute: 'parking.limitHeight', value: most };
  const way = (['on_foot', 'by_car', 'by_bus'] as const).find((role) => hasRole(part, role)) ?? null;
  const attribute = `${subject.name}.distance`;
  const isLength = unit === 'meter' || unit === 'kilometer' || unit === 'mile' || (unit === 'minute' && way !== null);
  if (!isLength || isMost || !ATTRIBUTES.has(attribute)) return 'unread';
  return { attribute, value: { type: 'distance', value, unit, way } };
}

/** Stands the measure right behind a word for "up to"? */
function isBehind(
  { start }: { start: number },
  roles: readonly { role: Role; start: number; end: number }[],
  { marks }: Part,
) {
  const last = marks.filter(({ end }) => end <= start).at(-1);
  return roles.some((one) => one.role === 'until' && one.end === last?.end && start - one.end <= 1);
}

/** "From 16 years" with no price and no hours beside it is who may come at all. */
function bindAges(part: Part, subject: Subject): Bound {
  const [ages, ...others] = marksOf(part, 'ages');
  if (ages === undefined) return null;
  const attribute = `${subject.name}.limitAge`;
  const { min, max } = ages.ages;
  if (others.length > 0 || !isPlain(part, subject) || !ATTRIBUTES.has(attribute)) return 'unread';
  // "Under 16 not admitted": who is older may.
  const isShut =
    hasRole(part, 'forbidden') && !hasRole(part, ...TURNING.filter((role) => role !== 'forbidden' && role !== 'not'));
  if (isShut && min === null && max !== null)
    return { attribute, value: { type: 'limit', bound: 'least', value: max + 1, unit: 'year' } };
  if (turns(part)) return 'unread';
  // "Cots up to 2 years": a bed for the smallest is for nobody older.
  if (subject.name === 'cot' && min === null && max !== null)
    return { attribute, value: { type: 'limit', bound: 'most', value: max, unit: 'year' } };
  if (min === null || max !== null || hasRole(part, 'until', 'at_most')) return 'unread';
  return { attribute, value: { type: 'limit', bound: 'least', value: min, unit: 'year' } };
}
