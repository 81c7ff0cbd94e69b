import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';

/** The number of the guest's consecutive words that counts as an echo, unless a source has the same words. */
const RUN_WORDS_MIN = 7;
/** The share of a sentence part from which the guest's consecutive words count as an echo. */
const SHARE_MAX = 0.8;
const PART_WORDS_MIN = 2;
/** The letters that count as one word in scripts without spaces. */
const LETTERS_OF_WORD = 2.5;
const COURTESIES: ReadonlySet<Concept> = new Set<Concept>([
  'greeting',
  'thanks',
  'goodbye',
  'morning',
  'please',
  'date',
  'early',
]);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const PARTS = /[:;"“”«»„「」『』（）(){}\n：；]|\s[–—-]\s|[.!?…。！？]+/u;

/**
 * Whether a sentence, or a part of it, consists mostly of the guest's words in the guest's order. Such a sentence is no answer: a
 * model that obeys the guest produces it. `sources`: words that are permitted even if the guest used them.
 */
export function echoesGuest(sentence: string, guest: string, sources: string, language: string): boolean {
  const scale = UNSPACED.test(sentence) ? LETTERS_OF_WORD : 1;
  const least = Math.ceil(PART_WORDS_MIN * scale);
  const heard = toRun(toUnits(guest));
  const known = toRun(toUnits(sources));
  return sentence.split(PARTS).some((part) => {
    const units = toUnits(part);
    if (units.length < least || isCourtesy(part, language)) return false;
    const length = Math.min(Math.ceil(RUN_WORDS_MIN * scale), Math.max(least, Math.ceil(units.length * SHARE_MAX)));
    for (let start = 0; start + length <= units.length; start++) {
      const run = toRun(units.slice(start, start + length));
      if (heard.includes(run) && !known.includes(run)) return true;
    }
    return false;
  });
}

/** Whether a part is a greeting, which may repeat the guest's greeting. */
function isCourtesy(part: string, language: string): boolean {
  const { concepts, unknown } = languageFor(language).lexicon.read(part);
  return concepts.has('greeting') && unknown.length === 0 && [...concepts].every((concept) => COURTESIES.has(concept));
}

function toRun(units: readonly string[]): string {
  return ` ${units.join(' ')} `;
}

/** Splits a text into words; in scripts without spaces, into letters. */
function toUnits(text: string): string[] {
  return splitWords(fold(text)).flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]));
}
