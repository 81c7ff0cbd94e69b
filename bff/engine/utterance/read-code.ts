import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from './utterance.ts';

/** Concepts that, beside the code, ask for a new one: it did not come, does not work or is lost. */
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
/** The shortest stem for ignoring endings ("Code", "koodia"). */
const STEM_MIN = 3;
const ENDING_MAX = 2;
const cache = new Map<string, { code: string; rest: string[] }>();

/**
 * Reads what a message says about the code: a new one is wanted, or it is only named. Null if it names none. The word
 * for the code is the one shared by the button for a new code and the text that one was sent.
 */
export function readCode(utterance: Utterance): 'renew' | 'named' | null {
  const { code, rest } = codeWordsOf(languageFor(utterance.language).pack.code);
  const has = (part: string) => {
    if (isUnspaced(utterance.language)) return fold(utterance.text).includes(part);
    return utterance.words.some((word) => word === part || (part.length >= STEM_MIN && word.includes(part)));
  };
  if (code === '' || !has(code)) return null;
  return rest.some(has) || utterance.speaksOf(RENEWS) ? 'renew' : 'named';
}

/** Returns a pack's word for the code, and the stems of the other words of its button. */
export function codeWordsOf(language: string): { code: string; rest: string[] } {
  const cached = cache.get(language);
  if (cached !== undefined) return cached;
  const { pack, lexicon } = languageFor(language);
  const { texts } = pack;
  const label = fold(texts.reply_new_code);
  const isWithoutSpaces = isUnspaced(language);
  const shared = [texts.code_sent, texts.code_mail_text, texts.code_mail_subject].map(fold);
  const code = longestShared(label, shared, isWithoutSpaces);
  const others = isWithoutSpaces
    ? label.split(code)
    : splitWords(label).filter((word) => !word.startsWith(code) && !lexicon.functionWords.has(word));
  const rest = others.filter(Boolean).map((word) => (isWithoutSpaces ? word : cutEnding(word)));
  const words = { code, rest };
  cache.set(language, words);
  return words;
}

/** Whether a word begins with a part, allowing an article of one letter before it, as in Hebrew and Arabic. */
function beginsWith(word: string, part: string): boolean {
  return word.startsWith(part) || (part.length >= STEM_MIN && word.startsWith(part, 1));
}

function cutEnding(word: string): string {
  return word.length > STEM_MIN ? word.slice(0, Math.max(STEM_MIN, word.length - ENDING_MAX)) : word;
}

/** Returns the longest beginning of a label's word (any part, in scripts without spaces) that all the texts share. */
function longestShared(label: string, texts: readonly string[], isWithoutSpaces: boolean): string {
  const starts = isWithoutSpaces ? [...label].map((_, index) => label.slice(index)) : splitWords(label);
  const shared = starts.map((word) => {
    for (let length = word.length; length > 0; length--) {
      const part = word.slice(0, length);
      if (
        texts.every((text) =>
          isWithoutSpaces ? text.includes(part) : splitWords(text).some((one) => beginsWith(one, part)),
        )
      )
        return { part, share: isWithoutSpaces ? length : length / word.length };
    }
    return { part: '', share: 0 };
  });
  return shared.toSorted((a, b) => b.share - a.share)[0]?.part ?? '';
}
