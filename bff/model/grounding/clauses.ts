import { patternOf, wordsFor } from '../../knowledge/facts/words.ts';
import { placeEntities } from '../../language/entities/find-entities.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import { listWords } from '../../language/lexicon/lexicon.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import { type Calendar, hasEnd, readCalendar } from './calendar.ts';
import { isDenied, placeFree, placePhrases, setsApart } from './claims/negation.ts';
import { toDecimal, toNarrow } from './facts.ts';
import { giveUnits } from './give-units.ts';
import { type Figure, type FoundUnit, findUnits, type Unit } from './units.ts';
import { type FoundWord, findWords, foldForWords, type WordClass } from './words/find-words.ts';
import { listUnknown } from './words/plain-talk.ts';
import { readTopics } from './words/topics.ts';

/** What a figure may be told of: a concept, or a word of the tables. */
export type Thing = Concept | WordClass;

/** The part of a sentence between two commas, or two words that join. */
export interface Clause {
  /** The number of its sentence in the text. */
  sentence: number;
  figures: readonly Figure[];
  /** What it names itself; and what it is about: where it names nothing, or only a place, what came before as well. */
  things: ReadonlySet<Thing>;
  about: ReadonlySet<Thing>;
  /** What it names, finer things included. */
  topics: readonly Concept[];
  /** What the whole text answers. */
  asked: ReadonlySet<Thing>;
  words: readonly FoundWord[];
  /** The units it names, with a figure or without. */
  units: readonly FoundUnit[];
  /** Does it tell some apart from the rest: "the others"? */
  setsApart: boolean;
  isDenied: boolean;
  /** Does it name something that no table knows? */
  isStrange: boolean;
  calendar: Calendar;
  /** The days and months of its whole sentence: an "and" may stand inside of a range. */
  whole: Calendar;
  /** Does it tell from or up to where something goes: an hour, an age, a season? */
  hasEnd: boolean;
  /** As it is compared. */
  text: string;
}

/** Concepts that say how something is told, or how much it is. */
export const SAYS_NOTHING: ReadonlySet<Concept> = new Set<Concept>([
  ...(['have', 'may', 'want', 'please', 'yes', 'no', 'ok', 'greeting', 'thanks', 'goodbye', 'how', 'when'] as const),
  ...(['where', 'hours', 'hotel', 'near', 'new', 'extra', 'person', 'human', 'speak', 'call', 'correction'] as const),
  ...([
    'unsure',
    'prefer',
    'bring',
    'free',
    'included',
    'price',
    'pay',
    'night',
    'date',
    'duration',
    'morning',
  ] as const),
  ...([
    'stay',
    'detail',
    'early',
    'late',
    'rule',
    'availability',
    'same',
    'recommend',
    'distance',
    'off_topic',
  ] as const),
]);
/** Words of the tables that are things, rather than told of them. */
const NAMED: ReadonlySet<WordClass> = new Set<WordClass>(['electric', 'foot', 'boat', 'garden', 'harbour', 'warm']);
/** "And in the garden": told of what came before. */
export const PLACES: ReadonlySet<Thing> = new Set<Thing>(['garden', 'harbour', 'warm']);
const SENTENCE = /(?<!(?<!\p{L})\p{L}{1,2})\.(?=\s|$)|[!?…।؟](?=\s|$)|[。！？;；؛\n]/gu;
const COMMA = /(?<!\d)[,:،、，()–—](?!\d)|(?<=\d)[,:،、，–—](?=\s)|(?<=\d)[,、](?=\p{L})|[()]|\s[-–—]\s/gu;
const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** Cuts a text into clauses with what can be held against another text's, whatever the languages. `before`: what it is asked about. */
export function readClauses(text: string, language: string, before: ReadonlySet<Thing> = new Set()): Clause[] {
  const plain = toNarrow(text);
  const folded = foldForWords(plain);
  const phrases = placePhrases(folded, language);
  const words = findWords(folded, language).filter(
    ({ start, end }) => !phrases.some((phrase) => phrase.start <= start && end <= phrase.end),
  );
  const things = placeConcepts(plain, folded, language);
  const units = findUnits(folded, language, [...things, ...words]);
  const figures = placeFigures(plain, folded, { language, things });
  const told = giveUnits(folded, { figures, units, language, joiner: joinersOf(language) });
  let about: ReadonlySet<Thing> = before;
  const pieces = cut(folded, language);
  const ends = new Map(pieces.map(({ sentence, end }) => [sentence, end]));
  return pieces.map(({ sentence, start, end }) => {
    const first = pieces.find((piece) => piece.sentence === sentence);
    const inside = (one: { start: number }): boolean => one.start >= start && one.start < end;
    const own = new Set<Thing>([
      ...things.filter(inside).flatMap(({ is }) => (SAYS_NOTHING.has(is) ? [] : [is])),
      ...words.filter(inside).flatMap(({ is }) => (NAMED.has(is) ? [is] : [])),
    ]);
    const isOnlyPlace = [...own].every((thing) => PLACES.has(thing));
    if (own.size > 0) about = isOnlyPlace ? new Set([...about, ...own]) : own;
    return {
      sentence,
      isDenied: isDenied(folded.slice(start, end), language) === true,
      isStrange: listUnknown(folded.slice(start, end), language).length > 0,
      calendar: readCalendar(folded.slice(start, end), language),
      whole: readCalendar(folded.slice(first?.start, ends.get(sentence)), language),
      hasEnd: hasEnd(folded.slice(start, end), language),
      figures: told.filter(inside),
      things: own,
      topics: [...readTopics(folded.slice(start, end), language).named],
      about,
      asked: before,
      words: words.filter(inside),
      units: units.filter(inside),
      setsApart: setsApart(folded.slice(start, end), language),
      text: folded.slice(start, end),
    };
  });
}

