import type { Intent } from '../../../shared/domain/intents.ts';
import { hidesPrivateNumber } from '../../../shared/domain/text/private-numbers.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import { readBareYesOrNo } from '../../language/lexicon/bare-yes-or-no.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import { findKinds, type Kind } from '../../language/lexicon/kinds.ts';
import { listWords } from '../../language/lexicon/lexicon.ts';
import { endsInQuestionMark } from '../../language/lexicon/question-mark.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { splitClauses } from '../../language/reading/split-clauses.ts';
import { conceptsOf, FAULTY } from '../words/things.ts';
import { CUES, type CueName } from './cue-words.ts';
import { saysInstead, splitInstead, withoutInstead } from './instead.ts';
import { splitKept, splitParts } from './kept-words.ts';
import { hasNegation } from './negation.ts';
import { toCueLine } from './word-table.ts';

const RECORDED_LETTERS_MAX = 1_000;

/**
 * What a guest said in one message, or in a part of it, as questions to its words. Each is answered when it is first asked, and
 * once. `text` is for the reading alone.
 */
export class Utterance {
  readonly text: string;
  readonly language: string;
  readonly #cues = new Map<CueName, boolean>();
  readonly #beside = new Map<string, Utterance>();
  #line: string | undefined;
  #words: readonly string[] | undefined;
  #reading: Reading | undefined;
  #isNegated: boolean | undefined;
  #putsInstead: boolean | undefined;
  #clauses: readonly Utterance[] | undefined;
  #kinds: ReadonlySet<Kind> | undefined;

  constructor(text: string, language: string) {
    this.text = text;
    this.language = language;
  }

  /** As staff read it, and as it is kept for what asks on about it. */
  get record(): string {
    return this.text;
  }

  /** As recorded behind the words that a wish has already: of two things only the guest's own words say which they corrected. */
  recordAfter(words: string): string {
    return `${words}\n${this.text}`.slice(0, RECORDED_LETTERS_MAX);
  }

  /** Its words by what they mean. */
  get reading(): Reading {
    this.#reading ??= languageFor(this.language).lexicon.read(this.text);
    return this.#reading;
  }

  get concepts(): ReadonlySet<Concept> {
    return this.reading.concepts;
  }

  /** Words with a meaning that is none of ours. */
  get unknown(): readonly string[] {
    return this.reading.unknown;
  }

  /** Does it speak of any of these? */
  speaksOf(concepts: Iterable<Concept>): boolean {
    for (const concept of concepts) if (this.concepts.has(concept)) return true;
    return false;
  }

  /** Does it speak of nothing but these, with so many words at most that mean none of ours? */
  speaksOnlyOf(concepts: ReadonlySet<Concept>, unknownMax = 0): boolean {
    return this.unknown.length <= unknownMax && [...this.concepts].every((concept) => concepts.has(concept));
  }

  /** The things of one kind of work that it names, in its order. */
  thingsOf(intent: Intent): Concept[] {
    const named = this.reading.found.toSorted((a, b) => a.start - b.start).map(({ concept }) => concept);
    return [...new Set(named.filter((concept) => conceptsOf(intent).has(concept)))];
  }

  /** Does it name what this intent is about? */
  names(intent: Intent): boolean {
    return this.reading.found.some(({ concept }) => conceptsOf(intent).has(concept));
  }

  /** The things it tells a fault of. */
  get faulty(): Concept[] {
    return [...this.concepts].filter((concept) => FAULTY.has(concept));
  }

