import { expect, it } from 'vitest';
import { listCosts, listThings } from '../../../../../bff/knowledge/facts/binding/list-things.ts';
import { readSentences } from '../../../../../bff/knowledge/facts/marks/parts.ts';
import { wordsFor } from '../../../../../bff/knowledge/facts/words.ts';
import { languageFor } from '../../../../../bff/language/lexicon/registry.ts';

function partsOf(text: string) {
  const words = wordsFor('en');
  if (words === null) throw new Error('English has no words');
  const [sentence] = readSentences(text, { words, pack: languageFor('en').pack, currency: 'EUR' });
  return sentence?.parts ?? [];
}

function list(text: string): string[] {
  return [...listThings(partsOf(text)).values()].flat();
}

it('things that all rooms have are listed as available', () => {
  expect(list('All rooms have a kettle, a fridge and a safe.').toSorted()).toEqual([
    'fridge.available',
    'kettle.available',
    'safe.available',
  ]);
});

it.each([
  'Kettle, fridge, safe', // a list without a verb promises nothing
  'All rooms have a kettle on request.',
  'Some rooms have a fridge.',
  'We have an iron at the reception.',
  'All rooms have no fridge.',
])('no thing of a room is listed as available from “%s”', (text) => {
  expect(list(text)).not.toContain('reception.available');
  if (!text.includes('iron')) expect(list(text)).toEqual([]);
});

it('a cost stated for several things is listed for each, unless it has a condition', () => {
  const costs = (text: string) => partsOf(text).map(listCosts);
  expect(costs('Towels and linen are included.')).toEqual([
    { attributes: expect.arrayContaining(['towels.price', 'linen.price']), cost: 'included' },
  ]);
  expect(costs('Towels and linen are included for children.')).toEqual([null]);
});
