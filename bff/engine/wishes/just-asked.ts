import type { Decision } from '../../../shared/domain/decision.ts';
import type { Dialogue, Pending, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { planConfirmation } from './plan-wish.ts';

type Confirm = Extract<Pending, { kind: 'confirm' }>;

/**
 * The time in which a yes answers a question about money or a stay. After that time the guest may mean something else,
 * and the price or the room may no longer be available.
 */
const YES_WITHIN_MS = 30 * 60_000;

/** Returns the number of the question for a yes in a decision; null if the decision has no such question. */
export function findQuestionPut({ steps, question }: Pick<Decision, 'steps' | 'question'>): number | null {
  const hasQuestion = steps.some((step) =>
    step.kind === 'offer' ? step.act === 'made' : step.kind === 'clarify' && step.ask === 'confirm',
  );
  return hasQuestion ? (question ?? null) : null;
}

/**
 * Whether a yes may settle this question: only if the house's newest message to the guest asked it, not long ago. After
 * any later message (an emergency, a greeting, a colleague) the yes may mean something else. All such checks are made
 * here.
 */
export function wasJustAsked({ id }: Confirm, { asked, now }: Pick<Turn, 'asked' | 'now'>): boolean {
  return asked !== null && asked.question === id && +now - Date.parse(asked.at) <= YES_WITHIN_MS;
}

/** Handles a yes that came too late or after another message: asks once more, then drops the question. */
export function askOnceMore({ intent, wish, late }: Confirm, settled: Dialogue): Plan {
  if (late === true)
    return {
      steps: [{ kind: 'smalltalk', act: 'affirm' }],
      reasons: [`A yes to what was not asked just before, twice: the question is dropped (${intent}).`],
      dialogue: settled,
    };
  const { steps, dialogue } = planConfirmation(wish, settled);
  return {
    steps,
    reasons: [`A yes to what was not asked just before: asked once more (${intent}).`],
    dialogue: { ...dialogue, pending: { kind: 'confirm', intent, wish, late: true } },
  };
}

/** Forgets open questions in an emergency, so that no later word answers them. */
export function forgetOpen(dialogue: Dialogue): Dialogue {
  return { ...dialogue, pending: null, queue: [], topic: null };
}
