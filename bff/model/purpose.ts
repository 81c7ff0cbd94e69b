import type { Decision, DecisionStep } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Purpose } from './types.ts';

/**
 * What the model is to be asked about a message, or null where it is not: it may say the hotel's words in the guest's
 * language, and answer from them, whether the engine found an answer or none. Emergencies, complaints, what is urgent, requests
 * for a person, bookings, tasks, offers and questions that are still open are never its business.
 */
export function purposeOf(given: {
  understanding: Understanding;
  decision: Decision;
  reply: { text: string; language: string; parts?: readonly { language: string }[] };
  /** The engine waits for a detail, a confirmation or a code: the message may hold one. */
  hasOpenQuestion: boolean;
}): Purpose | null {
  const { understanding, decision, reply, hasOpenQuestion } = given;
  if (!isModelsBusiness(understanding, hasOpenQuestion)) return null;
  const { steps } = decision;
  if (steps.length === 0 || reply.text === '') return null;
  if (steps.every(isPlainAnswer) && steps.some(({ kind }) => kind === 'answer')) {
    const quotes = reply.parts?.some(({ language }) => language !== reply.language) ?? false;
    return quotes ? 'translate' : 'answer';
  }
  const [step] = steps;
  return steps.length === 1 && step !== undefined && isAtALoss(step) ? 'answer' : null;
}

/** May a model be told of a message at all? Not where it is urgent or a complaint, nor where it may answer what the house asked. */
export function isModelsBusiness({ urgency, tone }: Understanding, hasOpenQuestion: boolean): boolean {
  return urgency === 'normal' && tone !== 'complaint' && !hasOpenQuestion;
}

/** What is a booking's, an offer's or the PMS's own figure is told as it is. */
const FIGURES: ReadonlySet<string> = new Set(['reservation', 'offer', 'pms']);

/** An answer of the hotel's public words, or a courtesy beside one. */
export function isPlainAnswer(step: DecisionStep): boolean {
  if (step.kind === 'smalltalk') return step.act === 'greeting' || step.act === 'thanks';
  return step.kind === 'answer' && step.sources.every(({ type }) => !FIGURES.has(type));
}

/** The engine found nothing, or did not understand. */
function isAtALoss(step: DecisionStep): boolean {
  switch (step.kind) {
    case 'handoff':
      return step.why === 'no_answer' || step.why === 'repeated_misunderstanding';
    case 'clarify':
      return step.ask === 'rephrase' || step.ask === 'which_topic';
    case 'smalltalk':
      return step.act === 'out_of_scope';
    default:
      return false;
  }
}
