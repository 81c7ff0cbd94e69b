import type { PlacedEntity } from '../../language/entities/scan.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { type Classified, classify } from '../../language/reading/classify.ts';

/** What is read with less out of what is left of a message is a guess. */
const SURE = 0.65;

/**
 * "In two hours" speaks of no opening hours, "half an hour" of no half board: where a message means nothing with its
 * lengths of time, it is read once more without them. Null where that tells nothing either.
 */
export function readWithoutLengths(
  text: string,
  placed: readonly PlacedEntity[],
  read: Pick<Classified, 'intents'>,
  code: string,
): Classified | null {
  const lengths = placed.filter(({ entity }) => entity.type === 'duration');
  if (read.intents.length > 0 || lengths.length === 0) return null;
  let rest = text;
  for (const { start, end } of lengths) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  if (!/\p{L}/u.test(rest)) return null;
  const again = classify(rest, languageFor(code));
  // A cry is one with its lengths of time as well.
  const isAlarm = again.intents.some(({ name }) => name === 'medical_emergency' || name === 'security_emergency');
  return isAlarm || (again.intents[0]?.score ?? 0) < SURE ? null : again;
}
