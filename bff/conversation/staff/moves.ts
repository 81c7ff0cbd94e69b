import { z } from 'zod';
import type { Department } from '../../../shared/domain/task.ts';
import { ServiceError } from '../../base/errors.ts';
import { type Conversation, updateConversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { ratingDueAfter } from '../rating/ask-rating.ts';
import { announceStatus, findMode, moveConversation } from '../state.ts';
import { requireAnswering } from './colleague.ts';
import { discardOpenDrafts, takeBackDrafts } from './drafts.ts';
import { routeHandOff } from './route.ts';

/** Changes of a conversation inside a transaction, used by the commands in staff.ts and, several at once, in run-actions.ts. */

/** The new assignee of a conversation; `userId: null` is nobody. */
export type Assignee = { userId: string | null } | { department: Department };

/** Assigns the conversation. Throws `conflict` for "nobody" while a colleague has taken it over. */
export async function assignTo(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { to, at }: { to: Assignee; at: string },
): Promise<Conversation> {
  if ('department' in to) {
    const moved = await updateConversation(trx, conversation, {
      ...(await suggest(trx, announce, { ...conversation, department: to.department }, at)),
      department: to.department,
      updatedAt: at,
    });
    await announce.desk(moved.propertyId, 'conversation', moved.id);
    return moved;
  }
  if (to.userId !== null) await requireAnswering(trx, conversation.propertyId, to.userId, '/userId');
  else if (conversation.state === 'staffed')
    throw new ServiceError('conflict', 'A colleague holds this conversation; release it instead');
  const assigned = await updateConversation(trx, conversation, {
    assigneeId: to.userId,
    ...(conversation.state === 'staffed' ? { holder: to.userId, staffActiveAt: at } : {}),
    updatedAt: at,
  });
  if (assigned.state === 'staffed') return announceStatus(trx, announce, assigned, at);
  if (assigned.state === 'waiting') await ring(announce, assigned, to.userId);
  await announce.desk(assigned.propertyId, 'conversation', assigned.id);
  return assigned;
}

/** Resolves the conversation and stores its former state for {@link openAgain}. */
export async function closeNow(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { by, at }: { by: string | null; at: string },
): Promise<Conversation> {
  const drafts = await discardOpenDrafts(trx, announce, conversation, { by, at });
  return moveConversation(trx, announce, conversation, 'resolve', {
    resolvedFrom: JSON.stringify({ ...describeStanding(conversation), drafts }),
    assigneeId: null,
    holder: null,
    mode: await findMode(trx, conversation.propertyId),
    answeredSeq: conversation.staffSeq,
    ratingDueAt: ratingDueAfter(conversation, at),
    updatedAt: at,
  });
}

/** Opens a resolved conversation. `restore`: with its former state, unless a message came since. */
export async function openAgain(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { restore, at }: { restore: boolean; at: string },
): Promise<Conversation> {
  const opened = await moveConversation(trx, announce, conversation, 'reopen', { resolvedFrom: null, updatedAt: at });
  const before = readStanding(conversation.resolvedFrom);
  if (!restore || before === null || before.staffSeq !== conversation.staffSeq) return opened;
  const { holder, assigneeId, department, waitingSince } = before;
  await takeBackDrafts(trx, announce, conversation, before.drafts);
  if (before.state === 'waiting')
    return moveConversation(trx, announce, opened, 'handoff', {
      ...{ assigneeId, department, updatedAt: at },
      // The guest waits since then; the next reminder is counted from now.
      ...(waitingSince !== null && { waitingSince, waitingAlertAt: at }),
    });
  if (before.state === 'staffed') {
    const holderFields = { holder, assigneeId, department, mode: 'staff', staffActiveAt: at, updatedAt: at };
    return moveConversation(trx, announce, opened, 'takeover', holderFields);
  }
  return opened;
}

const standing = z.object({
  state: z.string(),
  holder: z.string().nullable(),
  assigneeId: z.string().nullable(),
  department: z.string().nullable(),
  staffSeq: z.number(),
  waitingSince: z.string().nullable().default(null),
  drafts: z.array(z.string()).default([]),
});

function describeStanding(conversation: Conversation): z.infer<typeof standing> {
  return standing.parse(conversation);
}

function readStanding(resolvedFrom: string | null): z.infer<typeof standing> | null {
  return resolvedFrom === null ? null : standing.parse(JSON.parse(resolvedFrom));
}

/** Suggests a waiting guest to a colleague of the new department and rings there. */
async function suggest(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  at: string,
): Promise<{ assigneeId?: string | null }> {
  if (conversation.state !== 'waiting') return {};
  const { assigneeId } = await routeHandOff(trx, { ...conversation, at, current: conversation.assigneeId });
  await ring(announce, conversation, assigneeId);
  return { assigneeId };
}

/** Rings for the new assignee of a waiting guest. */
async function ring(
  announce: Announce,
  { id, propertyId, department }: Conversation,
  userId: string | null,
): Promise<void> {
  await announce.desk(propertyId, 'alert', id, {
    kind: 'assigned',
    ...(department === null ? {} : { department }),
    ...(userId === null ? {} : { userId }),
  });
}
