import { INTENTS, type Intent } from '../../../../shared/domain/intents.ts';
import type { TurnContext } from '../../../engine/types.ts';
import { WORK } from '../../../engine/wishes/work-table.ts';
import { isTalk } from '../../../engine/words/topic.ts';
import { QUESTIONS } from '../../../knowledge/coverage.ts';
import type { TopicIntent } from '../../../language/pack/pack.ts';
import { nameTopic } from '../../../language/saying/say.ts';
import { isPlainAnswer } from '../../../model/purpose.ts';
import type { ModelReading, ModelResult } from '../../../model/types.ts';
import type { Serving } from '../../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../../deps.ts';
import { houseOf } from '../../house/knowledge.ts';
import { withTextsIn } from '../../language/guests-language.ts';
import { applyResult, type RewritableResult } from './model-turn.ts';

/** The intents a model may read a message as: questions about the house, and work guests can ask for. */
export const READABLE: readonly Intent[] = [
  ...new Set([...QUESTIONS, ...INTENTS.filter((intent) => WORK[intent] !== undefined)]),
];

/** Ask the model what the message is about? Only if the engine abstained and no answer of the model passed the checks. */
export function isReadingWanted({ outcome }: RewritableResult, result: ModelResult): boolean {
  if (outcome.decision.steps.some(({ kind }) => kind === 'answer')) return false;
  return result.kind === 'fallback' && (result.why === 'refused' || result.why === 'ungrounded');
}

/**
 * Applies a model's reading of what a message is about. For a question the engine decides again with that intent, and
 * answers only from the house's texts; for work it asks the guest to confirm. A reading alone books and charges nothing.
 */
export async function applyReading<T extends RewritableResult>(
  deps: Pick<ConversationDeps, 'engine' | 'clock' | 'db'>,
  given: { serving: Serving; text: string; turnResult: T },
  { topic, usage }: ModelReading,
): Promise<Partial<RewritableResult>> {
  const { serving, text, turnResult } = given;
  if (topic === null || usage === undefined || isTalk(topic)) return {};
  if (!QUESTIONS.includes(topic)) {
    const proposal = { kind: 'proposal', tool: { name: 'request_task', request: topic }, usage } as const;
    return applyResult(deps, turnResult, 'answer', proposal);
  }
  const { timezone, languages } = serving.property;
  const conversation = turnResult.understanding.language.code;
  const hints = { now: deps.clock(), timezone, property: languages, conversation, choice: topic };
  const understanding = await deps.engine.understand(text, hints);
  const { outcome, ...considered } = await deps.engine.decide(understanding, await lookUp(deps, given, topic));
  const { decision } = outcome;
  const isAnswer = decision.steps.every(isPlainAnswer) && decision.steps.some(({ kind }) => kind === 'answer');
  if (!isAnswer) return {};
  const reason = `${decision.reason} The language model (${usage.model}) takes the message for ${topic}.`;
  return { understanding, ...considered, outcome: { ...outcome, decision: { ...decision, reason } } };
}

/** The context as if the guest had named the topic, with the house's texts about it (the guest's words found none). */
async function lookUp(
  { engine, db }: Pick<ConversationDeps, 'engine' | 'db'>,
  { serving, turnResult: { understanding, context } }: { serving: Serving; turnResult: RewritableResult },
  topic: TopicIntent,
): Promise<TurnContext> {
  const { code } = understanding.language;
  const text = nameTopic(code, topic);
  const { matches } = await engine.search(houseOf(db, serving), [{ text, language: code }]);
  const namedContext = { ...context, message: { ...context.message, text }, faqMatches: matches[0] ?? [] };
  return withTextsIn(db, understanding.switchTo ?? code, namedContext);
}
