import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { listOfAll } from '../../language/pack/packs.ts';

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

/** Is this "which room?" and no more? `text` is as the guest wrote it. */
export function asksWhichRoom(text: string): boolean {
  if (text.length > LETTERS_MAX || /\d/.test(text)) return false;
  asking ??= collectAsking();
  const { phrases, around, ending } = asking;
  const words = toWords(text);
  while (around.has(words[0] ?? '')) words.shift();
  while (around.has(words.at(-1) ?? '')) words.pop();
  const said = words.join('');
  return phrases.has(said) || phrases.has(said.replace(ending, ''));
}

function toWords(text: string): string[] {
  return splitWords(fold(text));
}
