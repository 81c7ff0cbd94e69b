import { expect, it } from 'vitest';
import { gistOf } from '../../../bff/learning/gist.ts';

const LONG = 'We arrive on Friday with two small children and a lot of luggage. ';

it.each([
  ['a short question, unchanged', 'Do you rent boats?', 'Do you rent boats?'],
  ['the question in a long message', `${LONG}Do you rent boats? Kind regards, Anna`, 'Do you rent boats?'],
  [
    'all questions of a long message',
    `${LONG}Do you rent boats? And is there a casino?`,
    'Do you rent boats? And is there a casino?',
  ],
  [
    'the question in a Japanese message',
    '金曜日に着きます。カジノはありますか？よろしくお願いします。',
    'カジノはありますか？',
  ],
  ['the question in an Arabic message', 'نصل يوم الجمعة. هل يوجد كازينو؟ شكرا', 'هل يوجد كازينو؟'],
  ['the question in a Greek message', 'Φτάνουμε την Παρασκευή.\nΥπάρχει καζίνο;', 'Υπάρχει καζίνο;'],
  ['a message without a question mark, unchanged', 'do you rent boats', 'do you rent boats'],
  [
    'a question together with its follow-up question',
    'When is breakfast? … and for children?',
    'When is breakfast? … and for children?',
  ],
])('the gist of a message is %s', (_, question, gist) => expect(gistOf(question)).toBe(gist));

it('the gist of an endless question is cut between words, and never within a letter', () => {
  const gist = gistOf(`Do you rent ${'boats '.repeat(60)}?`);
  expect(gist.length).toBeLessThanOrEqual(140);
  expect(gist).toMatch(/boats…$/);
  expect(gistOf('👨‍👩‍👧'.repeat(60))).toMatch(/^(?:👨‍👩‍👧)+…$/u);
});