/** The figures of a text in their order, each with the letters it stands on; their units are given later. */
function placeFigures(
  plain: string,
  folded: string,
  { language, things }: { language: string; things: readonly { is: Concept; start: number; end: number }[] },
): Figure[] {
  const { pack } = languageFor(language);
  const figures: Figure[] = [];
  const place = (at: number): number => foldForWords(plain.slice(0, at)).length;
  for (const { entity, start, end } of placeEntities(plain, pack, new Date(0), 'UTC')) {
    const given = { units: new Set<Unit>(), start: place(start), end: place(end) };
    if (entity.type === 'money')
      figures.push({ kind: 'sum', value: `${Number(entity.value.amount)} ${entity.value.currency}`, ...given });
    else if (entity.type === 'time') figures.push({ kind: 'time', value: entity.value, ...given });
    else if (entity.type === 'count' && !/\d/.test(entity.text) && !/\d\s*$/.test(folded.slice(0, given.start)))
      // behind a figure a number's name is a unit's: Hungarian "het" is a week and seven
      figures.push({ kind: 'number', value: String(entity.value), ...given });
  }
  for (const { 0: written, index } of folded.matchAll(NUMBER)) {
    const end = index + written.length;
    if (figures.some((one) => one.start < end && index < one.end)) continue;
    figures.push({ kind: 'number', value: toDecimal(written), units: new Set(), start: index, end });
  }
  const free = placeFree(folded, language).map((place) => ({ is: 'free' as const, ...place }));
  for (const { is, start, end } of [...things, ...free])
    if (is === 'free' || is === 'included') figures.push({ kind: 'sum', value: 'free', units: new Set(), start, end });
  return figures.sort((a, b) => a.start - b.start);
}

