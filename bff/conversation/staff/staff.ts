import { ServiceError } from '../../base/errors.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { findReadMark, markReadUpTo } from '../../store/conversations/read-marks.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { acknowledgeEmergency } from '../alerts/emergency.ts';
import { type Also, type Announce, commitAndAnnounce } from '../commit.ts';
import type { Actor, ConversationDeps } from '../deps.ts';
import { detectOrKeep } from '../language/detect-language.ts';
import { findMode, moveConversation } from '../state.ts';
import { type Assignee, assignTo, closeNow, openAgain } from './moves.ts';
import { noteForStaff } from './note-for-staff.ts';
import { markRead, type StaffWords, sayAsStaff, takenByAnother, takeOverConversation } from './say.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine' | 'log'>;

/** A conversation and the actor who changes it. */
export interface StaffAct {
  propertyId: string;
  conversationId: string;
  actor: Actor;
}

/**
 * A colleague or a program takes the conversation over: the engine stops answering, and the guest sees the name. Throws
 * `already_taken` if another has it, unless `force`. Taking one's own conversation again changes nothing.
 */
export async function takeOver(
  deps: Deps,
  { force, ...act }: StaffAct & { force: boolean },
  also?: Also<Conversation>,
): Promise<Conversation> {
  return change(deps, act, also, async (trx, announce, conversation, at) => {
    const ours = await takeOverConversation(trx, announce, conversation, { ...act, force, at });
    if (ours === conversation) return ours;
    await noteForStaff(trx, announce, ours, { kind: 'taken_over', by: act.actor.name }, at);
    return (await findConversation(trx, act.propertyId, act.conversationId)) ?? ours;
  });
}

/**
 * Hands the conversation back to the engine. Throws `conflict` if nobody has taken it over, and `already_taken` if
 * another colleague has, unless `force`. Programs may always release.
 */
export async function release(
  deps: Deps,
  { force = false, ...act }: StaffAct & { force?: boolean | undefined },
  also?: Also<Conversation>,
): Promise<Conversation> {
  return change(deps, act, also, async (trx, announce, conversation, at) => {
    const { state, holder } = conversation;
    if (state === 'staffed' && holder !== act.actor.id && act.actor.userId !== null && !force) throw takenByAnother();
    return moveConversation(trx, announce, conversation, 'release', {
      assigneeId: null,
      holder: null,
      mode: await findMode(trx, conversation.propertyId),
      updatedAt: at,
    });
  });
}

/**
 * Assigns the conversation to a colleague, a department or nobody; that does not take it over. Throws `conflict` for
 * "nobody" while a colleague has taken it over: use `release`.
 */
export function assign(
  deps: Deps,
  { to, ...act }: StaffAct & { to: Assignee },
  also?: Also<Conversation>,
): Promise<Conversation> {
  return change(deps, act, also, (trx, announce, conversation, at) =>
    assignTo(trx, announce, conversation, { to, at }),
  );
}

/**
 * Acknowledges an emergency: the alarm stops at every desk. Throws `conflict` if there is none, and
 * `already_acknowledged` if a colleague was faster.
 */
export async function acknowledge(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  return change(deps, act, also, (trx, announce, conversation, at) =>
    acknowledgeEmergency(trx, announce, conversation, { actor: act.actor, at }),
  );
}

/** Resolves the conversation. Its former state is stored, so that `reopen` can restore it. */
export function resolve(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  return change(deps, act, also, (trx, announce, conversation, at) =>
    closeNow(trx, announce, conversation, { by: act.actor.userId, at }),
  );
}

/**
 * Opens a resolved conversation again. `restore` brings back its former state, holder and drafts, unless a message came
 * since.
 */
export function reopen(
  deps: Deps,
  { restore = false, ...act }: StaffAct & { restore?: boolean | undefined },
  also?: Also<Conversation>,
): Promise<Conversation> {
  return change(deps, act, also, (trx, announce, conversation, at) =>
    openAgain(trx, announce, conversation, { restore, at }),
  );
}

/**
 * Sends a colleague's message to the guest (and takes the conversation over if nobody has), or stores a note for staff.
 * `template`: the channel's message template whose text is `text`. Throws `already_taken` if another colleague has the
 * conversation, `conflict` if it is resolved, `upload_unknown` for a file of somebody else, and `window_closed`,
 * `opted_out` or `channel_not_connected` if the guest's channel would not take it.
 */
export async function sendStaffMessage(deps: Deps, act: StaffAct & StaffWords, also?: Also<Message>): Promise<Message> {
  const before = await findConversation(deps.db, act.propertyId, act.conversationId);
  const { code: language } = await detectOrKeep(deps, act.text, { conversation: before?.language ?? undefined });
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const at = deps.clock().toISOString();
      const found = await requireConversation(trx, act);
      return sayAsStaff(trx, announce, found, { ...act, language, at });
    },
    also,
  );
}

/** Marks the guest's messages as read by a colleague (null: a program), and shows the guest that they were read. */
export async function markReadByStaff(
  deps: Deps,
  { userId, ...act }: Omit<StaffAct, 'actor'> & { userId: string | null },
): Promise<void> {
  const before = await findConversation(deps.db, act.propertyId, act.conversationId);
  if (before === undefined) return;
  const readSeq = userId === null ? before.staffSeq : await findReadMark(deps.db, before.id, userId);
  if (before.staffReadSeq === before.staffSeq && readSeq === before.staffSeq) return;
  await commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, act.propertyId, act.conversationId);
    if (conversation === undefined) return;
    const mark = { conversationId: conversation.id, seq: conversation.staffSeq };
    const isNew = userId !== null && (await markReadUpTo(trx, { ...mark, userId }));
    const isFirst = conversation.staffReadSeq !== conversation.staffSeq;
    await markRead(trx, announce, conversation, deps.clock().toISOString());
    if (isNew && !isFirst) await announce.desk(conversation.propertyId, 'conversation', conversation.id);
  });
}

async function change(
  deps: Deps,
  act: StaffAct,
  also: Also<Conversation> | undefined,
  move: (trx: Trx, announce: Announce, conversation: Conversation, at: string) => Promise<Conversation>,
): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => move(trx, announce, await requireConversation(trx, act), at),
    also,
  );
}

async function requireConversation(
  trx: Trx,
  { propertyId, conversationId }: Omit<StaffAct, 'actor'>,
): Promise<Conversation> {
  const conversation = await findConversation(trx, propertyId, conversationId);
  if (conversation === undefined) throw new ServiceError('not_found', 'There is no such conversation');
  return conversation;
}
