import type { Decision } from '../../../shared/domain/decision.ts';
import type { Dialogue, Pending, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { planConfirmation } from './plan-wish.ts';

type Confirm = Extract<Pending, { kind: 'confirm' }>;

/**
 * So long a question about money or a stay may wait for its yes: time enough to ask the family; after that a guest who
 * takes up the chat again has other things in mind, and the price or the room may be gone.
 */
const YES_WITHIN_MS = 30 * 60_000;

/** The number of the question that a decision put to the guest for their yes; null where it put none. */
export function findQuestionPut({ steps, question }: Pick<Decision, 'steps' | 'question'>): number | null {
  const puts = steps.some((step) =>
    step.kind === 'offer' ? step.act === 'made' : step.kind === 'clarify' && step.ask === 'confirm',
  );
  return puts ? (question ?? null) : null;
}

/**
 * A yes answers what the house said last. It settles a question about money or a stay only where the house's newest
 * message to this guest put that very question, not long ago: one spoken since, by whomever, about whatever (an emergency,
 * a greeting, a colleague, work that is done), may be what the guest says yes to. This is the one place that says so.
 */
export function wasJustAsked({ id }: Confirm, { asked, now }: Pick<Turn, 'asked' | 'now'>): boolean {
  return asked !== null && asked.question === id && +now - Date.parse(asked.at) <= YES_WITHIN_MS;
}

/** A yes that came too late, or to something else: the question is put once more, in so many words, then let go of. */
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

/** In danger nothing else matters: what was asked before is not asked any more, and no later word answers it. */
export function forgetOpen(dialogue: Dialogue): Dialogue {
  return { ...dialogue, pending: null, queue: [], topic: null };
}
