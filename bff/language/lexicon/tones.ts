import { type Concept, EMERGENCY_CONCEPTS } from '../pack/concepts.ts';
import { fold, splitWords } from './fold.ts';

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
/** Many write the one for the other. */
const NGA = '\u0303';
const HOI = '\u0309';
const MARKED = /[^a-z\d]/;
/** From this share of words with marks on, a word without is meant to have none. */
const TYPED_WITH_MARKS = 0.4;
const GRAVE: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());

/** The words of a text as they were typed, marks and all. */
export interface Typed {
  words: readonly string[];
  withMarks: boolean;
}

/**
 * Tells Vietnamese words apart that are the same but for their marks: it burns, it leaks, it runs.
 * Texts are compared without marks, for many type none; where a guest types them, what they say counts.
 */
export class Tones {
  readonly #byEntry = new Map<string, string[]>();
  readonly #byWord = new Map<string, Set<string>>();

  /** `entry`: one of a concept's words or phrases, as the pack writes it. */
  add(concept: Concept, entry: string): void {
    const typed = listTyped(entry.replaceAll('*', ''));
    const key = keyOf(concept, typed.map(fold));
    this.#byEntry.set(key, [...(this.#byEntry.get(key) ?? []), typed.join(' ')]);
    for (const word of typed) {
      const wordKey = keyOf(concept, [fold(word)]);
      this.#byWord.set(wordKey, (this.#byWord.get(wordKey) ?? new Set()).add(word));
    }
  }

  /** The words of a text as typed, or null where they are not those it is read by. */
  readTyped(text: string, count: number): Typed | null {
    const words = listTyped(text).slice(0, count);
    if (words.length !== count) return null;
    return { words, withMarks: words.filter((word) => MARKED.test(word)).length >= words.length * TYPED_WITH_MARKS };
  }

  /** Do the words say what was found in them without their marks? */
  agree(concept: Concept, { words, withMarks }: Typed, start: number, end: number): boolean {
    const span = words.slice(start, end);
    const isLax = !withMarks || GRAVE.has(concept);
    const fits = (typed: string, meant: string) => typed === meant || (isLax && !MARKED.test(typed));
    const entries = this.#byEntry.get(keyOf(concept, span.map(fold)));
    if (entries !== undefined) {
      return entries.some((entry) => entry.split(' ').every((meant, index) => fits(span[index] ?? '', meant)));
    }
    return span.every((typed) => {
      const meant = this.#byWord.get(keyOf(concept, [fold(typed)]));
      return meant === undefined || [...meant].some((one) => fits(typed, one));
    });
  }
}

/** What each concept's words look like with their marks; `words`: those of each concept, between commas. */
export function createTones(words: Iterable<readonly [Concept, string]>): Tones {
  const tones = new Tones();
  for (const [concept, entries] of words) for (const entry of entries.split(',')) tones.add(concept, entry);
  return tones;
}

/** Words in lower case with their marks, the tone behind the letters: it is the same whichever vowel bears it. */
function listTyped(text: string): string[] {
  return splitWords(text.normalize('NFKC').toLowerCase()).map((word) => {
    const letters = word.normalize('NFD');
    const tone = letters.match(TONES)?.[0] ?? '';
    return letters.replace(TONES, '').normalize('NFC') + (tone === NGA ? HOI : tone);
  });
}

function keyOf(concept: Concept, words: readonly string[]): string {
  return `${concept} ${words.join(' ')}`;
}
