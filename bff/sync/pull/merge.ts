import type { ConflictResolution } from '../../../shared/domain/pms.ts';

/**
 * Result of a three-way merge. `same`: both agree; `theirs`: the PMS's value; `ours`: our value, to be written to the PMS;
 * `conflict`: changed on both sides, for staff to decide.
 */
export type MergeOutcome = 'same' | 'theirs' | 'ours' | 'conflict';

export interface Merged {
  value: string;
  /** The new agreed value. */
  base: string;
  outcome: MergeOutcome;
}

/**
 * Merges a field by the last agreed value (`base`). Only a field changed on both sides is a conflict, settled by the resolution.
 * If ours wins, the PMS's value becomes the base, so that a difference from the base means a pending write.
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
 * For a value that came from a channel before the PMS had the guest: not a change made here. The PMS's value wins; if it is
 * empty, ours stays and is not written.
 */
export function yieldField({ ours, theirs }: { ours: string; theirs: string }): Merged {
  if (theirs !== '' || ours === '')
    return { value: theirs, base: theirs, outcome: ours === theirs ? 'same' : 'theirs' };
  return { value: ours, base: '', outcome: 'ours' };
}

/** For fields that cannot be written back: the side that changed wins, the PMS if both did. */
export function takeLatest<T>({ base, ours, theirs }: { base: T; ours: T; theirs: T }): T {
  return theirs === base ? ours : theirs;
}
