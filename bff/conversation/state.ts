import {
  type AiMode,
  CONVERSATION_STATES,
  type ConversationMode,
  type ConversationMove,
  type ConversationState,
  nextState,
} from '../../shared/domain/conversation.ts';
import type { WebhookEvent } from '../../shared/domain/webhook.ts';
import { ServiceError } from '../base/errors.ts';
import { findNameForGuest } from '../store/account/user-names.ts';
import { type Conversation, updateConversation } from '../store/conversations/conversations.ts';
import { appendGuestEvent } from '../store/conversations/guest-events.ts';
import { findAiMode } from '../store/house/activation.ts';
import { queuePmsChange } from '../store/pms/pushes.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { Announce } from './commit.ts';

type Change = Parameters<typeof updateConversation>[2];

/** The webhook event for a conversation's new state. */
const TOLD_BY_NAME: Partial<Record<ConversationState, WebhookEvent>> = {
  resolved: 'conversation.resolved',
  waiting: 'handoff.requested',
};

/**
 * Changes a conversation's state by the table of allowed moves, and publishes it to the guest and the desks. Writes nothing if
 * nothing changes. Throws `conflict` for a move the state does not allow.
 */
export async function moveConversation(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  move: ConversationMove,
  change: Change,
): Promise<Conversation> {
  const from = CONVERSATION_STATES.find((state) => state === conversation.state);
  const state = from === undefined ? null : nextState(from, move);
  if (state === null) {
    throw new ServiceError('conflict', `A conversation that is ${conversation.state} cannot take the move ${move}`);
  }
  const waits = countWaiting(conversation.state, state, change.updatedAt ?? conversation.updatedAt);
  const changes = { ...waits, ...change, ...(state === conversation.state ? {} : { state }) };
  const moved = Object.keys(changes).length === 0 ? conversation : await updateConversation(trx, conversation, changes);
  if (state === 'resolved') {
    const { propertyId, id: conversationId, updatedAt } = moved;
    await queuePmsChange(trx, propertyId, { kind: 'completion', conversationId, state: 'done' }, updatedAt);
    await queuePmsChange(trx, propertyId, { kind: 'communication', conversationId }, updatedAt);
  }
  const stateName = TOLD_BY_NAME[state];
  if (state !== conversation.state && stateName !== undefined)
    announce.happened({ propertyId: moved.propertyId, type: stateName, subjectId: moved.id });
  if (isToldToGuest(conversation, moved))
    return announceStatus(trx, announce, moved, change.updatedAt ?? moved.updatedAt);
  await announce.desk(moved.propertyId, 'conversation', moved.id);
  return moved;
}

/** Publishes the conversation's present state to the guest's stream and the desks. */
export async function announceStatus(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  at: string,
): Promise<Conversation> {
  const { propertyId, assigneeId } = conversation;
  const name = conversation.state === 'staffed' ? await findNameForGuest(trx, propertyId, assigneeId) : undefined;
  const event = await appendGuestEvent(trx, conversation, {
    type: 'status',
    data: {
      state: conversation.state,
      mode: conversation.mode,
      ...(name === undefined ? {} : { staff: { name } }),
    },
    at,
  });
  announce.guest(event);
  await announce.desk(conversation.propertyId, 'conversation', conversation.id);
  return { ...conversation, guestSeq: event.seq };
}

/** The waiting columns for a new state: each wait has its own start and its own count of reminders. */
function countWaiting(before: string, after: ConversationState, at: string): Change {
  if ((before === 'waiting') === (after === 'waiting')) return {};
  return { waitingSince: after === 'waiting' ? at : null, waitingAlerts: 0, waitingAlertAt: null };
}

/** The conversation's mode while no colleague has it, read from the property's settings. */
export async function findMode(trx: Trx, propertyId: string): Promise<ConversationMode> {
  return modeFor(await findAiMode(trx, propertyId));
}

/** The conversation's mode while no colleague has it. */
export function modeFor(aiMode: AiMode): ConversationMode {
  const modes: Record<AiMode, ConversationMode> = { auto: 'ai', assisted: 'assisted', manual: 'staff' };
  return modes[aiMode];
}

function isToldToGuest(before: Conversation, after: Conversation): boolean {
  return before.state !== after.state || before.mode !== after.mode || before.holder !== after.holder;
}
