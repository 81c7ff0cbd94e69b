import { PACKS } from '../pack/packs.ts';
import { fold, splitWords } from './fold.ts';
import { listWords } from './lexicon.ts';

type YesOrNo = 'yes' | 'no';

/** The most words a bare yes or no may have: "laisse tomber", "nein danke". */
const WORDS_MAX = 3;
let answers: ReadonlyMap<string, YesOrNo | null> | null = null;

/**
 * Reads a text that is only a yes or no, in any language: "nein" to an English question. Returns null for any other
 * text, and for a word that is yes in one language and no in another.
 */
export function readBareYesOrNo(text: string): YesOrNo | null {
  const words = splitWords(fold(text));
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  answers ??= collectAnswers();
  return answers.get(words.join(' ')) ?? null;
}

/** Collects every bare yes and no of all packs. A text that may be both gets null. */
function collectAnswers(): ReadonlyMap<string, YesOrNo | null> {
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
  // Words that mean yes or no only when they stand alone, so no lexicon lists them.
  for (const { cues } of PACKS) {
    for (const word of cues.aloneNo?.split(', ') ?? []) all.set(splitWords(fold(word)).join(' '), 'no');
    for (const word of cues.aloneYes?.split(', ') ?? []) all.set(splitWords(fold(word)).join(' '), 'yes');
  }
  return all;
}
