import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import { findNamedGuest } from '../../access/grants.ts';
import { findLapsed, type Holder, listOpenGrants } from '../../access/open-grants.ts';
import type { Dialogue, Pending } from '../../engine/types.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findDecisions, type StoredDecision } from '../../store/conversations/decisions.ts';
import { type Draft, findOpenDrafts, settleDraft } from '../../store/conversations/drafts.ts';
import { endGrants, listGrantsNotEnded, listHolders } from '../../store/guests/access.ts';
import { lapseOffers } from '../../store/house/offers.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { readDialogue } from '../turn/dialogue.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/** Reservations that are being closed, and their rooms, by which a text may refer to them. */
interface Closed {
  ids: ReadonlySet<string>;
  rooms: ReadonlySet<string>;
}

/**
 * Ends a conversation's access to bookings (all, or `only` some): the only function that does so, whether the guest, a
 * colleague or time ends it. Grants and an open code end; drafts, open questions and offers about the bookings are
 * discarded; the last reply is forgotten; and the guest is unlinked if no grant names them any more. Returns the
 * conversation as it is then.
 */
export async function closeBookings(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { at, by, only }: { at: string; by: string | null; only?: readonly string[] },
): Promise<Conversation> {
  const { propertyId, id } = conversation;
  const openGrants = await listGrantsNotEnded(trx, propertyId, id);
  await endGrants(trx, propertyId, id, at, only);
  const ending = openGrants.filter((grant) => only?.includes(grant.id) ?? true);
  if (ending.length === 0 && conversation.guestId === null) return conversation;
  const closed: Closed = {
    ids: new Set(ending.map((grant) => grant.id)),
    rooms: new Set(ending.flatMap(({ room }) => room ?? [])),
  };
  await discardDraftsAbout(trx, announce, conversation, closed, { by, at });
  await lapseOffers(trx, id);
  const changed = await updateConversation(trx, conversation, {
    dialogue: JSON.stringify(withoutBookings(readDialogue(conversation.dialogue), closed)),
    ...(await findNamedGuest(trx, propertyId, id, at)),
    sessionLevel: conversation.sessionLevel + 1,
  });
  await announce.desk(propertyId, 'conversation', id);
  return changed;
}

/**
 * Closes a conversation's bookings whose access has run out; writes only if there are any. Returns the conversation as it
 * is then, and whether it had any grant.
 */
export async function closeLapsed(
  deps: Deps,
  conversation: Conversation,
  timezone: string,
): Promise<{ conversation: Conversation; held: boolean }> {
  const now = deps.clock();
  const holder = { propertyId: conversation.propertyId, conversationId: conversation.id, timezone };
  const { lapsed: only, held: openGrants } = await findLapsed(deps.db, holder, now);
  if (only.length === 0) return { conversation, held: openGrants };
  const closed = await commitAndAnnounce(deps, async (trx, announce) => {
    const present = await findConversation(trx, holder.propertyId, holder.conversationId);
    return present === undefined
      ? conversation
      : closeBookings(trx, announce, present, { at: now.toISOString(), by: null, only });
  });
  return { conversation: closed, held: openGrants };
}

/** Closes the lapsed bookings of every conversation. Runs as a job. */
export async function closeAllLapsed(deps: Deps): Promise<void> {
  for (const { propertyId, conversationId, timezone } of await listHolders(deps.db)) {
    const conversation = await findConversation(deps.db, propertyId, conversationId);
    if (conversation !== undefined) await closeLapsed(deps, conversation, timezone);
  }
}

/** Whether the conversation has access to every booking that a decision uses. */
export async function seesAllOf(trx: Trx, holder: Holder, steps: readonly DecisionStep[], now: Date): Promise<boolean> {
  const bookingIds = steps.flatMap(bookingsIn);
  if (bookingIds.length === 0) return true;
  const open = new Set((await listOpenGrants(trx, holder, now)).map(({ id }) => id));
  return bookingIds.every((id) => open.has(id));
}

async function discardDraftsAbout(
  trx: Trx,
  announce: Announce,
  { propertyId, id }: Conversation,
  closed: Closed,
  { by, at }: { by: string | null; at: string },
): Promise<void> {
  const drafts = await findOpenDrafts(trx, propertyId, id);
  const decisions = await findDecisions(
    trx,
    propertyId,
    drafts.flatMap(({ decisionId }) => decisionId ?? []),
  );
  for (const draft of drafts) {
    const steps = stepsOf(draft, decisions.get(draft.decisionId ?? ''));
    if (!steps.some((step) => speaksOf(step, closed))) continue;
    await settleDraft(trx, draft, { state: 'discarded', decidedBy: by, decidedAt: at });
    await announce.desk(propertyId, 'draft', id, { draftId: draft.id });
  }
}

/** A draft's steps: those of its decision or, for a draft without one (a greeting), a step made from its sources. */
export function stepsOf({ reply }: Pick<Draft, 'reply'>, stored: StoredDecision | undefined): DecisionStep[] {
  if (stored !== undefined) return JSON.parse(stored.decision).steps;
  return [{ kind: 'answer', intent: null, sources: JSON.parse(reply).sources ?? [] }];
}

/** Whether a step names a closed booking, uses its data, or leads to one. */
function speaksOf(step: DecisionStep, { ids, rooms }: Closed): boolean {
  if (step.kind === 'verify' || step.kind === 'offer') return true;
  if (step.kind === 'clarify' && (step.ask === 'stay' || step.ask === 'confirm' || step.ask === 'which_wish'))
    return true;
  if (step.kind === 'task' && step.task.room !== null && rooms.has(step.task.room)) return true;
  return bookingsIn(step).some((id) => ids.has(id));
}

function bookingsIn(step: DecisionStep): string[] {
  switch (step.kind) {
    case 'answer':
      return step.sources.flatMap(({ type, id }) => (type === 'reservation' ? [id] : []));
    case 'task':
      return [step.task.reservationId, step.wish.reservationId].flatMap((id) => id ?? []);
    case 'offer':
    case 'clarify':
      return step.wish?.reservationId === undefined ? [] : [step.wish.reservationId];
    default:
      return [];
  }
}

/** The engine's memory without anything it learnt from the closed bookings. */
function withoutBookings(dialogue: Dialogue, closed: Closed): Dialogue {
  const isAbout = (wish: Wish): boolean =>
    wish.offerId !== undefined ||
    wish.likes !== undefined ||
    (wish.reservationId !== undefined && closed.ids.has(wish.reservationId)) ||
    (wish.room !== undefined && closed.rooms.has(wish.room));
  const stays = (pending: Pending): boolean => pending.kind === 'slot' && !isAbout(pending.wish);
  const { pending, queue, last, earlier, room, stayId } = dialogue;
  return {
    ...dialogue,
    pending: pending !== null && stays(pending) ? pending : null,
    queue: queue.filter(stays),
    last: last !== null && isAbout(last) ? null : last,
    earlier: earlier.filter((wish) => !isAbout(wish)),
    named: [],
    topic: null,
    room: room !== null && closed.rooms.has(room) ? null : room,
    stayId: stayId !== null && closed.ids.has(stayId) ? null : stayId,
    lastReply: null,
  };
}
