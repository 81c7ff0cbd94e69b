import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from './utterance.ts';

/** Concepts of the stay, which do not identify an extra. */
const OF_STAY: ReadonlySet<Concept> = new Set<Concept>([
  'booking',
  'existing',
  'stay',
  'night',
  'person',
  'date',
  'room',
  'room_kind',
  'arrive',
  'cancel',
  'change',
]);
const NAME_LETTERS_MIN = 4;

/** Whether the text contains a distinctive word of one of these names. */
export function callsByName({ words, language }: Utterance, names: readonly string[]): boolean {
  const { lexicon } = languageFor(language);
  return names
    .flatMap((name) => splitWords(fold(name)))
    .filter((word) => word.length >= NAME_LETTERS_MIN && !lexicon.functionWords.has(word) && words.includes(word))
    .some((word) => ![...lexicon.read(word).concepts].some((concept) => OF_STAY.has(concept)));
}
