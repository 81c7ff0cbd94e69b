import { expect, it } from 'vitest';
import { Typos } from '../../../../bff/language/lexicon/typo.ts';

const typos = new Typos({ typedMin: 4, meantMin: 5 });
for (const word of ['towel', 'breakfast', 'soap']) typos.add(word);
typos.add('emergency', true);
typos.keep('trowel');
typos.close();

it.each([
  ['towle', 'towel'], // swapped
  ['towl', 'towel'], // missing
  ['towwel', 'towel'], // added
  ['brekfest', 'breakfast'], // two slips in a long word
  ['bowel', null], // the first letter stays
  ['towel', 'towel'],
  ['trowel', 'trowel'], // spelt right, and nothing else is meant
  ['soup', null], // too short to be meant
  ['emergncy', 'emergency'],
  ['emrgncy', null], // an emergency is one slip away at most
  ['zzzzz', null],
])('“%s” is meant for: %s', (word, meant) => expect(typos.mend(word)).toBe(meant));
