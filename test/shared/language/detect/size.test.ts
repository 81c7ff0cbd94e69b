import { expect, it } from 'vitest';
import { weighBundle } from '../../../bench/language/bundle.ts';

const FIRST_BYTES_MAX = 30_000;
const SECOND_BYTES_MAX = 100_000;

it('the first part loads in 30 kB and the second adds at most 100 kB', async () => {
  const first = await weighBundle("export { detect } from '/shared/language/detect/first.ts'");
  const full = await weighBundle("export { detect } from '/shared/language/detect/full.ts'");
  expect(first).toBeGreaterThan(10_000);
  expect(first).toBeLessThanOrEqual(FIRST_BYTES_MAX);
  expect(full - first).toBeLessThanOrEqual(SECOND_BYTES_MAX);
});
