import { presenceOf, type Subject } from '../catalogue.ts';
import type { Fact, FactSource, HoursRule, Tier, Value } from '../fact.ts';
import { marksOf, type Part, type Sentence } from '../marks/parts.ts';
import { bindPayments } from './bind-payments.ts';
import { bindRule, bindSide, isBareNo, readExceptions } from './bind-rules.ts';
import { bindBoth, bindValue, holdsBoth, type Pending } from './bind-values.ts';
import { dropOnly, readDaysOff, takeDaysOff } from './days-off.ts';
import { holdsValue } from './holds-value.ts';
import { listCosts, listThings } from './list-things.ts';
import { mayState, nameSubject } from './name-subject.ts';
import { hasQualifier, hasRole } from './qualifiers.ts';
import { splitStay } from './split-stay.ts';
import { staysTrueBeside, type Unread } from './stands-beside.ts';

/** A longer title is more than a name. */
const NAME_WORDS_MAX = 3;

const PRESENT = {
  value: { type: 'presence' as const, is: 'yes' as const },
  conditions: [],
  exceptions: [],
};

type Draft = Pick<Fact, 'attribute' | 'value' | 'conditions' | 'exceptions'>;

/** The facts of a sentence, and its parts that were not understood. */
export interface Bindings {
  facts: Fact[];
  unread: readonly Part[];
}

/** The state while a sentence is read. */
interface ReadState {
  drafts: Draft[];
  conditions: Fact['conditions'];
  pending: Pending;
  subject: Subject | null;
  /** True after a part that was not understood. */
  isCut: boolean;
}

/** The position and context of a part. */
interface PartPlace {
  topic: Subject | null;
  parts: readonly Part[];
  index: number;
  /** The part opens the answer to the entry's question. */
  isOpening: boolean;
  /** Attributes of the part, if it belongs to a list of existing things. */
  listed: readonly string[] | undefined;
}

/**
 * Reads the facts of a sentence. If a figure, day, age, condition or denial fits no fact, everything it may belong to
 * stays text, which is mostly the whole sentence. `topic`: what the entry's question is about; `isOpening`: the
 * sentence opens the answer.
 */
export function bindSentence(
  { parts }: Sentence,
  topic: Subject | null,
  source: FactSource,
  isOpening = false,
): Bindings {
  const lists = listThings(parts);
  const unread: Unread[] = [];
  let isElsewhere = false;
  let state: ReadState = {
    drafts: [],
    conditions: [],
    pending: { days: null, season: null },
    subject: topic,
    isCut: false,
  };
  for (const [index, part] of parts.entries()) {
    const place = { topic, parts, index, isOpening: isOpening && index === 0, listed: lists.get(part) };
    const stateBefore = structuredClone(state);
    // "The nearest is in town (10–21, 5 €)": a part that names nothing continues the one before.
    isElsewhere = hasRole(part, 'elsewhere') || (isElsewhere && part.subjects.length === 0);
    if (bindPart(takeDaysOff(dropOnly(part)), state, place)) continue;
    unread.push({ part, isElsewhere });
    // The next part may continue what was not understood.
    state = { ...stateBefore, pending: { days: null, season: null }, subject: null, isCut: true };
  }
  if (state.pending.days !== null) unread.push(...parts.slice(-1).map((part) => ({ part, isElsewhere })));
  const drafts = state.drafts.filter((draft) => unread.every((one) => staysTrueBeside(draft, one)));
  const facts = drafts.map((draft) => ({ ...draft, conditions: [...state.conditions], source }));
  return { facts, unread: unread.map(({ part }) => part) };
}

