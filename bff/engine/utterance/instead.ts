import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { toLine } from '../../language/lexicon/phrases.ts';
import { listOfAll } from '../../language/pack/packs.ts';

interface Phrases {
  /** "I meant": the wanted thing follows. */
  meant: readonly string[];
  /** "Instead of": the unwanted thing follows, if any. */
  instead: readonly string[];
}

/** Phrases of all languages, collected at their first use. */
let phrases: Phrases | null = null;

function allPhrases(): Phrases {
  const list = (cue: keyof Phrases) =>
    listOfAll(({ cues }) => cues[cue], ', ')
      .split(', ')
      .map(toPaddedLine);
  phrases ??= { meant: list('meant'), instead: list('instead') };
  return phrases;
}

/** Whether a message replaces one thing or hour by another. */
export function saysInstead(text: string): boolean {
  const words = toPaddedLine(text);
  const { meant, instead } = allPhrases();
  return [...meant, ...instead].some((phrase) => words.includes(phrase));
}

/** Removes the phrase of replacing from a message. */
export function withoutInstead(text: string): string {
  const words = toPaddedLine(text);
  const { meant, instead } = allPhrases();
  const found = [...meant, ...instead].find((phrase) => words.includes(phrase));
  return found === undefined ? text : words.replace(found, ' ');
}

/** Splits a replacement into what is wanted and what is not; null if nothing is replaced. */
export function splitInstead(text: string): { wanted: string; unwanted: string } | null {
  const words = toPaddedLine(text);
  const { meant, instead } = allPhrases();
  for (const [phrases, isBehind] of [
    [meant, true],
    [instead, false],
  ] as const) {
    const phrase = phrases.find((one) => words.includes(one));
    if (phrase === undefined) continue;
    const [before = '', ...behind] = words.split(phrase);
    const after = behind.join(' ');
    return isBehind ? { wanted: after, unwanted: before } : { wanted: before, unwanted: after };
  }
  return null;
}

function toPaddedLine(text: string): string {
  return toLine(splitWords(fold(text)));
}
