import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { AiSwitches } from '../../store/house/activation.ts';
import type { ConversationDeps } from '../deps.ts';
import type { TurnResult } from './turn-result.ts';

/** Why a result does not hold any more: what the property lets the AI do, or what is true of the extras it books. */
export type Change = { switches: AiSwitches } | { steps: DecisionStep[] };

/** Does a result still hold under what the property lets the AI do by now? */
export function fits({ context, messageId, isOwn }: TurnResult, { aiMode, languageModel }: AiSwitches): boolean {
  const usedModel = messageId !== undefined && isOwn !== true;
  return context.aiMode === aiMode && (!usedModel || languageModel);
}

/**
 * A result, as it holds by now: where the property changed what the AI may do, the engine decides afresh, so that
 * nothing is booked, and no model's words are sent, that the property no longer wants; where an extra is not to be had any
 * more, the same decision says so.
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
