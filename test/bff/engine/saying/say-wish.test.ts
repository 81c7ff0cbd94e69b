import { expect, it } from 'vitest';
import { nameWish, sayCount, sayOffer, sayWhen } from '../../../../bff/engine/saying/say-wish.ts';
import type { TurnContext } from '../../../../bff/engine/types.ts';
import type { DecisionStep } from '../../../../shared/domain/decision.ts';
import { turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

it.each([
  ['en', wishFor('towels_linen', { quantity: '3', room: '204' }), /^.*[Tt]owels.*: 3 ×, № 204$/],
  ['de', wishFor('taxi', { time: '09:00', date: '2026-11-21' }), /^Taxi: Sa.*21\. November, 0?9:00$/],
  ['en', wishFor('extend_stay', { nights: '2' }), /2 more nights/],
  ['en', wishFor('taxi'), /^Taxi$/],
])('%s: the wish %j is worded as %s', (language, wish, name) => expect(nameWish(wish, language)).toMatch(name));

it('a service that is not counted is named without a count', () => {
  expect(sayCount(wishFor('taxi', { quantity: '1' }))).toBe('');
  expect(sayCount(wishFor('towels_linen', { quantity: '1' }))).toBe('1 ×');
});

it('a request without a time is named without a time', () => {
  expect(sayWhen({}, 'en')).toBe('');
  expect(sayWhen({ time: '09:00' }, 'en')).toMatch(/9:00/);
});

const OFFER: TurnContext['offers'][number] = {
  id: 'ofr_1',
  kind: 'late_check_out',
  names: { en: 'Late check-out', de: 'Später Auszug' },
  price: null,
  unit: 'stay',
  rule: { topics: [], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] },
  department: 'front_desk',
  onRequest: false,
  made: 'never',
  acceptedFor: [],
};
const say = (
  act: Extract<DecisionStep, { kind: 'offer' }>['act'],
  language: string,
  isFree = false,
  notBooked?: true,
) =>
  sayOffer(
    {
      kind: 'offer',
      intent: 'late_check_out',
      offerId: 'ofr_1',
      act,
      price: isFree ? null : { amount: '25.00', currency: 'EUR' },
      sources: [],
      wish: wishFor('late_check_out'),
      ...(notBooked === undefined ? {} : { notBooked }),
    },
    language,
    turn('', { offers: [OFFER] }),
  );

it.each([
  ['made', 'en', /Late check-out.*25/],
  ['made', 'de', /Später Auszug.*25/],
  ['booked', 'en', /25/],
  ['told', 'en', /Late check-out: .*25/],
  ['unavailable', 'en', /Late check-out/],
] as const)('the sentence about an offer with the act %s in %s matches %s', (act, language, text) =>
  expect(say(act, language)).toMatch(text),
);

it('no charge is mentioned for an extra that staff confirm first or that is free', () => {
  expect(say('requested', 'en')).not.toMatch(/25/);
  expect(say('booked', 'en', true)).toBe(say('requested', 'en'));
  expect(say('told', 'en', false, true)).not.toBe(say('told', 'en'));
});
