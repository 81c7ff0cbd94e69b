import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { CUES } from './cue-words.ts';
import { createWordSplit, toCueLine } from './word-table.ts';

/** "All except the taxi": what stands on the one side of it stays. */
const splitAtExcept = createWordSplit(({ except }) => except);
/** The same said behind the thing. */
const splitBehind = createWordSplit(({ exceptBehind }) => exceptBehind);
const PARTS_END = /[,;.!?\n،；、。，！？।]+/u;

/** What stands between a text's marks: commas, too. */
export function splitParts(text: string): string[] {
  return text.split(PARTS_END);
}

/** What of a cancelling message is to go, and what is to stay; null where nothing is said to stay. */
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
