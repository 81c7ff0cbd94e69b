import { presenceOf } from './catalogue.ts';
import type { Fact } from './fact.ts';
import { factKey } from './fact-key.ts';

/** What the owner said of facts. */
export interface Settled {
  /** Confirmed, corrected or written by hand. */
  seen: readonly Fact[];
  /** Keys of readings that are wrong, or shall stay text. */
  rejected: ReadonlySet<string>;
}

/**
 * The facts to answer from: what the owner has seen stands in the place of every reading of the same attribute, and what they
 * rejected is gone. Where they say that there is no such thing, nothing unseen tells more of it.
 */
export function settleFacts(read: readonly Fact[], { seen, rejected }: Settled): readonly Fact[] {
  if (seen.length === 0 && rejected.size === 0) return read;
  const known = new Set(seen.map(({ attribute }) => attribute));
  const denied = new Set(seen.filter(isDenial).map(({ attribute }) => subjectNameOf(attribute)));
  const unseen = read.filter(
    (fact) => !known.has(fact.attribute) && !denied.has(subjectNameOf(fact.attribute)) && !rejected.has(factKey(fact)),
  );
  return [...seen.map((fact) => ({ ...fact, isSeen: true as const })), ...unseen];
}

/** `breakfast` of `breakfast.hours`. */
export function subjectNameOf(attribute: string): string {
  return attribute.split('.')[0] ?? '';
}

function isDenial({ attribute, value }: Fact): boolean {
  return value.type === 'presence' && value.is === 'no' && attribute === presenceOf(subjectNameOf(attribute));
}
