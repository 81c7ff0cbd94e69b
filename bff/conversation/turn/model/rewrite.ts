import { z } from 'zod';
import { newId } from '../../../base/ids.ts';
import type { ModelReading, ModelResult, ModelUsage, Purpose } from '../../../model/types.ts';
import { CHECK_PURPOSE, insertModelUsage, READ_PURPOSE } from '../../../store/account/model-usage.ts';
import { type Conversation, findConversation } from '../../../store/conversations/conversations.ts';
import { listMessages, type Message } from '../../../store/conversations/messages.ts';
import { findAiSwitches } from '../../../store/house/activation.ts';
import type { TranslationPurpose } from '../../../store/house/translations.ts';
import type { Serving } from '../../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../../deps.ts';
import { applyReading, isReadingWanted, READABLE } from './model-reading.ts';
import { applyResult, findModelUse, prepareTurn, type RewritableResult } from './model-turn.ts';

/** The number of newer messages that are checked for a call for help. */
const NEWER_MESSAGES_MAX = 50;
/** The interval at which we check that the property still allows the model to write. */
const SWITCHES_READ_MS = 250;

const statusData = z.object({ state: z.string() });

interface Given<T> {
  serving: Serving;
  conversation: Conversation;
  message: Message;
  turnResult: T;
}

/**
 * Lets the optional language model improve the engine's reply, or answer where the engine had none. The engine's result
 * is returned unchanged if there is no model, the property declines it, the message is not its business, the budget is
 * spent, or the model's words fail the checks. The guest sees the reply's beginning while it is written. The call is
 * cancelled as soon as a colleague takes over, the mode changes, or the guest calls for help. Never rejects.
 */
export async function rewrite<T extends RewritableResult>(
  deps: ConversationDeps,
  given: Given<T>,
): Promise<T & { messageId?: string }> {
  const { conversation, message, serving, turnResult } = given;
  const use = findModelUse(deps, serving, turnResult);
  if (deps.model === undefined || use === null || use === 'off' || use === 'declined') return turnResult;
  if (conversation.state === 'staffed') return turnResult;
  const messageId = newId('message');
  const cancel = new AbortController();
  const unwatch = watch(deps, given, () => cancel.abort());
  const mayGoOn = async (): Promise<boolean> => {
    const { aiMode, languageModel } = await findAiSwitches(deps.db, message.propertyId);
    return !cancel.signal.aborted && languageModel && aiMode === serving.activation.aiMode;
  };
  const ifAllowed = (action: () => void) => mayGoOn().then((may) => (may ? action() : cancel.abort()));
  const timer = setInterval(() => ifAllowed(() => undefined).catch(() => cancel.abort()), SWITCHES_READ_MS);
  let showing = Promise.resolve();
  try {
    if (await isSupersededByEmergency(deps, given)) return turnResult;
    const turn = await prepareTurn(deps, given, use);
    if (turn === null) return turnResult;
    const show = (text: string): void => {
      if (serving.activation.aiMode !== 'auto') return;
      const publish = () => deps.feed.publishSignal(conversation.id, { type: 'delta', messageId, text });
      showing = showing.then(() => ifAllowed(publish)).catch(() => cancel.abort());
    };
    const result = await deps.model.rewrite(turn, show, cancel.signal);
    await showing;
    await recordUse(deps, message, use, result);
    if (isReadingWanted(turnResult, result)) {
      const reading = await deps.model.read(turn, READABLE, cancel.signal);
      await recordReading(deps, message, reading);
      const rereadTurn = await applyReading(deps, { serving, text: message.text, turnResult }, reading);
      return { ...turnResult, ...rereadTurn, messageId };
    }
    return { ...turnResult, ...(await applyResult(deps, turnResult, use, result)), messageId };
  } catch (error) {
    deps.log.error({ err: error, messageId: message.id }, 'the language model could not be used');
    return { ...turnResult, messageId };
  } finally {
    clearInterval(timer);
    unwatch();
  }
}

