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
 * A message of a guest, or a part of it, with questions to its words. Each answer is computed at its first use. Only
 * `bff/engine/reading` and the like read `text`.
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

  /** The text for staff, also kept for follow-up questions. */
  get record(): string {
    return this.text;
  }

  /** The text appended to a wish's earlier words, so that staff see what was corrected. */
  recordAfter(words: string): string {
    return `${words}\n${this.text}`.slice(0, RECORDED_LETTERS_MAX);
  }

  /** Its words with their concepts. */
  get reading(): Reading {
    this.#reading ??= languageFor(this.language).lexicon.read(this.text);
    return this.#reading;
  }

  get concepts(): ReadonlySet<Concept> {
    return this.reading.concepts;
  }

  /** Content words without a concept. */
  get unknown(): readonly string[] {
    return this.reading.unknown;
  }

  /** Whether the text has any of these concepts. */
  speaksOf(concepts: Iterable<Concept>): boolean {
    for (const concept of concepts) if (this.concepts.has(concept)) return true;
    return false;
  }

  /** Whether the text has no other concepts, and at most this many unknown words. */
  speaksOnlyOf(concepts: ReadonlySet<Concept>, unknownMax = 0): boolean {
    return this.unknown.length <= unknownMax && [...this.concepts].every((concept) => concepts.has(concept));
  }

  /** Returns the named things of an intent, in order. */
  thingsOf(intent: Intent): Concept[] {
    const concepts = this.reading.found.toSorted((a, b) => a.start - b.start).map(({ concept }) => concept);
    return [...new Set(concepts.filter((concept) => conceptsOf(intent).has(concept)))];
  }

  /** Whether the text names the intent's thing. */
  names(intent: Intent): boolean {
    return this.reading.found.some(({ concept }) => conceptsOf(intent).has(concept));
  }

  /** The things it reports a fault of. */
  get faulty(): Concept[] {
    return [...this.concepts].filter((concept) => FAULTY.has(concept));
  }

  /** Whether the text contains this cue. */
  says(cue: CueName): boolean {
    const cached = this.#cues.get(cue);
    if (cached !== undefined) return cached;
    this.#line ??= toCueLine(this.text, this.language);
    const isFound = CUES[cue](this.#line, this.language);
    this.#cues.set(cue, isFound);
    return isFound;
  }

  /** Whether the text denies, closes, forbids or excepts anything. */
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

  /** Whether the text has no letter and no digit. */
  get isWordless(): boolean {
    return !/[\p{L}\p{N}]/u.test(this.text);
  }

  get letterCount(): number {
    return this.text.match(/\p{L}/gu)?.length ?? 0;
  }

  get wordCount(): number {
    return this.words.length;
  }

  /** Its folded words. */
  get words(): readonly string[] {
    this.#words ??= splitWords(fold(this.text));
    return this.#words;
  }

  /** Whether the text begins with a joining word: "and at 9". */
  get beginsWithJoiner(): boolean {
    return listWords(languageFor(this.language).pack.joiners).includes(this.words[0] ?? '');
  }

  /** The plain yes or no of a text that says nothing else, in any language. */
  get bareYesOrNo(): ReturnType<typeof readBareYesOrNo> {
    return readBareYesOrNo(this.text);
  }

  /** The number it consists of; NaN if there is more. */
  get bareNumber(): number {
    return Number(this.text.trim());
  }

  /** The numbers in it, in digits. */
  get numbers(): ReadonlySet<number> {
    return numbersIn(this.text);
  }

  /** The diets and animals it names. */
  get kinds(): ReadonlySet<Kind> {
    this.#kinds ??= findKinds(this.text);
    return this.#kinds;
  }

  /** Whether a private number, such as a card's, was removed from it. */
  get hidesPrivateNumber(): boolean {
    return hidesPrivateNumber(this.text);
  }

  /** Returns the words of a found concept as typed, or '' if they cannot be located. */
  typedAt({ start, end }: Pick<Found, 'start' | 'end'>): string {
    // Positions count words, or letters in scripts without spaces.
    if (isUnspaced(this.language))
      return fold(this.text).length === this.text.length ? this.text.slice(start, end) : '';
    const typedWords = splitWords(this.text);
    return typedWords.length === this.reading.words.length ? typedWords.slice(start, end).join(' ') : '';
  }

  /** Returns the text without these values. */
  beside(values: readonly Pick<Entity, 'text'>[]): Utterance {
    const rest = values.reduce((left, { text }) => left.replace(text, ' '), this.text);
    const cached = this.#beside.get(rest);
    if (cached !== undefined) return cached;
    const part = this.#part(rest);
    this.#beside.set(rest, part);
    return part;
  }

  /** Its clauses. */
  get clauses(): readonly Utterance[] {
    this.#clauses ??= splitClauses(this.text, languageFor(this.language)).map((clause) => this.#part(clause));
    return this.#clauses;
  }

  /** Returns the value's clause without the value. */
  clauseBeside({ text }: Pick<Entity, 'text'>): Utterance {
    const value = fold(text);
    const clause = this.clauses.find((one) => fold(one.text).includes(value)) ?? this;
    return this.#part(fold(clause.text).replace(value, ' '));
  }

  /** Its parts between punctuation marks, commas included. */
  get parts(): readonly Utterance[] {
    return splitParts(this.text).map((part) => this.#part(part));
  }

  /** Whether the text replaces one thing or hour by another. */
  get putsInstead(): boolean {
    this.#putsInstead ??= saysInstead(this.text);
    return this.#putsInstead;
  }

  /** The part that names the replacement; null if nothing is replaced. */
  get wantedInstead(): Utterance | null {
    const wanted = this.putsInstead ? splitInstead(this.text)?.wanted : undefined;
    return wanted === undefined ? null : this.#part(wanted);
  }

  /** The text without the phrase of replacing. */
  get withoutInstead(): Utterance {
    return this.putsInstead ? this.#part(withoutInstead(this.text)) : this;
  }

  /** The parts of a cancellation that go and that stay; null if nothing stays. */
  get kept(): { goes: Utterance; stays: Utterance } | null {
    const sides = splitKept(this.text, this.language);
    return sides === null ? null : { goes: this.#part(sides.goes), stays: this.#part(sides.stays) };
  }

  /** Returns the text with earlier words before it. */
  after(before: string): Utterance {
    return this.#part(`${before}\n${this.text}`);
  }

  #part(text: string): Utterance {
    return new Utterance(text, this.language);
  }
}

/** Returns the numbers in a text, in digits. */
export function numbersIn(text: string): ReadonlySet<number> {
  return new Set((fold(text).match(/\d+/g) ?? []).map(Number));
}
