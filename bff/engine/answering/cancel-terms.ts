import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { findAnswer } from './answers.ts';

/** What is looked up in the property's data where a stay may be about to be cancelled, whatever the guest's own words were. */
export const TERMS_QUESTION = 'What is your cancellation policy?';

/** Is a stay about to be cancelled, or asked about with that question open? */
export function mayCancelStay({ intents }: Understanding, { pending }: Dialogue): boolean {
  return pending?.intent === 'booking_cancel' || intents.some(({ name }) => name === 'booking_cancel');
}

/** Nobody is asked whether their stay shall be cancelled without being told on what terms, where the house has said them. */
export function stateCancelTerms(plan: Plan, context: Turn): Plan {
  const asks = plan.steps.findIndex(
    (step) => step.kind === 'clarify' && step.ask === 'confirm' && step.intent === 'booking_cancel',
  );
  if (asks === -1) return plan;
  const faqMatches = context.cancelTerms.filter(({ intents }) => intents.includes('cancellation_policy'));
  const terms = findAnswer('cancellation_policy', [], { ...context, faqMatches });
  if (terms === null) return plan;
  const told = new Set(terms.step.sources.map(({ id }) => id));
  const isTold = plan.steps.some((step) => step.kind === 'answer' && step.sources.some(({ id }) => told.has(id)));
  if (isTold) return plan;
  return { ...plan, steps: plan.steps.toSpliced(asks, 0, terms.step), reasons: [...plan.reasons, terms.reason] };
}
