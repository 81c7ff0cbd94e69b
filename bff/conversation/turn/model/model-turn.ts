import type { Decision, DecisionStep, Source } from '../../../../shared/domain/decision.ts';
import { INTENTS } from '../../../../shared/domain/intents.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import type { Outcome, Reply, TurnContext } from '../../../engine/types.ts';
import { WORK } from '../../../engine/wishes/work-table.ts';
import { say } from '../../../language/saying/say.ts';
import { purposeOf } from '../../../model/purpose.ts';
import type { ModelResult, ModelTurn, Purpose } from '../../../model/types.ts';
import { countModelCalls, sumModelUsage } from '../../../store/account/model-usage.ts';
import { findDecisions } from '../../../store/conversations/decisions.ts';
import { listSaidBefore, type Message } from '../../../store/conversations/messages.ts';
import type { Db } from '../../../store/schema/schema.ts';
import type { Serving } from '../../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../../deps.ts';
import { collectModelSources } from './model-sources.ts';

/** The number of calls that one conversation (or one guest) may cause, so that no guest uses up the property's budget. */
const CALLS_LIMITS = [
  { calls: 20, withinMs: 5 * 60 * 1_000 },
  { calls: 40, withinMs: 24 * 60 * 60 * 1_000 },
] as const;
const HISTORY_MESSAGES = 12;
const REQUEST_NAMES = INTENTS.filter((intent) => WORK[intent] !== undefined);

/** The engine's result. `messageId`: the id under which the reply's beginning was shown; it must be stored under that id. */
export interface RewritableResult {
  understanding: Understanding;
  context: TurnContext;
  outcome: Outcome;
  reply: Reply;
  messageId?: string;
}

/** `off`: no model is set up; `declined`: this property wants none; null: not for this kind of message. */
export type ModelUse = Purpose | 'off' | 'declined' | null;

/** Returns the purpose of a model call for a message, or the reason for no call. */
export function findModelUse(
  { model }: Pick<ConversationDeps, 'model'>,
  { activation }: Pick<Serving, 'activation'>,
  { understanding, outcome, reply, context }: RewritableResult,
): ModelUse {
  if (model === undefined) return 'off';
  if (!activation.languageModel) return 'declined';
  if (activation.aiMode === 'manual') return null;
  const hasOpenQuestion = context.conversation.dialogue.pending !== null || outcome.dialogue.pending !== null;
  return purposeOf({ understanding, decision: outcome.decision, reply, hasOpenQuestion });
}

/** The request to the model; null if this conversation, or its guest, has used up its calls for now. */
export async function prepareTurn(
  { db, clock }: Pick<ConversationDeps, 'db' | 'clock'>,
  given: {
    serving: Serving;
    /** Null: a dry run, as if by a new guest. */
    conversation: { id: string; guestId: string | null; guestName: string | null } | null;
    message: Pick<Message, 'text' | 'conversationId' | 'staffSeq'>;
    turnResult: RewritableResult;
  },
  purpose: Purpose,
): Promise<ModelTurn | null> {
  const { serving, conversation, message, turnResult } = given;
  const { context, understanding, reply } = turnResult;
  const { property } = serving;
  const now = clock();
  if (conversation !== null && (await hasHadEnough(db, property.id, conversation, now))) return null;
  const spent = await sumModelUsage(db, property.id, `${now.toISOString().slice(0, 7)}-01T00:00:00.000Z`);
  const hasAnswer = hasOwnAnswer(turnResult);
  const mayPropose = purpose === 'answer' && !hasAnswer;
  const names = understanding.entities.flatMap((entity) => (entity.type === 'name' ? [entity.value] : []));
  return {
    purpose,
    propertyId: property.id,
    propertyName: property.name,
    language: reply.language,
    guestText: message.text,
    history: conversation === null ? [] : await readPublicHistory(db, property.id, message),
    sources: collectModelSources(context, purpose === 'translate' ? reply.sources : []),
    keeps: hasAnswer && purpose === 'answer' ? reply.sources.map(({ id }) => id) : [],
    personalWords: [...names, ...(conversation?.guestName?.split(/\s+/) ?? [])],
    allowedTools: mayPropose ? ['hand_off', 'request_task'] : [],
    requests: mayPropose ? REQUEST_NAMES : [],
    spent: { tokens: spent.inputTokens + spent.outputTokens, costMicros: spent.costMicros },
  };
}

