import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Utterance } from './utterance.ts';

const LETTERS_MAX = 60;

/** The phrases for "which room?" in all languages, the words around them, and polite endings. */
interface Asking {
  phrases: ReadonlySet<string>;
  around: ReadonlySet<string>;
  ending: RegExp;
}

let askingPhrases: Asking | null = null;

function collectAsking(): Asking {
  const phrases = listOfAll(({ cues }) => cues.whichRoom, ', ').split(', ');
  return {
    phrases: new Set(phrases.map((phrase) => toWords(phrase).join(''))),
    around: new Set(toWords(listOfAll(({ cues }) => cues.besideWhichRoom, ', '))),
    ending: new RegExp(`(?:${listOfAll(({ cues }) => cues.politeEnding)})+$`, 'u'),
  };
}

/** Whether the text only asks "which room?". */
export function asksWhichRoom(utterance: Utterance): boolean {
  const { text } = utterance;
  if (text.length > LETTERS_MAX || /\d/.test(text)) return false;
  askingPhrases ??= collectAsking();
  const { phrases, around, ending } = askingPhrases;
  const words = [...utterance.words];
  while (around.has(words[0] ?? '')) words.shift();
  while (around.has(words.at(-1) ?? '')) words.pop();
  const line = words.join('');
  return phrases.has(line) || phrases.has(line.replace(ending, ''));
}

function toWords(text: string): string[] {
  return splitWords(fold(text));
}
