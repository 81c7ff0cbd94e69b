import { findSubjects, isNarrower, presenceOf, type Subject } from '../catalogue.ts';
import type { Fact, FactSource, HoursRule, Tier, Value } from '../fact.ts';
import { marksOf, type Part, type Sentence } from '../marks/parts.ts';
import { bindRule, bindSide, readExceptions } from './bind-rules.ts';
import { bindBoth, bindValue, hasRole, holdsBoth, isPlain, type Pending, turns } from './bind-values.ts';
import { listCosts, listThings } from './list-things.ts';

const MEALS: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner']);
/** A longer title tells more than a name. */
const NAME_WORDS_MAX = 3;

const PRESENT = {
  value: { type: 'presence' as const, is: 'yes' as const },
  conditions: [],
  exceptions: [],
};

type Draft = Pick<Fact, 'attribute' | 'value' | 'conditions' | 'exceptions'>;

/**
 * The facts of a sentence, all or none: a figure, a day, an age, a condition or a denial that no fact takes up leaves the
 * sentence as text. `topic`: what the entry's question is about; `isOpening`: the sentence opens the answer to it.
 */
export function bindSentence(
  { parts }: Sentence,
  topic: Subject | null,
  source: FactSource,
  isOpening = false,
): Fact[] | null {
  const drafts: Draft[] = [];
  const conditions: Fact['conditions'] = [];
  const pending: Pending = { days: null, season: null };
  const lists = listThings(parts);
  let subject = topic;
  for (const [index, part] of parts.entries()) {
    // "Runway Kitchen: 5:30–10:00": what the answer opens with is the name of the thing that was asked for.
    if (isOpening && index === 0 && topic !== null && isName(part)) continue;
    const listed = lists.get(part);
    if (listed !== undefined) {
      for (const attribute of listed) drafts.push({ ...PRESENT, attribute });
      continue;
    }
    const side = holdsValue(part) ? null : bindSide(part, isOpening && index === 0);
    if (side !== null) {
      if (side === 'unread') return null;
      drafts.push({ ...side, conditions: [] });
      continue;
    }
    const named = keepMeal(broaden(nameSubject(part, subject), topic), drafts.length > 0 ? topic : null);
    if (named === 'several') {
      const costs = listCosts(part);
      if (costs !== null) {
        const tier = { cost: costs.cost, per: null, who: null, ages: null, days: null, season: null };
        for (const attribute of costs.attributes)
          if (!add(drafts, { attribute, value: { type: 'price', tiers: [tier] } })) return null;
        subject = null;
        continue;
      }
      if (holdsValue(part) || turns(part)) return null;
      subject = null;
      continue;
    }
    if (named !== null && named !== topic && !mayState(part, named, topic)) subject = null;
    else subject = named ?? subject;
    const booking = readBooking(part);
    if (booking !== null) conditions.push({ booking });
    const exceptions = readExceptions(part);
    if (exceptions !== null) {
      const last = drafts.at(-1);
      if (last?.value.type !== 'presence') return null;
      last.exceptions.push(...exceptions);
      continue;
    }
    if (!holdsValue(part)) {
      const rule = bindRule(part, subject);
      if (rule === 'unread') return null;
      if (rule !== null) drafts.push({ ...rule, conditions: [] });
      else if (!passes(part, parts[index + 1], drafts, pending)) return null;
      continue;
    }
    if (subject === null) return null;
    // A deposit told behind other things is theirs.
    if (subject.extent === 'part' && subject !== topic && index > 0 && named === subject) return null;
    const isBoth = holdsBoth(part) && parts.every((other) => other === part || !holdsValue(other));
    for (const bound of isBoth ? bindBoth(part, subject, pending) : [bindValue(part, subject, pending)]) {
      if (bound === 'unread' || bound === null || !add(drafts, bound)) return null;
    }
    pending.days = null;
  }
  if (pending.days !== null) return null;
  return drafts.map((draft) => ({ ...draft, conditions: [...conditions], source }));
}

/** "Breakfast is included, 7:30–9:00 in the restaurant": where the meal is taken. */
function keepMeal(named: Subject | null | 'several', topic: Subject | null): Subject | null | 'several' {
  if (topic === null || named === null || named === 'several' || named.name !== 'restaurant') return named;
  return MEALS.has(topic.name) ? topic : named;
}

/** Asked for the early check-in, "check-in from 10" is that one. */
function broaden(named: Subject | null | 'several', topic: Subject | null): Subject | null | 'several' {
  if (named === null || named === 'several' || topic === null) return named;
  return isNarrower(topic, named) ? topic : named;
}

/** What the part speaks of by name: null for nothing new. Persons and places are no subjects beside one. */
function nameSubject(part: Part, subject: Subject | null): Subject | null | 'several' {
  const [own, ...more] = part.own;
  if (own !== undefined && more.length === 0) return own;
  const beside = [...new Set([...part.own, ...findSubjects(part.beside)])];
  const named = beside.length > 0 || subject !== null ? beside : part.subjects;
  if (named.length > 1) return named.includes(subject as Subject) && !holdsValue(part) ? null : 'several';
  const opensWithPlace = part.marks[0]?.kind === 'place' && holdsValue(part) && part.subjects.length > 0;
  // "Breakfast 7–10, reception 7–22": the reception is where none of it, but a subject of its own.
  if (named.length === 0 && opensWithPlace && subject !== null && !part.subjects.includes(subject)) return 'several';
  return named[0] ?? null;
}

/** May a part speak of another thing than the entry's question: by its name alone, which names nothing else? */
function mayState(part: Part, named: Subject, topic: Subject | null): boolean {
  if (named.extent === 'several') return false;
  return isPlain(part, named) && (named.extent === 'one' || topic === null);
}

/** A title of words that mean nothing of ours. */
function isName({ isTitle, marks, beside, unknown, text, own, sides }: Part): boolean {
  const isCapital = text.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));
  const isStrange = beside.size === 0 || (isCapital && text.includes(' '));
  if (own.length + sides.length > 0) return false;
  return isTitle && marks.length === 0 && isStrange && unknown.length > 0 && unknown.length <= NAME_WORDS_MAX;
}

function holdsValue(part: Part): boolean {
  const kinds = ['money', 'span', 'clock', 'ages', 'measure', 'number'] as const;
  return (
    kinds.some((kind) => marksOf(part, kind).length > 0) ||
    hasRole(part, 'free', 'included', 'not_included', 'closed', 'round_clock')
  );
}

function readBooking(part: Part): 'needed' | 'not_needed' | 'impossible' | null {
  if (hasRole(part, 'booking_impossible')) return 'impossible';
  if (hasRole(part, 'booking_not_needed')) return 'not_needed';
  return hasRole(part, 'booking_needed') ? 'needed' : null;
}

/** A part without a value: a day or a season for what comes next, or belonging to what was before; else nothing that counts. */
function passes(part: Part, next: Part | undefined, drafts: readonly Draft[], pending: Pending): boolean {
  if (turns(part) || (part.isTitle && part.unknown.length > 0)) return false;
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
  if (season !== undefined) {
    if (lastRule === undefined) pending.season = season.season;
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
