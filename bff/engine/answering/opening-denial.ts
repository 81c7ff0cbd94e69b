import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { hasNegation } from '../utterance/negation.ts';
import { isQualified } from './answer-polarity.ts';

/** The first words of an answer, up to a stop or a comma. */
const OPENING = /^[^.!?;,،、。！？।۔؟\n]+/u;
const WORDS_MAX = 6;
/**
 * Concepts that may stand in a denial of anything. "No problem" and "no charge" name something else and deny nothing.
 */
const DENYING: ReadonlySet<Concept> = new Set<Concept>([
  'no',
  'have',
  'missing',
  'correction',
  'may',
  'bring',
  'person',
  'hotel',
  'near',
]);

/**
 * Whether an answer opens by denying what its question is about: "Pool?" – "We have none.", "No pool here, sorry." Any
 * word that belongs to neither may change the meaning, so it does not count.
 */
export function opensWithDenial(answer: string, label: string, language: string): boolean {
  const [opening = ''] = OPENING.exec(answer.trim()) ?? [];
  if (/\p{N}/u.test(opening) || isQualified(opening) || !hasNegation(opening, language)) return false;
  const { lexicon } = languageFor(language);
  const { concepts, unknown, words } = lexicon.read(opening);
  if (words.length === 0 || words.length > WORDS_MAX) return false;
  const labelReading = lexicon.read(label);
  return (
    unknown.every((word) => labelReading.words.includes(word)) &&
    [...concepts].every((concept) => DENYING.has(concept) || labelReading.concepts.has(concept))
  );
}
