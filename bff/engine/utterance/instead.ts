import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { toLine } from '../../language/lexicon/phrases.ts';
import { listOfAll } from '../../language/pack/packs.ts';

interface Phrases {
  /** "I meant": what is wanted stands behind it. */
  meant: readonly string[];
  /** "Instead of": what is not wanted stands behind it, where anything does. */
  instead: readonly string[];
}

/** Of all languages, made at their first use. */
let phrases: Phrases | null = null;

function collected(): Phrases {
  const list = (cue: keyof Phrases) =>
    listOfAll(({ cues }) => cues[cue], ', ')
      .split(', ')
      .map(padded);
  phrases ??= { meant: list('meant'), instead: list('instead') };
  return phrases;
}

/** Does a message put one thing, or one hour, in another's place? */
export function saysInstead(text: string): boolean {
  const words = padded(text);
  const { meant, instead } = collected();
  return [...meant, ...instead].some((phrase) => words.includes(phrase));
}

/** The message's words without those that say so. */
export function withoutInstead(text: string): string {
  const words = padded(text);
  const { meant, instead } = collected();
  const found = [...meant, ...instead].find((phrase) => words.includes(phrase));
  return found === undefined ? text : words.replace(found, ' ');
}

/** The two sides of it: what is wanted, and what is not. Null where nothing is put in another's place. */
export function splitInstead(text: string): { wanted: string; unwanted: string } | null {
  const words = padded(text);
  const { meant, instead } = collected();
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

function padded(text: string): string {
  return toLine(splitWords(fold(text)));
}
