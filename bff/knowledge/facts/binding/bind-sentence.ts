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
import { splitStay } from './split-stay.ts';
import { standsBeside, type Unread } from './stands-beside.ts';
import { hasRole, turns } from './turns.ts';

/** A longer title tells more than a name. */
const NAME_WORDS_MAX = 3;

const PRESENT = {
  value: { type: 'presence' as const, is: 'yes' as const },
  conditions: [],
  exceptions: [],
};

type Draft = Pick<Fact, 'attribute' | 'value' | 'conditions' | 'exceptions'>;

/** What a sentence tells, and its parts that were not understood. */
export interface Bindings {
  facts: Fact[];
  unread: readonly Part[];
}

/** What was read of a sentence so far. */
interface State {
  drafts: Draft[];
  conditions: Fact['conditions'];
  pending: Pending;
  subject: Subject | null;
  /** A part before was not understood. */
  isCut: boolean;
}

/** Where a part stands. */
interface Place {
  topic: Subject | null;
  parts: readonly Part[];
  index: number;
  /** It opens the answer to the entry's question. */
  isOpening: boolean;
  /** What it is one of, where it stands in a list of things that are there. */
  listed: readonly string[] | undefined;
}

/**
 * The facts of a sentence: a figure, a day, an age, a condition or a denial that no fact takes up leaves as text all that it may
 * belong to, which mostly is the whole sentence. `topic`: what the entry's question is about; `isOpening`: the sentence opens the
 * answer to it.
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
  let state: State = {
    drafts: [],
    conditions: [],
    pending: { days: null, season: null },
    subject: topic,
    isCut: false,
  };
  for (const [index, part] of parts.entries()) {
    const place = { topic, parts, index, isOpening: isOpening && index === 0, listed: lists.get(part) };
    const before = structuredClone(state);
    // "The nearest is in town (10–21, 5 €)": what names nothing goes on about it.
    isElsewhere = hasRole(part, 'elsewhere') || (isElsewhere && part.subjects.length === 0);
    if (bindPart(takeDaysOff(dropOnly(part)), state, place)) continue;
    unread.push({ part, isElsewhere });
    // What comes next may go on about what was not understood.
    state = { ...before, pending: { days: null, season: null }, subject: null, isCut: true };
  }
  if (state.pending.days !== null) unread.push(...parts.slice(-1).map((part) => ({ part, isElsewhere })));
  const drafts = state.drafts.filter((draft) => unread.every((one) => standsBeside(draft, one)));
  const facts = drafts.map((draft) => ({ ...draft, conditions: [...state.conditions], source }));
  return { facts, unread: unread.map(({ part }) => part) };
}

/** Reads one part; false where it is not wholly understood. */
function bindPart(part: Part, state: State, place: Place): boolean {
  const { topic, parts, index, isOpening, listed } = place;
  const { drafts, pending } = state;
  // "Runway Kitchen: 5:30–10:00": what the answer opens with is the name of the thing that was asked for.
  if (isOpening && topic !== null && isName(part)) return true;
  // "No, …" answers the question; what is told stands behind it, of what it names itself.
  if (isOpening && isBareNo(part)) {
    if (!part.isTitle) state.subject = null;
    return true;
  }
  const off = readDaysOff(part);
  if (off !== null) return addDaysOff(drafts, off);
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
  // "A babysitter for 12 € an hour": what a side of a thing costs, the thing does not.
  if (part.sides.length > 0 && marksOf(part, 'money').length > 0) return false;
  const named = nameSubject(part, state, topic, drafts.length > 0);
  if (named === 'several') {
    state.subject = null;
    return bindCosts(part, drafts) ?? !(holdsValue(part) || turns(part));
  }
  if (named !== null && named !== topic && !mayState(part, named, topic)) state.subject = null;
  else state.subject = named ?? state.subject;
  const booking = readBooking(part);
  if (booking !== null) state.conditions.push({ booking });
  const exceptions = readExceptions(part);
  if (exceptions !== null) return addExceptions(drafts, exceptions);
  const { subject } = state;
  if (!holdsValue(part)) {
    const rule = bindRule(part, subject);
    if (rule !== null && rule !== 'unread') drafts.push({ ...rule, conditions: [] });
    return rule === null ? passes(part, parts[index + 1], state) : rule !== 'unread';
  }
  if (subject === null) return false;
  // A deposit told behind other things is theirs.
  if (subject.extent === 'part' && subject !== topic && index > 0 && named === subject) return false;
  const isBoth = holdsBoth(part) && parts.every((other) => other === part || !holdsValue(other));
  for (const bound of isBoth ? bindBoth(part, subject, pending) : splitStay(bindValue(part, subject, pending))) {
    if (bound === 'unread' || bound === null || !add(drafts, bound)) return false;
  }
  pending.days = null;
  return true;
}

/** "Towels and linen are free"; null where it is told of no list. */
function bindCosts(part: Part, drafts: Draft[]): boolean | null {
  const costs = listCosts(part);
  if (costs === null) return null;
  const tier = { cost: costs.cost, per: null, who: null, ages: null, days: null, season: null };
  return costs.attributes.every((attribute) => add(drafts, { attribute, value: { type: 'price', tiers: [tier] } }));
}