/** Reads one part. Returns false if it is not fully understood. */
function bindPart(part: Part, state: ReadState, place: PartPlace): boolean {
  const { topic, parts, index, isOpening, listed } = place;
  const { drafts, pending } = state;
  // "Runway Kitchen: 5:30–10:00": the answer starts with the name of the thing.
  if (isOpening && topic !== null && isName(part)) return true;
  // "No, …" answers the question; what follows is about the things it names.
  if (isOpening && isBareNo(part)) {
    if (!part.isTitle) state.subject = null;
    return true;
  }
  const daysOff = readDaysOff(part);
  if (daysOff !== null) return addDaysOff(drafts, daysOff);
  if (listed !== undefined) {
    for (const attribute of listed) drafts.push({ ...PRESENT, attribute });
    return true;
  }
  const payments = bindPayments(part, topic);
  if (payments.length > 0) {
    for (const attribute of payments) drafts.push({ ...PRESENT, attribute });
    return true;
  }
  const side = holdsValue(part) ? null : bindSide(part, isOpening);
  if (side !== null) {
    if (side !== 'unread') drafts.push({ ...side, conditions: [] });
    return side !== 'unread';
  }
  // "A babysitter for 12 € an hour" is the price of the service, not of the thing it belongs to.
  if (part.sides.length > 0 && marksOf(part, 'money').length > 0) return false;
  const namedSubject = nameSubject(part, state, topic, drafts.length > 0);
  if (namedSubject === 'several') {
    state.subject = null;
    return bindCosts(part, drafts) ?? !(holdsValue(part) || hasQualifier(part));
  }
  if (namedSubject !== null && namedSubject !== topic && !mayState(part, namedSubject, topic)) state.subject = null;
  else state.subject = namedSubject ?? state.subject;
  const booking = readBooking(part);
  if (booking !== null) state.conditions.push({ booking });
  const exceptions = readExceptions(part);
  if (exceptions !== null) return addExceptions(drafts, exceptions);
  const { subject } = state;
  if (!holdsValue(part)) {
    const rule = bindRule(part, subject);
    if (rule !== null && rule !== 'unread') drafts.push({ ...rule, conditions: [] });
    return rule === null ? bindWithoutValue(part, parts[index + 1], state) : rule !== 'unread';
  }
  if (subject === null) return false;
  // A deposit named behind other things belongs to them.
  if (subject.extent === 'part' && subject !== topic && index > 0 && namedSubject === subject) return false;
  const isBoth = holdsBoth(part) && parts.every((other) => other === part || !holdsValue(other));
  for (const bound of isBoth ? bindBoth(part, subject, pending) : splitStay(bindValue(part, subject, pending))) {
    if (bound === 'unread' || bound === null || !addValue(drafts, bound)) return false;
  }
  pending.days = null;
  return true;
}

/** Reads the price of a list of things ("towels and linen are free"); null if there is none. */
function bindCosts(part: Part, drafts: Draft[]): boolean | null {
  const costs = listCosts(part);
  if (costs === null) return null;
  const tier = { cost: costs.cost, per: null, who: null, ages: null, days: null, season: null };
  return costs.attributes.every((attribute) =>
    addValue(drafts, { attribute, value: { type: 'price', tiers: [tier] } }),
  );
}

function addExceptions(drafts: readonly Draft[], exceptions: Fact['exceptions']): boolean {
  const last = drafts.at(-1);
  if (last?.value.type !== 'presence') return false;
  last.exceptions.push(...exceptions);
  return true;
}

/** Adds closed days to the hours before: "9–17, except Mondays". */
function addDaysOff(drafts: readonly Draft[], days: NonNullable<HoursRule['days']>): boolean {
  const last = drafts.at(-1);
  const rule = last?.value.type === 'hours' ? last.value.rules.at(-1) : undefined;
  if (last?.value.type !== 'hours' || rule === undefined) return false;
  last.value.rules.push({ days, season: rule.season, spans: [], roundClock: false });
  return true;
}

/** Whether the part is a name: a short title of unknown words. */
function isName({ isTitle, marks, beside, unknown, text, own, sides }: Part): boolean {
  const isCapital = text.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));
  const isUnfamiliar = beside.size === 0 || (isCapital && text.includes(' '));
  if (own.length + sides.length > 0) return false;
  return isTitle && marks.length === 0 && isUnfamiliar && unknown.length > 0 && unknown.length <= NAME_WORDS_MAX;
}

function readBooking(part: Part): 'needed' | 'not_needed' | 'impossible' | null {
  if (hasRole(part, 'booking_impossible')) return 'impossible';
  if (hasRole(part, 'booking_not_needed')) return 'not_needed';
  return hasRole(part, 'booking_needed') ? 'needed' : null;
}

/**
 * Handles a part without a value. A day or season belongs to the next part or to the one before; other parts pass if
 * nothing in them counts. Returns false if it is not understood.
 */
