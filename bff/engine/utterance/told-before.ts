import type { Wish } from '../../../shared/domain/decision.ts';
import { Utterance } from './utterance.ts';

/** What is recorded of messages before, read beside the one that is answered: of what its count was, and which fault it told. */

const PLUS = ' + ';

/** A wish for several things of one kind, and which of them a message names. */
export interface Parts {
  counts: string[];
  named: number;
}

/** "2 + 1", two pillows and a blanket, and "no, three pillows": it is the first that is named. Null where nothing tells them apart. */
export function findPart(
  { intent, quantity, words }: Pick<Wish, 'intent' | 'quantity' | 'words'>,
  said: Utterance,
): Parts | null {
  const counts = quantity?.split(PLUS) ?? [];
  if (counts.length < 2) return null;
  const things = new Utterance(words, said.language).thingsOf(intent);
  const [thing, ...others] = said.thingsOf(intent);
  if (things.length !== counts.length || thing === undefined || others.length > 0) return null;
  const named = things.indexOf(thing);
  return named < 0 ? null : { counts, named };
}

/** The count with the named part changed, or, without `count`, left out. */
export function recount({ counts, named }: Parts, count?: string): string {
  return counts.flatMap((one, index) => (index !== named ? [one] : (count ?? []))).join(PLUS);
}

/** Are all the faults that a message tells of among those that were told before? */
export function reportsSameFault(said: Utterance, before: readonly string[]): boolean {
  const known = new Set(before.flatMap((detail) => new Utterance(detail, said.language).faulty));
  return said.faulty.every((thing) => known.has(thing));
}
