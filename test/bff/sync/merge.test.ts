import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeField } from '../../../bff/sync/pull/merge.ts';
import { CONFLICT_RESOLUTIONS } from '../../../shared/domain/pms.ts';

it('[R4] loses no change that only one side made, and ends in a value that one of them has', () => {
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
