import type { Intent } from '../../../shared/domain/intents.ts';
import type { Statement } from '../../language/faq-match.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { splitClauses } from '../../language/reading/split-clauses.ts';
import { hasNegation } from '../words/negation.ts';

/** Words by which one asks whether there is something, and that add nothing to it. */
const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'hotel',
  'room',
  'my_room',
  'have',
  'may',
  'want',
  'bring',
  'please',
  'greeting',
  'thanks',
  'goodbye',
  'yes',
  'ok',
  'person',
  'availability',
  'lookup',
]);

/** An hour, a size, a count. */
const NUMBER = /\p{Nd}/u;

/**
 * Does the message ask no more of an amenity than whether the house has it? That a thing is on the list says nothing else of
 * it: not whether the garage is guarded, the sauna mixed, the wifi fast. `others`: what the message wants besides; of that its
 * other clauses may speak.
 */
export function asksExistence(text: string, amenity: Statement, others: readonly Intent[], code: string): boolean {
  const language = languageFor(code);
  const clauses = others.length === 0 ? [] : splitClauses(text, language);
  const readings = (clauses.length === 0 ? [text] : clauses).map((clause) => ({
    clause,
    reading: language.lexicon.read(clause),
  }));
  const isNamed = ({ concepts }: { concepts: ReadonlySet<Concept> }) =>
    [...concepts].some((concept) => amenity.concepts.has(concept));
  const about = clauses.length === 0 ? readings : readings.filter(({ reading }) => isNamed(reading));
  if (about.length === 0 || !about.some(({ reading }) => isNamed(reading))) return false;
  return about.every(
    ({ clause, reading: { concepts, unknown } }) =>
      unknown.length === 0 &&
      !NUMBER.test(clause) &&
      [...concepts].every((concept) => amenity.concepts.has(concept) || ASKING.has(concept)) &&
      !hasNegation(clause, code),
  );
}
