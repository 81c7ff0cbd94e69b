import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { AiSwitches } from '../../store/house/activation.ts';
import type { ConversationDeps } from '../deps.ts';
import type { TurnResult } from './turn-result.ts';

/** Why a decision no longer fits: the property changed what the AI may do, or an extra is no longer on sale. */
export type Change = { switches: AiSwitches } | { steps: DecisionStep[] };

/** Whether a result still fits what the property lets the AI do. */
export function fits({ context, messageId, isOwn }: TurnResult, { aiMode, languageModel }: AiSwitches): boolean {
  const usedModel = messageId !== undefined && isOwn !== true;
  return context.aiMode === aiMode && (!usedModel || languageModel);
}

/**
 * Decides again after a change. If the property changed what the AI may do, the engine decides from the start, so that
 * nothing is booked and no model's words are sent against its will. If an extra is gone, the reply says so instead.
 */
export async function redecide(
  { engine }: Pick<ConversationDeps, 'engine'>,
  turnResult: TurnResult,
  change: Change,
): Promise<TurnResult> {
  const { understanding, context, outcome } = turnResult;
  if ('switches' in change) {
    const now = { ...context, aiMode: change.switches.aiMode };
    return { ...turnResult, context: now, isOwn: true, ...(await engine.decide(understanding, now)) };
  }
  const reason = `${outcome.decision.reason} By the time of the booking the extra was not to be had like this.`;
  const decision = { ...outcome.decision, steps: change.steps, reason };
  const reply = await engine.compose(decision, understanding, context);
  return { ...turnResult, outcome: { ...outcome, decision }, reply };
}
