import type { Understanding } from '../../../shared/domain/understanding.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Dialogue, Plan, TurnContext } from '../types.ts';
import { handOff } from '../wishes/plans.ts';

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

/**
 * "When are you back?", while nobody is on duty: told from the house's hours, not from those of the reception's desk in a
 * leaflet. Null where something else may be asked after: a breakfast, a taxi, money.
 */
export function stateWhenBack(understanding: Understanding, context: TurnContext, dialogue: Dialogue): Plan | null {
  if (context.staff.onDuty || understanding.entities.some(({ type }) => type !== 'count')) return null;
  const { code } = understanding.language;
  const text = context.message.text;
  const { concepts, found, words: spans } = languageFor(code).lexicon.read(text);
  back ??= collectBack();
  const { spaced, unspaced } = back;
  const isBack = (word: string | undefined) => spaced.some((beginning) => word?.startsWith(beginning) === true);
  // Some languages' "to come back" is also what money does.
  const isOfStaff = ({ concept, start, end }: (typeof found)[number]) =>
    OF_STAFF.has(concept) || (concept === 'refund' && end - start === 1 && isBack(spans[start]));
  if (!concepts.has('when') || !found.every(isOfStaff)) return null;
  const folded = fold(text);
  const words = splitWords(folded);
  if (words.length > WORDS_MAX) return null;
  const isNamed = isUnspaced(code) ? unspaced.some((word) => folded.includes(word)) : words.some(isBack);
  if (!isNamed && !concepts.has('human')) return null;
  return handOff('asked_for_human', 'front_desk', 'The guest asked when staff are back.', dialogue);
}
