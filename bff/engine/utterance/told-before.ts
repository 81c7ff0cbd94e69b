import type { Wish } from '../../../shared/domain/decision.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { Utterance } from './utterance.ts';

/** Reads the record of earlier messages beside the current one: what a count was for, and which fault was reported. */

const PLUS = ' + ';

/** A wish for several things of one kind, and the one that a message names. */
export interface Parts {
  counts: string[];
  namedIndex: number;
}

/**
 * Finds the part of a wish that a message names: in "2 + 1" (two pillows and a blanket), "no, three pillows" names the
 * first. Null if it is unclear.
 */
export function findPart(
  { intent, quantity, words }: Pick<Wish, 'intent' | 'quantity' | 'words'>,
  utterance: Utterance,
): Parts | null {
  const counts = quantity?.split(PLUS) ?? [];
  if (counts.length < 2) return null;
  const things = new Utterance(words, utterance.language).thingsOf(intent);
  const [thing, ...others] = utterance.thingsOf(intent);
  if (things.length !== counts.length || thing === undefined || others.length > 0) return null;
  const namedIndex = things.indexOf(thing);
  return namedIndex < 0 ? null : { counts, namedIndex: namedIndex };
}

/** Changes the count of the named part, or removes the part without `count`. */
export function recount({ counts, namedIndex: named }: Parts, count?: string): string {
  return counts.flatMap((one, index) => (index !== named ? [one] : (count ?? []))).join(PLUS);
}

/** Whether all faults in a message were reported before. */
export function reportsSameFault(utterance: Utterance, earlierDetails: readonly string[]): boolean {
  const knownFaults = new Set(earlierDetails.flatMap((detail) => new Utterance(detail, utterance.language).faulty));
  return utterance.faulty.every((thing) => knownFaults.has(thing));
}

/** Whether the words of an earlier message contain the room number. */
export function namesRoom(words: string, room: string): boolean {
  return splitWords(fold(words)).includes(fold(room));
}
