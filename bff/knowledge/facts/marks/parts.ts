import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { findSubjects, isNarrower, type Subject, subjectOf } from '../catalogue.ts';
import type { Exception } from '../terms.ts';
import { type FactWords, patternOf, type Role } from '../words.ts';
import { markText, type ReadWith } from './mark-text.ts';
import type { Mark, MarkOf, Meaning } from './marks.ts';

/** A stretch of a sentence between two breaks. */
export interface Part {
  text: string;
  /** Where it begins in the whole text, as its marks are counted. */
  start: number;
  marks: readonly Mark[];
  /** What it speaks of by name. */
  subjects: readonly Subject[];
  /** Of these, what it names by the words an owner has for it and for nothing else. */
  own: readonly Subject[];
  /** What of a subject it names: `pool.heated`. */
  sides: readonly string[];
  /** Kinds of pets it names. */
  kinds: readonly Exception[];
  concepts: ReadonlySet<Concept>;
  /** What stands beside its marks: concepts, and words that mean nothing of ours. */
  beside: ReadonlySet<Concept>;
  /** Of these, what no filler says: of what weight the rest is. */
  matters: ReadonlySet<Concept>;
  unknown: readonly string[];
  /** It stands before a colon. */
  isTitle: boolean;
}

export interface Sentence {
  text: string;
  parts: readonly Part[];
}

/** Who keeps no cats may keep dogs. */
const KINDS: readonly Exception[] = ['cats'];

/** The marks of one kind. */
export function marksOf<K extends Meaning['kind']>(part: Pick<Part, 'marks'>, kind: K): MarkOf<K>[] {
  return part.marks.filter((mark): mark is MarkOf<K> => mark.kind === kind);
}

/** What a text names by an owner's words, and the text without them. */
export function nameThings(text: string, { language, things = {} }: FactWords, unmarked = text) {
  let rest = text;
  const names: string[] = [];
  for (const [name, list] of Object.entries(things)) {
    const pattern = patternOf(language, 'giu', list ?? '');
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    names.push(name);
    rest = without;
  }
  const named = names.filter((name) => !name.includes('.')).map(subjectOf);
  // "Late departure" is no departure.
  const narrower = findSubjects(languageFor(language).lexicon.read(unmarked).concepts);
  const subjects = named.map((one) => narrower.find((other) => isNarrower(other, one)) ?? one);
  return { rest, sides: names.filter((name) => name.includes('.')), subjects: [...new Set(subjects)] };
}

/** The sentences of a text, each in its parts. */
export function readSentences(text: string, given: ReadWith): Sentence[] {
  const { marks } = markText(text, given);
  const fillers = patternOf(given.words.language, 'giu', given.words.roles.filler);
  const sentences: Sentence[] = [];
  let parts: Part[] = [];
  let from = 0;
  let sentenceFrom = 0;
  let held: Mark[] = [];
  const close = (end: number, isTitle: boolean) => {
    const part = toPart(text, from, end, held, isTitle, given, fillers);
    if (part !== null) parts.push(part);
    held = [];
  };
  for (const [index, mark] of marks.entries()) {
    const isAnd = mark.kind === 'role' && mark.role === 'and';
    if (isAnd && (joinsClauses(held, marks, index) || joinsThings(text, from, held, marks, index, given))) {
      close(mark.start, false);
      from = mark.end;
      continue;
    }
    // "There is, however, none": in the middle of its clause it parts nothing.
    const isBut = mark.kind === 'role' && mark.role === 'but' && !isWithin(text.slice(from, mark.start), held, given);
    if (isBut && limitsBefore(marks, index)) {
      close(mark.start, false);
      from = mark.end;
      continue;
    }
    if (mark.kind !== 'break' && !isBut) {
      held.push(mark);
      continue;
    }
    close(mark.start, mark.kind === 'break' && mark.of === 'colon');
    from = mark.end;
    if (mark.kind === 'break' && mark.of !== 'sentence') continue;
    if (parts.length > 0) sentences.push({ text: text.slice(sentenceFrom, mark.end).trim(), parts });
    parts = [];
    sentenceFrom = mark.end;
  }
  close(text.length, false);
  if (parts.length > 0) sentences.push({ text: text.slice(sentenceFrom).trim(), parts });
  return sentences;
}

const VALUES: Readonly<Partial<Record<Meaning['kind'], string>>> = {
  money: 'price',
  span: 'hours',
  clock: 'hours',
  measure: 'measure',
};
const VALUE_ROLES: Readonly<Partial<Record<Role, string>>> = {
  free: 'price',
  included: 'price',
  not_included: 'price',
  closed: 'hours',
  round_clock: 'hours',
  booking_needed: 'booking',
  booking_not_needed: 'booking',
};

/** What kind of value a mark tells. */
function kindOf(mark: Mark): string | undefined {
  return mark.kind === 'role' ? VALUE_ROLES[mark.role] : VALUES[mark.kind];
}

const LIMITING: ReadonlySet<Role> = new Set<Role>([
  'not',
  'only',
  'if',
  'except',
  'forbidden',
  'closed',
  'booking_needed',
  'booking_impossible',
]);

