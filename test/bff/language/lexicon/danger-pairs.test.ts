import { expect, it } from 'vitest';
import { expandPairs, listPairs } from '../../../../bff/language/lexicon/danger-pairs.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

it.each([
  ['throat|tongue + swells|closes', ' ', ['throat swells', 'throat closes', 'tongue swells', 'tongue closes']],
  ['a + b|c + d', '', ['abd', 'acd']],
  ['alone', ' ', ['alone']],
])('“%s” is expanded to every pair of its two lists', (row, joint, all) =>
  expect(expandPairs(row, joint)).toEqual(all),
);

it('a concept without pair rows has no pairs', () => {
  const { pack } = languageFor('en');
  expect(listPairs(pack, 'towel')).toEqual([]);
  expect(listPairs(pack, 'breathing').length).toBeGreaterThan(0);
});
