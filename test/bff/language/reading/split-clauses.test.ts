import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { splitClauses } from '../../../../bff/language/reading/split-clauses.ts';

const split = (code: string, text: string) => splitClauses(text, languageFor(code)).map((clause) => clause.trim());

it.each([
  ['en', 'Two towels. When is breakfast?', ['two towels', 'when is breakfast']],
  ['en', 'two towels and a taxi', ['two towels', 'a taxi']],
  ['de', 'zwei Handtücher und ein Taxi', ['zwei handtucher', 'ein taxi']],
  ['ja', 'タオルを2枚。朝食は何時？', ['タオルを2枚。', '朝食は何時']],
  ['en', 'two towels', []], // only one
  ['de', 'können wir um 6:45 geweckt werden', []],
  ['nl', 'kunnen we om 6.45 gewekt worden', []],
  ['de', 'Zimmer 204. Um 6:45 wecken bitte', ['zimmer 204', 'um 6:45 wecken bitte']],
  ['en', 'at 7:30, 204', []], // the colon of a time ends no clause, and neither does a number
])('%s: “%s” is split into the clauses %j', (code, text, clauses) => {
  expect(split(code, text).map((one) => one.toLowerCase().replace('ü', 'u'))).toEqual(clauses);
});

it('the Italian verb “è” is not read as “e” (and), so it does not split a clause', () => {
  expect(split('it', 'la piscina è aperta')).toEqual([]);
  expect(split('it', 'due asciugamani e un taxi')).toHaveLength(2);
});

it('a text is split into at most sixteen clauses', () => {
  expect(split('en', Array.from({ length: 30 }, (_, index) => `wish ${index}.`).join(' '))).toHaveLength(16);
});
