import { listWords } from '../lexicon/lexicon.ts';
import type { Reading } from '../lexicon/reading.ts';
import type { Concept } from '../pack/concepts.ts';
import { PACKS } from '../pack/packs.ts';

/** The numbers that bring help in most of the world, beside the words for those who come. */
const RESCUE_NUMBERS: ReadonlySet<string> = new Set(['112', '911', '999']);
const TO_CALL: readonly Concept[] = ['call', 'speak'];
let dial: ReadonlySet<string> | null = null;

/** "Call 112": who names the number wants an ambulance or the police. Beside the word for a room it is one. */
export function callsForRescue({ words, concepts }: Reading): boolean {
  if (concepts.has('room') || !words.some((word) => RESCUE_NUMBERS.has(word))) return false;
  if (TO_CALL.some((concept) => concepts.has(concept))) return true;
  dial ??= new Set(PACKS.flatMap(({ safety }) => listWords(safety.dial ?? '')));
  return words.some((word) => dial?.has(word));
}
