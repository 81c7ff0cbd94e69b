import type { Concept } from './concepts.ts';
import type { Reading } from './reading.ts';

/** The numbers that bring help in most of the world, beside the words for those who come. */
const RESCUE_NUMBERS: ReadonlySet<string> = new Set(['112', '911', '999']);
const TO_CALL: readonly Concept[] = ['call', 'speak'];
/** English alone has a verb for it that no pack keeps: "call me a taxi" calls nobody. */
const DIAL: ReadonlySet<string> = new Set(['call', 'dial', 'phone', 'ring']);

/** "Call 112": who names the number wants an ambulance or the police. Beside the word for a room it is one. */
export function callsForRescue({ words, concepts }: Reading): boolean {
  if (concepts.has('room') || !words.some((word) => RESCUE_NUMBERS.has(word))) return false;
  return TO_CALL.some((concept) => concepts.has(concept)) || words.some((word) => DIAL.has(word));
}
