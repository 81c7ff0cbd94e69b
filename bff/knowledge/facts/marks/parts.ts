import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { findSubjects, isNarrower, type Subject, subjectOf } from '../catalogue.ts';
import type { Exception } from '../terms.ts';
import { type FactWords, patternOf, type Role } from '../words.ts';
import { markText, type ReadWith } from './mark-text.ts';
import type { Mark, MarkOf, Meaning } from './marks.ts';

/** A part of a sentence, between two breaks. */
export interface Part {
  text: string;
  /** The position of the part in the whole text. The positions of marks count from the start of the whole text too. */
  start: number;
  marks: readonly Mark[];
  /** The subjects that the part names. */
  subjects: readonly Subject[];
  /** The subjects that the part names with words that owners use for nothing else. */
  own: readonly Subject[];
  /** The features of subjects that the part names: `pool.heated`. */
  sides: readonly string[];
  /** The kinds of pets that the part names. */
  kinds: readonly Exception[];
  concepts: ReadonlySet<Concept>;
  /** The concepts outside the marks. */
  beside: ReadonlySet<Concept>;
  /** The concepts outside the marks that are not filler. */
  topicConcepts: ReadonlySet<Concept>;
  unknown: readonly string[];
  /** The part stands before a colon. */
  isTitle: boolean;
}

export interface Sentence {
  text: string;
  parts: readonly Part[];
}

/** Kinds of pets that may be excluded alone. */
const KINDS: readonly Exception[] = ['cats'];

/** Returns the marks of one kind. */
export function marksOf<K extends Meaning['kind']>(part: Pick<Part, 'marks'>, kind: K): MarkOf<K>[] {
  return part.marks.filter((mark): mark is MarkOf<K> => mark.kind === kind);
}

/** Returns what a text names in owners' words, and the text without these words. */
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
  const namedSubjects = names.filter((name) => !name.includes('.')).map(subjectOf);
  // "Late departure" is not a departure.
  const narrower = findSubjects(languageFor(language).lexicon.read(unmarked).concepts);
  const subjects = namedSubjects.map((one) => narrower.find((other) => isNarrower(other, one)) ?? one);
  return { rest, sides: names.filter((name) => name.includes('.')), subjects: [...new Set(subjects)] };
}