/** Records the call's cost. If that fails, the guest still gets the reply. */
export async function recordUse(
  deps: Pick<ConversationDeps, 'writer' | 'clock' | 'log'>,
  about: { propertyId: string; conversationId: string | null; id: string | null },
  purpose: Purpose | TranslationPurpose,
  result: ModelResult,
): Promise<void> {
  const { dropped = [], opinions = [] } = result.kind === 'proposal' ? {} : result;
  const detail = result.kind === 'fallback' ? result.detail : dropped.join(' ');
  const outcome = result.kind === 'fallback' ? result.why : result.kind;
  const { propertyId, conversationId, id: messageId } = about;
  deps.log.info({ messageId, purpose, outcome, detail }, 'the language model was asked');
  if (result.usage === undefined) return;
  const call = { propertyId, conversationId, messageId, at: deps.clock().toISOString() };
  const checks = opinions.flatMap(({ verdict, usage }) =>
    usage === undefined ? [] : [{ ...toRow(usage), ...call, purpose: CHECK_PURPOSE, outcome: verdict, detail: '' }],
  );
  const rows = [{ ...toRow(result.usage), ...call, purpose, outcome, detail }, ...checks];
  await deps.writer
    .write(async (trx) => {
      for (const row of rows) await insertModelUsage(trx, row);
    })
    .catch((error: unknown) => deps.log.error({ err: error, messageId }, 'the use of the model was not kept'));
}

/** Likewise for a reading. */
async function recordReading(
  deps: Pick<ConversationDeps, 'writer' | 'clock' | 'log'>,
  { propertyId, conversationId, id: messageId }: Message,
  { topic, usage }: ModelReading,
): Promise<void> {
  if (usage === undefined) return;
  const row = { ...toRow(usage), propertyId, conversationId, messageId, at: deps.clock().toISOString() };
  await deps.writer
    .write((trx) => insertModelUsage(trx, { ...row, purpose: READ_PURPOSE, outcome: topic ?? 'none', detail: '' }))
    .catch((error: unknown) => deps.log.error({ err: error, messageId }, 'the use of the model was not kept'));
}

function toRow({ estimated, ...usage }: ModelUsage) {
  return { ...usage, estimated: estimated ? 1 : 0 };
}

/** Calls back when a colleague takes over, the guest's pages close, or the same guest calls for help. */
function watch<T extends RewritableResult>(
  deps: ConversationDeps,
  given: Given<T>,
  onInterruption: () => void,
): () => void {
  const { serving, conversation } = given;
  return deps.feed.onGuest(conversation.id, {
    event(event) {
      if (event.message?.author === 'guest')
        void isEmergency(deps, serving, event.message).then((is) => is && onInterruption());
      if (event.type !== 'status') return;
      const status = statusData.safeParse(JSON.parse(event.data));
      if (status.data?.state === 'staffed') onInterruption();
    },
    signal: () => undefined,
    closing: ({ below }) => {
      if (below === undefined) onInterruption();
    },
    end() {
      void wasInterrupted(deps, given).then((was) => was && onInterruption());
    },
  });
}

/** Reads the store to check whether another process has interrupted the turn. Never rejects, as storing checks again. */
async function wasInterrupted<T extends RewritableResult>(deps: ConversationDeps, given: Given<T>): Promise<boolean> {
  const { id, propertyId } = given.conversation;
  try {
    const now = await findConversation(deps.db, propertyId, id);
    return now === undefined || now.state === 'staffed' || (await isSupersededByEmergency(deps, given));
  } catch (error) {
    deps.log.warn({ err: error, conversationId: id }, 'it could not be seen whether somebody interrupts the AI');
    return false;
  }
}

/** Did the guest call for help after the message that is being answered? */
async function isSupersededByEmergency<T extends RewritableResult>(
  deps: ConversationDeps,
  { serving, conversation, message }: Given<T>,
): Promise<boolean> {
  const after = { after: message.staffSeq, limit: NEWER_MESSAGES_MAX };
  const newer = await listMessages(deps.db, conversation.propertyId, conversation.id, after);
  for (const one of newer) if (one.author === 'guest' && (await isEmergency(deps, serving, one))) return true;
  return false;
}

/** Never rejects: if the engine cannot read the message, that message's own turn deals with it. */
async function isEmergency(
  { engine, clock, log }: ConversationDeps,
  { property }: Serving,
  { text, language }: Pick<Message, 'text' | 'language'>,
): Promise<boolean> {
  const { timezone, languages } = property;
  try {
    const hints = { now: clock(), timezone, property: languages, conversation: language };
    return (await engine.understand(text, hints)).urgency === 'emergency';
  } catch (error) {
    log.warn({ err: error }, 'a newer message could not be read');
    return false;
  }
}
