import { expect, it } from 'vitest';
import { readWithoutLengths } from '../../../../bff/engine/reading/without-lengths.ts';
import { placeEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const readAgain = (text: string, code: string, intents: { name: 'pool'; score: number }[] = []) => {
  const placed = placeEntities(text, languageFor(code).pack, NOW, 'Europe/Berlin');
  return readWithoutLengths(text, placed, { intents }, code)?.intents[0]?.name ?? null;
};

it.each([
  ['en', 'a taxi in half an hour', 'taxi'],
  ['de', 'ein Taxi in zwei Stunden', 'taxi'],
  ['en', 'in half an hour', null],
  ['en', 'a taxi', null],
])('%s: “%s” is read again without lengthened letters: %s', (code, text, intent) =>
  expect(readAgain(text, code)).toBe(intent),
);

it('a text that was understood with lengthened letters is not read again', () => {
  expect(readAgain('a taxi in half an hour', 'en', [{ name: 'pool', score: 0.9 }])).toBeNull();
});
