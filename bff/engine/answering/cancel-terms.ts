import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { findAnswer } from './answers.ts';

/** The question used to look up the cancellation terms, before a stay may be cancelled. */
export const TERMS_QUESTION = 'What is your cancellation policy?';

/** Whether a stay may be about to be cancelled. */
export function mayCancelStay({ intents }: Understanding, { pending }: Dialogue): boolean {
  return pending?.intent === 'booking_cancel' || intents.some(({ name }) => name === 'booking_cancel');
}

/** Adds the house's cancellation terms before the guest is asked to confirm a cancellation. */
export function stateCancelTerms(plan: Plan, context: Turn): Plan {
  const confirmIndex = plan.steps.findIndex(
    (step) => step.kind === 'clarify' && step.ask === 'confirm' && step.intent === 'booking_cancel',
  );
  if (confirmIndex === -1) return plan;
  const faqMatches = context.cancelTerms.filter(({ intents }) => intents.includes('cancellation_policy'));
  const terms = findAnswer('cancellation_policy', [], { ...context, faqMatches });
  if (terms === null) return plan;
  const termIds = new Set(terms.step.sources.map(({ id }) => id));
  const areTermsIncluded = plan.steps.some(
    (step) => step.kind === 'answer' && step.sources.some(({ id }) => termIds.has(id)),
  );
  if (areTermsIncluded) return plan;
  return {
    ...plan,
    steps: plan.steps.toSpliced(confirmIndex, 0, terms.step),
    reasons: [...plan.reasons, terms.reason],
  };
}
