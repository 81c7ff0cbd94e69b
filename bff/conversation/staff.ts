import { z } from 'zod';
import type { Department } from '../../shared/domain/task.ts';
import { ServiceError } from '../base/errors.ts';
import type { OutgoingTemplate } from '../store/channel-parts.ts';
import { type Conversation, findConversation, updateConversation } from '../store/conversations.ts';
import { appendGuestEvent, toGuestEvent } from '../store/guest-events.ts';
import { insertMessage } from '../store/insert-message.ts';
import { findNewestUnread, type Message } from '../store/messages.ts';
import { findReadMark, markReadUpTo } from '../store/read-marks.ts';
import type { Trx } from '../store/schema.ts';
import { giveToMessage } from '../store/uploads.ts';
import { findNameForGuest } from '../store/user-names.ts';
import { requireAnswering } from './colleague.ts';
import { type Also, type Announce, commitAndAnnounce } from './commit.ts';
import type { Actor, ConversationDeps } from './deps.ts';
import { detectOrKeep } from './detect-language.ts';
import { forgetQuestions } from './dialogue.ts';
import { discardOpenDrafts, takeBackDrafts } from './drafts.ts';
import { acknowledgeEmergency } from './emergency.ts';
import { ringMentioned } from './mentions.ts';
import { noteForStaff } from './note-for-staff.ts';
import { requireMedia, requireReach } from './queue-outgoing.ts';
import { routeHandOff } from './route.ts';
import { findMode, moveConversation, tellStatus } from './state.ts';
import { readUnsent } from './uploads.ts';

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

function takenByAnother(): ServiceError {
  return new ServiceError(
    'already_taken',
    'A colleague or a program holds this conversation; send { "force": true } to take it from them',
  );
}

/**
 * Gives the conversation to a colleague or a department, or to nobody, without speaking for them yet. Throws `conflict`
 * where a colleague holds it and nobody is to have it: that is what `release` is for.
 */
