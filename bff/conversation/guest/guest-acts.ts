import { cleanWords } from '../../../shared/domain/text/clean-words.ts';
import { hidePrivateNumbers } from '../../../shared/domain/text/private-numbers.ts';
import { CLOSE } from '../../../shared/protocol/close.ts';
import type { HelloFrame } from '../../../shared/protocol/guest-frames.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { appendGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertConsent } from '../../store/guests/consents.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import { type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { discardOpenDrafts } from '../staff/drafts.ts';
import { moveConversation } from '../state.ts';
import { closeBookings } from '../stay/close-bookings.ts';
import { admitConversation, type PageHints } from '../turn/receive.ts';
import type { GuestSession } from './guest-session.ts';
import { requireConsent } from './require-consent.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/** Notes that the guest has read their stream up to `seq`. A lower number than before changes nothing. */
export async function markReadByGuest(deps: Deps, session: GuestSession, seq: number): Promise<void> {
  await commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, session.propertyId, session.conversationId);
    if (conversation === undefined || conversation.guestReadSeq >= seq) return;
    await updateConversation(trx, conversation, { guestReadSeq: Math.min(seq, conversation.guestSeq) });
    await announce.desk(conversation.propertyId, 'conversation', conversation.id);
  });
}

/** Stores the guest's rating; a later one replaces an earlier one. Throws `consent_required`. */
export async function rateConversation(
  deps: Deps,
  session: GuestSession,
  { score, comment }: { score: number; comment?: string | undefined },
): Promise<void> {
  const serving = await findServing(deps.db, session.propertyId);
  if (serving === undefined) return;
  await commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, session.propertyId, session.conversationId);
    if (conversation === undefined) return; // no message yet, so there is nothing to rate
    await requireConsent(trx, session, serving);
    await updateConversation(trx, conversation, {
      ratingScore: score,
      ratingComment: comment === undefined ? null : hidePrivateNumbers(cleanWords(comment)),
    });
    await announce.desk(conversation.propertyId, 'conversation', conversation.id);
  });
}

/** A guest's yes or no to a version of the property's consent text, and the language it was shown in. */
export type GivenConsent = NonNullable<HelloFrame['consent']>;

/** Stores a guest's consent. */
export async function recordConsent(
  deps: Deps,
  session: GuestSession,
  page: PageHints,
  given: GivenConsent,
): Promise<void> {
  const serving = await findServing(deps.db, session.propertyId);
  if (serving === undefined) return;
  const at = deps.clock().toISOString();
  await commitAndAnnounce(deps, async (trx, announce) => {
    await keepConsent(trx, announce, await admitConversation(trx, session, serving, page, at), given, at);
  });
}

/** As `recordConsent`, inside a transaction. */
export async function keepConsent(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { granted, version, language }: GivenConsent,
  at: string,
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  await insertConsent(trx, { propertyId, conversationId, version, language, granted: Number(granted), at });
  await updateConversation(trx, conversation, { consent: JSON.stringify({ granted, version, at }) });
  announce.guest(await appendGuestEvent(trx, conversation, { type: 'consent', data: { granted, version }, at }));
}

/** Ends the chat for the guest: it is resolved, its session no longer works, and its open pages are closed. */
export async function endConversation(deps: Deps, session: GuestSession): Promise<void> {
  const at = deps.clock().toISOString();
  const ended = await commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, session.propertyId, session.conversationId);
    if (conversation === undefined || conversation.endedAt !== null) return false;
    await discardOpenDrafts(trx, announce, conversation, { by: null, at });
    await closeBookings(trx, announce, conversation, { at, by: null });
    const change = { assigneeId: null, holder: null, endedAt: at, updatedAt: at };
    if (conversation.state === 'resolved') await updateConversation(trx, conversation, change);
    else await moveConversation(trx, announce, conversation, 'resolve', change);
    return true;
  });
  if (ended) deps.feed.publishClosing(session.conversationId, CLOSE.normal);
}