function bindWithoutValue(part: Part, next: Part | undefined, { drafts, pending, subject }: ReadState): boolean {
  if (hasQualifier(part, subject) || (part.isTitle && part.unknown.length > 0)) return false;
  if (hasRole(part, 'for') && part.unknown.length > 0) return false;
  const [days, ...moreDays] = marksOf(part, 'days');
  const [season, ...moreSeasons] = marksOf(part, 'season');
  const [per] = marksOf(part, 'per');
  if (moreDays.length + moreSeasons.length > 0) return false;
  const holdsMore = days !== undefined || season !== undefined || per !== undefined;
  if (holdsMore && part.unknown.length > 0) return false;
  if (!holdsMore) return marksOf(part, 'who').length === 0 || part.isTitle === false;
  const last = drafts.at(-1);
  if (per !== undefined) {
    const tier = last?.value.type === 'price' ? last.value.tiers.at(-1) : undefined;
    if (tier === undefined || tier.per !== null) return false;
    tier.per = per.per;
    return true;
  }
  const lastRule = last?.value.type === 'hours' ? last.value.rules.at(-1) : undefined;
  // "Closed on Mondays, in July daily": the same hours, on other days of a season.
  const isSameHours =
    lastRule !== undefined && lastRule.days !== null && lastRule.season === null && lastRule.spans.length > 0;
  if (isSameHours && last?.value.type === 'hours' && season !== undefined && days !== undefined) {
    last.value.rules.push({ ...lastRule, days: days.days, season: season.season });
    return true;
  }
  if (season !== undefined) {
    // "Daily 12–21, in winter – Fri to Sun 13–20": the season belongs to the hours behind it.
    if (lastRule === undefined || hasHoursOnly(next)) pending.season = season.season;
    else if (last?.value.type === 'hours')
      for (const rule of last.value.rules) {
        if (rule.season !== null) return false;
        rule.season = season.season;
      }
  }
  if (days === undefined) return true;
  const nextIsBare = next !== undefined && holdsValue(next) && marksOf(next, 'days').length === 0;
  if (lastRule === undefined || lastRule.days !== null) {
    pending.days = days.days;
    return true;
  }
  if (nextIsBare) return false;
  lastRule.days = days.days;
  return true;
}

/** Whether a part has hours and no season of its own. */
function hasHoursOnly(next: Part | undefined): boolean {
  return next !== undefined && marksOf(next, 'span').length > 0 && marksOf(next, 'season').length === 0;
}

/**
 * Adds a value to the drafts. Rules and tiers for one attribute form one fact; "12–14, 18–22" are two spans of one
 * rule. Returns false if they conflict.
 */
function addValue(drafts: Draft[], { attribute, value }: { attribute: string; value: Value }): boolean {
  // Hours and prices behind "we have no pool" belong to another pool.
  const presence = presenceOf(attribute.split('.')[0] ?? '');
  const isDenied = drafts.some((one) => one.attribute === presence && isDenial(one));
  if (isDenied && value.type !== 'presence') return false;
  const existing = drafts.find((draft) => draft.attribute === attribute && draft.value.type === value.type);
  if (existing?.value.type === 'hours' && value.type === 'hours') {
    const last = existing.value.rules.at(-1);
    const [rule] = value.rules;
    if (
      last !== undefined &&
      rule !== undefined &&
      isPlainSpans(rule) &&
      rule.season === last.season &&
      isPlainSpans({ ...last, days: null })
    )
      last.spans.push(...rule.spans);
    else existing.value.rules.push(...value.rules);
  } else if (existing?.value.type === 'price' && value.type === 'price') {
    // "€24 per person, children €9": the unit stays until another is named.
    const per = existing.value.tiers.at(-1)?.per ?? null;
    const tiers = value.tiers.map((tier) => ({ ...tier, per: tier.per ?? per }));
    // "Washing 5 €, drying 3.50 €": two prices without a known difference are for two things.
    if (
      tiers.some(
        (tier) => existing.value.type === 'price' && existing.value.tiers.some((one) => haveSameConditions(one, tier)),
      )
    )
      return false;
    // "3–7 years 35 €, adults 62 € a night": a unit named once, behind the last price, holds for all.
    if (per === null)
      for (const one of existing.value.tiers)
        if (one.who !== null || one.ages !== null) one.per = tiers[0]?.per ?? null;
    existing.value.tiers.push(...tiers);
  } else drafts.push({ attribute, value, conditions: [], exceptions: [] });
  return true;
}

function isDenial({ value, exceptions }: Draft): boolean {
  return value.type === 'presence' && value.is === 'no' && exceptions.length === 0;
}

/** Whether two tiers hold for the same persons and days. */
export function haveSameConditions(one: Tier, other: Tier): boolean {
  const isSum = typeof one.cost !== 'string' && typeof other.cost !== 'string';
  if ([one.cost, other.cost].includes('not_included')) return false;
  const conditionsOf = ({ who, ages, days, season, per }: Tier) =>
    JSON.stringify([who, ages, days, season, isSum ? per : null]);
  return conditionsOf(one) === conditionsOf(other);
}

/** Whether a rule has complete spans and no days of its own. */
function isPlainSpans({ days, spans, roundClock }: HoursRule): boolean {
  return (
    days === null &&
    !roundClock &&
    spans.length > 0 &&
    spans.every(({ from, until }) => from !== null && until !== null)
  );
}
