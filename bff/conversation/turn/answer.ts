import { z } from 'zod';
import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { traced } from '../../base/tracing.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import { findMessage, type Message } from '../../store/conversations/messages.ts';
import { findWork, settleWork } from '../../store/sqlite/outbox.ts';
import { findServing, type Serving } from '../../store/sqlite/serving.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { showTyping } from '../guest/typing.ts';
import { waitsForApproval } from '../staff/await-approval.ts';
import { handOver, keepToIt } from '../staff/hand-over.ts';
import { closeLapsed } from '../stay/close-bookings.ts';
import { act } from './act.ts';
import { readAndGather } from './gather.ts';
import { rewrite } from './model/rewrite.ts';
import { type Change, redecide } from './redecide.ts';
import type { TurnResult } from './turn-result.ts';

/** The number of times that a turn is decided again because the property changed. After that the turn is retried later. */
const REDECIDED_MAX = 3;

/** The reason staff read when a guest sent only a picture, a document or a voice note. */
const WORDLESS = 'The message has no words: a colleague looks at what the guest sent.';

/** Rows of a message that was just stored, so that its answer need not read them again. */
export interface Fresh {
  message: Message;
  serving: Serving;
  hints: z.infer<typeof hintsSchema>;
  /** The engine ran out of time while it detected the message's language. */
  isOverrun: boolean;
}

/** A guest's message that still needs an answer: a row of the outbox. */
export interface Turn {
  propertyId: string;
  messageId: string;
  /** Only for a message stored a moment ago. */
  fresh?: Fresh | undefined;
}

/** An open turn with the rows it needs. */
export interface Owed {
  serving: Serving;
  conversation: Conversation;
  /** False if the conversation had no grant (access to a booking) when the message was loaded. */
  mayHold: boolean;
  message: Message;
  choice: string | undefined;
  detected: { code: string; confidence: number } | undefined;
}

const hintsSchema = z.object({
  choice: z.string().optional(),
  detected: z.object({ code: z.string(), confidence: z.number() }).optional(),
});
const payload = hintsSchema.extend({ conversationId: z.string() });

/**
 * Answers one guest message: understand, gather, decide, compose, act. Safe to call twice and after a crash: the
 * turn is settled in the transaction that stores the reply. Throws where the engine or the store fails; the turn
 * then stays open. `onResult` is called when the engine is done: a language model may take seconds more.
 */
export function answerTurn(deps: ConversationDeps, turn: Turn, onResult: () => void = () => undefined): Promise<void> {
  const facts = { 'property.id': turn.propertyId, 'message.id': turn.messageId };
  return traced({ name: 'turn', facts, message: turn.messageId }, () => answerOwed(deps, turn, onResult));
}

async function answerOwed(deps: ConversationDeps, turn: Turn, onResult: () => void): Promise<void> {
  const pendingTurn = await loadOwed(deps, turn);
  if (pendingTurn === null) return;
  const { serving, conversation, message } = pendingTurn;
  if (message.text === '') return storeResult(deps, pendingTurn, await passOn(deps, pendingTurn), keepToIt);
  const answer = async (): Promise<void> => {
    const engineResult = await traced({ name: 'think' }, () => think(deps, pendingTurn));
    onResult();
    const rewritten = await rewrite(deps, { serving, conversation, message, turnResult: engineResult });
    await traced({ name: 'reply' }, () => storeResult(deps, pendingTurn, rewritten));
  };
  const speaks = conversation.state !== 'staffed' && serving.activation.aiMode === 'auto';
  await (speaks ? showTyping(deps.feed, conversation.id, answer) : answer());
}

/** Hands a message without words to staff. The guest gets one reply about it, or none if they already wait for staff. */
async function passOn(deps: ConversationDeps, owed: Owed): Promise<TurnResult> {
  const turnResult = await handOver(deps, owed, WORDLESS);
  return owed.conversation.state === 'waiting'
    ? { ...turnResult, reply: { ...turnResult.reply, text: '' } }
    : turnResult;
}

/** Reads the rows of a turn; null if it was answered already. A turn whose conversation is gone is settled here. */
export async function loadOwed(deps: ConversationDeps, turn: Turn): Promise<Owed | null> {
  const pendingTurn = turn.fresh === undefined ? await findOwed(deps, turn) : toOwed(turn.fresh);
  if (pendingTurn === null) return null;
  const { conversationId, choice, detected } = pendingTurn;
  const message = turn.fresh?.message ?? (await findMessage(deps.db, turn.propertyId, turn.messageId));
  const current = await findConversation(deps.db, turn.propertyId, conversationId);
  const serving = turn.fresh?.serving ?? (await findServing(deps.db, turn.propertyId));
  if (message === undefined || current === undefined || serving === undefined) {
    await deps.writer.write((trx) => settleWork(trx, 'turn', turn.messageId, deps.clock().toISOString()));
    return null;
  }
  const { conversation, held } = await closeLapsed(deps, current, serving.property.timezone);
  return { serving, conversation, mayHold: held, message, choice, detected };
}

/** Stores a result and carries it out. If data on which it depends has changed meanwhile, it is decided `again` first. */
export async function storeResult(
  deps: ConversationDeps,
  { serving, message }: Pick<Owed, 'serving' | 'message'>,
  result: TurnResult,
  again: (turnResult: TurnResult, change: Change) => Promise<TurnResult> = (turnResult, change) =>
    redecide(deps, turnResult, change),
): Promise<void> {
  let turnResult = result;
  for (let redecided = 0; redecided <= REDECIDED_MAX; redecided++) {
    const change = await commitAndAnnounce(deps, (trx, announce) =>
      act(deps, trx, announce, { serving, message, turnResult }),
    );
    if (change === null) {
      if (turnResult.outcome.decision.steps.some(mayMail)) deps.mail?.nudge();
      return;
    }
    turnResult = await again(turnResult, change);
  }
  throw new Error('What the property lets the AI do changes faster than it thinks');
}

/** Whether this step may have queued an e-mail. */
function mayMail(step: DecisionStep): boolean {
  return step.kind === 'verify' || waitsForApproval(step);
}

/** The turn's payload in the outbox; null if it was answered already. */
async function findOwed({ db }: ConversationDeps, { messageId }: Turn): Promise<z.infer<typeof payload> | null> {
  const work = await findWork(db, 'turn', messageId);
  return work === undefined || work.doneAt !== null ? null : payload.parse(JSON.parse(work.payload));
}

function toOwed({ message: { conversationId }, hints }: Fresh): z.infer<typeof payload> {
  return { ...hints, conversationId };
}

async function think(deps: ConversationDeps, owed: Owed): Promise<TurnResult> {
  const { serving, conversation, mayHold, message, choice, detected } = owed;
  const hints = {
    now: deps.clock(),
    timezone: serving.property.timezone,
    property: serving.property.languages,
    ...(conversation.language === null ? {} : { conversation: conversation.language }),
    ...(conversation.locale === null ? {} : { page: conversation.locale }),
    ...(choice === undefined ? {} : { choice }),
    ...(detected === undefined ? {} : { detected }),
  };
  const input = { serving, message, conversation, mayHold, choice: choice ?? null };
  const { understanding, context } = await readAndGather(deps, input, hints);
  return { understanding, context, ...(await deps.engine.decide(understanding, context)) };
}