/** The concepts of a text, each with the letters it stands on. */
function placeConcepts(plain: string, folded: string, language: string) {
  const { found } = languageFor(language).lexicon.read(plain);
  if (isUnspaced(language)) return found.map(({ concept, start, end }) => ({ is: concept, start, end }));
  const starts: number[] = [];
  let at = 0;
  for (const word of splitWords(folded)) {
    at = folded.indexOf(word, at);
    starts.push(at);
    at += word.length;
  }
  const lengths = splitWords(folded).map(({ length }) => length);
  return found.flatMap(({ concept, start, end }) => {
    const [first, last] = [starts[start], starts[end - 1]];
    return first === undefined || last === undefined
      ? []
      : [{ is: concept, start: first, end: last + (lengths[end - 1] ?? 0) }];
  });
}

const joiners = new Map<string, RegExp | null>();

/** "And", "or", "but" and the like, where they stand as words of their own. */
function joinersOf(language: string): RegExp | null {
  const known = joiners.get(language);
  if (known !== undefined) return known;
  const made = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(language, { type })
      .formatToParts(['1', '2'])
      .filter((part) => part.type === 'literal')
      .map(({ value }) => value.trim())
      .join(),
  );
  const words = [...made, ...listWords(languageFor(language).pack.joiners)].map(foldForWords);
  const told = [...new Set(words)].filter((word) => /\p{L}/u.test(word)).map((word) => word.replace(/\s+/gu, '\\s+'));
  const isPart = isUnspaced(language);
  const oneLetter = findPack(language)?.checks.oneLetterJoiners ?? '';
  const any = told.filter((word) => !isPart || word.length > 1 || oneLetter.includes(word)).join('|');
  const whole = isPart ? any : `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}${NO_JOINER}])`;
  const attached = findPack(language)?.checks.attachedAnd ?? null;
  const pattern = any === '' ? null : new RegExp(attached === null ? whole : `${whole}|${attached}`, 'gu');
  joiners.set(language, pattern);
  return pattern;
}

/** "Tot en met": an "and" inside of a word for "until" joins nothing. */
function rangesOf(language: string): RegExp {
  const { to = '', until = '' } = wordsFor(language)?.roles ?? {};
  const phrases = [to, until].flatMap((list) => list.split(',')).filter((word) => word.trim().includes(' '));
  return patternOf(language, 'gu', foldForWords(phrases.join(',')));
}

/** A letter that is a word: the Italian "is" is folded as the Italian "and", and joins nothing. */
const LETTER = /(?<![\p{L}\p{M}])\p{Ll}(?![\p{L}\p{M}])/gu;
const NO_JOINER = '\ue000';

/** The clauses of a sentence, as they are written. */
export function cutClauses(sentence: string, language: string): string[] {
  const marked = toNarrow(sentence).replace(LETTER, (letter) =>
    fold(letter) === letter ? letter : letter + NO_JOINER,
  );
  const folded = foldForWords(marked);
  const clauses = cut(folded, language).map(({ start, end }) => folded.slice(start, end).replaceAll(NO_JOINER, ''));
  return clauses.filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** Where the clauses of a folded text begin and end, each with the number of its sentence. */
function cut(folded: string, language: string): { sentence: number; start: number; end: number }[] {
  const joiner = joinersOf(language);
  const ends = [...folded.matchAll(SENTENCE)].map(({ index }) => ({ at: index, isSentence: true }));
  const ranges = [...folded.matchAll(rangesOf(language))].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const joins = [...(joiner === null ? [] : folded.matchAll(joiner))].filter(
    ({ index }) => !ranges.some(([from, until]) => from < index && index < until),
  );
  const commas = [...folded.matchAll(COMMA), ...joins];
  const all = [...ends, ...commas.map(({ index }) => ({ at: index, isSentence: false }))].toSorted(
    (a, b) => a.at - b.at,
  );
  let sentence = 0;
  let start = 0;
  const clauses = all.map(({ at, isSentence }) => {
    const clause = { sentence, start, end: at };
    start = at;
    if (isSentence) sentence++;
    return clause;
  });
  return [...clauses, { sentence, start, end: folded.length }];
}
