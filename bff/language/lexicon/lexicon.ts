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
  /** Of its first part, under which it is kept. */
  text: string;
  /** The parts behind the first. */
  rest: readonly Part[];
  /** May a word or two stand between its parts, and may they come in another order? */
  isLoose: boolean;
  isOrdered: boolean;
}

const BARE_NUMBER = /^\d+$/;
/** French has "vol" for a flight and, with an ending, for stolen: an emergency is never guessed from a stem. */
const TO_THE_LETTER: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());

/** So many words may stand inside a call for help: "I can't really breathe". */
const GAP_MAX = 2;
/**
 * Where it smells is told between the smell and the gas: "it smells in the corridor on the 2nd floor of gas". Only where a word
 * joins the two: "it smells so good, is the gas grill free" is no alarm.
 */
const FAR_GAP_MAX = 12;
const JOINED_PARTS_MIN = 3;
const TOLD_WITH_PLACE: Concept = 'gas';

/** A message, its clauses, and a few entries of the hotel's beside them. */
const READINGS_MAX = 32;
const WORDS_MAX = 120;
const LETTERS_MAX = 1_200;
/** Words from this length on are mended; where more words are known to be spelt right, shorter ones too. */
const KNOWN = { typedMin: 6, meantMin: 6 };
const WELL_KNOWN = { typedMin: 4, meantMin: 5 };
const UNMENDED = { typedMin: Number.POSITIVE_INFINITY, meantMin: Number.POSITIVE_INFINITY };

/** Sentences with a meaning of their own are as guests typed them. */
const SPELT_RIGHT: ReadonlySet<string> = new Set(['-', 'more']);

/** A pack's words, ready to be looked up. */
export class Lexicon {
  readonly stemmer: Stemmer;
  readonly empty: ReadonlySet<string>;
  readonly #unspaced: boolean;
  readonly #isIsolating: boolean;
  readonly #segmenter: Intl.Segmenter | null;
  readonly #byWord = new WordIndex<Pattern>();
  readonly #byStem = new WordIndex<Pattern>();
  readonly #byBeginning = new WordIndex<Pattern>();
  readonly #byEnding = new WordIndex<Pattern>();
  readonly #byLetter = new WordIndex<Lettered>();
  /** The newest texts as they were read: a message is asked many things. */
  readonly #keep = keepByKey<Reading>(READINGS_MAX);
  readonly #typos: Typos;
  /** Where marks alone tell many words apart. */
  readonly #tones: Tones | null;

