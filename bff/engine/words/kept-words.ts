import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { createWordSplit, createWordTest } from './word-table.ts';

/** "All except the taxi": what stands on the one side of it stays. */
const splitAtExcept = createWordSplit(({ except }) => except);
/** The same said behind the thing. */
const splitBehind = createWordSplit(({ exceptBehind }) => exceptBehind);
/** "Keep the taxi": a part of a message that leaves it as it is. */
const saysKeep = createWordTest(({ keep }) => keep);
/** "Only the taxi, cancel the rest": what is named stays. */
export const saysRest = createWordTest(({ rest }) => rest);
const PARTS = /[,;.!?\n،；、。，！？।]+/u;

/** What of a cancelling message is to go, and what is to stay; null where nothing is said to stay. */
export function splitKept(text: string, language: string): { goes: string; stays: string } | null {
  let goes = '';
  let stays = '';
  for (const part of text.split(PARTS)) {
    const behind = splitBehind(part, language);
    const [before, after] = behind === null ? (splitAtExcept(part, language) ?? [part, '']) : [behind[1], behind[0]];
    if (saysKeep(before, language)) stays += ` ${before}`;
    else goes += ` ${before}`;
    stays += ` ${after}`;
  }
  return splitWords(fold(stays)).length === 0 ? null : { goes, stays };
}
