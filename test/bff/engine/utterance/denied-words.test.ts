import { expect, it } from 'vitest';
import { type DenialWords, denialWordsOf } from '../../../../bff/engine/utterance/denied-words.ts';

/** Asks about a line with spaces at both ends, as the word tests expect it. */
const ask = (code: string, line: string, question: (words: DenialWords, line: string) => unknown) => {
  const words = denialWordsOf(code);
  if (words === null) throw new Error(`No words of denial for ${code}`);
  return question(words, ` ${line} `);
};

it.each([
  ['en', 'no towels please', true],
  ['de', 'bitte keine handtucher', true],
  ['en', 'two towels please', false],
  ['de', 'zwei handtucher bitte', false],
])('%s: “%s” may deny: %s', (code, line, may) => {
  expect(ask(code, line, (words, text) => words.mayDeny(text))).toBe(may);
});

it.each([
  ['en', 'do not forget the towels', true],
  ['de', 'vergessen sie nicht die handtucher', true],
  ['en', 'do not bring the towels', false],
])('%s: “%s” reminds: %s', (code, line, reminds) => {
  expect(ask(code, line, (words, text) => words.reminds(text))).toBe(reminds);
});

it('a language without negation words finds no negation', () => expect(denialWordsOf('xx')).toBeNull());
