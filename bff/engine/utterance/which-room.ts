import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Utterance } from './utterance.ts';

const LETTERS_MAX = 60;

/** How it is said in all languages, what may stand around it, and what a polite question ends in. */
interface Asking {
  phrases: ReadonlySet<string>;
  around: ReadonlySet<string>;
  ending: RegExp;
}

let asking: Asking | null = null;

function collectAsking(): Asking {
  const asked = listOfAll(({ cues }) => cues.whichRoom, ', ').split(', ');
  return {
    phrases: new Set(asked.map((phrase) => toWords(phrase).join(''))),
    around: new Set(toWords(listOfAll(({ cues }) => cues.besideWhichRoom, ', '))),
    ending: new RegExp(`(?:${listOfAll(({ cues }) => cues.politeEnding)})+$`, 'u'),
  };
}

/** Is this "which room?" and no more? */
export function asksWhichRoom(said: Utterance): boolean {
  const { text } = said;
  if (text.length > LETTERS_MAX || /\d/.test(text)) return false;
  asking ??= collectAsking();
  const { phrases, around, ending } = asking;
  const words = [...said.words];
  while (around.has(words[0] ?? '')) words.shift();
  while (around.has(words.at(-1) ?? '')) words.pop();
  const line = words.join('');
  return phrases.has(line) || phrases.has(line.replace(ending, ''));
}

function toWords(text: string): string[] {
  return splitWords(fold(text));
}
