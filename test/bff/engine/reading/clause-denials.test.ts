import { expect, it } from 'vitest';
import { readClause, toClause } from '../../../../bff/engine/reading/clause-denials.ts';
import { denialWordsOf } from '../../../../bff/engine/utterance/denied-words.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

function read(text: string, more: { code?: string; isAsking?: boolean; isCounted?: boolean } = {}) {
  const { code = 'en', isAsking = false, isCounted = false } = more;
  const { lexicon } = languageFor(code);
  const words = denialWordsOf(code);
  if (words === null) throw new Error(`${code} has no words of denial`);
  const around = { isAsking, isTail: false, isPolite: false, isCounted, empty: lexicon.functionWords };
  return readClause(toClause(lexicon.read(text), text, code), words, around);
}

const readMeanings = (text: string, more?: Parameters<typeof read>[1]) =>
  read(text, more).named.map(({ concept, how }) => `${concept} ${how}`);

it.each([
  ['we do not need towels', 'towel refused'],
  ['we have enough towels', 'towel refused'],
  ['we have our own towels', 'towel refused'],
  ['you can skip the towels', 'towel refused'],
  ['we do not have enough towels', 'towel wanted'],
  ['we have our own car but need towels', 'towel wanted'],
  ['you can bring the towels', 'towel wanted'],
])('the clause “%s” means: %s', (text, how) => expect(readMeanings(text)).toContain(how));

it('a question denies nothing', () => {
  expect(readMeanings('do we not need towels', { isAsking: true })).toEqual(['towel wanted']);
});

it('a counted thing that “is plenty” may be requested', () => {
  expect(readMeanings('two pillows are plenty', { isCounted: true })).toEqual(['pillow wanted']);
  expect(read('two pillows are plenty', { isCounted: true }).isEnough).toBe(true);
  expect(read('pillows are plenty').isEnough).toBe(false);
});

it('a guest with their own luggage may still want it carried', () => {
  expect(readMeanings('we brought our own luggage')).toEqual(['luggage wanted']);
});

it('a clause either names a thing only, or states something about it, or asks for it', () => {
  expect(read('towels')).toMatchObject({ isBare: true, isTold: false, refuses: false });
  expect(read('the taxi has arrived already')).toMatchObject({ isBare: false, isTold: true });
  expect(read('bring a taxi')).toMatchObject({ isBare: false, isTold: false });
  expect(read('thank you for the taxi')).toMatchObject({ isTold: true, asksBeside: false });
  expect(read('we have ordered a taxi')).toMatchObject({ isTold: true });
});

it('a clause can be a refusal without naming a thing', () => {
  expect(read('we do not need it')).toMatchObject({ named: [], refuses: true });
  expect(read('no more')).toMatchObject({ named: [], refuses: false, saysWithout: true });
  expect(read('how much is it', { isAsking: true })).toMatchObject({ refuses: false, asksBeside: true });
});
