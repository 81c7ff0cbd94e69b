import { expect, it } from 'vitest';
import { readBareYesOrNo } from '../../../../bff/language/lexicon/bare-yes-or-no.ts';

it.each([
  ['nein', 'no'],
  ['Nein danke!', 'no'],
  ['oui', 'yes'],
  ['Ja', 'yes'],
  ['はい', 'yes'],
  ['yes to all of it', null],
  ['towels', null],
  ['', null],
])('“%s” by itself is: %s', (text, answer) => expect(readBareYesOrNo(text)).toBe(answer));