  /** Stands this cue among its words? */
  says(cue: CueName): boolean {
    const known = this.#cues.get(cue);
    if (known !== undefined) return known;
    this.#line ??= toCueLine(this.text, this.language);
    const isSaid = CUES[cue](this.#line, this.language);
    this.#cues.set(cue, isSaid);
    return isSaid;
  }

  /** Does it deny, close, forbid or except anything? */
  get isNegated(): boolean {
    this.#isNegated ??= hasNegation(this.text, this.language);
    return this.#isNegated;
  }

  get endsInQuestionMark(): boolean {
    return endsInQuestionMark(this.text);
  }

  get holdsQuestionMark(): boolean {
    return /[?？؟]/u.test(this.text);
  }

  get isEmpty(): boolean {
    return this.text === '';
  }

  /** No letter and no digit is left of it. */
  get isWordless(): boolean {
    return !/[\p{L}\p{N}]/u.test(this.text);
  }

  get letterCount(): number {
    return this.text.match(/\p{L}/gu)?.length ?? 0;
  }

  get wordCount(): number {
    return this.words.length;
  }

  /** Its words as they are compared. */
  get words(): readonly string[] {
    this.#words ??= splitWords(fold(this.text));
    return this.#words;
  }

  /** A word that joins two things stands first: "and at 9". */
  get beginsWithJoiner(): boolean {
    return listWords(languageFor(this.language).pack.joiners).includes(this.words[0] ?? '');
  }

  /** A plain yes or no in any language, and nothing beside it. */
  get bareYesOrNo(): ReturnType<typeof readBareYesOrNo> {
    return readBareYesOrNo(this.text);
  }

  /** The number that it is, and nothing beside it; NaN where it is none. */
  get bareNumber(): number {
    return Number(this.text.trim());
  }

  /** The numbers in it, in digits. */
  get numbers(): ReadonlySet<number> {
    return numbersIn(this.text);
  }

  /** The diets and animals it speaks of. */
  get kinds(): ReadonlySet<Kind> {
    this.#kinds ??= findKinds(this.text);
    return this.#kinds;
  }

  /** A number that nobody here should have was taken out of it. */
  get hidesPrivateNumber(): boolean {
    return hidesPrivateNumber(this.text);
  }

  /** The words where something was found, as they were typed; '' where they cannot be cut out. */
  typedAt({ start, end }: Pick<Found, 'start' | 'end'>): string {
    // Places are counted in words, where words stand apart, else in letters.
    if (isUnspaced(this.language))
      return fold(this.text).length === this.text.length ? this.text.slice(start, end) : '';
    const typed = splitWords(this.text);
    return typed.length === this.reading.words.length ? typed.slice(start, end).join(' ') : '';
  }

  /** What is said beside these values. */
  beside(values: readonly Pick<Entity, 'text'>[]): Utterance {
    const rest = values.reduce((left, { text }) => left.replace(text, ' '), this.text);
    const known = this.#beside.get(rest);
    if (known !== undefined) return known;
    const made = this.#part(rest);
    this.#beside.set(rest, made);
    return made;
  }

  /** Its clauses, each by itself. */
  get clauses(): readonly Utterance[] {
    this.#clauses ??= splitClauses(this.text, languageFor(this.language)).map((clause) => this.#part(clause));
    return this.#clauses;
  }

  /** What is said beside a value in its own clause. */
  clauseBeside({ text }: Pick<Entity, 'text'>): Utterance {
    const value = fold(text);
    const clause = this.clauses.find((one) => fold(one.text).includes(value)) ?? this;
    return this.#part(fold(clause.text).replace(value, ' '));
  }

  /** What stands between its marks: commas, too. */
  get parts(): readonly Utterance[] {
    return splitParts(this.text).map((part) => this.#part(part));
  }

  /** Does it put one thing, or one hour, in another's place? */
  get putsInstead(): boolean {
    this.#putsInstead ??= saysInstead(this.text);
    return this.#putsInstead;
  }

  /** What is wanted in the place of what is not; null where nothing is. */
  get wantedInstead(): Utterance | null {
    const wanted = this.putsInstead ? splitInstead(this.text)?.wanted : undefined;
    return wanted === undefined ? null : this.#part(wanted);
  }

  /** Its words without those that say so. */
  get withoutInstead(): Utterance {
    return this.putsInstead ? this.#part(withoutInstead(this.text)) : this;
  }

  /** What of a cancelling message is to go, and what is to stay; null where nothing is said to stay. */
  get kept(): { goes: Utterance; stays: Utterance } | null {
    const sides = splitKept(this.text, this.language);
    return sides === null ? null : { goes: this.#part(sides.goes), stays: this.#part(sides.stays) };
  }

  /** The same with the words that it follows before it. */
  after(before: string): Utterance {
    return this.#part(`${before}\n${this.text}`);
  }

  #part(text: string): Utterance {
    return new Utterance(text, this.language);
  }
}

/** The numbers in any text, in digits. */
export function numbersIn(text: string): ReadonlySet<number> {
  return new Set((fold(text).match(/\d+/g) ?? []).map(Number));
}
