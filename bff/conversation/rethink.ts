import type { DecisionStep } from '../../shared/domain/decision.ts';
import type { AiSwitches } from '../store/activation.ts';
import type { ConversationDeps } from './deps.ts';
import type { Thought } from './thought.ts';

/** Why what was thought does not hold any more: what the property lets the AI do, or what is true of the extras it books. */
export type Change = { switches: AiSwitches } | { steps: DecisionStep[] };

/** Does a thought still hold under what the property lets the AI do by now? */
export function fits({ context, messageId, isOwn }: Thought, { aiMode, languageModel }: AiSwitches): boolean {
  const usedModel = messageId !== undefined && isOwn !== true;
  return context.aiMode === aiMode && (!usedModel || languageModel);
}

/**
 * What was thought, as it holds by now: where the property changed what the AI may do, the engine decides afresh, so that
 * nothing is booked, and no model's words are sent, that the property no longer wants; where an extra is not to be had any
 * more, the same decision says so.
 */
export async function rethink(
  { engine }: Pick<ConversationDeps, 'engine'>,
  thought: Thought,
  change: Change,
): Promise<Thought> {
  const { understanding, context, outcome } = thought;
  if ('switches' in change) {
    const now = { ...context, aiMode: change.switches.aiMode };
    return { ...thought, context: now, isOwn: true, ...(await engine.decide(understanding, now)) };
  }
  const reason = `${outcome.decision.reason} By the time of the booking the extra was not to be had like this.`;
  const decision = { ...outcome.decision, steps: change.steps, reason };
  const reply = await engine.compose(decision, understanding, context);
  return { ...thought, outcome: { ...outcome, decision }, reply };
}
