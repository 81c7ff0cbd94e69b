import { expect, it } from 'vitest';
import { markText } from '../../../../../bff/knowledge/facts/marks/mark-text.ts';
import { readingWith } from '../../../../support/engine/marked.ts';

const kinds = (text: string, code = 'en') =>
  markText(text, readingWith(code)).marks.map((mark) => (mark.kind === 'break' ? mark.of : mark.kind));

it.each([
  ['Breakfast: 7-10. It costs 12 €', ['colon', 'span', 'sentence', 'money']],
  ['call +49 8382 550140', ['phone']],
  ['see www.example.com/7-10', ['link']],
  ['max. 1.90 m', ['role', 'measure']], // its full stop does not end the sentence
  ['10 %', ['number']],
])('the marks of “%s” are %j', (text, marks) => expect(kinds(text)).toEqual(marks));

it('brackets with their own value are a separate part, brackets with an age are not', () => {
  expect(kinds('Sauna (12 €)')).toEqual(['part', 'money', 'part']);
  expect(kinds('Children (4–11 years)')).not.toContain('part');
});
