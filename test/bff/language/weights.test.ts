import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS } from '../../../bff/language/model/weights-file.ts';

const BYTES_MAX = 8.4 * 1_000_000;

it('the weights are small enough to be kept in the repository', () => {
  const bytes = [CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS].map((url) => statSync(url).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES_MAX);
});
