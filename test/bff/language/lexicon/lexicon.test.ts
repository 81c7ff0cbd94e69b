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
])('%s: “%s” speaks of %j', (code, text, concepts) => {
  expect([...read(code, text).concepts]).toEqual(expect.arrayContaining(concepts));
});

it('an exact word stands above one that only shares a stem', () => {
  const { concepts } = read('en', 'my booking');
  expect([concepts.has('booking'), concepts.has('book')]).toEqual([true, false]);
});

it('words between leave a call for help standing; a no does not', () => {
  expect(read('en', 'trouble with his breathing').concepts.has('breathing')).toBe(true);
  expect(read('en', 'trouble but no breathing').concepts.has('breathing')).toBe(false);
  expect(read('en', 'my chest is in pain').concepts.has('heart')).toBe(true);
});

it('what means nothing of ours is unknown, and small words are neither', () => {
  const { unknown, contentCount } = read('en', 'the towel of a zorblax');
  expect([unknown, contentCount]).toEqual([['zorblax'], 2]);
  expect(languageFor('en').lexicon.isKnown('zorblax')).toBe(false);
  expect(languageFor('en').lexicon.isKnown('the of a')).toBe(true);
});

it('a number alone is none of its words: 112 may be a room', () => {
  expect([...read('en', '112').concepts]).toEqual([]);
});

it('past 1,200 letters nothing is read', () => {
  expect(read('en', `${'x '.repeat(600)}towel`).concepts.has('towel')).toBe(false);
});

it('a list of words is folded, its holes left out', () => {
  expect(listWords('Café , ,Tee')).toEqual(['cafe', 'tee']);
});
