import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';

/** So many of the guest's words in a row are no coincidence, unless a source has them too. */
const RUN_WORDS_MIN = 7;
/** Of what stands between two marks, this share may not be the guest's words in a row. */
const SHARE_MAX = 0.8;
const PART_WORDS_MIN = 2;
/** In scripts without spaces letters are counted, and more of them make a word. */
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
 * Is a sentence, or a part of it, mostly the guest's own words in the guest's order? That is no answer: it is what an
 * obedient model says back. `sources`: words that may be said whoever else said them.
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

/** Who is greeted greets back in the same words. */
function isCourtesy(part: string, language: string): boolean {
  const { concepts, unknown } = languageFor(language).lexicon.read(part);
  return concepts.has('greeting') && unknown.length === 0 && [...concepts].every((concept) => COURTESIES.has(concept));
}

function toRun(units: readonly string[]): string {
  return ` ${units.join(' ')} `;
}

/** Words; in scripts without spaces, letters. */
function toUnits(text: string): string[] {
  return splitWords(fold(text)).flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]));
}
