import { expect, it } from 'vitest';
import { gistOf } from '../../../bff/learning/gist.ts';

const LONG = 'We arrive on Friday with two small children and a lot of luggage. ';

it.each([
  ['a short question as it is', 'Do you rent boats?', 'Do you rent boats?'],
  ['what a long message asks', `${LONG}Do you rent boats? Kind regards, Anna`, 'Do you rent boats?'],
  [
    'each thing it asks',
    `${LONG}Do you rent boats? And is there a casino?`,
    'Do you rent boats? And is there a casino?',
  ],
  ['in Japanese', '金曜日に着きます。カジノはありますか？よろしくお願いします。', 'カジノはありますか？'],
  ['in Arabic', 'نصل يوم الجمعة. هل يوجد كازينو؟ شكرا', 'هل يوجد كازينو؟'],
  ['in Greek', 'Φτάνουμε την Παρασκευή.\nΥπάρχει καζίνο;', 'Υπάρχει καζίνο;'],
  ['a message without a question mark as it is', 'do you rent boats', 'do you rent boats'],
  ['with what it asks on about', 'When is breakfast? … and for children?', 'When is breakfast? … and for children?'],
])('%s', (_, question, gist) => expect(gistOf(question)).toBe(gist));

it('the gist of an endless question is cut between words, and never within a letter', () => {
  const gist = gistOf(`Do you rent ${'boats '.repeat(60)}?`);
  expect(gist.length).toBeLessThanOrEqual(140);
  expect(gist).toMatch(/boats…$/);
  expect(gistOf('👨‍👩‍👧'.repeat(60))).toMatch(/^(?:👨‍👩‍👧)+…$/u);
});
