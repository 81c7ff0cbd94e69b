import { expect, it } from 'vitest';
import { amendOffer, planOffer, settleOffer, withdrawOffer } from '../../../../bff/engine/planning/offers.ts';
import { NEW_DIALOGUE, type Pending, type TurnContext } from '../../../../bff/engine/types.ts';
import type { Turn } from '../../../../bff/engine/utterance/turn.ts';
import { keepArranged, listArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { turn } from '../../../support/engine/turns.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

const LATE: TurnContext['offers'][number] = {
  id: 'ofr_late',
  kind: 'late_check_out',
  names: { en: 'Late check-out' },
  price: { amount: '25.00', currency: 'EUR' },
  unit: 'stay',
  rule: { topics: ['check_out_time'], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] },
  department: 'front_desk',
  onRequest: false,
  made: 'never',
  acceptedFor: [],
};
const price = { amount: '25.00', currency: 'EUR' };
const context = (offer: Partial<typeof LATE> = {}, more: Partial<TurnContext> = {}) =>
  turn('late check-out', { offers: [{ ...LATE, ...offer }], stays: [stayWith()], ...more });
const offer = (
  made: Partial<typeof LATE> = {},
  intent: 'late_check_out' | 'check_out_time' = 'late_check_out',
  orders = false,
) =>
  planOffer(intent, wishFor(intent), context(made), NEW_DIALOGUE, orders)?.steps.map(
    (step) => step.kind === 'offer' && step.act,
  ) ?? null;

it('an extra is offered with its price, and waits for a yes', () => {
  const plan = planOffer('late_check_out', wishFor('late_check_out'), context(), NEW_DIALOGUE, false);
  expect(plan?.steps).toMatchObject([{ kind: 'offer', act: 'made', price, wish: { reservationId: 'res_1' } }]);
  expect(plan?.dialogue.pending).toMatchObject({ kind: 'confirm', wish: { offerId: 'ofr_late', price } });
});

it('an extra is offered once with a related question, always when named, and after a no only when ordered', () => {
  expect(offer({}, 'check_out_time')).toEqual(['made']);
  expect(offer({ made: 'offered' }, 'check_out_time')).toBeNull();
  expect(offer({ made: 'offered' })).toEqual(['made']);
  expect(offer({ made: 'declined' })).toEqual(['told']);
  expect(offer({ made: 'declined' }, 'late_check_out', true)).toEqual(['made']);
  expect(offer({ acceptedFor: ['res_1'] })).toBeNull();
});

it('a guest without a verified booking is offered no extra unasked', () => {
  const stranger = context({}, { stays: [] });
  expect(planOffer('check_out_time', wishFor('check_out_time'), stranger, NEW_DIALOGUE, false)).toBeNull();
  expect(planOffer('late_check_out', wishFor('late_check_out'), stranger, NEW_DIALOGUE, false)).not.toBeNull();
});

const wish = wishFor('late_check_out', { offerId: 'ofr_late', price, reservationId: 'res_1' });
const pending: Extract<Pending, { kind: 'confirm' }> = { kind: 'confirm', intent: 'late_check_out', wish };
const settle = (answer: 'accepted' | 'declined', turned: Turn) =>
  settleOffer(pending, answer, turned, NEW_DIALOGUE)?.steps.map((step) => step.kind === 'offer' && step.act);

it('a yes books the extra or requests it from staff; an extra whose price has changed is not booked', () => {
  expect(settle('accepted', context())).toEqual(['booked']);
  expect(settle('accepted', context({ onRequest: true }))).toEqual(['requested']);
  expect(settle('accepted', context({}, { aiMode: 'assisted' }))).toEqual(['requested']);
  expect(settle('accepted', context({ price: { amount: '30.00', currency: 'EUR' } }))).toEqual(['unavailable']);
  expect(settle('accepted', context({}, { offers: [] }))).toEqual(['unavailable']);
  expect(settle('declined', context())).toEqual(['declined']);
});

it('a booked extra can be changed or withdrawn while it is on sale', () => {
  const dialogue = keepArranged(NEW_DIALOGUE, wish);
  const later = { ...wish, time: '13:00' };
  expect(amendOffer(wish, later, context(), dialogue)?.steps).toMatchObject([
    { kind: 'task', act: 'amend', task: { time: '13:00' } },
  ]);
  const back = withdrawOffer(wish, context(), dialogue);
  expect(back?.steps).toMatchObject([{ kind: 'offer', act: 'withdrawn' }]);
  expect(listArranged(back?.dialogue ?? dialogue)).toEqual([]);
  expect(amendOffer(wish, later, context({}, { offers: [] }), dialogue)).toBeNull();
});
