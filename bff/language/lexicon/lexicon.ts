import { keepByKey } from '../../base/keep-by-key.ts';
import { CONCEPT_NAMES, type Concept, EMERGENCY_CONCEPTS, isConcept, isThing } from '../pack/concepts.ts';
import type { Words } from '../pack/grammar.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { listPairs } from './danger-pairs.ts';
import { fold, splitWords } from './fold.ts';
import { type Found, keepLongest } from './found.ts';
import { createPartReader, type Part, type PartReader } from './parts.ts';
import type { Span } from './phrases.ts';
import { type Lettered, readLetters } from './read-letters.ts';
import type { Reading } from './reading.ts';
import { createStemmer, type Stemmer } from './stem.ts';
import { createTones, type Tones, type Typed } from './tones.ts';
import { Typos } from './typo.ts';
import { WordIndex } from './word-index.ts';

interface Pattern {
  concept: Concept;
  /** The first part, which is the key in the index. */
  text: string;
  /** The parts behind the first. */
  rest: readonly Part[];
  /** `isLoose`: other words may stand between the parts. `isOrdered`: the parts must keep their order. */
  isLoose: boolean;
  isOrdered: boolean;
}

const BARE_NUMBER = /^\d+$/;
/**
 * Emergency concepts match exact words only, never stems: French "vol" is a flight, and its stem is shared with
 * "stolen".
 */
const EXACT_ONLY: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());

/** The most words between the parts of a call for help: "I can't really breathe". */
const GAP_MAX = 2;
/**
 * The most words between "smells" and "gas": "it smells in the corridor on the 2nd floor of gas". It needs a joining
 * word: "it smells so good, is the gas grill free" is no alarm.
 */
const FAR_GAP_MAX = 12;
const JOINED_PARTS_MIN = 3;
const SMELL_OF_GAS: Concept = 'gas';

/** The number of cached readings: enough for a message, its clauses and a few entries of the hotel. */
const READINGS_MAX = 32;
const WORDS_MAX = 120;
const LETTERS_MAX = 1_200;
/**
 * The shortest lengths at which words are corrected and suggested. A lexicon that knows more correct words may correct
 * shorter words.
 */
const MINIMUMS = { minTypedLength: 6, minSuggestedLength: 6 };
const MINIMUMS_WELL_KNOWN = { minTypedLength: 4, minSuggestedLength: 5 };
const MINIMUMS_OFF = { minTypedLength: Number.POSITIVE_INFINITY, minSuggestedLength: Number.POSITIVE_INFINITY };

/** Meanings whose example sentences are spelt correctly. The other examples are stored as guests typed them. */
const SPELT_RIGHT: ReadonlySet<string> = new Set(['-', 'more']);

/** Finds a language's concepts in texts. */
export class Lexicon {
  readonly stemmer: Stemmer;
  readonly functionWords: ReadonlySet<string>;
  readonly #unspaced: boolean;
  readonly #isIsolating: boolean;
  readonly #segmenter: Intl.Segmenter | null;
  readonly #byWord = new WordIndex<Pattern>();
  readonly #byStem = new WordIndex<Pattern>();
  readonly #byBeginning = new WordIndex<Pattern>();
  readonly #byEnding = new WordIndex<Pattern>();
  readonly #byLetter = new WordIndex<Lettered>();
  /** The readings of the newest texts, as each message is read many times. */
  readonly #keep = keepByKey<Reading>(READINGS_MAX);
  readonly #typos: Typos;
  /** For languages in which words differ only by tone marks. */
  readonly #tones: Tones | null;

