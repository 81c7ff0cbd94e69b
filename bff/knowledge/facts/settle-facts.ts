import { presenceOf } from './catalogue.ts';
import type { Fact } from './fact.ts';
import { factKey } from './fact-key.ts';

/** The owner's decisions about facts. */
export interface Settled {
  /** Facts that were confirmed, corrected or added by hand. */
  confirmed: readonly Fact[];
  /** Keys of facts that are wrong or should stay text. */
  rejected: ReadonlySet<string>;
}

/**
 * Returns the facts to answer from. A confirmed fact replaces all read facts of the same attribute, a rejected fact is
 * dropped, and a subject that the owner denies has no other facts.
 */
export function settleFacts(read: readonly Fact[], { confirmed, rejected }: Settled): readonly Fact[] {
  if (confirmed.length === 0 && rejected.size === 0) return read;
  const confirmedAttributes = new Set(confirmed.map(({ attribute }) => attribute));
  const deniedSubjects = new Set(confirmed.filter(isDenial).map(({ attribute }) => subjectNameOf(attribute)));
  const remaining = read.filter(
    (fact) =>
      !confirmedAttributes.has(fact.attribute) &&
      !deniedSubjects.has(subjectNameOf(fact.attribute)) &&
      !rejected.has(factKey(fact)),
  );
  return [...confirmed.map((fact) => ({ ...fact, isConfirmed: true as const })), ...remaining];
}

/** Returns `breakfast` for `breakfast.hours`. */
export function subjectNameOf(attribute: string): string {
  return attribute.split('.')[0] ?? '';
}

function isDenial({ attribute, value }: Fact): boolean {
  return value.type === 'presence' && value.is === 'no' && attribute === presenceOf(subjectNameOf(attribute));
}
