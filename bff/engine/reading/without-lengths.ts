import type { PlacedEntity } from '../../language/entities/scan.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { type Classified, classify } from '../../language/reading/classify.ts';

/** The lowest score at which the rest of a message is not a guess. */
const SURE = 0.65;

/**
 * Classifies a message again without its lengths of time, if it had no intent with them: "in two hours" is not about
 * opening hours. Null if that gives nothing either.
 */
export function readWithoutLengths(
  text: string,
  placedEntities: readonly PlacedEntity[],
  firstReading: Pick<Classified, 'intents'>,
  code: string,
): Classified | null {
  const lengths = placedEntities.filter(({ entity }) => entity.type === 'duration');
  if (firstReading.intents.length > 0 || lengths.length === 0) return null;
  let rest = text;
  for (const { start, end } of lengths) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  if (!/\p{L}/u.test(rest)) return null;
  const classified = classify(rest, languageFor(code));
  // A real emergency is found with the lengths too.
  const isAlarm = classified.intents.some(({ name }) => name === 'medical_emergency' || name === 'security_emergency');
  return isAlarm || (classified.intents[0]?.score ?? 0) < SURE ? null : classified;
}