/** Did the engine find an answer? */
function hasOwnAnswer({ outcome }: RewritableResult): boolean {
  return outcome.decision.steps.some(({ kind }) => kind === 'answer');
}

async function hasHadEnough(
  db: ConversationDeps['db'],
  propertyId: string,
  { id, guestId }: { id: string; guestId: string | null },
  now: Date,
): Promise<boolean> {
  for (const { calls, withinMs } of CALLS_LIMITS) {
    const since = new Date(+now - withinMs).toISOString();
    if ((await countModelCalls(db, propertyId, { conversationId: id, guestId }, since)) >= calls) return true;
  }
  return false;
}

/**
 * The public part of the conversation so far: the guest's words, and our replies that rest on the hotel's public texts
 * alone. Replies about a booking are left out, and so is all that staff wrote, since it may be about one.
 */
async function readPublicHistory(
  db: Db,
  propertyId: string,
  message: Pick<Message, 'conversationId' | 'staffSeq'>,
): Promise<ModelTurn['history']> {
  const messages = await listSaidBefore(db, message, HISTORY_MESSAGES);
  const decisions = await findDecisions(
    db,
    propertyId,
    messages.flatMap(({ decisionId }) => decisionId ?? []),
  );
  return messages.flatMap(({ author, text, decisionId }): { author: 'guest' | 'ai'; text: string }[] => {
    if (author === 'guest') return [{ author, text }];
    const stored = decisions.get(decisionId ?? '');
    if (author !== 'ai' || stored === undefined) return [];
    const { steps }: Decision = JSON.parse(stored.decision);
    return steps.every(isPublic) ? [{ author, text }] : [];
  });
}

function isPublic(step: DecisionStep): boolean {
  switch (step.kind) {
    case 'answer':
      return step.sources.every(({ type }) => type !== 'reservation' && type !== 'offer');
    case 'clarify':
      return step.ask === 'which_topic' || step.ask === 'rephrase';
    case 'handoff':
    case 'smalltalk':
      return true;
    default:
      return false;
  }
}

/** The changes a model's answer makes to the result. A proposed action becomes a question; a failed call changes nothing. */
export async function applyResult(
  { engine }: Pick<ConversationDeps, 'engine'>,
  turnResult: RewritableResult,
  purpose: Purpose,
  result: ModelResult,
): Promise<Partial<RewritableResult>> {
  const { understanding, context, outcome, reply } = turnResult;
  const { decision } = outcome;
  if (result.kind === 'fallback') return {};
  if (result.kind === 'proposal') {
    if (result.tool.name === 'hand_off') return {}; // the engine's reply already offers a colleague
    const question: Decision = {
      ...decision,
      steps: [{ kind: 'clarify', intent: null, ask: 'which_topic', choices: [result.tool.request] }],
      reason: `${decision.reason} The language model takes it for ${result.tool.request}: asked back.`,
    };
    return {
      outcome: { ...outcome, decision: question },
      reply: await engine.compose(question, understanding, context),
    };
  }
  const { text, sources, usage } = result;
  const { parts: _, ...plain } = reply;
  if (purpose === 'translate') {
    const reason = `${decision.reason} Said in ${reply.language} by the language model (${usage.model}).`;
    return { outcome: { ...outcome, decision: { ...decision, reason } }, reply: { ...plain, text, sources } };
  }
  if (hasOwnAnswer(turnResult)) {
    const reason = `${decision.reason} Told by the language model (${usage.model}) from ${nameSources(sources)}.`;
    return { outcome: { ...outcome, decision: { ...decision, reason } }, reply: { ...plain, text, sources } };
  }
  const answered: Decision = {
    ...decision,
    steps: [{ kind: 'answer', intent: understanding.intents[0]?.name ?? null, sources }],
    reason: `Answered by the language model (${usage.model}) from ${nameSources(sources)}. By itself: ${decision.reason}`,
  };
  const human = { label: say(reply.language, 'reply_human'), value: 'human' };
  return {
    outcome: { decision: answered, dialogue: { ...outcome.dialogue, misunderstood: 0 } },
    reply: { text, language: reply.language, sources, quickReplies: [human] },
  };
}

function nameSources(sources: readonly Source[]): string {
  return sources.map(({ type, label }) => (type === 'faq' ? `FAQ “${label}”` : label)).join(', ');
}
