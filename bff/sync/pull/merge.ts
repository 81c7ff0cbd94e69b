import type { ConflictResolution } from '../../../shared/domain/pms.ts';

/**
 * How a field came out of a three-way merge. `same`: both sides agree; `theirs`: the PMS's value was taken; `ours`: ours
 * stays, and the PMS is to be told; `conflict`: both were changed, and staff decide.
 */
export type MergeOutcome = 'same' | 'theirs' | 'ours' | 'conflict';

export interface Merged {
  value: string;
  /** What counts as last agreed from now on. */
  base: string;
  outcome: MergeOutcome;
}

/**
 * Merges one field by what both sides last agreed on (`base`). Only a field changed on both sides since is a conflict,
 * and the resolution decides it. Ours staying over a value there that was seen makes that value the new base: what differs
 * from the base here is exactly what the PMS is still to be told.
 */
export function mergeField(
  { base, ours, theirs }: { base: string; ours: string; theirs: string },
  resolution: ConflictResolution,
): Merged {
  if (ours === theirs) return { value: ours, base: theirs, outcome: 'same' };
  if (theirs === base) return { value: ours, base, outcome: 'ours' };
  if (ours === base || resolution === 'pms-wins') return { value: theirs, base: theirs, outcome: 'theirs' };
  if (resolution === 'service-wins') return { value: ours, base: theirs, outcome: 'ours' };
  return { value: ours, base, outcome: 'conflict' };
}

/**
 * A field that a channel told of before the PMS knew the guest: no change made here. What the PMS has is taken, and what it leaves
 * empty stays without its being told.
 */
export function yieldField({ ours, theirs }: { ours: string; theirs: string }): Merged {
  if (theirs !== '' || ours === '')
    return { value: theirs, base: theirs, outcome: ours === theirs ? 'same' : 'theirs' };
  return { value: ours, base: '', outcome: 'ours' };
}

/** For what cannot be written back: the side that changed last as far as can be told, the PMS where both did. */
export function takeLatest<T>({ base, ours, theirs }: { base: T; ours: T; theirs: T }): T {
  return theirs === base ? ours : theirs;
}
