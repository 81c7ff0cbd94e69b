import { fold, isUnspaced } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack, listOfAll } from '../../language/pack/packs.ts';
import type { WordClass } from './words/find-words.ts';

/** What Intl names in every language. */
const MEASURED = ['minute', 'hour', 'day', 'week', 'month', 'year', 'kilometer', 'meter', 'percent'] as const;
export type Unit = (typeof MEASURED)[number] | 'kwh' | 'kw' | 'night' | 'person' | 'child' | 'room' | 'whole_stay';

/** A unit and the letters it stands on. */
export interface FoundUnit {
  is: Unit;
  start: number;
  end: number;
}

/** A figure and where it stands; `free` is one as well: it is a price. */
export interface Figure {
  kind: 'sum' | 'time' | 'number';
  value: string;
  /** What it counts, or for how long, how much or how many a sum is. */
  units: ReadonlySet<Unit>;
  start: number;
  end: number;
}

/** Concepts and words of the tables that a price may be for. */
const NAMED = new Map<Concept | WordClass, Unit>([
  ...([
    ['night', 'night'],
    ['person', 'person'],
    ['child', 'child'],
    ['baby', 'child'],
    ['room', 'room'],
    ['each_person', 'person'],
    ['whole_stay', 'whole_stay'],
  ] as const),
]);
/** Signs that many languages share. Of power and energy Intl has no names. */
const SIGNS: [Unit, RegExp][] = [
  ['kwh', new RegExp(`kw[\\s·⋅]?h(?!\\p{L})|${listOfAll(({ checks }) => checks.kilowattHour)}`, 'gu')],
  ['kw', new RegExp(`kw(?![\\s·⋅]?h(?!\\p{L}))(?!\\p{L})|${listOfAll(({ checks }) => checks.kilowatt)}`, 'gu')],
  ['percent', /[%٪]/gu],
];
const COUNTS = [1, 2, 3, 5, 20, 1.5];
const WORD = /[\p{L}\p{M}]+/gu;
/** A compound ends as its unit does, "Gehminuten", if that has so many letters. */
const ENDING_LETTERS_MIN = 5;
interface Names {
  words: ReadonlyMap<string, Unit>;
  stems: ReadonlyMap<string, Unit>;
  /** For scripts without spaces, and languages that join a word to its figure. */
  joined: RegExp;
}
const names = new Map<string, Names>();

/** Looks for units in a folded text of this language; `named`: its concepts and words of the tables. */
export function findUnits(
  folded: string,
  language: string,
  named: readonly { is: Concept | WordClass; start: number; end: number }[],
): FoundUnit[] {
  const known = names.get(language) ?? readNames(language);
  names.set(language, known);
  const found: FoundUnit[] = named.flatMap(({ is, start, end }) => {
    const unit = NAMED.get(is);
    // "Per" alone is read as a person where the packs shorten the word.
    return unit === undefined || folded.slice(start, end) === 'per' ? [] : [{ is: unit, start, end }];
  });
  for (const [is, sign] of SIGNS)
    for (const { 0: written, index } of folded.matchAll(sign))
      found.push({ is, start: index, end: index + written.length });
  if (isUnspaced(language) || findPack(language)?.script.attachedEndings === true) {
    for (const { 0: written, index } of folded.matchAll(known.joined)) {
      const is = known.words.get(written.replace(/\s/gu, ''));
      if (is !== undefined) found.push({ is, start: index, end: index + written.length });
    }
  } else {
    const { stemmer } = languageFor(language).lexicon;
    // "Etagen" ends as days do.
    const isFloor = (at: number): boolean =>
      named.some(({ is, start, end }) => is === 'floor' && start <= at && at < end);
    let before = '';
    for (const { 0: word, index } of folded.matchAll(WORD)) {
      const pair = known.words.get(before + word); // written apart
      before = word;
      // "A" is a year behind a figure only.
      if (word.length === 1 && !/\d\s?$/u.test(folded.slice(0, index))) continue;
      if (found.some(({ is, start, end }) => is === 'kwh' && start <= index && index < end)) continue;
      const is =
        pair ??
        known.words.get(word) ??
        known.stems.get(stemmer.stem(word)) ??
        (isFloor(index) ? undefined : endingOf(word, known.words));
      if (is === undefined) continue;
      // "Anys" are years before they are a child's.
      for (let at = found.length - 1; at >= 0; at--) if (found[at]?.start === index) found.splice(at, 1);
      found.push({ is, start: index, end: index + word.length });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function endingOf(word: string, words: Names['words']): Unit | undefined {
  for (let start = 1; start <= word.length - ENDING_LETTERS_MIN; start++) {
    const unit = words.get(word.slice(start));
    if (unit !== undefined) return unit;
  }
  return undefined;
}

function readNames(language: string): Names {
  const words = new Map<string, Unit>([
    ['km', 'kilometer'],
    ['m', 'meter'],
    ['min', 'minute'],
  ]);
  for (const unit of MEASURED) {
    for (const unitDisplay of ['long', 'short'] as const) {
      if (unitDisplay === 'short' && unit === 'hour') continue; // "7 h" is a time of day as well
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, numberingSystem: 'latn' });
      for (const count of COUNTS) {
        const parts = format.formatToParts(count).filter(({ type }) => type === 'unit' || type === 'literal');
        const name = fold(parts.map(({ value }) => value).join('')).replace(/[^\p{L}\p{M}]/gu, '');
        if (name !== '' && !words.has(name)) words.set(name, unit);
      }
    }
  }
  const checks = findPack(language)?.checks;
  // Forms Intl does not give: cases, adverbs, other words and another script.
  for (const unit of MEASURED) {
    const forms = unit === 'percent' ? null : (checks?.units[unit] ?? null);
    for (const form of forms?.split(' ') ?? []) words.set(fold(form), unit);
  }
  const { stemmer } = languageFor(language).lexicon;
  const stems = new Map<string, Unit>();
  for (const [word, unit] of words) if (word.length > 3) stems.set(stemmer.stem(word), unit);
  const longest = [...words.keys()].toSorted((a, b) => b.length - a.length).map((name) => [...name].join('\\s?'));
  // Where they are of one letter they count only behind a figure, "each" or "a".
  const letters = listOfAll(({ checks: { unitBehind } }) => unitBehind, '');
  const counters = listOfAll(({ checks: { counter } }) => counter, '');
  const behind = checks?.unitAnywhere === true ? '' : `(?<=[\\d${letters}]\\s?|\\d[${counters}]?)`;
  const alone = checks?.unitAlone ?? null;
  return {
    words,
    stems,
    joined: new RegExp(`${alone === null ? '' : `${alone}|`}${behind}(?:${longest.join('|')})`, 'gu'),
  };
}
