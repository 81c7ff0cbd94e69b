import type { AiSwitches } from '../store/activation.ts';
import type { ConversationDeps } from './deps.ts';
import type { Thought } from './thought.ts';

/**
 * What was thought, as it holds for what the property lets the AI do by now: where that changed since, the engine decides
 * afresh, so that nothing is booked, and no model's words are sent, that the property no longer wants.
 */
export function rethink(
  { engine }: Pick<ConversationDeps, 'engine'>,
  thought: Thought,
  { aiMode, languageModel }: AiSwitches,
): Thought {
  const { understanding, context, messageId } = thought;
  const isModelDeclined = messageId !== undefined && !languageModel;
  if (context.aiMode === aiMode && !isModelDeclined) return thought;
  const now = { ...context, aiMode };
  const outcome = engine.decide(understanding, now);
  return { ...thought, context: now, outcome, reply: engine.compose(outcome.decision, understanding, now) };
}
