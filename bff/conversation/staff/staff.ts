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
import { hold, markRead, type StaffWords, sayAsStaff, takenByAnother } from './say.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine' | 'log'>;

/** Which conversation, and who acts on it. */
export interface StaffAct {
  propertyId: string;
  conversationId: string;
  actor: Actor;
}

/**
 * A colleague or a program takes the conversation over: the engine falls silent, the guest sees the name. Two at once:
 * one wins, the other gets `already_taken`, unless `force`. Taking what one already holds changes nothing.
 */
export async function takeOver(
  deps: Deps,
  { force, ...act }: StaffAct & { force: boolean },
  also?: Also<Conversation>,
): Promise<Conversation> {
  return change(deps, act, also, async (trx, announce, conversation, at) => {
    const held = await hold(trx, announce, conversation, { ...act, force, at });
    if (held === conversation) return held;
    await noteForStaff(trx, announce, held, { kind: 'taken_over', by: act.actor.name }, at);
    return (await findConversation(trx, act.propertyId, act.conversationId)) ?? held;
  });
}

/**
 * Hands the conversation back to the engine. Throws `conflict` where nobody holds it, and `already_taken` where a
 * colleague does and another takes it from them, unless `force`. A program decides for the house: it may.
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
 * Gives the conversation to a colleague or a department, or to nobody, without speaking for them yet. Throws `conflict`
 * where a colleague holds it and nobody is to have it: that is what `release` is for.
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
 * Somebody looks after a guest in danger: the alarm ends at every desk. Throws `conflict` where there is no emergency, and
 * `already_acknowledged` where a colleague was faster.
 */
export async function acknowledge(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  return change(deps, act, also, (trx, announce, conversation, at) =>
    acknowledgeEmergency(trx, announce, conversation, { actor: act.actor, at }),
  );
}

/** Closes the conversation: nobody waits for anything. What it was is kept, for a colleague who did not mean it. */
export function resolve(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  return change(deps, act, also, (trx, announce, conversation, at) =>
    closeNow(trx, announce, conversation, { by: act.actor.userId, at }),
  );
}

/**
 * Opens a resolved conversation again. `restore` makes it what it was when it was resolved, held by whom it was, unless
 * something was said since: then it is only open. The drafts that were thrown away with it come back too.
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
 * A colleague writes to the guest, which takes the conversation over where nobody holds it, or a note that only staff
 * see. `template`: a platform's, that `text` is the words of. Throws `already_taken` where another holds it, `conflict`
 * where it is resolved, `upload_unknown` for a file that is not theirs to send, and `window_closed`, `opted_out` or `channel_not_connected` where it
 * would not reach a guest of a channel.
 */
export async function sendStaffMessage(deps: Deps, act: StaffAct & StaffWords, also?: Also<Message>): Promise<Message> {
  const seen = await findConversation(deps.db, act.propertyId, act.conversationId);
  const { code: language } = await detectOrKeep(deps, act.text, { conversation: seen?.language ?? undefined });
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

/**
 * A colleague (or a program: null) has the conversation in view: what the guest wrote counts as read by them, and the guest
 * sees that the house has.
 */
export async function markReadByStaff(
  deps: Deps,
  { userId, ...act }: Omit<StaffAct, 'actor'> & { userId: string | null },
): Promise<void> {
  const seen = await findConversation(deps.db, act.propertyId, act.conversationId);
  if (seen === undefined) return;
  const own = userId === null ? seen.staffSeq : await findReadMark(deps.db, seen.id, userId);
  if (seen.staffReadSeq === seen.staffSeq && own === seen.staffSeq) return;
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
