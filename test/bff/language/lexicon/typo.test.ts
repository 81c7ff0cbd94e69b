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
  ['brekfest', 'breakfast'], // two errors in a long word
  ['bowel', null], // the first letter must be right
  ['towel', 'towel'],
  ['trowel', 'trowel'], // a correct word with its own meaning
  ['soup', null], // too short to correct
  ['emergncy', 'emergency'],
  ['emrgncy', null], // words for emergencies allow only one error
  ['zzzzz', null],
])('the typo “%s” is corrected to: %s', (word, meant) => expect(typos.mend(word)).toBe(meant));
