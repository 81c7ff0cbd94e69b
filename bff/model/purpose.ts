import type { Decision, DecisionStep } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Purpose } from './types.ts';

/**
 * Chooses the purpose of the model call for a message; null: the model is not called. The model may translate the hotel's words and
 * answer from them, whether or not the engine found an answer. The model is never called for emergencies, complaints, urgent messages,
 * requests for a person, bookings, tasks, offers and open questions.
 */
export function purposeOf(given: {
  understanding: Understanding;
  decision: Decision;
  reply: { text: string; language: string; parts?: readonly { language: string }[] };
  /** Whether the engine waits for a detail, a confirmation or a code, which the message may contain. */
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

/** Whether a message may be sent to the model. Urgent messages, complaints and possible answers to the engine's question may not. */
export function isModelsBusiness({ urgency, tone }: Understanding, hasOpenQuestion: boolean): boolean {
  return urgency === 'normal' && tone !== 'complaint' && !hasOpenQuestion;
}

/** The sources whose figures are stated without the model: bookings, offers and the PMS. */
const FIGURES: ReadonlySet<string> = new Set(['reservation', 'offer', 'pms']);

/** Whether a step is an answer from the hotel's public words, or a courtesy beside such an answer. */
export function isPlainAnswer(step: DecisionStep): boolean {
  if (step.kind === 'smalltalk') return step.act === 'greeting' || step.act === 'thanks';
  return step.kind === 'answer' && step.sources.every(({ type }) => !FIGURES.has(type));
}

/** Whether the engine found no answer or did not understand the message. */
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
