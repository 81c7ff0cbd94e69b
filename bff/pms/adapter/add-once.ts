import type { Change } from '../port.ts';

/** May an earlier try of a change have arrived without an answer that told so? */
export function mayBeThere({ unsureSince }: Pick<Change, 'unsureSince'>, attempt: number): boolean {
  return attempt > 1 && unsureSince !== null;
}

/**
 * Adds what each call would add again (`append`): from the second try on (`again`) it is looked for first, and what an
 * earlier try wrote counts.
 */
export async function addOnce<T>(
  again: boolean,
  { find, add }: { find: () => Promise<T | null>; add: () => Promise<T> },
): Promise<{ written: T; isNew: boolean }> {
  const there = again ? await find() : null;
  return there === null ? { written: await add(), isNew: true } : { written: there, isNew: false };
}
