import { z } from 'zod';
import { grantStay } from '../access/grants.ts';
import { type Identity, verifyIdentity } from '../access/identity.ts';
import { ServiceError } from '../base/errors.ts';
import type { Secrets } from '../base/secrets.ts';
import { listGuestsEverSeen } from '../store/access.ts';
import { type Conversation, findConversation, updateConversation } from '../store/conversations.ts';
import { findIdentityUse, insertIdentityUse } from '../store/identity.ts';
import { readJson } from '../store/json.ts';
import { findByNumber, normaliseNumber } from '../store/reservations.ts';
import type { Trx } from '../store/schema.ts';
import { findServing } from '../store/serving.ts';
import { commitAndAnnounce } from './commit.ts';
import type { ConversationDeps } from './deps.ts';
import { type GuestSession, newGuestSession } from './guest-session.ts';
import { ensureConversation, type PageHints } from './receive.ts';
import { modeFor } from './state.ts';

const pseudonyms = z.array(z.string());

/**
 * Opens to a conversation the bookings that the hotel's own site vouches for, and gives the session they are opened to: the
 * page's own, or one of a new conversation where the stored one is another person's. Throws `identity_rejected` for a token
 * that is not the hotel's, has expired or was used elsewhere before; then nothing is opened.
 */
export async function acceptIdentity(
  deps: ConversationDeps,
  session: GuestSession,
  page: PageHints,
  token: string,
): Promise<GuestSession> {
  const { propertyId } = session;
  const now = deps.clock();
  const identity = await verifyIdentity(deps.db, deps.secrets, { propertyId, token, now });
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) return session;
  const at = now.toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const { tokenId, expiresAt } = identity;
    const used = await findIdentityUse(trx, propertyId, tokenId);
    if (used !== undefined) return goOn(trx, session, used, now);
    const stored = await findConversation(trx, propertyId, session.conversationId);
    const isOther = stored !== undefined && (await isAnothers(trx, deps.secrets, stored, identity));
    const own = isOther ? newGuestSession(propertyId, now) : session;
    const { conversationId } = own;
    await insertIdentityUse(trx, {
      propertyId,
      tokenId,
      expiresAt,
      cameFrom: session.conversationId,
      ledTo: conversationId,
    });
    const mode = modeFor(serving.activation.aiMode);
    const conversation = await ensureConversation(trx, own, { ...page, mode, at });
    await noteSigned(trx, deps.secrets, conversation, identity);
    for (const number of identity.bookings) {
      const found = await findByNumber(trx, propertyId, number);
      if (found === undefined) continue;
      const reservationId = found.id;
      await grantStay(trx, deps.secrets, {
        propertyId,
        conversationId,
        reservationId,
        level: 'signed',
        reason: 'hotel site',
        at,
      });
    }
    // Nobody need look at a guest who has said nothing yet.
    if (conversation.staffSeq > 0) await announce.desk(propertyId, 'conversation', conversationId);
    return own;
  });
}

/**
 * A token that was used is good once more for the page it was used by: its welcome may have been lost, and what the page
 * stored before is another person's.
 */
async function goOn(
  trx: Trx,
  session: GuestSession,
  { cameFrom, ledTo }: { cameFrom: string | null; ledTo: string | null },
  now: Date,
): Promise<GuestSession> {
  const { propertyId, conversationId } = session;
  if (ledTo === conversationId) return session;
  const led = ledTo === null ? undefined : await findConversation(trx, propertyId, ledTo);
  if (cameFrom !== conversationId || led === undefined || led.endedAt !== null)
    throw new ServiceError('identity_rejected', 'This identity was used before; the guest stays anonymous');
  return { ...newGuestSession(propertyId, now), conversationId: led.id, level: led.sessionLevel };
}

/**
 * Is the conversation another person's: was it signed for, or did it see bookings, none of which is theirs? One that nobody
 * was named in is whoever's shows who they are.
 */
async function isAnothers(
  trx: Trx,
  secrets: Secrets,
  { propertyId, id, signedFor }: Conversation,
  { bookings }: Identity,
): Promise<boolean> {
  const signed = signedFor === null ? [] : readJson(pseudonyms, signedFor);
  const seen = await listGuestsEverSeen(trx, propertyId, id);
  if (signed.length === 0 && seen.length === 0) return false;
  for (const number of bookings) {
    if (signed.includes(pseudonymOf(secrets, propertyId, number))) return false;
    const found = await findByNumber(trx, propertyId, number);
    if (found !== undefined && seen.includes(found.guestId)) return false;
  }
  return true;
}

async function noteSigned(
  trx: Trx,
  secrets: Secrets,
  conversation: Conversation,
  { bookings }: Identity,
): Promise<void> {
  const before = conversation.signedFor === null ? [] : readJson(pseudonyms, conversation.signedFor);
  const named = bookings.map((number) => pseudonymOf(secrets, conversation.propertyId, number));
  await updateConversation(trx, conversation, { signedFor: JSON.stringify([...new Set([...before, ...named])]) });
}

function pseudonymOf(secrets: Secrets, propertyId: string, number: string): string {
  return secrets.sign('signed-for', `${propertyId}:${normaliseNumber(number)}`);
}
