import type { Intent } from '../../../shared/domain/intents.ts';
import type { Statement } from '../../language/faq-match.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** Concepts of a question for existence that add nothing. */
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

/** An hour, a size or a count. */
const NUMBER = /\p{Nd}/u;

/**
 * Whether the message only asks if the house has an amenity. The list of amenities says nothing else: not whether the
 * garage is guarded or the wifi fast. `others`: further intents, which other clauses may be about.
 */
export function asksExistence(utterance: Utterance, amenity: Statement, others: readonly Intent[]): boolean {
  const clauses = others.length === 0 ? [] : utterance.clauses;
  const isNamed = (clause: Utterance) => clause.speaksOf(amenity.concepts);
  const aboutAmenity = clauses.length === 0 ? [utterance] : clauses.filter(isNamed);
  if (!aboutAmenity.some(isNamed)) return false;
  return aboutAmenity.every(
    (clause) =>
      clause.unknown.length === 0 &&
      !NUMBER.test(clause.text) &&
      [...clause.concepts].every((concept) => amenity.concepts.has(concept) || ASKING.has(concept)) &&
      !clause.isNegated,
  );
}
