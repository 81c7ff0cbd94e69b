import type { Intent } from '../../../shared/domain/intents.ts';
import type { Statement } from '../../language/faq-match.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from '../utterance/utterance.ts';

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
export function asksExistence(said: Utterance, amenity: Statement, others: readonly Intent[]): boolean {
  const clauses = others.length === 0 ? [] : said.clauses;
  const isNamed = (clause: Utterance) => clause.speaksOf(amenity.concepts);
  const about = clauses.length === 0 ? [said] : clauses.filter(isNamed);
  if (!about.some(isNamed)) return false;
  return about.every(
    (clause) =>
      clause.unknown.length === 0 &&
      !NUMBER.test(clause.text) &&
      [...clause.concepts].every((concept) => amenity.concepts.has(concept) || ASKING.has(concept)) &&
      !clause.isNegated,
  );
}
