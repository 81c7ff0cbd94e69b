import { expect, it } from 'vitest';
import { weighBundle } from '../../../bench/language/bundle.ts';

const BYTES_MAX = 45_000;

it('the language detection that a guest loads on typing stays within 45 kB', async () => {
  const bytes = await weighBundle("export { detect } from '/shared/language/detect/browser.ts'");
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
});
