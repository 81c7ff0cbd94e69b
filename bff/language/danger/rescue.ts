import { listWords } from '../lexicon/lexicon.ts';
import type { Reading } from '../lexicon/reading.ts';
import type { Concept } from '../pack/concepts.ts';
import { PACKS } from '../pack/packs.ts';

/** Emergency numbers that work in most of the world. */
const RESCUE_NUMBERS: ReadonlySet<string> = new Set(['112', '911', '999']);
const TO_CALL: readonly Concept[] = ['call', 'speak'];
let dialVerbs: ReadonlySet<string> | null = null;

/**
 * Whether the guest asks to dial an emergency number ("Call 112"). Beside the word for a room, it is a room's number.
 */
export function callsForRescue({ words, concepts }: Reading): boolean {
  if (concepts.has('room') || !words.some((word) => RESCUE_NUMBERS.has(word))) return false;
  if (TO_CALL.some((concept) => concepts.has(concept))) return true;
  dialVerbs ??= new Set(PACKS.flatMap(({ safety }) => listWords(safety.dial ?? '')));
  return words.some((word) => dialVerbs?.has(word));
}
