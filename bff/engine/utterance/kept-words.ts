import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { CUES } from './cue-words.ts';
import { createWordSplit, toCueLine } from './word-table.ts';

/** Splits at "except": "all except the taxi". */
const splitAtExcept = createWordSplit(({ except }) => except);
/** Splits at "except" in languages where the word follows the thing. */
const splitBehind = createWordSplit(({ exceptBehind }) => exceptBehind);
const PARTS_END = /[,;.!?\n،；、。，！？।]+/u;

/** Splits a text at punctuation, commas included. */
export function splitParts(text: string): string[] {
  return text.split(PARTS_END);
}

/** Splits a cancellation into the words about cancelled and about kept things; null if nothing is kept. */
export function splitKept(text: string, language: string): { goes: string; stays: string } | null {
  let goes = '';
  let stays = '';
  for (const part of splitParts(text)) {
    const line = toCueLine(part, language);
    const behind = splitBehind(line, language);
    const [before, after] = behind === null ? (splitAtExcept(line, language) ?? [part, '']) : [behind[1], behind[0]];
    if (CUES.keep(toCueLine(before, language), language)) stays += ` ${before}`;
    else goes += ` ${before}`;
    stays += ` ${after}`;
  }
  return splitWords(fold(stays)).length === 0 ? null : { goes, stays };
}
