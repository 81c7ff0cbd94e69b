import { ServiceError } from '../../base/errors.ts';
import { saveJoin } from '../../store/conversations/conversation-links.ts';
import { type Conversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findOpenDrafts } from '../../store/conversations/drafts.ts';
import { findLabelsOf, saveLabelsOf } from '../../store/conversations/labels.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { type Also, type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { closeNow, openAgain } from '../staff/moves.ts';
import { noteForStaff } from '../staff/note-for-staff.ts';
import { routeHandOff } from '../staff/route.ts';
import type { StaffAct } from '../staff/staff.ts';
import { moveConversation } from '../state.ts';
import { requireFound } from './require-found.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/**
 * Two conversations of one guest become one for staff: this one is closed and leaves the lists, and the other carries on with its
 * labels, its room, and whatever its guest still waits for. No booking is opened by it, and no message moves: what was said where
 * stays true. A guest who writes here again has this one back. Throws `conflict` where the two are of different guests, one of them
 * is merged already, or this one is in an emergency that nobody looks after.
 */
export function mergeInto(
  deps: Deps,
  { into, ...act }: StaffAct & { into: string },
  also?: Also<Conversation>,
): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const [from, to] = [await requireFound(trx, act), await requireFound(trx, { ...act, conversationId: into })];
      refuseUnlike(from, to);
      const owed = await isOwed(trx, from);
      await saveJoin(trx, { conversationId: from.id, withId: to.id, propertyId: from.propertyId, at });
      if (from.state !== 'resolved') await closeNow(trx, announce, from, { by: act.actor.userId, at });
      await updateConversation(trx, from, { mergedInto: to.id });
      const event = { kind: 'merged' as const, by: act.actor.name };
      await noteForStaff(trx, announce, from, event, at);
      await noteForStaff(trx, announce, to, event, at);
      await announce.desk(from.propertyId, 'conversation', from.id);
      await takeOn(trx, announce, { from, to, owed, at });
      await announce.desk(to.propertyId, 'conversation', to.id);
      return requireFound(trx, { ...act, conversationId: into });
    },
    also,
  );
}

/** Takes a merge back: this conversation is as it was before. Throws `conflict` where it is not merged. */
export function unmerge(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const found = await requireFound(trx, act);
      if (found.mergedInto === null) throw new ServiceError('conflict', 'This conversation is not merged into another');
      const apart = await updateConversation(trx, found, { mergedInto: null, updatedAt: at });
      // Before the note: something said since would leave it merely open.
      if (apart.state === 'resolved') await openAgain(trx, announce, apart, { restore: true, at });
      await noteForStaff(trx, announce, apart, { kind: 'unmerged', by: act.actor.name }, at);
      await announce.desk(apart.propertyId, 'conversation', apart.id);
      return requireFound(trx, act);
    },
    also,
  );
}

/** Does the guest still wait for something: a person, a draft's answer, or what they wrote to a colleague last? */
async function isOwed(trx: Trx, { propertyId, id, state, staffSeq, answeredSeq }: Conversation): Promise<boolean> {
  if (state === 'waiting') return true;
  if (state === 'staffed') return staffSeq > answeredSeq;
  return state === 'open' && (await findOpenDrafts(trx, propertyId, id)).length > 0;
}

async function takeOn(
  trx: Trx,
  announce: Announce,
  { from, to, owed, at }: { from: Conversation; to: Conversation; owed: boolean; at: string },
): Promise<void> {
  const labels = await findLabelsOf(trx, [from.id, to.id]);
  await saveLabelsOf(trx, to.id, [...new Set([...labels.values()].flat())]);
  const kept = await updateConversation(trx, to, {
    room: to.room ?? from.room,
    matter: owed ? (from.matter ?? to.matter) : to.matter,
    guestName: to.guestName ?? from.guestName,
    updatedAt: at,
  });
  if (!owed || kept.state === 'staffed') return;
  const open = kept.state === 'resolved' ? await openAgain(trx, announce, kept, { restore: false, at }) : kept;
  const { propertyId, language } = open;
  const department = from.department ?? open.department;
  const current = from.assigneeId ?? open.assigneeId;
  const route = await routeHandOff(trx, { propertyId, department, language, current, at });
  await moveConversation(trx, announce, open, 'handoff', { ...route, waitingWhy: 'merged', updatedAt: at });
}

function refuseUnlike(from: Conversation, to: Conversation): void {
  const refuse = (why: string): never => {
    throw new ServiceError('conflict', why);
  };
  if (from.id === to.id) refuse('A conversation is not merged into itself; name another one');
  if (from.guestId !== null && to.guestId !== null && from.guestId !== to.guestId)
    refuse('The bookings of these two are of different guests');
  if (from.mergedInto !== null || to.mergedInto !== null) refuse('One of them is merged already; take that back first');
  if (from.emergencyAt !== null && from.acknowledgedAt === null)
    refuse('The guest is in danger and nobody looks after it; acknowledge the emergency first');
}
