import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { usagePeriod } from '../../../shared/domain/house/plans.ts';
import type { Department } from '../../../shared/domain/task.ts';
import type { Pending, Reply } from '../../engine/types.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { insertDecision } from '../../store/conversations/decisions.ts';
import { insertDraft } from '../../store/conversations/drafts.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage, type Memory } from '../../store/conversations/insert-message.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { findAiSwitches } from '../../store/house/activation.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { settleWork } from '../../store/sqlite/outbox.ts';
import { noteAiConversation, type Serving } from '../../store/sqlite/serving.ts';
import { alertUrgent } from '../alerts/alert-urgent.ts';
import { raiseEmergency, toDanger } from '../alerts/emergency.ts';
import { passOnComplaint } from '../alerts/pass-on-complaint.ts';
import { makeCard } from '../cards/make-card.ts';
import type { Announce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { learnFrom } from '../house/learn.ts';
import { waitsForApproval, withholdQuestions } from '../staff/await-approval.ts';
import { describeMatter } from '../staff/describe-matter.ts';
import { supersedeDrafts } from '../staff/drafts.ts';
import { recheckOffers } from '../staff/recheck-offers.ts';
import { alertFields, routeHandOff } from '../staff/route.ts';
import { announceStatus, modeFor, moveConversation } from '../state.ts';
import { isSilenced, storeSilently } from '../triage/block.ts';
import { carryOut } from './carry-out.ts';
import { noteTasks, readDialogue, settleProof } from './dialogue.ts';
import { type Change, fits } from './redecide.ts';
import { toAnswer } from './to-answer.ts';
import type { TurnResult } from './turn-result.ts';

/**
 * Stores everything the decision asks for, in one transaction. The conversation and the property's settings are read
 * again inside it, since a language model may have taken seconds. If the decision no longer fits them, nothing is
 * stored and the change is returned: the caller decides again, outside the transaction.
 */
export async function act(
  deps: ConversationDeps,
  trx: Trx,
  announce: Announce,
  { serving: before, message, turnResult }: { serving: Serving; message: Message; turnResult: TurnResult },
): Promise<Change | null> {
  const at = deps.clock().toISOString();
  const switches = await findAiSwitches(trx, message.propertyId);
  if (!fits(turnResult, switches)) return { switches };
  const { decision } = turnResult.outcome;
  const { propertyId, conversationId } = message;
  const holder = { propertyId, conversationId, timezone: before.property.timezone, at };
  const steps = await recheckOffers(trx, decision.steps, holder);
  if (steps.some((step, index) => step !== decision.steps[index])) return { steps };
  if (await settleWork(trx, 'turn', message.id, at)) {
    const serving = { ...before, activation: { ...before.activation, ...switches } };
    await store(deps, trx, announce, { serving, message, turnResult, at });
  }
  return null;
}

async function store(
  deps: ConversationDeps,
  trx: Trx,
  announce: Announce,
  { serving, message, turnResult, at }: { serving: Serving; message: Message; turnResult: TurnResult; at: string },
): Promise<void> {
  const conversation = await findConversation(trx, message.propertyId, message.conversationId);
  if (conversation === undefined) return;
  const { reply, lesson, understanding } = turnResult;
  const { decision, dialogue } = turnResult.outcome;
  const { id: decisionId } = await insertDecision(trx, {
    propertyId: message.propertyId,
    conversationId: message.conversationId,
    messageId: message.id,
    decision,
    understanding,
    at,
  });
  await learnFrom(trx, { conversation, message, understanding, decision, lesson, at });
  const language = turnResult.understanding.switchTo ?? turnResult.understanding.language.code;
  // Without a reply the engine's memory stays as it was, but for the proof of a booking.
  const unanswered = { language, dialogue: settleProof(conversation.dialogue, turnResult.context.access.attempt) };
  const isEmergency = understanding.urgency === 'emergency';
  const changes = { ...unanswered, ...describeMatter(conversation, turnResult) };
  if (isEmergency)
    await alertEmergency(trx, announce, { conversation, message, turnResult, room: changes.room, language, at });
  if (conversation.state === 'staffed') {
    await updateConversation(trx, conversation, changes);
    await announce.desk(conversation.propertyId, 'conversation', conversation.id);
    if (isEmergency) await warn(trx, announce, conversation, message, turnResult.reply, at);
    return;
  }
  if (!isEmergency && (await isSilenced(trx, conversation)))
    return storeSilently(trx, announce, conversation, changes, at);
  const { matter, room } = changes;
  if (serving.activation.aiMode === 'manual' && !isEmergency) {
    await updateConversation(trx, conversation, changes);
    await passOnComplaint(trx, conversation, message.id, decision.steps, at);
    await route(trx, announce, conversation, serving, decision.steps, at);
    return;
  }
  const waits = serving.activation.aiMode === 'assisted' && !isEmergency;
  const nextDialogue = { ...dialogue, lastReply: reply.text === '' ? dialogue.lastReply : reply.text };
  const withheld = waits
    ? withholdQuestions(readDialogue(conversation.dialogue), nextDialogue)
    : { dialogue: nextDialogue, awaits: [] };
  const steps = waits ? decision.steps.filter((step) => !waitsForApproval(step)) : decision.steps;
  const doing = { serving, conversation, messageId: message.id, language, at };
  const arranged = await carryOut(deps, trx, announce, steps, doing);
  const memory = { language, dialogue: JSON.stringify(noteTasks(withheld.dialogue, arranged)), matter, room };
  const updated = { ...conversation, ...memory };
  const { awaits } = withheld;
  const saying = { serving, conversation: updated, memory, message, turnResult, decisionId, awaits, at };
  await say(trx, announce, saying);
  await passOnComplaint(trx, updated, message.id, decision.steps, at);
  await route(trx, announce, updated, serving, decision.steps, at);
  await alertUrgent(announce, conversation, turnResult, turnResult.context, arranged);
}

/** Rings the desks, whatever the AI mode and the conversation's state. */
function alertEmergency(
  trx: Trx,
  announce: Announce,
  {
    turnResult,
    ...given
  }: Omit<Parameters<typeof raiseEmergency>[2], 'danger' | 'message'> & { turnResult: TurnResult; message: Message },
): Promise<void> {
  const step = turnResult.outcome.decision.steps.find(({ kind }) => kind === 'handoff');
  const danger = step?.kind === 'handoff' ? toDanger(step) : 'security';
  return raiseEmergency(trx, announce, { ...given, danger });
}

/** While a colleague has the conversation the AI is silent, so safety advice is sent as a message of the system. */
async function warn(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { id: replyTo }: Message,
  { text, language }: Reply,
  at: string,
): Promise<void> {
  const warning = await insertMessage(trx, conversation, { author: 'system', text, language, replyTo, at });
  announce.guest(toGuestEvent(warning));
  await announce.desk(conversation.propertyId, 'message', conversation.id, { messageId: warning.id });
}

/** Stores the engine's memory and, depending on the AI mode, sends the reply, stores it as a draft, or drops it. */
async function say(
  trx: Trx,
  announce: Announce,
  given: {
    serving: Serving;
    conversation: Conversation;
    /** Changes of the conversation that are not stored yet. */
    memory: Memory;
    message: Message;
    turnResult: TurnResult;
    decisionId: string;
    awaits: readonly Pending[];
    at: string;
  },
): Promise<void> {
  const { serving, conversation, memory, message, turnResult, decisionId, awaits, at } = given;
  const { understanding } = turnResult;
  const card = makeCard(turnResult, serving);
  const reply = card === null ? turnResult.reply : { ...turnResult.reply, card };
  const emergency = understanding.urgency === 'emergency';
  const mode = emergency ? 'auto' : serving.activation.aiMode;
  const speaks = mode === 'auto' && reply.text !== '';
  if (!speaks) await updateConversation(trx, conversation, memory);
  if (mode === 'manual' || reply.text === '') return;
  if (mode === 'assisted') {
    await supersedeDrafts(trx, announce, { conversation, decision: turnResult.outcome.decision, understanding, at });
    const draft = await insertDraft(trx, {
      propertyId: conversation.propertyId,
      conversationId: conversation.id,
      replyTo: message.id,
      text: reply.text,
      language: reply.language,
      reply: JSON.stringify(reply),
      awaits: awaits.length === 0 ? null : JSON.stringify(awaits),
      decisionId,
      at,
    });
    await announce.desk(conversation.propertyId, 'draft', conversation.id, { draftId: draft.id });
    return;
  }
  const answer = await insertMessage(trx, conversation, {
    ...toAnswer(reply),
    ...(turnResult.messageId === undefined ? {} : { id: turnResult.messageId }),
    replyTo: message.id,
    decisionId,
    memory,
    at,
  });
  announce.guest(toGuestEvent(answer));
  await announce.desk(conversation.propertyId, 'message', conversation.id, { messageId: answer.id });
  await noteAiConversation(trx, serving.accountId, usagePeriod(new Date(at)), conversation.id);
}

/** Hands the conversation to staff if the decision or the mode requires it, and alerts the desks. */
async function route(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  serving: Serving,
  steps: readonly DecisionStep[],
  at: string,
): Promise<void> {
  const handoff = steps.find((step) => step.kind === 'handoff');
  const mode = modeFor(serving.activation.aiMode);
  const { aiMode } = serving.activation;
  if (handoff === undefined && aiMode !== 'manual') {
    if (mode !== conversation.mode || aiMode === 'assisted')
      // In assisted mode each time, so that the guest sees that a colleague is answering.
      await announceStatus(trx, announce, await updateConversation(trx, conversation, { mode }), at);
    else await announce.desk(conversation.propertyId, 'conversation', conversation.id);
    return;
  }
  const to = await routeHandOff(trx, {
    propertyId: conversation.propertyId,
    department: handoff?.department ?? conversation.department ?? findWork(steps),
    language: conversation.language,
    current: conversation.assigneeId,
    at,
  });
  const why = handoff?.why ?? 'manual_mode';
  await moveConversation(trx, announce, conversation, 'handoff', { ...to, mode, waitingWhy: why, updatedAt: at });
  if (why === 'emergency') return; // `alertEmergency` has rung everybody already
  if (conversation.state === 'waiting') {
    if (why === 'repeated_misunderstanding' || why === 'unreadable')
      await callAgain(trx, announce, conversation, to, at);
    return;
  }
  await announce.desk(conversation.propertyId, 'alert', conversation.id, { kind: why, ...alertFields(to) });
}

/** The shortest interval between two alerts about new messages of a waiting guest. */
const CALL_AGAIN_MS = 3 * 60_000;

/** Rings again when a waiting guest writes something the engine cannot read: it may be a call for help. */
async function callAgain(
  trx: Trx,
  announce: Announce,
  { id, propertyId }: Conversation,
  to: Awaited<ReturnType<typeof routeHandOff>>,
  at: string,
): Promise<void> {
  const conversation = await findConversation(trx, propertyId, id);
  if (conversation === undefined) return;
  const { waitingAlertAt } = conversation;
  if (waitingAlertAt !== null && Date.parse(at) - Date.parse(waitingAlertAt) < CALL_AGAIN_MS) return;
  await updateConversation(trx, conversation, { waitingAlertAt: at });
  await announce.desk(propertyId, 'alert', id, { kind: 'still_waiting', ...alertFields(to) });
}

/** The department of the task the guest asks for, in a mode in which the engine makes no tasks itself. */
function findWork(steps: readonly DecisionStep[]): Department | null {
  return steps.find((step) => step.kind === 'task')?.task.department ?? null;
}
