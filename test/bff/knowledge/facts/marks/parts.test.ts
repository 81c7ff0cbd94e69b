import { expect, it } from 'vitest';
import { marksOf, readSentences } from '../../../../../bff/knowledge/facts/marks/parts.ts';
import { readingWith } from '../../../../support/engine/marked.ts';

const read = (text: string, code = 'en') => readSentences(text, readingWith(code));

it('a text is split into sentences, and a sentence into parts', () => {
  const sentences = read('Breakfast: 7-10, 12 €. The sauna is free.');
  expect(sentences.map(({ text }) => text)).toEqual(['Breakfast: 7-10, 12 €.', 'The sauna is free.']);
  expect(sentences[0]?.parts.map(({ text, isTitle }) => [text, isTitle])).toEqual([
    ['Breakfast', true],
    ['7-10', false],
    ['12 €', false],
  ]);
});

it('a part has its subjects, its unknown words and its marks', () => {
  const [sentence] = read('The zorblax sauna costs 12 €');
  const [part] = sentence?.parts ?? [];
  if (part === undefined) throw new Error('nothing was read');
  expect(part.subjects.map(({ name }) => name)).toEqual(['spa']);
  expect(part.unknown).toEqual(['zorblax']);
  expect(marksOf(part, 'money')).toMatchObject([{ amountMinor: 1200 }]);
});

it('a text without letters has no sentences', () => expect(read('… – !')).toEqual([]));
