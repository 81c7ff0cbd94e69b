import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from './utterance.ts';

/** Beside the code, these mean that another is wanted: it did not come, does not work or is gone. */
const RENEWS: readonly Concept[] = [
  'new',
  'repeat',
  'extra',
  'same',
  'missing',
  'run_out',
  'waiting',
  'broken',
  'problem',
  'no',
  'lost',
];
/** Endings of words do not matter ("Code", "koodia"), unless so little is left. */
const STEM_MIN = 3;
const ENDING_MAX = 2;
const known = new Map<string, { code: string; rest: string[] }>();

/**
 * What a message says of the code that a guest waits for: another is wanted, or it is only named. Null where it does not
 * speak of one. Its name is the word that the pack's button for a new code shares with the sentence that one was sent.
 */
export function readCode(said: Utterance): 'renew' | 'named' | null {
  const { code, rest } = wordsOf(languageFor(said.language).pack.code);
  const has = (part: string) => {
    if (isUnspaced(said.language)) return fold(said.text).includes(part);
    return said.words.some((word) => word === part || (part.length >= STEM_MIN && word.includes(part)));
  };
  if (code === '' || !has(code)) return null;
  return rest.some(has) || said.speaksOf(RENEWS) ? 'renew' : 'named';
}

/** The pack's name for the code, and the other words of its button, without their endings. */
export function wordsOf(language: string): { code: string; rest: string[] } {
  const found = known.get(language);
  if (found !== undefined) return found;
  const { pack, lexicon } = languageFor(language);
  const { texts } = pack;
  const label = fold(texts.reply_new_code);
  const unspaced = isUnspaced(language);
  const shared = [texts.code_sent, texts.code_mail_text, texts.code_mail_subject].map(fold);
  const code = longestShared(label, shared, unspaced);
  const others = unspaced
    ? label.split(code)
    : splitWords(label).filter((word) => !word.startsWith(code) && !lexicon.empty.has(word));
  const rest = others.filter(Boolean).map((word) => (unspaced ? word : cutEnding(word)));
  const words = { code, rest };
  known.set(language, words);
  return words;
}

/** With an article of one letter before it, as Hebrew and Arabic write it. */
function beginsWith(word: string, part: string): boolean {
  return word.startsWith(part) || (part.length >= STEM_MIN && word.startsWith(part, 1));
}

function cutEnding(word: string): string {
  return word.length > STEM_MIN ? word.slice(0, Math.max(STEM_MIN, word.length - ENDING_MAX)) : word;
}

/** The longest beginning of a word of the label (in scripts without spaces, any part) that all the texts have in a word too. */
function longestShared(label: string, texts: readonly string[], unspaced: boolean): string {
  const starts = unspaced ? [...label].map((_, index) => label.slice(index)) : splitWords(label);
  const shared = starts.map((word) => {
    for (let length = word.length; length > 0; length--) {
      const part = word.slice(0, length);
      if (
        texts.every((text) => (unspaced ? text.includes(part) : splitWords(text).some((one) => beginsWith(one, part))))
      )
        return { part, share: unspaced ? length : length / word.length };
    }
    return { part: '', share: 0 };
  });
  return shared.toSorted((a, b) => b.share - a.share)[0]?.part ?? '';
}
