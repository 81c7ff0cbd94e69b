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
 * Merges a conversation into another one of the same guest: this one is closed and leaves the lists; the other one
 * takes over its labels, its room, and whatever its guest still waits for. No message moves, and no access to bookings
 * is granted. If the guest writes here again, the conversation comes back. Throws `conflict` if the guests differ, one
 * of the two is merged already, or this one has an emergency that nobody has acknowledged.
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
      requireMergeable(from, to);
      const isGuestWaiting = await isOwed(trx, from);
      await saveJoin(trx, { conversationId: from.id, withId: to.id, propertyId: from.propertyId, at });
      const event = { kind: 'merged' as const, by: act.actor.name };
      // Before it is closed, because a newer message would hinder unmerge() from restoring the state.
      await noteForStaff(trx, announce, from, event, at);
      await noteForStaff(trx, announce, to, event, at);
      const noted = await requireFound(trx, act);
      // If it was resolved before, there is nothing for unmerge() to reopen.
      const closed =
        noted.state === 'resolved'
          ? await updateConversation(trx, noted, { resolvedFrom: null })
          : await closeNow(trx, announce, noted, { by: act.actor.userId, at });
      await updateConversation(trx, closed, { mergedInto: to.id });
      await announce.desk(from.propertyId, 'conversation', from.id);
      await takeOver(trx, announce, { from, to, owed: isGuestWaiting, at });
      await announce.desk(to.propertyId, 'conversation', to.id);
      return requireFound(trx, { ...act, conversationId: into });
    },
    also,
  );
}

/** Undoes a merge: this conversation is as before. Throws `conflict` if it is not merged. */
export function unmerge(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const merged = await requireFound(trx, act);
      if (merged.mergedInto === null)
        throw new ServiceError('conflict', 'This conversation is not merged into another');
      const unmerged = await updateConversation(trx, merged, { mergedInto: null, updatedAt: at });
      // Before the note is stored, because reopening after a newer message would restore only the state `open`.
      if (unmerged.state === 'resolved' && unmerged.resolvedFrom !== null)
        await openAgain(trx, announce, unmerged, { restore: true, at });
      await noteForStaff(trx, announce, unmerged, { kind: 'unmerged', by: act.actor.name }, at);
      await announce.desk(unmerged.propertyId, 'conversation', unmerged.id);
      return requireFound(trx, act);
    },
    also,
  );
}

/** Whether the guest still waits for a person, for a draft, or for the answer to their last message to a colleague. */
async function isOwed(trx: Trx, { propertyId, id, state, staffSeq, answeredSeq }: Conversation): Promise<boolean> {
  if (state === 'waiting') return true;
  if (state === 'staffed') return staffSeq > answeredSeq;
  return state === 'open' && (await findOpenDrafts(trx, propertyId, id)).length > 0;
}

async function takeOver(
  trx: Trx,
  announce: Announce,
  { from, to, owed, at }: { from: Conversation; to: Conversation; owed: boolean; at: string },
): Promise<void> {
  const labels = await findLabelsOf(trx, [from.id, to.id]);
  await saveLabelsOf(trx, to.id, [...new Set([...labels.values()].flat())]);
  const updated = await updateConversation(trx, to, {
    room: to.room ?? from.room,
    matter: owed ? (from.matter ?? to.matter) : to.matter,
    guestName: to.guestName ?? from.guestName,
    updatedAt: at,
  });
  if (!owed || updated.state === 'staffed') return;
  const opened =
    updated.state === 'resolved' ? await openAgain(trx, announce, updated, { restore: false, at }) : updated;
  const { propertyId, language } = opened;
  const department = from.department ?? opened.department;
  const current = from.assigneeId ?? opened.assigneeId;
  const route = await routeHandOff(trx, { propertyId, department, language, current, at });
  await moveConversation(trx, announce, opened, 'handoff', {
    ...route,
    waitingWhy: opened.state === 'waiting' ? opened.waitingWhy : 'merged',
    waitingSince: earliest([from.waitingSince, opened.waitingSince, at]),
    // Staff were reminded of the longer wait already; the next reminder comes at the usual interval from now.
    waitingAlertAt: opened.state === 'waiting' ? opened.waitingAlertAt : at,
    updatedAt: at,
  });
}

function earliest(times: readonly (string | null)[]): string | null {
  return times.filter((time) => time !== null).toSorted()[0] ?? null;
}

function requireMergeable(from: Conversation, to: Conversation): void {
  const refuse = (reason: string): never => {
    throw new ServiceError('conflict', reason);
  };
  if (from.id === to.id) refuse('A conversation is not merged into itself; name another one');
  if (from.guestId !== null && to.guestId !== null && from.guestId !== to.guestId)
    refuse('The bookings of these two are of different guests');
  if (from.mergedInto !== null || to.mergedInto !== null) refuse('One of them is merged already; take that back first');
  if (from.emergencyAt !== null && from.acknowledgedAt === null)
    refuse('The guest is in danger and nobody looks after it; acknowledge the emergency first');
}
