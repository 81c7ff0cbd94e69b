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
import { hush, isHushed } from '../triage/block.ts';
import { carryOut } from './carry-out.ts';
import { noteTasks, readDialogue, settleProof } from './dialogue.ts';
import { type Change, fits } from './redecide.ts';
import { toAnswer } from './to-answer.ts';
import type { TurnResult } from './turn-result.ts';

/**
 * Stores everything the decision asks for, in one transaction, against the conversation as it is by then, and as the
 * property lets the AI act by then: a model may have taken its time. Where the result holds no more, nothing is stored
 * and the change is given back: it is decided again outside of the transaction, which waits for no engine.
 */
export async function act(
  deps: ConversationDeps,
  trx: Trx,
  announce: Announce,
  { serving: read, message, turnResult }: { serving: Serving; message: Message; turnResult: TurnResult },
): Promise<Change | null> {
  const at = deps.clock().toISOString();
  const switches = await findAiSwitches(trx, message.propertyId);
  if (!fits(turnResult, switches)) return { switches };
  const { decision } = turnResult.outcome;
  const { propertyId, conversationId } = message;
  const holder = { propertyId, conversationId, timezone: read.property.timezone, at };
  const steps = await recheckOffers(trx, decision.steps, holder);
  if (steps.some((step, index) => step !== decision.steps[index])) return { steps };
  if (await settleWork(trx, 'turn', message.id, at)) {
    const serving = { ...read, activation: { ...read.activation, ...switches } };
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
  const unheard = { language, dialogue: settleProof(conversation.dialogue, turnResult.context.access.attempt) };
  const isEmergency = understanding.urgency === 'emergency';
  const known = { ...unheard, ...describeMatter(conversation, turnResult) };
  if (isEmergency)
    await alertEmergency(trx, announce, { conversation, message, turnResult, room: known.room, language, at });
  if (conversation.state === 'staffed') {
    await updateConversation(trx, conversation, known);
    await announce.desk(conversation.propertyId, 'conversation', conversation.id);
    if (isEmergency) await warn(trx, announce, conversation, message, turnResult.reply, at);
    return;
  }
  if (!isEmergency && (await isHushed(trx, conversation))) return hush(trx, announce, conversation, known, at);
  const { matter, room } = known;
  if (serving.activation.aiMode === 'manual' && !isEmergency) {
    await updateConversation(trx, conversation, known);
    await passOnComplaint(trx, conversation, message.id, decision.steps, at);
    await route(trx, announce, conversation, serving, decision.steps, at);
    return;
  }
  const waits = serving.activation.aiMode === 'assisted' && !isEmergency;
  const said = { ...dialogue, lastReply: reply.text === '' ? dialogue.lastReply : reply.text };
  const withheld = waits
    ? withholdQuestions(readDialogue(conversation.dialogue), said)
    : { dialogue: said, awaits: [] };
  const steps = waits ? decision.steps.filter((step) => !waitsForApproval(step)) : decision.steps;
  const doing = { serving, conversation, messageId: message.id, language, at };
  const made = await carryOut(deps, trx, announce, steps, doing);
  const memory = { language, dialogue: JSON.stringify(noteTasks(withheld.dialogue, made)), matter, room };
  const spokenTo = { ...conversation, ...memory };
  const { awaits } = withheld;
  const saying = { serving, conversation: spokenTo, memory, message, turnResult, decisionId, awaits, at };
  await say(trx, announce, saying);
  await passOnComplaint(trx, spokenTo, message.id, decision.steps, at);
  await route(trx, announce, spokenTo, serving, decision.steps, at);
  await alertUrgent(announce, conversation, turnResult, turnResult.context, made);
}

/** The desks ring in every mode and state: nobody who is in danger waits for a colleague to look. */
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

/** The AI is silent while a colleague has the conversation; what to do in danger the house itself says. */
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

/** The reply goes out, waits for a colleague's approval, or is kept back, as the property's mode says; what the engine keeps in mind is stored with it. */
async function say(
  trx: Trx,
  announce: Announce,
  given: {
    serving: Serving;
    conversation: Conversation;
    /** Of the conversation, what is not in the store yet. */
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

/** Hands the conversation to staff where the decision or the mode says so, and rings the desks. */
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
      // In assisted mode each time: the guest sees that a colleague is answering.
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
  if (why === 'emergency') return; // it rings already, and not for one colleague alone
  if (conversation.state === 'waiting') {
    if (why === 'repeated_misunderstanding' || why === 'unreadable')
      await callAgain(trx, announce, conversation, to, at);
    return;
  }
  await announce.desk(conversation.propertyId, 'alert', conversation.id, { kind: why, ...alertFields(to) });
}

/** The desk is called again no more often than this for what a waiting guest writes. */
const CALL_AGAIN_MS = 3 * 60_000;

/** Rings once more for a guest who waits and wrote what the engine could not read: it may be a call for help. */
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

/** Whose work it would be that a guest asks for, where the mode lets the engine do none of it. */
function findWork(steps: readonly DecisionStep[]): Department | null {
  return steps.find((step) => step.kind === 'task')?.task.department ?? null;
}
