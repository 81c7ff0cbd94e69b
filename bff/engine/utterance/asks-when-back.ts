import { fold, isUnspaced } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Utterance } from './utterance.ts';

/** Beside "when" these name nothing else that the guest could be asking after. */
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

/** How the words for being back begin, over all languages that write spaces, and over those that do not. */
let back: { spaced: readonly string[]; unspaced: readonly string[] } | null = null;

function collectBack(): NonNullable<typeof back> {
  const list = (isUnspaced: boolean) =>
    listOfAll(({ cues, script }) => (script.unspaced === isUnspaced ? cues.back : null), ', ')
      .split(', ')
      .map((word) => fold(word));
  return { spaced: list(false), unspaced: list(true) };
}

/** "When are you back?", and nothing else that could be asked after: a breakfast, a taxi, money. */
export function asksWhenBack(said: Utterance): boolean {
  const { concepts, found, words: spans } = said.reading;
  back ??= collectBack();
  const { spaced, unspaced } = back;
  const isBack = (word: string | undefined) => spaced.some((beginning) => word?.startsWith(beginning) === true);
  // Some languages' "to come back" is also what money does.
  const isOfStaff = ({ concept, start, end }: Found) =>
    OF_STAFF.has(concept) || (concept === 'refund' && end - start === 1 && isBack(spans[start]));
  if (!concepts.has('when') || !found.every(isOfStaff) || said.wordCount > WORDS_MAX) return false;
  const isNamed = isUnspaced(said.language)
    ? unspaced.some((word) => fold(said.text).includes(word))
    : said.words.some(isBack);
  return isNamed || concepts.has('human');
}