export async function assign(
  deps: Deps,
  { to, ...act }: StaffAct & { to: { userId: string | null } | { department: Department } },
  also?: Also<Conversation>,
): Promise<Conversation> {
  return change(deps, act, also, async (trx, announce, conversation, at) => {
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
    if (assigned.state === 'staffed') return tellStatus(trx, announce, assigned, at);
    if (assigned.state === 'waiting') await ring(announce, assigned, to.userId);
    await announce.desk(assigned.propertyId, 'conversation', assigned.id);
    return assigned;
  });
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
export async function resolve(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  return change(deps, act, also, async (trx, announce, conversation, at) => {
    const drafts = await discardOpenDrafts(trx, announce, conversation, { by: act.actor.userId, at });
    return moveConversation(trx, announce, conversation, 'resolve', {
      resolvedFrom: JSON.stringify({ ...describeStanding(conversation), drafts }),
      assigneeId: null,
      holder: null,
      mode: await findMode(trx, conversation.propertyId),
      answeredSeq: conversation.staffSeq,
      updatedAt: at,
    });
  });
}

/**
 * Opens a resolved conversation again. `restore` makes it what it was when it was resolved, held by whom it was, unless
 * something was said since: then it is only open. The drafts that were thrown away with it come back too.
 */
export async function reopen(
  deps: Deps,
  { restore = false, ...act }: StaffAct & { restore?: boolean | undefined },
  also?: Also<Conversation>,
): Promise<Conversation> {
  return change(deps, act, also, async (trx, announce, conversation, at) => {
    const opened = await moveConversation(trx, announce, conversation, 'reopen', {
      resolvedFrom: null,
      updatedAt: at,
    });
    const before = readStanding(conversation.resolvedFrom);
    if (!restore || before === null || before.staffSeq !== conversation.staffSeq) return opened;
    const { holder, assigneeId, department } = before;
    await takeBackDrafts(trx, announce, conversation, before.drafts);
    if (before.state === 'waiting')
      return moveConversation(trx, announce, opened, 'handoff', { assigneeId, department, updatedAt: at });
    if (before.state === 'staffed') {
      const held = { holder, assigneeId, department, mode: 'staff', staffActiveAt: at, updatedAt: at };
      return moveConversation(trx, announce, opened, 'takeover', held);
    }
    return opened;
  });
}

const standing = z.object({
  state: z.string(),
  holder: z.string().nullable(),
  assigneeId: z.string().nullable(),
  department: z.string().nullable(),
  staffSeq: z.number(),
  drafts: z.array(z.string()).default([]),
});

function describeStanding(conversation: Conversation): z.infer<typeof standing> {
  return standing.parse(conversation);
}

function readStanding(resolvedFrom: string | null): z.infer<typeof standing> | null {
  return resolvedFrom === null ? null : standing.parse(JSON.parse(resolvedFrom));
}

/**
 * A colleague writes to the guest, which takes the conversation over where nobody holds it, or a note that only staff
 * see. `template`: a platform's, that `text` is the words of. Throws `already_taken` where another holds it, `conflict`
 * where it is resolved, `upload_unknown` for a file that is not theirs to send, and `window_closed` or `opted_out` where it would not reach a guest of a channel.
 */
export async function sendStaffMessage(
  deps: Deps,
  {
    text,
    internal,
    template,
    attachments: uploads = [],
    ...act
  }: StaffAct & {
    text: string;
    internal: boolean;
    template?: OutgoingTemplate | undefined;
    /** Ids of files that this colleague or program handed over. */
    attachments?: readonly string[] | undefined;
  },
  also?: Also<Message>,
): Promise<Message> {
  const seen = await findConversation(deps.db, act.propertyId, act.conversationId);
  const { code: language } = await detectOrKeep(deps, text, { conversation: seen?.language ?? undefined });
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const at = deps.clock().toISOString();
      const found = await requireConversation(trx, act);
      if (!internal) await requireReach(trx, found.id, { at, isTemplate: template !== undefined });
      const { userId, name } = act.actor;
      const held = internal ? found : await hold(trx, announce, found, { ...act, force: false, at });
      const attachments = await readUnsent(trx, uploads, { ...held, conversationId: held.id, sender: act.actor.id });
      await requireMedia(trx, held.id, attachments);
      const message = await insertMessage(trx, held, {
        author: 'staff',
        text,
        ...(attachments.length === 0 ? {} : { attachments: JSON.stringify(attachments) }),
        language,
        name: internal ? name : await findNameForGuest(trx, held.propertyId, userId),
        at,
        internal,
        ...(userId === null ? {} : { userId }),
      });
      await giveToMessage(trx, uploads, message);
      await announce.desk(held.propertyId, 'message', held.id, { messageId: message.id });
      await updateConversation(trx, held, {
        staffActiveAt: at,
        ...(internal ? {} : { answeredSeq: message.staffSeq }),
      });
      if (internal) {
        await ringMentioned(trx, announce, { ...act, text });
        return message;
      }
      announce.guest(toGuestEvent(message), { template });
      await discardOpenDrafts(trx, announce, held, { by: act.actor.userId, at });
      await markRead(trx, announce, held, at);
      await announce.desk(held.propertyId, 'conversation', held.id);
      return message;
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

async function hold(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { actor, force, at }: StaffAct & { force: boolean; at: string },
): Promise<Conversation> {
  const held = conversation.state === 'staffed';
  if (held && conversation.holder === actor.id) return conversation;
  if (held && !force) throw takenByAnother();
  await discardOpenDrafts(trx, announce, conversation, { by: actor.userId, at });
  return moveConversation(trx, announce, conversation, 'takeover', {
    dialogue: await forgetQuestions(trx, conversation),
    assigneeId: actor.userId,
    holder: actor.id,
    mode: 'staff',
    staffActiveAt: at,
    updatedAt: at,
  });
}

/** Another department's guest is suggested to another colleague, and rings there; where nobody waits, nothing changes. */
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

/** Somebody else is to hear of a guest who waits. */
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

async function markRead(trx: Trx, announce: Announce, before: Conversation, at: string): Promise<void> {
  const conversation = await findConversation(trx, before.propertyId, before.id);
  if (conversation === undefined || conversation.staffReadSeq === conversation.staffSeq) return;
  const upTo = await findNewestUnread(trx, conversation);
  await updateConversation(trx, conversation, { staffReadSeq: conversation.staffSeq });
  if (upTo !== null) {
    announce.guest(await appendGuestEvent(trx, conversation, { type: 'receipt', data: { upTo, state: 'read' }, at }));
  }
  await announce.desk(conversation.propertyId, 'conversation', conversation.id);
}
