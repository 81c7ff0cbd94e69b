import { expect, it } from 'vitest';
import { readBareHour } from '../../../../bff/engine/arranged/bare-hour.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { countOf, heard, timeOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const call = (time: string) => keepArranged(NEW_DIALOGUE, wishFor('wake_up_call', { time }));
const readHour = (text: string, language: string, count: number, dialogue = call('07:00')) =>
  readBareHour(
    heard({ language, entities: [countOf(count)], signals: ['correction'] }),
    dialogue,
    turn(text, {}, language),
  ).entities[0];

it.each([
  ['07:00', 8, '08:00'],
  ['19:00', 8, '20:00'],
  ['07:00', 16, '16:00'],
  ['01:00', 12, '00:00'],
])('for a wake-up call at %s, “make it %s” means %s: the nearer of the two hours', (time, count, value) => {
  expect(readHour(`make it ${count}`, 'en', count, call(time))).toEqual({ type: 'time', text: String(count), value });
});

it('a bare number changes the count if the last request was counted', () => {
  const towels = keepArranged(call('07:00'), wishFor('towels_linen', { quantity: '2' }));
  expect(readHour('make it 8', 'en', 8, towels)?.type).toBe('count');
});

it.each([
  ['tr', '8 olsun', true],
  ['da', 'hellere kl. 8', true],
  ['en', '8', false],
])('%s: “%s” is a time of day by its words: %s', (language, text, isSo) => {
  const said = heard({ language, entities: [timeOf('08:00', '8')] });
  expect(readBareHour(said, call('07:00'), turn(text, {}, language)).signals.includes('correction')).toBe(isSo);
});

it('a number is not read as an hour if another intent is named or if the number exceeds 24', () => {
  expect(readHour('make it 25', 'en', 25)?.type).toBe('count');
  const beside = heard({ intents: ['taxi'], entities: [countOf(8)], signals: ['correction'] });
  expect(readBareHour(beside, call('07:00'), turn('a taxi for 8'))).toBe(beside);
});