/** Splits a text into sentences and their parts. */
export function readSentences(text: string, readWith: ReadWith): Sentence[] {
  const { marks } = markText(text, readWith);
  const fillers = patternOf(readWith.words.language, 'giu', readWith.words.roles.filler);
  const sentences: Sentence[] = [];
  let parts: Part[] = [];
  let from = 0;
  let sentenceFrom = 0;
  let heldMarks: Mark[] = [];
  const close = (end: number, isTitle: boolean) => {
    const part = toPart(text, from, end, heldMarks, isTitle, readWith, fillers);
    if (part !== null) parts.push(part);
    heldMarks = [];
  };
  for (const [index, mark] of marks.entries()) {
    const isAnd = mark.kind === 'role' && mark.role === 'and';
    if (
      isAnd &&
      (joinsClauses(heldMarks, marks, index) || joinsThings(text, from, heldMarks, marks, index, readWith))
    ) {
      close(mark.start, false);
      from = mark.end;
      continue;
    }
    // "There is, however, none": inside a clause, "however" splits nothing.
    const isBut =
      mark.kind === 'role' && mark.role === 'but' && !isOpenDenial(text.slice(from, mark.start), heldMarks, readWith);
    if (isBut && limitsBefore(marks, index)) {
      close(mark.start, false);
      from = mark.end;
      continue;
    }
    if (mark.kind !== 'break' && !isBut) {
      heldMarks.push(mark);
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

/** Returns the kind of value that a mark gives. */
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

/**
 * Whether the text behind "but" limits the text before it ("free, but must be booked"); otherwise it starts a new
 * sentence.
 */
function limitsBefore(marks: readonly Mark[], at: number): boolean {
  const stop = marks.findIndex((mark, index) => index > at && mark.kind === 'break' && mark.of === 'sentence');
  return marks
    .slice(at + 1, stop < 0 ? undefined : stop)
    .some((mark) => mark.kind === 'role' && LIMITING.has(mark.role));
}

/** Whether "and" joins clauses with different kinds of values: "breakfast is included and served daily 8–11". */
function joinsClauses(before: readonly Mark[], marks: readonly Mark[], at: number): boolean {
  const stop = marks.findIndex(({ kind }, index) => index > at && kind === 'break');
  const after = marks.slice(at + 1, stop < 0 ? undefined : stop);
  const kinds = (of: readonly Mark[]) => new Set(of.map(kindOf).filter((one) => one !== undefined));
  const [left, right] = [kinds(before), kinds(after)];
  return left.size > 0 && right.size > 0 && ![...left].some((one) => right.has(one));
}

/**
 * Whether "and" joins statements about two things: "check-in from 15:00 and check-out until 11:00", "no lift and no
 * bar".
 */
function joinsThings(
  text: string,
  from: number,
  before: readonly Mark[],
  marks: readonly Mark[],
  at: number,
  readWith: ReadWith,
): boolean {
  const and = marks[at];
  const stop = marks.find(({ kind }, index) => index > at && kind === 'break')?.start ?? text.length;
  if (and === undefined) return false;
  const after = marks.filter(({ start, end }) => start >= and.end && end <= stop);
  const hasStatement = (of: readonly Mark[]) => of.some((mark) => kindOf(mark) !== undefined || isDenial(mark));
  if (!hasStatement(before) || !hasStatement(after)) return false;
  const left = listNames(text.slice(from, and.start), readWith);
  const right = listNames(text.slice(and.end, stop), readWith);
  return left.length === 1 && right.length === 1 && left[0] !== right[0];
}

/** Whether the clause so far is a denial without a thing, which follows. */
function isOpenDenial(clause: string, heldMarks: readonly Mark[], readWith: ReadWith): boolean {
  return heldMarks.length > 0 && heldMarks.every(isDenial) && listNames(clause, readWith).length === 0;
}

function isDenial(mark: Mark): boolean {
  return mark.kind === 'role' && (mark.role === 'not' || mark.role === 'forbidden');
}

/** Lists the things or features that a text names. */
function listNames(text: string, { words, pack }: ReadWith): string[] {
  const { subjects, sides, rest } = nameThings(text, words);
  const others = findSubjects(languageFor(pack.code).lexicon.read(rest).concepts);
  return sides.length > 0 ? sides : [...new Set([...subjects, ...others])].map(({ name }) => name);
}

/** Finds where a text names things in owners' words. */
function listThings(text: string, { language, things = {} }: FactWords) {
  const all = patternOf(language, 'giu', ...Object.values(things).map((list) => list ?? ''));
  return [...text.matchAll(all)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

const SMALL: ReadonlySet<Role> = new Set<Role>(['from', 'until', 'to', 'and', 'for', 'about', 'per']);

/** Drops marks of small words inside the name of a thing: "ferro de engomar". */
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
  partMarks: readonly Mark[],
  isTitle: boolean,
  { pack, words }: ReadWith,
  fillers: RegExp,
): Part | null {
  const partText = text.slice(start, end);
  if (partText.trim() === '' || !/[\p{L}\p{N}]/u.test(partText)) return null;
  const marks = dropInside(partMarks, listThings(partText, words), start);
  const { lexicon } = languageFor(pack.code);
  let rest = '';
  let position = start;
  for (const mark of marks) {
    rest += `${text.slice(position, mark.start)} `;
    position = mark.end;
  }
  rest += text.slice(position, end);
  const things = nameThings(partText, words, rest);
  const { concepts } = lexicon.read(things.rest);
  const besideThings = nameThings(rest, words).rest;
  const besideReading = lexicon.read(besideThings);
  const withoutFillers = lexicon.read(besideThings.replace(fillers, ' '));
  return {
    text: partText.trim(),
    start: start + partText.length - partText.trimStart().length,
    marks,
    subjects: [...new Set([...things.subjects, ...findSubjects(concepts)])],
    own: things.subjects,
    sides: things.sides,
    kinds: KINDS.filter((kind) => patternOf(words.language, 'iu', words.exceptions[kind] ?? '').test(partText)),
    concepts,
    beside: besideReading.concepts,
    topicConcepts: new Set([...besideReading.concepts].filter((concept) => withoutFillers.concepts.has(concept))),
    unknown: withoutFillers.unknown.filter((word) => besideReading.unknown.includes(word)),
    isTitle,
  };
}
