import { type Concept, EMERGENCY_CONCEPTS } from '../pack/concepts.ts';
import { fold, splitWords } from './fold.ts';

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
/** Two tones that writers often confuse, so they count as one. */
const NGA = '\u0303';
const HOI = '\u0309';
const MARKED = /[^a-z\d]/;
/** If this share of words has marks, the guest types marks, and a word without any has none. */
const TYPED_WITH_MARKS = 0.4;
const EMERGENCIES: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());

/** The words of a text as typed, with their marks. */
export interface Typed {
  words: readonly string[];
  withMarks: boolean;
}

/**
 * Distinguishes Vietnamese words that differ only by marks, such as "burns", "leaks" and "runs". Texts are compared
 * without marks, as many guests type none; if a guest types them, they count.
 */
export class Tones {
  readonly #byEntry = new Map<string, string[]>();
  readonly #byWord = new Map<string, Set<string>>();

  /** Adds a word or phrase of a concept, as the pack writes it. */
  add(concept: Concept, entry: string): void {
    const typed = splitTyped(entry.replaceAll('*', ''));
    const key = keyOf(concept, typed.map(fold));
    this.#byEntry.set(key, [...(this.#byEntry.get(key) ?? []), typed.join(' ')]);
    for (const word of typed) {
      const wordKey = keyOf(concept, [fold(word)]);
      this.#byWord.set(wordKey, (this.#byWord.get(wordKey) ?? new Set()).add(word));
    }
  }

  /** Returns the words of a text as typed, or null if their number differs from `count`. */
  readTyped(text: string, count: number): Typed | null {
    const words = splitTyped(text).slice(0, count);
    if (words.length !== count) return null;
    return { words, withMarks: words.filter((word) => MARKED.test(word)).length >= words.length * TYPED_WITH_MARKS };
  }

  /** Whether the typed marks agree with a concept that was found without them. */
  agree(concept: Concept, { words, withMarks }: Typed, start: number, end: number): boolean {
    const span = words.slice(start, end);
    const isLax = !withMarks || EMERGENCIES.has(concept);
    const agrees = (typed: string, expected: string) => typed === expected || (isLax && !MARKED.test(typed));
    const entries = this.#byEntry.get(keyOf(concept, span.map(fold)));
    if (entries !== undefined) {
      return entries.some((entry) => entry.split(' ').every((expected, index) => agrees(span[index] ?? '', expected)));
    }
    return span.every((typed) => {
      const expected = this.#byWord.get(keyOf(concept, [fold(typed)]));
      return expected === undefined || [...expected].some((one) => agrees(typed, one));
    });
  }
}

/** Creates the index from each concept's comma-separated words. */
export function createTones(words: Iterable<readonly [Concept, string]>): Tones {
  const tones = new Tones();
  for (const [concept, entries] of words) for (const entry of entries.split(',')) tones.add(concept, entry);
  return tones;
}

/**
 * Splits a text into lower-case words with marks. The tone is moved behind the letters, as writers place it on
 * different vowels.
 */
function splitTyped(text: string): string[] {
  return splitWords(text.normalize('NFKC').toLowerCase()).map((word) => {
    const letters = word.normalize('NFD');
    const tone = letters.match(TONES)?.[0] ?? '';
    return letters.replace(TONES, '').normalize('NFC') + (tone === NGA ? HOI : tone);
  });
}

function keyOf(concept: Concept, words: readonly string[]): string {
  return `${concept} ${words.join(' ')}`;
}
