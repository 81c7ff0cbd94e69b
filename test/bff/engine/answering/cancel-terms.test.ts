import { expect, it } from 'vitest';
import { mayCancelStay, stateCancelTerms } from '../../../../bff/engine/answering/cancel-terms.ts';
import { NEW_DIALOGUE, type Plan } from '../../../../bff/engine/types.ts';
import { planConfirmation } from '../../../../bff/engine/wishes/plan-wish.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { heard, matchFor, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const terms = matchFor({ faqId: 'terms', intents: ['cancellation_policy'], answer: 'Free until 3 days before.' });
const ask = (intent: Intent): Plan => planConfirmation(wishFor(intent), NEW_DIALOGUE);
const stepsWithTerms = (plan: Plan, cancelTerms = [terms]) =>
  stateCancelTerms(plan, turn('cancel my booking', { cancelTerms, facts: [] })).steps.map((step) =>
    step.kind === 'answer' ? step.sources[0]?.id : step.kind,
  );

it('the cancellation terms are stated before the question whether to cancel the stay', () => {
  expect(stepsWithTerms(ask('booking_cancel'))).toEqual(['terms', 'clarify']);
});

it('the cancellation terms are stated only once, before no other question, and not if the house has none', () => {
  expect(stepsWithTerms(ask('late_check_out'))).toEqual(['clarify']);
  const told = stateCancelTerms(ask('booking_cancel'), turn('cancel', { cancelTerms: [terms], facts: [] }));
  expect(stepsWithTerms(told)).toEqual(['terms', 'clarify']);
  expect(stepsWithTerms(ask('booking_cancel'), [])).toEqual(['clarify']);
  expect(stepsWithTerms(ask('booking_cancel'), [matchFor({ score: 0.9 })])).toEqual(['clarify']);
});

it('the cancellation terms are looked up if the guest wants to cancel, or answers the question whether to cancel', () => {
  const open = ask('booking_cancel').dialogue;
  expect(mayCancelStay(heard({ intents: ['booking_cancel'] }), NEW_DIALOGUE)).toBe(true);
  expect(mayCancelStay(heard({ intents: ['affirm'] }), open)).toBe(true);
  expect(mayCancelStay(heard({ intents: ['affirm'] }), NEW_DIALOGUE)).toBe(false);
});
