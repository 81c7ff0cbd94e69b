import { expect, it } from 'vitest';
import { listWords } from '../../../../bff/language/lexicon/lexicon.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';

const read = (code: string, text: string) => languageFor(code).lexicon.read(text);

it.each<[string, string, Concept[]]>([
  ['en', 'two towels', ['towel']],
  ['en', 'two twoels', ['towel']], // a typing error
  ['de', 'ein Handtuch', ['towel']],
  ['de', 'Tiefgarage', ['parking']], // a compound
  ['ja', 'タオルを2枚', ['towel']], // no spaces
  ['ar', 'والمفتاح', ['key']], // words that are written together with the next
])('%s: the concepts of “%s” are %j', (code, text, concepts) => {
  expect([...read(code, text).concepts]).toEqual(expect.arrayContaining(concepts));
});

it('an exact word is preferred to a word with the same stem', () => {
  const { concepts } = read('en', 'my booking');
  expect([concepts.has('booking'), concepts.has('book')]).toEqual([true, false]);
});

it('a call for help is found with other words in between, but not with a “no” in between', () => {
  expect(read('en', 'trouble with his breathing').concepts.has('breathing')).toBe(true);
  expect(read('en', 'trouble but no breathing').concepts.has('breathing')).toBe(false);
  expect(read('en', 'my chest is in pain').concepts.has('heart')).toBe(true);
});

it('a word outside the lexicon is unknown, and small words are not counted', () => {
  const { unknown, contentCount } = read('en', 'the towel of a zorblax');
  expect([unknown, contentCount]).toEqual([['zorblax'], 2]);
  expect(languageFor('en').lexicon.isKnown('zorblax')).toBe(false);
  expect(languageFor('en').lexicon.isKnown('the of a')).toBe(true);
});

it('a number alone is no concept, since 112 may be a room', () => {
  expect([...read('en', '112').concepts]).toEqual([]);
});

it('text after the first 1,200 letters is not read', () => {
  expect(read('en', `${'x '.repeat(600)}towel`).concepts.has('towel')).toBe(false);
});

it('a list of words is folded, and its empty entries are skipped', () => {
  expect(listWords('Café , ,Tee')).toEqual(['cafe', 'tee']);
});
