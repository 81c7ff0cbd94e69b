import { EXCEPTIONS, ITEMS, PER, type Per, PLACES, WHO } from '../terms.ts';
import { type FactWords, patternOf, type Role, sourceOf } from '../words.ts';
import type { Marking, Meaning } from './marks.ts';

/** Roles whose words are searched one by one. Longer phrases come first. */
const SEARCHED_ROLES: readonly Role[] = [
  'booking_not_needed',
  'booking_impossible',
  'booking_needed',
  'not_included',
  'included',
  'on_request',
  'free',
  'forbidden',
  'allowed',
  'except',
  'closed',
  'only',
  'not',
  'elsewhere',
  'about',
  'if',
  'height',
  'on_foot',
  'by_car',
  'by_bus',
  'network',
  'password',
  'at_most',
  'at_least',
  'now',
  'from',
  'from_after',
  'until',
  'until_after',
  'for',
  'and',
  'but',
];

type Pattern = { pattern: RegExp; meaning: Meaning };
const patternsOf = new Map<string, { early: Pattern[]; late: Pattern[] }>();

/** Marks units of prices, before other figures and words. */
export function markRates(marking: Marking, words: FactWords): void {
  // Latvian "visu diennakti" means round the clock, "diennaktī" per night: words inside the longer phrase are no unit.
  const phrases = [...marking.plain.matchAll(patternOf(words.language, 'gu', words.roles.round_clock))].map(
    ({ 0: whole, index }) => ({ start: index, end: index + whole.length }),
  );
  for (const { pattern, meaning } of patternsFor(words).early)
    marking.find(pattern, ({ 0: { length }, index }) => {
      const isInside = ({ start, end }: (typeof phrases)[number]) =>
        start <= index && index + length <= end && length < end - start;
      return phrases.some(isInside) ? null : meaning;
    });
}

const GUARDED_ROLES: readonly Role[] = ['not', 'if', 'and', 'only', 'for'];
const guards = new Map<string, RegExp>();

/** Marks harmless phrases that contain a word with weight: "non stop", "before and after your stay". */
export function markPhrases(marking: Marking, { language, roles, places }: FactWords): void {
  // "En la habitación" is a place, not "per room".
  marking.find(patternOf(language, 'gu', places.room ?? ''), () => ({ kind: 'place', place: 'room', floor: null }));
  const guard = guards.get(language) ?? new RegExp(sourceOf(language, listGuarded(roles)), 'gu');
  guards.set(language, guard);
  marking.find(guard, () => ({ kind: 'link' }));
}

function listGuarded(roles: FactWords['roles']): string {
  const guardedWords = new Set(GUARDED_ROLES.flatMap((role) => roles[role].split(',')).map((word) => word.trim()));
  const phrases = roles.filler.split(',').map((phrase) => phrase.trim());
  return phrases
    .filter((one) => one.split(/[ -]/u).length > 1 && one.split(/[ -]/u).some((word) => guardedWords.has(word)))
    .join(',');
}

/** Marks groups of persons, places, list items, exceptions, and words that change a sentence's meaning. */
export function markWords(marking: Marking, words: FactWords): void {
  const days = marking.all().filter(({ kind }) => kind === 'days');
  // Turkish "pazartesi hariç": the word excepts the days right before it.
  marking.find(patternOf(words.language, 'gu', words.roles.except_after), ({ index }) => {
    const isBehind = days.some(({ end }) => end <= index && marking.plain.slice(end, index).trim() === '');
    return isBehind ? { kind: 'role', role: 'except_after' } : null;
  });
  for (const { pattern, meaning } of patternsFor(words).late) marking.find(pattern, () => meaning);
}

function patternsFor(words: FactWords) {
  const patterns = patternsOf.get(words.language) ?? build(words);
  patternsOf.set(words.language, patterns);
  return patterns;
}

/** Drops short words that are also fillers: "de 9 a 12" starts a range, but "fichas de 4 €" is no lower limit. */
function dropFillers(roles: FactWords['roles'], role: 'from' | 'until'): string {
  const fillers = new Set(roles.filler.split(',').map((word) => word.trim()));
  const words = roles[role].split(',').map((word) => word.trim());
  return words.filter((word) => !(fillers.has(word) && /^\p{Script=Latin}{1,3}['’]?$/u.test(word))).join(',');
}

function build({ language, roles, units, rates, who, places, items, exceptions }: FactWords) {
  const early: Pattern[] = [];
  const late: Pattern[] = [];
  const add = (to: Pattern[], source: string, meaning: Meaning) => {
    if (source !== '(?!)') to.push({ pattern: new RegExp(source, 'gu'), meaning });
  };
  const per = sourceOf(language, roles.per);
  for (const name of PER) add(early, sourceOf(language, rates[name]), { kind: 'per', per: name });
  for (const name of PER) {
    const unit = sourceOf(language, units[name]);
    if (unit !== '(?!)') add(early, `(?:${per}|\\/)\\s*${unit}`, { kind: 'per', per: name as Per });
  }
  add(early, `${sourceOf(language, roles.not)}\\s+${sourceOf(language, roles.included)}`, {
    kind: 'role',
    role: 'not_included',
  });
  for (const role of SEARCHED_ROLES.slice(0, 10)) add(late, sourceOf(language, roles[role]), { kind: 'role', role });
  for (const exception of EXCEPTIONS.slice(0, 1))
    add(late, sourceOf(language, exceptions[exception]), { kind: 'exception', exception });
  for (const name of WHO) add(late, sourceOf(language, who[name]), { kind: 'who', who: name });
  for (const place of PLACES.filter((one) => one !== 'floor'))
    add(late, sourceOf(language, places[place]), { kind: 'place', place, floor: null });
  for (const item of ITEMS) add(late, sourceOf(language, items[item]), { kind: 'item', item });
  for (const role of SEARCHED_ROLES.slice(10)) {
    const list = role === 'from' || role === 'until' ? dropFillers(roles, role) : roles[role];
    add(late, sourceOf(language, list), { kind: 'role', role });
  }
  return { early, late };
}
