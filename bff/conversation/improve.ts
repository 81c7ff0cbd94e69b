import { z } from 'zod';
import type { Decision, Source } from '../../shared/domain/decision.ts';
import { INTENTS } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { newId } from '../base/ids.ts';
import { REQUESTS } from '../engine/requests.ts';
import type { Outcome, Reply, TurnContext } from '../engine/types.ts';
import { say } from '../language/say.ts';
import { purposeOf } from '../model/purpose.ts';
import type { ModelResult, ModelTurn, ModelUsage, Purpose } from '../model/types.ts';
import type { Conversation } from '../store/conversations.ts';
import type { Message } from '../store/messages.ts';
import { countModelCalls, insertModelUsage, sumModelUsage } from '../store/model-usage.ts';
import { listFaqs, type Serving } from '../store/serving.ts';
import type { ConversationDeps } from './deps.ts';
import { collectModelSources } from './model-sources.ts';

/** One conversation cannot spend the property's budget alone. */
const CALLS_PER_CONVERSATION_MAX = 40;
const CALLS_COUNTED_MS = 24 * 60 * 60 * 1000;

const statusData = z.object({ state: z.string() });
const REQUEST_NAMES = INTENTS.filter((intent) => REQUESTS[intent] !== undefined);

/** What one pass of the engine gave. `messageId`: the id that was shown with a reply's beginning; it must be stored under it. */
export interface ImprovableThought {
  understanding: Understanding;
  context: TurnContext;
  outcome: Outcome;
  reply: Reply;
  messageId?: string;
}

interface Given<T> {
  serving: Serving;
  conversation: Conversation;
  message: Message;
  thought: T;
}

/**
 * Lets the optional language model better what the engine would say: its wording, or an answer where it had none. The
 * decision stays the engine's: without a model, outside its business, past its budget, or where its words do not pass
 * the checks, the thought comes back as it was. Shows the beginning of a reply to the guest while it is written.
 * Never rejects.
 */
export async function improve<T extends ImprovableThought>(
  deps: ConversationDeps,
  given: Given<T>,
): Promise<T & { messageId?: string }> {
  const { conversation, message, serving, thought } = given;
  const { aiMode } = serving.activation;
  if (deps.model === undefined || aiMode === 'manual' || conversation.state === 'staffed') return thought;
  const { understanding, outcome, reply, context } = thought;
  const hasOpenQuestion = context.conversation.dialogue.pending !== null || outcome.dialogue.pending !== null;
  const purpose = purposeOf({ understanding, decision: outcome.decision, reply, hasOpenQuestion });
  if (purpose === null) return thought;
  const messageId = newId('message');
  const cancel = new AbortController();
  const unwatch = watchTakeover(deps, conversation.id, () => cancel.abort());
  try {
    const turn = await prepare(deps, given, purpose);
    if (turn === null) return thought;
    const show = (text: string): void => {
      if (aiMode === 'auto') deps.feed.publishSignal(conversation.id, { type: 'delta', messageId, text });
    };
    const result = await deps.model.improve(turn, show, cancel.signal);
    await record(deps, message, purpose, result);
    return { ...thought, ...apply(deps, given, purpose, result), messageId };
  } catch (error) {
    deps.log.error({ err: error, messageId: message.id }, 'the language model could not be used');
    return { ...thought, messageId };
  } finally {
    unwatch();
  }
}

/** What the model is told, or null where this conversation has had enough of it for a day. */
async function prepare<T extends ImprovableThought>(
  { db, clock }: ConversationDeps,
  { serving, conversation, message, thought }: Given<T>,
  purpose: Purpose,
): Promise<ModelTurn | null> {
  const { context, understanding, reply } = thought;
  const { property } = serving;
  const now = clock();
  const since = new Date(+now - CALLS_COUNTED_MS).toISOString();
  if ((await countModelCalls(db, property.id, conversation.id, since)) >= CALLS_PER_CONVERSATION_MAX) return null;
  const spent = await sumModelUsage(db, property.id, `${now.toISOString().slice(0, 7)}-01T00:00:00.000Z`);
  const names = understanding.entities.flatMap((entity) => (entity.type === 'name' ? [entity.value] : []));
  return {
    purpose,
    propertyId: property.id,
    propertyName: property.name,
    language: reply.language,
    guestText: message.text,
    history: context.history.filter(({ at, text }) => !(at === message.at && text === message.text)),
    sources: purpose === 'translate' ? reply.sources : collectModelSources(context, await listFaqs(db, property.id)),
    personalWords: [...names, ...(conversation.guestName?.split(/\s+/) ?? [])],
    allowedTools: purpose === 'translate' ? [] : ['hand_off', 'request_task'],
    requests: purpose === 'translate' ? [] : REQUEST_NAMES,
    spent: { tokens: spent.inputTokens + spent.outputTokens, costMicros: spent.costMicros },
  };
}

/** What changes of the thought. A proposal becomes a question to the guest; whatever failed changes nothing. */
function apply<T extends ImprovableThought>(
  { engine }: ConversationDeps,
  { thought }: Given<T>,
  purpose: Purpose,
  result: ModelResult,
): Partial<ImprovableThought> {
  const { understanding, context, outcome, reply } = thought;
  const { decision } = outcome;
  if (result.kind === 'fallback') return {};
  if (result.kind === 'proposal') {
    if (result.tool.name === 'hand_off') return {}; // the engine's reply asks for a person, or offers one
    const asked: Decision = {
      ...decision,
      steps: [{ kind: 'clarify', intent: null, ask: 'which_topic', choices: [result.tool.request] }],
      reason: `${decision.reason} The language model takes it for ${result.tool.request}: asked back.`,
    };
    return { outcome: { ...outcome, decision: asked }, reply: engine.compose(asked, understanding, context) };
  }
  const { text, sources, usage } = result;
  const { parts: _, ...plain } = reply;
  if (purpose === 'translate') {
    const reason = `${decision.reason} Said in ${reply.language} by the language model (${usage.model}).`;
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

/** Keeps what the call took. A failure to do so costs the guest nothing. */
async function record(deps: ConversationDeps, message: Message, purpose: Purpose, result: ModelResult): Promise<void> {
  const detail = result.kind === 'fallback' ? result.detail : '';
  const outcome = result.kind === 'fallback' ? result.why : result.kind;
  deps.log.info({ messageId: message.id, purpose, outcome, detail }, 'the language model was asked');
  if (result.usage === undefined) return;
  const row = toRow(deps, message, result.usage);
  await deps.writer
    .write((trx) => insertModelUsage(trx, { ...row, purpose, outcome, detail }))
    .catch((error: unknown) =>
      deps.log.error({ err: error, messageId: message.id }, 'the use of the model was not kept'),
    );
}

function toRow({ clock }: ConversationDeps, message: Message, { estimated, ...usage }: ModelUsage) {
  return {
    ...usage,
    propertyId: message.propertyId,
    conversationId: message.conversationId,
    messageId: message.id,
    estimated: estimated ? 1 : 0,
    at: clock().toISOString(),
  };
}

/** A colleague who takes over ends what the model is saying. */
function watchTakeover({ feed }: ConversationDeps, conversationId: string, onTakeover: () => void): () => void {
  return feed.onGuest(conversationId, {
    event(event) {
      if (event.type !== 'status') return;
      const status = statusData.safeParse(JSON.parse(event.data));
      if (status.data?.state === 'staffed') onTakeover();
    },
    signal: () => undefined,
    closing: onTakeover,
  });
}