/** "Free, but must be booked": what stands behind "but" belongs to what it limits; else it is a sentence of its own. */
function limitsBefore(marks: readonly Mark[], at: number): boolean {
  const stop = marks.findIndex((mark, index) => index > at && mark.kind === 'break' && mark.of === 'sentence');
  return marks
    .slice(at + 1, stop < 0 ? undefined : stop)
    .some((mark) => mark.kind === 'role' && LIMITING.has(mark.role));
}

/** "Breakfast is included and served daily 8–11": what stands behind "and" tells another kind of value. */
function joinsClauses(before: readonly Mark[], marks: readonly Mark[], at: number): boolean {
  const stop = marks.findIndex(({ kind }, index) => index > at && kind === 'break');
  const after = marks.slice(at + 1, stop < 0 ? undefined : stop);
  const kinds = (of: readonly Mark[]) => new Set(of.map(kindOf).filter((one) => one !== undefined));
  const [left, right] = [kinds(before), kinds(after)];
  return left.size > 0 && right.size > 0 && ![...left].some((one) => right.has(one));
}

/** "Check-in from 15:00 and check-out until 11:00", "no lift and no bar": each side tells the same kind of value, of another thing. */
function joinsThings(
  text: string,
  from: number,
  before: readonly Mark[],
  marks: readonly Mark[],
  at: number,
  given: ReadWith,
): boolean {
  const and = marks[at];
  const stop = marks.find(({ kind }, index) => index > at && kind === 'break')?.start ?? text.length;
  if (and === undefined) return false;
  const after = marks.filter(({ start, end }) => start >= and.end && end <= stop);
  const tells = (of: readonly Mark[]) => of.some((mark) => kindOf(mark) !== undefined || isDenial(mark));
  if (!tells(before) || !tells(after)) return false;
  const left = listNames(text.slice(from, and.start), given);
  const right = listNames(text.slice(and.end, stop), given);
  return left.length === 1 && right.length === 1 && left[0] !== right[0];
}

/** A denial that names nothing yet: what it denies comes behind. */
function isWithin(clause: string, held: readonly Mark[], given: ReadWith): boolean {
  return held.length > 0 && held.every(isDenial) && listNames(clause, given).length === 0;
}

function isDenial(mark: Mark): boolean {
  return mark.kind === 'role' && (mark.role === 'not' || mark.role === 'forbidden');
}

/** The things, or sides of things, that a stretch of text names. */
function listNames(text: string, { words, pack }: ReadWith): string[] {
  const { subjects, sides, rest } = nameThings(text, words);
  const others = findSubjects(languageFor(pack.code).lexicon.read(rest).concepts);
  return sides.length > 0 ? sides : [...new Set([...subjects, ...others])].map(({ name }) => name);
}

/** Where a text names things by an owner's words. */
function listThings(text: string, { language, things = {} }: FactWords) {
  const all = patternOf(language, 'giu', ...Object.values(things).map((list) => list ?? ''));
  return [...text.matchAll(all)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

const SMALL: ReadonlySet<Role> = new Set<Role>(['from', 'until', 'to', 'and', 'for', 'about', 'per']);

/** "Ferro de engomar": a small word within a thing's name does nothing of its own. */
function dropInside(marks: readonly Mark[], things: readonly { start: number; end: number }[], from: number) {
  return marks.filter(
    ({ start, end, ...mark }) =>
      !(mark.kind === 'role' && SMALL.has(mark.role)) ||
      !things.some((one) => from + one.start <= start && end <= from + one.end && end - start < one.end - one.start),
  );
}

function toPart(
  text: string,
  start: number,
  end: number,
  found: readonly Mark[],
  isTitle: boolean,
  { pack, words }: ReadWith,
  fillers: RegExp,
): Part | null {
  const own = text.slice(start, end);
  if (own.trim() === '' || !/[\p{L}\p{N}]/u.test(own)) return null;
  const marks = dropInside(found, listThings(own, words), start);
  const { lexicon } = languageFor(pack.code);
  let rest = '';
  let at = start;
  for (const mark of marks) {
    rest += `${text.slice(at, mark.start)} `;
    at = mark.end;
  }
  rest += text.slice(at, end);
  const named = nameThings(own, words, rest);
  const { concepts } = lexicon.read(named.rest);
  const besideThings = nameThings(rest, words).rest;
  const beside = lexicon.read(besideThings);
  const plain = lexicon.read(besideThings.replace(fillers, ' '));
  return {
    text: own.trim(),
    start: start + own.length - own.trimStart().length,
    marks,
    subjects: [...new Set([...named.subjects, ...findSubjects(concepts)])],
    own: named.subjects,
    sides: named.sides,
    kinds: KINDS.filter((kind) => patternOf(words.language, 'iu', words.exceptions[kind] ?? '').test(own)),
    concepts,
    beside: beside.concepts,
    matters: new Set([...beside.concepts].filter((concept) => plain.concepts.has(concept))),
    unknown: plain.unknown.filter((word) => beside.unknown.includes(word)),
    isTitle,
  };
}
