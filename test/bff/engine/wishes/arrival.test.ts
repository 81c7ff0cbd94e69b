import { expect, it } from 'vitest';
import { listArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { isArrival } from '../../../../bff/engine/wishes/arrival.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

it('a time of arrival is an arrival time, and a sold early check-in is not', () => {
  expect(isArrival(wishFor('check_in_time', { time: '18:00' }))).toBe(true);
  expect(isArrival(wishFor('check_in_time', { offerId: 'ofr_1' }))).toBe(false);
  expect(isArrival(wishFor('taxi', { time: '18:00' }))).toBe(false);
});

it.each([
  ['en', 'We will arrive at 18:00', 'Arrives at 18:00'],
  ['de', 'Wir kommen um 18 Uhr an', 'Arrives at 18:00'],
  ['fr', 'Nous arriverons à 18 h', 'Arrives at 18:00'],
])('%s: “%s” informs the front desk of the arrival: %s', (code, text, title) => {
  const { decision, dialogue } = new EngineGuest({ stays: [stayWith({ state: 'booked' })] }, code).say(text);
  const told = decision.steps.flatMap((step) => (step.kind === 'task' ? [step.task] : []));
  expect(told.map((task) => [task.kind, task.title, task.date])).toEqual([['arrival_time', title, '2026-11-19']]);
  expect(listArranged(dialogue).map(isArrival)).toEqual([true]);
});