function addExceptions(drafts: readonly Draft[], exceptions: Fact['exceptions']): boolean {
  const last = drafts.at(-1);
  if (last?.value.type !== 'presence') return false;
  last.exceptions.push(...exceptions);
  return true;
}

/** "9–17, except Mondays": closed on those, at the time of the hours before. */
function addDaysOff(drafts: readonly Draft[], days: NonNullable<HoursRule['days']>): boolean {
  const last = drafts.at(-1);
  const rule = last?.value.type === 'hours' ? last.value.rules.at(-1) : undefined;
  if (last?.value.type !== 'hours' || rule === undefined) return false;
  last.value.rules.push({ days, season: rule.season, spans: [], roundClock: false });
  return true;
}

/** A title of words that mean nothing of ours. */
function isName({ isTitle, marks, beside, unknown, text, own, sides }: Part): boolean {
  const isCapital = text.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));
  const isStrange = beside.size === 0 || (isCapital && text.includes(' '));
  if (own.length + sides.length > 0) return false;
  return isTitle && marks.length === 0 && isStrange && unknown.length > 0 && unknown.length <= NAME_WORDS_MAX;
}

function readBooking(part: Part): 'needed' | 'not_needed' | 'impossible' | null {
  if (hasRole(part, 'booking_impossible')) return 'impossible';
  if (hasRole(part, 'booking_not_needed')) return 'not_needed';
  return hasRole(part, 'booking_needed') ? 'needed' : null;
}

/** A part without a value: a day or a season for what comes next, or belonging to what was before; else nothing that counts. */
function passes(part: Part, next: Part | undefined, { drafts, pending, subject }: State): boolean {
  if (turns(part, subject) || (part.isTitle && part.unknown.length > 0)) return false;
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
  // "Closed on Mondays, in July daily": the same hours, on other days of a part of the year.
  const isOwn =
    lastRule !== undefined && lastRule.days !== null && lastRule.season === null && lastRule.spans.length > 0;
  if (isOwn && last?.value.type === 'hours' && season !== undefined && days !== undefined) {
    last.value.rules.push({ ...lastRule, days: days.days, season: season.season });
    return true;
  }
  if (season !== undefined) {
    // "Daily 12–21, in winter – Fri to Sun 13–20": it stands before hours of its own.
    if (lastRule === undefined || leadsOn(next)) pending.season = season.season;
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

/** Has a part hours, and no part of the year of its own? */
function leadsOn(next: Part | undefined): boolean {
  return next !== undefined && marksOf(next, 'span').length > 0 && marksOf(next, 'season').length === 0;
}

/** Rules and tiers of one sentence for one attribute are one fact; "12–14, 18–22" are two spans of one rule. */
function add(drafts: Draft[], { attribute, value }: { attribute: string; value: Value }): boolean {
  // Hours and prices behind "we have no pool" are another's.
  const presence = presenceOf(attribute.split('.')[0] ?? '');
  const isDenied = drafts.some((one) => one.attribute === presence && isNo(one));
  if (isDenied && value.type !== 'presence') return false;
  const same = drafts.find((draft) => draft.attribute === attribute && draft.value.type === value.type);
  if (same?.value.type === 'hours' && value.type === 'hours') {
    const last = same.value.rules.at(-1);
    const [rule] = value.rules;
    if (
      last !== undefined &&
      rule !== undefined &&
      isPlainSpans(rule) &&
      rule.season === last.season &&
      isPlainSpans({ ...last, days: null })
    )
      last.spans.push(...rule.spans);
    else same.value.rules.push(...value.rules);
  } else if (same?.value.type === 'price' && value.type === 'price') {
    // "€24 per person, children €9": what a price is per holds on until another is named.
    const per = same.value.tiers.at(-1)?.per ?? null;
    const tiers = value.tiers.map((tier) => ({ ...tier, per: tier.per ?? per }));
    // "Washing 5 €, drying 3.50 €": two prices that differ in nothing that is known are of two things.
    if (tiers.some((tier) => same.value.type === 'price' && same.value.tiers.some((one) => isAlike(one, tier))))
      return false;
    // "3–7 years 35 €, adults 62 € a night": said once, behind the last, it is what all are per.
    if (per === null)
      for (const one of same.value.tiers) if (one.who !== null || one.ages !== null) one.per = tiers[0]?.per ?? null;
    same.value.tiers.push(...tiers);
  } else drafts.push({ attribute, value, conditions: [], exceptions: [] });
  return true;
}

function isNo({ value, exceptions }: Draft): boolean {
  return value.type === 'presence' && value.is === 'no' && exceptions.length === 0;
}

/** Do they hold for the same persons and days? */
export function isAlike(one: Tier, other: Tier): boolean {
  const isSum = typeof one.cost !== 'string' && typeof other.cost !== 'string';
  if ([one.cost, other.cost].includes('not_included')) return false;
  const caseOf = ({ who, ages, days, season, per }: Tier) =>
    JSON.stringify([who, ages, days, season, isSum ? per : null]);
  return caseOf(one) === caseOf(other);
}

/** Hours of no day of their own, each from one hour to another. */
function isPlainSpans({ days, spans, roundClock }: HoursRule): boolean {
  return (
    days === null &&
    !roundClock &&
    spans.length > 0 &&
    spans.every(({ from, until }) => from !== null && until !== null)
  );
}
