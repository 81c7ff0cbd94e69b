import { expect, it } from 'vitest';
import { bindChoice, readChoice } from '../../../../bff/engine/words/choice.ts';

it.each([
  ['affirm', 7, 'affirm#7'],
  ['204', 12, '204#12'],
  ['human', undefined, 'human'],
])('the choice %s of question %s is sent as %s and parsed back', (value, question, sent) => {
  expect(bindChoice(value, question)).toBe(sent);
  expect(readChoice(sent)).toEqual({ value, question: question ?? null });
});

it.each([
  ['#', '#', null],
  ['affirm#', 'affirm#', null],
  ['affirm#1234567890', 'affirm#1234567890', null],
  ['a#b#3', 'a#b', 3],
])('the tapped value %s is parsed as the answer %s to question %s', (sent, value, question) => {
  expect(readChoice(sent)).toEqual({ value, question });
});

it('typed text is never a tapped choice', () => expect(readChoice(null)).toBeNull());
