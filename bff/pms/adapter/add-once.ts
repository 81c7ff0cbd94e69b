import type { Change } from '../port.ts';

/** Could an earlier attempt have arrived in the PMS without our getting the answer? */
export function mayBeThere({ unsureSince }: Pick<Change, 'unsureSince'>, attempt: number): boolean {
  return attempt > 1 && unsureSince !== null;
}

/**
 * Adds a record that a repeated call would add twice (`append`). With `again` (from the second attempt on) it first
 * looks for the record of an earlier attempt.
 */
export async function addOnce<T>(
  isRetry: boolean,
  { find, add }: { find: () => Promise<T | null>; add: () => Promise<T> },
): Promise<{ written: T; isNew: boolean }> {
  const existing = isRetry ? await find() : null;
  return existing === null ? { written: await add(), isNew: true } : { written: existing, isNew: false };
}