  /**
   * `isWellKnown`: the language has so many example sentences that typing errors in short words may be corrected too.
   * `search`: uses the words of `search.json` and corrects nothing.
   */
  constructor(pack: LanguagePack, { isWellKnown = false, search = false } = {}) {
    this.#typos = new Typos(search ? MINIMUMS_OFF : isWellKnown ? MINIMUMS_WELL_KNOWN : MINIMUMS);
    this.#unspaced = pack.script.unspaced;
    this.#isIsolating = pack.isolating;
    this.#segmenter = this.#unspaced ? new Intl.Segmenter(pack.code, { granularity: 'word' }) : null;
    this.stemmer = createStemmer(pack);
    const conceptWords = search ? listSearchWords(pack) : listConceptWords(pack);
    this.#tones = pack.script.tones ? createTones(conceptWords) : null;
    this.functionWords = new Set(listWords(pack.functionWords).flatMap(splitWords));
    for (const word of this.functionWords) this.#typos.add(word);
    for (const word of listWords(pack.spelledRight)) this.#typos.keep(word);
    const parts = createPartReader(this.stemmer);
    for (const [concept, entries] of conceptWords)
      for (const entry of listWords(entries)) if (!BARE_NUMBER.test(entry)) this.#add(concept, entry, parts); // "112" may be a room
    if (!search) this.#addTimes(pack, parts);
    for (const index of [this.#byWord, this.#byStem, this.#byBeginning, this.#byEnding, this.#byLetter]) index.trim();
    this.#typos.close();
  }

  /** Adds the words for late and early hours, and the correct words of the example sentences. */
  #addTimes(pack: LanguagePack, parts: PartReader): void {
    for (const entry of listWords(pack.times.midnight)) this.#add('late', entry, parts);
    for (const entry of listWords(pack.times.am)) if (isMorning(entry, pack)) this.#add('morning', entry, parts);
    // These words are correct, even if they resemble others.
    const phrases = pack.sentences.flatMap(({ meaning, text }) => (SPELT_RIGHT.has(meaning) ? [text] : [])).join('\n');
    for (const word of splitWords(fold(phrases))) this.#typos.add(word);
  }

  /** Finds the concepts in a text. Never throws; reads the first 1,200 letters only. */
  read(text: string): Reading {
    return this.#keep(text, () => this.#reread(text));
  }

  /** Whether the text holds any known concept, or no words with content. */
  isKnown(text: string): boolean {
    const { concepts, things, contentCount } = this.read(text);
    return concepts.size > 0 || things.size > 0 || contentCount === 0;
  }

  #reread(text: string): Reading {
    const folded = fold(text.slice(0, LETTERS_MAX));
    if (this.#segmenter !== null) return readLetters(folded, this.#byLetter, this.functionWords, this.#segmenter);
    const words = splitWords(folded).slice(0, WORDS_MAX);
    return this.#readWords(words, this.#tones?.readTyped(text.slice(0, LETTERS_MAX), words.length) ?? null);
  }

  #add(concept: Concept, entry: string, reader: PartReader): void {
    if (this.#unspaced) {
      const text = entry.replaceAll('*', '');
      const letter = text[0];
      if (letter !== undefined) this.#byLetter.add(letter, { concept, text });
      return;
    }
    const parts = reader.read(entry);
    const [first] = parts;
    if (first === undefined) return;
    const contentParts = parts.filter(({ text }) => !this.functionWords.has(text) && text.length > 1);
    const pattern = {
      concept,
      text: first.text,
      rest: reader.restOf(parts),
      isLoose: EXACT_ONLY.has(concept) && (contentParts.length > 1 || parts.length > 2),
      isOrdered: contentParts.length < 2 || this.#isIsolating || concept === 'child_missing', // the child is missing, not the child's bear
    };
    if (first.kind === 'word') {
      this.#byWord.add(first.text, pattern);
      if (!EXACT_ONLY.has(concept)) this.#byStem.add(first.stem, pattern);
    } else (first.kind === 'beginning' ? this.#byBeginning : this.#byEnding).add(first.text, pattern);
    const isExactOnly = EXACT_ONLY.has(concept);
    for (const { kind, text } of parts) if (kind !== 'ending') this.#typos.add(text, isExactOnly);
  }

  #readWords(originalWords: string[], typed: Typed | null): Reading {
    const words = [...originalWords];
    const findAll = () => {
      const found = words.flatMap((_, start) => this.#findAt(words, start));
      return typed === null ? found : found.filter((one) => this.#tones?.agree(one.concept, typed, one.start, one.end));
    };
    let found = findAll();
    const isKnown = new Array<boolean>(words.length).fill(false);
    for (const { start, end } of found) isKnown.fill(true, start, end);
    let isCorrected = false;
    for (const [index, word] of words.entries()) {
      if (isKnown[index] || this.functionWords.has(word) || word.length < this.#typos.minTypedLength || /\d/.test(word))
        continue;
      const corrected = this.#typos.correct(word);
      if (corrected === null) continue;
      words[index] = corrected;
      isCorrected = true;
    }
    if (isCorrected) {
      found = findAll();
      for (const { start, end } of found) isKnown.fill(true, start, end);
    }
    // Things count as unknown here: a message full of them may be about anything.
    isKnown.fill(false);
    for (const { concept, start, end } of found) if (!isThing(concept)) isKnown.fill(true, start, end);
    const isContent = (word: string, index: number) =>
      isKnown[index] || !(this.functionWords.has(word) || /^\d+$/.test(word));
    const content = words.flatMap((word, index) => (isContent(word, index) ? [{ word, known: isKnown[index] }] : []));
    return {
      ...keepLongest(found),
      words,
      unknown: content.flatMap((one) => (one.known ? [] : [one.word])),
      contentCount: content.length,
    };
  }

  /**
   * Finds the patterns that begin at a word. An exact word wins over one that only shares a stem ("booking" is not
   * "book").
   */
  #findAt(words: readonly string[], start: number): Found[] {
    const found: Found[] = [];
    for (const form of this.stemmer.forms(words[start] ?? '')) {
      for (const pattern of this.#byWord.get(form)) this.#tryPattern(pattern, words, start, found);
      const longest = Math.min(form.length, Math.max(this.#byBeginning.longest, this.#byEnding.longest));
      for (let length = 2; length <= longest; length++) {
        for (const pattern of this.#byBeginning.get(form.slice(0, length)))
          this.#tryPattern(pattern, words, start, found);
        for (const pattern of this.#byEnding.get(form.slice(-length))) this.#tryPattern(pattern, words, start, found);
      }
    }
    const hasExact = found.some(({ end }) => end === start + 1) || this.functionWords.has(words[start] ?? '');
    for (const form of this.stemmer.forms(words[start] ?? '')) {
      for (const pattern of this.#byStem.get(this.stemmer.stem(form))) {
        const isSingleWord = pattern.rest.length === 0;
        if (isSingleWord ? !hasExact : isInflected(form, pattern.text)) this.#tryPattern(pattern, words, start, found);
      }
    }
    return found;
  }

  #tryPattern(pattern: Pattern, words: readonly string[], start: number, found: Found[]): void {
    const { concept, rest } = pattern;
    if (pattern.isLoose) {
      this.#tryLoosely(pattern, words, start, found);
      return;
    }
    const end = start + 1 + rest.length;
    if (end > words.length) return;
    let place = start + 1;
    for (const part of rest) if (!this.#fits(part, words[place++] ?? '', EXACT_ONLY.has(concept))) return;
    found.push({ concept, start, end });
  }

  /** Finds a pattern's parts near its first part, with other words between them but no denial. */
  #tryLoosely(pattern: Pattern, words: readonly string[], start: number, found: Found[]): void {
    const { concept, isOrdered } = pattern;
    const span =
      this.#findParts(pattern, words, start, { gap: GAP_MAX, isOrdered, isStrict: isOrdered }) ??
      (concept === SMELL_OF_GAS && pattern.rest.length + 1 >= JOINED_PARTS_MIN
        ? this.#findParts(pattern, words, start, { gap: FAR_GAP_MAX, isOrdered: true, isStrict: false })
        : null);
    if (span !== null) found.push({ concept, ...span });
  }

  /**
   * Returns the span of all parts, or null if one is missing. `isStrict`: no other known word may stand between them.
   */
  #findParts(
    { text: own, rest }: Pattern,
    words: readonly string[],
    start: number,
    { gap, isOrdered, isStrict }: { gap: number; isOrdered: boolean; isStrict: boolean },
  ): Span | null {
    const count = 1 + rest.length;
    const reach = count + gap;
    const takenPositions = new Set([start]);
    let [first, last] = [start, start];
    for (const part of rest) {
      const from = isOrdered ? last : last - reach + 1;
      const place = this.#findNear(part, words, takenPositions, from, first + reach - 1, last);
      if (place === null) return null;
      takenPositions.add(place);
      first = Math.min(first, place);
      last = Math.max(last, place);
    }
    const denies = this.#isDenial(own) || rest.some(({ text }) => this.#isDenial(text));
    const isExact = last - first + 1 === count && first === start;
    for (let index = isExact ? first : first - 1; index < last; index++)
      if (
        !takenPositions.has(index) &&
        !this.#mayStandBetween(words[index] ?? '', { denies, isFree: index < first || !isStrict })
      )
        return null;
    return { start: first, end: last + 1 };
  }

  /** Finds the position of a part, first behind the last part and then before it. */
  #findNear(
    part: Part,
    words: readonly string[],
    taken: ReadonlySet<number>,
    from: number,
    to: number,
    last: number,
  ): number | null {
    for (let index = last + 1; index <= to; index++) if (this.#fits(part, words[index] ?? '', true)) return index;
    for (let index = last; index >= Math.max(0, from); index--)
      if (!taken.has(index) && this.#fits(part, words[index] ?? '', true)) return index;
    return null;
  }

  /**
   * Whether a word may stand between the parts. A denial may not, unless the pattern has one itself; in a strict
   * pattern no known word may.
   */
  #mayStandBetween(word: string, { denies, isFree }: { denies: boolean; isFree: boolean }): boolean {
    if (this.#isDenial(word)) return denies;
    if (isFree || this.functionWords.has(word)) return true;
    return !this.#byWord.has(word) && !this.#byStem.has(this.stemmer.stem(word));
  }

  #isDenial(word: string): boolean {
    return this.#byWord.get(word).some(({ concept, rest }) => concept === 'no' && rest.length === 0);
  }

  #fits({ kind, text, stem }: Part, word: string, isExact: boolean): boolean {
    for (const form of this.stemmer.forms(word)) {
      if (kind === 'beginning' ? form.startsWith(text) : kind === 'ending' ? form.endsWith(text) : form === text)
        return true;
      const mayInflect = kind === 'word' && !isExact && isInflected(form, text);
      if (mayInflect && this.stemmer.stem(form) === stem) return true;
    }
    return false;
  }
}

type ConceptWords = readonly (readonly [Concept, Words])[];

function listConceptWords(pack: LanguagePack): ConceptWords {
  return CONCEPT_NAMES.map((concept) => [concept, [pack.concepts[concept] ?? '', ...listPairs(pack, concept)].join()]);
}

function listSearchWords({ search: { words } }: LanguagePack): ConceptWords {
  return Object.entries(words).flatMap(([name, entries]): ConceptWords => (isConcept(name) ? [[name, entries]] : []));
}

/** Splits a comma-separated list into folded entries. */
export function listWords(words: Words): string[] {
  return fold(words)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Whether a word for the morning can stand alone; "a.m." and "Uhr" need a number. */
function isMorning(entry: string, { script, times }: LanguagePack): boolean {
  if (script.unspaced) return !/[a-z]/.test(entry);
  return entry.length > script.leastStemLetters && !listWords(times.clock).some((word) => entry.startsWith(`${word} `));
}

/** Whether two forms differ by one letter at most: in a phrase, "i booked" is not "i book". */
function isInflected(form: string, text: string): boolean {
  return Math.abs(form.length - text.length) <= 1;
}
