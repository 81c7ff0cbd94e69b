import { presenceOf } from './catalogue.ts';
import type { Fact } from './fact.ts';
import { factKey } from './fact-key.ts';

/** The owner's decisions about facts. */
export interface Settled {
  /** Facts that were confirmed, corrected or added by hand. */
  seen: readonly Fact[];
  /** Keys of facts that are wrong or should stay text. */
  rejected: ReadonlySet<string>;
}

/**
 * Returns the facts to answer from. Confirmed facts replace all read facts of the same attribute, rejected ones are
 * dropped, and what the owner says does not exist has no other facts.
 */
export function settleFacts(read: readonly Fact[], { seen, rejected }: Settled): readonly Fact[] {
  if (seen.length === 0 && rejected.size === 0) return read;
  const seenAttributes = new Set(seen.map(({ attribute }) => attribute));
  const deniedSubjects = new Set(seen.filter(isDenial).map(({ attribute }) => subjectNameOf(attribute)));
  const unseen = read.filter(
    (fact) =>
      !seenAttributes.has(fact.attribute) &&
      !deniedSubjects.has(subjectNameOf(fact.attribute)) &&
      !rejected.has(factKey(fact)),
  );
  return [...seen.map((fact) => ({ ...fact, isSeen: true as const })), ...unseen];
}

/** Returns `breakfast` for `breakfast.hours`. */
export function subjectNameOf(attribute: string): string {
  return attribute.split('.')[0] ?? '';
}

function isDenial({ attribute, value }: Fact): boolean {
  return value.type === 'presence' && value.is === 'no' && attribute === presenceOf(subjectNameOf(attribute));
}
