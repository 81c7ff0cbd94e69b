import { z } from 'zod';
import { grantStay } from '../../access/grants.ts';
import { type Identity, verifyIdentity } from '../../access/identity.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Secrets } from '../../base/secrets/secrets.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { listGuestsEverSeen } from '../../store/guests/access.ts';
import { findIdentityUse, insertIdentityUse } from '../../store/guests/identity.ts';
import { type Booked, listByNumber, normaliseNumber } from '../../store/guests/reservations.ts';
import { isSameName } from '../../store/guests/same-stay.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { modeFor } from '../state.ts';
import { ensureConversation, type PageHints } from '../turn/receive.ts';
import { type GivenConsent, keepConsent } from './guest-acts.ts';
import { type GuestSession, newGuestSession } from './guest-session.ts';
import { lacksConsent } from './require-consent.ts';

const pseudonyms = z.array(z.string());

/** What came of an identity. */
export interface AcceptedIdentity {
  /** To which bookings were opened: the page's own, or one of a new conversation where the stored one is another person's. */
  session: GuestSession;
  /** The guest has not agreed to the property's text: nothing is stored or opened, and the token is as good as before. */
  waitsForConsent: boolean;
  /** Was the consent that came with it kept? */
  consentKept: boolean;
}

/**
 * Opens to a conversation the bookings that the hotel's own site vouches for. `consent`: what the page said with it, which is
 * kept first. Throws `identity_rejected` for a token that is not the hotel's, has expired or was used elsewhere before; then
 * nothing is opened.
 */
export async function acceptIdentity(
  deps: ConversationDeps,
  session: GuestSession,
  page: PageHints,
  token: string,
  consent?: GivenConsent,
): Promise<AcceptedIdentity> {
  const { propertyId } = session;
  const now = deps.clock();
  const identity = await verifyIdentity(deps.db, deps.secrets, { propertyId, token, now });
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) return { session, waitsForConsent: false, consentKept: false };
  const at = now.toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const { tokenId, expiresAt } = identity;
    const used = await findIdentityUse(trx, propertyId, tokenId);
    if (used !== undefined)
      return { session: await goOn(trx, session, used, now), waitsForConsent: false, consentKept: false };
    const stored = await findConversation(trx, propertyId, session.conversationId);
    const isOther = stored !== undefined && (await isAnothers(trx, deps.secrets, stored, identity));
    const own = isOther ? newGuestSession(propertyId, now) : session;
    const { conversationId } = own;
    const isAgreed =
      consent === undefined
        ? !(await lacksConsent(trx, conversationId, serving))
        : serving.consentVersion === null || (consent.granted && consent.version === serving.consentVersion);
    if (!isAgreed) return { session: own, waitsForConsent: true, consentKept: false };
    await insertIdentityUse(trx, {
      propertyId,
      tokenId,
      expiresAt,
      cameFrom: session.conversationId,
      ledTo: conversationId,
    });
    const mode = modeFor(serving.activation.aiMode);
    const conversation = await ensureConversation(trx, own, { ...page, mode, at });
    if (consent !== undefined) await keepConsent(trx, announce, conversation, consent, at);
    await noteSigned(trx, deps.secrets, conversation, identity);
    await openBookings(trx, deps.secrets, conversation, identity, at);
    // Nobody need look at a guest who has said nothing yet.
    if (conversation.staffSeq > 0) await announce.desk(propertyId, 'conversation', conversationId);
    return { session: own, waitsForConsent: false, consentKept: consent !== undefined };
  });
}

async function openBookings(
  trx: Trx,
  secrets: Secrets,
  { propertyId, id: conversationId }: Conversation,
  identity: Identity,
  at: string,
): Promise<void> {
  for (const { id: reservationId } of await listVouched(trx, propertyId, identity))
    await grantStay(trx, secrets, {
      propertyId,
      conversationId,
      reservationId,
      at,
      level: 'signed',
      reason: 'hotel site',
    });
}

/**
 * The stays that a site vouches for. Of a number that several guests share, those of the guest it names; of one whom it does not
 * name, none: they may be another's.
 */
async function listVouched(trx: Trx, propertyId: string, { bookings, lastName }: Identity): Promise<Booked[]> {
  const vouched: Booked[] = [];
  for (const number of bookings) {
    const found = await listByNumber(trx, propertyId, number);
    const isOnes = new Set(found.map(({ guestId }) => guestId)).size <= 1;
    vouched.push(...(isOnes ? found : found.filter((one) => isSameName(one.lastName, lastName ?? ''))));
  }
  return vouched;
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
  identity: Identity,
): Promise<boolean> {
  const signed = signedFor === null ? [] : readJson(pseudonyms, signedFor);
  const seen = await listGuestsEverSeen(trx, propertyId, id);
  if (signed.length === 0 && seen.length === 0) return false;
  if (pseudonymsOf(secrets, propertyId, identity).some((one) => signed.includes(one))) return false;
  return !(await listVouched(trx, propertyId, identity)).some(({ guestId }) => seen.includes(guestId));
}

async function noteSigned(trx: Trx, secrets: Secrets, conversation: Conversation, identity: Identity): Promise<void> {
  const before = conversation.signedFor === null ? [] : readJson(pseudonyms, conversation.signedFor);
  const named = pseudonymsOf(secrets, conversation.propertyId, identity);
  await updateConversation(trx, conversation, { signedFor: JSON.stringify([...new Set([...before, ...named])]) });
}

function pseudonymsOf(secrets: Secrets, propertyId: string, { bookings, lastName }: Identity): string[] {
  const who = lastName === null ? '' : `:${normaliseNumber(lastName)}`;
  return bookings.map((number) => secrets.sign('signed-for', `${propertyId}:${normaliseNumber(number)}${who}`));
}
