import { PACKS } from '../pack/packs.ts';
import { fold, splitWords } from './fold.ts';
import { listWords } from './lexicon.ts';

type YesOrNo = 'yes' | 'no';

/** So many words a bare yes or no has: "laisse tomber", "nein danke". */
const WORDS_MAX = 3;
let known: ReadonlyMap<string, YesOrNo | null> | null = null;

/**
 * A yes or no that is all of a text, in whatever language a house is answered in: "nein" to an English question. Null where it
 * is none, or a yes in one language and a no in another.
 */
export function readBareYesOrNo(text: string): YesOrNo | null {
  const words = splitWords(fold(text));
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  known ??= collect();
  return known.get(words.join(' ')) ?? null;
}

/** All that the packs know as a yes or no by itself; null for what is both. */
function collect(): ReadonlyMap<string, YesOrNo | null> {
  const all = new Map<string, YesOrNo | null>();
  const add = (entry: string, answer: YesOrNo) => {
    const words = splitWords(fold(entry.replaceAll('*', '')));
    const text = words.join(' ');
    if (words.length === 0 || words.length > WORDS_MAX) return;
    all.set(text, all.has(text) && all.get(text) !== answer ? null : answer);
  };
  for (const { concepts, phrases, texts } of PACKS) {
    for (const word of listWords(concepts.no)) add(word, 'no');
    for (const word of listWords(concepts.never_mind)) add(word, 'no');
    for (const phrase of [...phrases.deny, texts.reply_no]) add(phrase, 'no');
    for (const word of listWords(concepts.yes)) add(word, 'yes');
    for (const phrase of [...phrases.affirm, texts.reply_yes]) add(phrase, 'yes');
  }
  // Words that are more than a yes or no inside a sentence, so that no lexicon has them by themselves.
  for (const { cues } of PACKS) {
    for (const word of cues.aloneNo?.split(', ') ?? []) all.set(splitWords(fold(word)).join(' '), 'no');
    for (const word of cues.aloneYes?.split(', ') ?? []) all.set(splitWords(fold(word)).join(' '), 'yes');
  }
  return all;
}
