import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeField } from '../../../bff/sync/pull/merge.ts';
import { CONFLICT_RESOLUTIONS } from '../../../shared/domain/pms.ts';

it('[R4] a merge loses no change that only one side made, and its value is the value of one side', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  fc.assert(
    fc.property(text, text, text, fc.constantFrom(...CONFLICT_RESOLUTIONS), (base, ours, theirs, resolution) => {
      const merged = mergeField({ base, ours, theirs }, resolution);
      expect([ours, theirs]).toContain(merged.value);
      if (ours !== base && theirs === base) expect(merged.value).toBe(ours);
      if (theirs !== base && ours === base) expect(merged.value).toBe(theirs);
      if (merged.outcome === 'ours') expect(merged.value).not.toBe(merged.base); // then the PMS gets the value
      if (merged.outcome === 'theirs' || merged.outcome === 'same') expect(merged.value).toBe(merged.base);
    }),
  );
});
