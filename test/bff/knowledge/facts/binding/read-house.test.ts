import { expect, it } from 'vitest';
import { listTexts, readHouse } from '../../../../../bff/knowledge/facts/binding/read-house.ts';
import { summarise } from '../summary.ts';

const HOUSE = {
  faqs: [{ id: 'faq_1', question: 'Wann gibt es Frühstück?', answer: '7–10 Uhr.' }],
  policies: 'Rauchen ist verboten.',
  specialties: ' ',
  checkIn: '15:00',
  language: 'de',
};

it('each text has the language it is written in; a text too short to detect one has the house’s', () => {
  expect(listTexts(HOUSE).map(({ id, language }) => [id, language])).toEqual([
    ['faq_1', 'de'],
    ['policies', 'de'],
    ['checkIn', 'de'],
  ]);
});

it('every fact names its source text', () => {
  expect(readHouse(HOUSE).map((one) => [one.source.id, summarise(one)])).toEqual([
    ['faq_1', 'breakfast.hours 07:00-10:00'],
    ['policies', 'smoking.allowed no'],
    ['checkIn', 'checkIn.hours 15:00-'],
  ]);
});
