import { fold, isUnspaced } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Utterance } from './utterance.ts';

/** Concepts that, beside "when", name nothing else the guest may ask for. */
const OF_STAFF: ReadonlySet<Concept> = new Set<Concept>([
  'when',
  'human',
  'reception',
  'have',
  'please',
  'greeting',
  'thanks',
  'duration',
]);
const WORDS_MAX = 9;

/** The beginnings of words for being back, of languages with spaces and without. */
let backWords: { spaced: readonly string[]; unspaced: readonly string[] } | null = null;

function collectBack(): NonNullable<typeof backWords> {
  const list = (isUnspaced: boolean) =>
    listOfAll(({ cues, script }) => (script.unspaced === isUnspaced ? cues.back : null), ', ')
      .split(', ')
      .map((word) => fold(word));
  return { spaced: list(false), unspaced: list(true) };
}

/** Whether the text asks only when staff are back, and not for a breakfast, a taxi or money. */
export function asksWhenBack(utterance: Utterance): boolean {
  const { concepts, found, words: readingWords } = utterance.reading;
  backWords ??= collectBack();
  const { spaced, unspaced } = backWords;
  const isBack = (word: string | undefined) => spaced.some((beginning) => word?.startsWith(beginning) === true);
  // In some languages "to come back" is also said of money.
  const isOfStaff = ({ concept, start, end }: Found) =>
    OF_STAFF.has(concept) || (concept === 'refund' && end - start === 1 && isBack(readingWords[start]));
  if (!concepts.has('when') || !found.every(isOfStaff) || utterance.wordCount > WORDS_MAX) return false;
  const isNamed = isUnspaced(utterance.language)
    ? unspaced.some((word) => fold(utterance.text).includes(word))
    : utterance.words.some(isBack);
  return isNamed || concepts.has('human');
}