  /**
   * `isWellKnown`: its sentences hold so many words that short ones may be mended too. `search`: it knows the words of `search.json`
   * instead of those of the lexicon, and mends none.
   */
  constructor(pack: LanguagePack, { isWellKnown = false, search = false } = {}) {
    this.#typos = new Typos(search ? UNMENDED : isWellKnown ? WELL_KNOWN : KNOWN);
    this.#unspaced = pack.script.unspaced;
    this.#isIsolating = pack.isolating;
    this.#segmenter = this.#unspaced ? new Intl.Segmenter(pack.code, { granularity: 'word' }) : null;
    this.stemmer = createStemmer(pack);
    const own = search ? listSearched(pack) : listKnown(pack);
    this.#tones = pack.script.tones ? createTones(own) : null;
    this.empty = new Set(listWords(pack.functionWords).flatMap(splitWords));
    for (const word of this.empty) this.#typos.add(word);
    for (const word of listWords(pack.spelledRight)) this.#typos.keep(word);
    const parts = createPartReader(this.stemmer);
    for (const [concept, entries] of own)
      for (const entry of listWords(entries)) if (!BARE_NUMBER.test(entry)) this.#add(concept, entry, parts); // 112 may be a room
    if (!search) this.#addTimes(pack, parts);
    for (const index of [this.#byWord, this.#byStem, this.#byBeginning, this.#byEnding, this.#byLetter]) index.trim();
    this.#typos.close();
  }

  /** Words that tell late and early, and those of the sentences, which are spelt right. */
  #addTimes(pack: LanguagePack, parts: PartReader): void {
    for (const entry of listWords(pack.times.midnight)) this.#add('late', entry, parts);
    for (const entry of listWords(pack.times.am)) if (isMorning(entry, pack)) this.#add('morning', entry, parts);
    // Words of the example sentences are spelt right, whatever they are near to.
    const phrases = pack.sentences.flatMap(({ meaning, text }) => (SPELT_RIGHT.has(meaning) ? [text] : [])).join('\n');
    for (const word of splitWords(fold(phrases))) this.#typos.add(word);
  }

  /** Finds what a text speaks of. Never throws; what is past the first 1,200 letters is not read. */
  read(text: string): Reading {
    return this.#keep(text, () => this.#reread(text));
  }

  /** Does the text mean anything of ours? */
  isKnown(text: string): boolean {
    const { concepts, things, contentCount } = this.read(text);
    return concepts.size > 0 || things.size > 0 || contentCount === 0;
  }

  #reread(text: string): Reading {
    const folded = fold(text.slice(0, LETTERS_MAX));
    if (this.#segmenter !== null) return readLetters(folded, this.#byLetter, this.empty, this.#segmenter);
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
    const telling = parts.filter(({ text }) => !this.empty.has(text) && text.length > 1);
    const pattern = {
      concept,
      text: first.text,
      rest: reader.restOf(parts),
      isLoose: TO_THE_LETTER.has(concept) && (telling.length > 1 || parts.length > 2),
      isOrdered: telling.length < 2 || this.#isIsolating || concept === 'child_missing', // a child may have lost its bear
    };
    if (first.kind === 'word') {
      this.#byWord.add(first.text, pattern);
      if (!TO_THE_LETTER.has(concept)) this.#byStem.add(first.stem, pattern);
    } else (first.kind === 'beginning' ? this.#byBeginning : this.#byEnding).add(first.text, pattern);
    const isGrave = TO_THE_LETTER.has(concept);
    for (const { kind, text } of parts) if (kind !== 'ending') this.#typos.add(text, isGrave);
  }

  #readWords(given: string[], typed: Typed | null): Reading {
    const words = [...given];
    const findAll = () => {
      const all = words.flatMap((_, start) => this.#findAt(words, start));
      return typed === null ? all : all.filter((one) => this.#tones?.agree(one.concept, typed, one.start, one.end));
    };
    let all = findAll();
    const known = new Array<boolean>(words.length).fill(false);
    for (const { start, end } of all) known.fill(true, start, end);
    let mended = false;
    for (const [index, word] of words.entries()) {
      if (known[index] || this.empty.has(word) || word.length < this.#typos.typedMin || /\d/.test(word)) continue;
      const meant = this.#typos.mend(word);
      if (meant === null) continue;
      words[index] = meant;
      mended = true;
    }
    if (mended) {
      all = findAll();
      for (const { start, end } of all) known.fill(true, start, end);
    }
    // A thing is no matter of ours by itself: a message full of them may be about anything.
    known.fill(false);
    for (const { concept, start, end } of all) if (!isThing(concept)) known.fill(true, start, end);
    const isContent = (word: string, index: number) => known[index] || !(this.empty.has(word) || /^\d+$/.test(word));
    const content = words.flatMap((word, index) => (isContent(word, index) ? [{ word, known: known[index] }] : []));
    return {
      ...keepLongest(all),
      words,
      unknown: content.flatMap((one) => (one.known ? [] : [one.word])),
      contentCount: content.length,
    };
  }

  /** The patterns that begin at a word. An exact word stands above one that only shares a stem ("booking" is no "book"). */
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
    const exact = found.some(({ end }) => end === start + 1) || this.empty.has(words[start] ?? '');
    for (const form of this.stemmer.forms(words[start] ?? '')) {
      for (const pattern of this.#byStem.get(this.stemmer.stem(form))) {
        const alone = pattern.rest.length === 0;
        if (alone ? !exact : isInflected(form, pattern.text)) this.#tryPattern(pattern, words, start, found);
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
    for (const part of rest) if (!this.#fits(part, words[place++] ?? '', TO_THE_LETTER.has(concept))) return;
    found.push({ concept, start, end });
  }

  /** Finds the parts near the first one, in any order, with a word or two between them that are no denial. */
  #tryLoosely(pattern: Pattern, words: readonly string[], start: number, found: Found[]): void {
    const { concept, isOrdered } = pattern;
    const span =
      this.#findParts(pattern, words, start, { gap: GAP_MAX, isOrdered, isStrict: isOrdered }) ??
      (concept === TOLD_WITH_PLACE && pattern.rest.length + 1 >= JOINED_PARTS_MIN
        ? this.#findParts(pattern, words, start, { gap: FAR_GAP_MAX, isOrdered: true, isStrict: false })
        : null);
    if (span !== null) found.push({ concept, ...span });
  }

  /** Where all parts stand; null where one is missing. `isStrict`: no other word of ours may stand between them. */
  #findParts(
    { text: own, rest }: Pattern,
    words: readonly string[],
    start: number,
    { gap, isOrdered, isStrict }: { gap: number; isOrdered: boolean; isStrict: boolean },
  ): Span | null {
    const count = 1 + rest.length;
    const extent = count + gap;
    const taken = new Set([start]);
    let [first, last] = [start, start];
    for (const part of rest) {
      const from = isOrdered ? last : last - extent + 1;
      const place = this.#findNear(part, words, taken, from, first + extent - 1, last);
      if (place === null) return null;
      taken.add(place);
      first = Math.min(first, place);
      last = Math.max(last, place);
    }
    const denies = this.#isDenial(own) || rest.some(({ text }) => this.#isDenial(text));
    const isExact = last - first + 1 === count && first === start;
    for (let index = isExact ? first : first - 1; index < last; index++)
      if (
        !taken.has(index) &&
        !this.#mayStandBetween(words[index] ?? '', { denies, isFree: index < first || !isStrict })
      )
        return null;
    return { start: first, end: last + 1 };
  }

  /** The place of a part: what comes after the last one sooner than what comes before. */
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

  /** A "no" in or before what is not said word for word changes all, unless one is meant; where order counts, so does any word of ours. */
  #mayStandBetween(word: string, { denies, isFree }: { denies: boolean; isFree: boolean }): boolean {
    if (this.#isDenial(word)) return denies;
    if (isFree || this.empty.has(word)) return true;
    return !this.#byWord.has(word) && !this.#byStem.has(this.stemmer.stem(word));
  }

  #isDenial(word: string): boolean {
    return this.#byWord.get(word).some(({ concept, rest }) => concept === 'no' && rest.length === 0);
  }

  #fits({ kind, text, stem }: Part, word: string, toTheLetter: boolean): boolean {
    for (const form of this.stemmer.forms(word)) {
      if (kind === 'beginning' ? form.startsWith(text) : kind === 'ending' ? form.endsWith(text) : form === text)
        return true;
      const mayBend = kind === 'word' && !toTheLetter && isInflected(form, text);
      if (mayBend && this.stemmer.stem(form) === stem) return true;
    }
    return false;
  }
}

type ConceptWords = readonly (readonly [Concept, Words])[];

function listKnown(pack: LanguagePack): ConceptWords {
  return CONCEPT_NAMES.map((concept) => [concept, [pack.concepts[concept] ?? '', ...listPairs(pack, concept)].join()]);
}

function listSearched({ search: { words } }: LanguagePack): ConceptWords {
  return Object.entries(words).flatMap(([name, entries]): ConceptWords => (isConcept(name) ? [[name, entries]] : []));
}

/** The entries of a list of words, folded. */
export function listWords(words: Words): string[] {
  return fold(words)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Of the words for the hours before noon those that stand alone: "a.m." and "Uhr" go with a number. */
function isMorning(entry: string, { script, times }: LanguagePack): boolean {
  if (script.unspaced) return !/[a-z]/.test(entry);
  return entry.length > script.leastStemLetters && !listWords(times.clock).some((word) => entry.startsWith(`${word} `));
}

/** Inside a phrase a word may differ by little: "i booked" is not "i book". */
function isInflected(form: string, text: string): boolean {
  return Math.abs(form.length - text.length) <= 1;
}
