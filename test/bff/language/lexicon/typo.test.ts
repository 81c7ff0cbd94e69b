import { expect, it } from 'vitest';
import { Typos } from '../../../../bff/language/lexicon/typo.ts';

const typos = new Typos({ minTypedLength: 4, minSuggestedLength: 5 });
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
])('“%s” is meant for: %s', (word, meant) => expect(typos.correct(word)).toBe(meant));
