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

/** The result of a signed identity. */
export interface AcceptedIdentity {
  /** The page's session, or a new one if its conversation belongs to somebody else. */
  session: GuestSession;
  /** The guest has not given the consent the property needs: nothing was stored, and the token may be used again. */
  waitsForConsent: boolean;
  /** Whether the consent that was sent with the identity was stored. */
  consentKept: boolean;
}

/**
 * Gives a conversation access to the bookings named in an identity signed by the hotel's site. A `consent` sent along is
 * stored first. Throws `identity_rejected` for a token with a wrong signature, an expired one, or one used elsewhere.
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
      return { session: await continueSession(trx, session, used, now), waitsForConsent: false, consentKept: false };
    const stored = await findConversation(trx, propertyId, session.conversationId);
    const isOther = stored !== undefined && (await belongsToOther(trx, deps.secrets, stored, identity));
    const guestSession = isOther ? newGuestSession(propertyId, now) : session;
    const { conversationId } = guestSession;
    const isAgreed =
      consent === undefined
        ? !(await lacksConsent(trx, conversationId, serving))
        : serving.consentVersion === null || (consent.granted && consent.version === serving.consentVersion);
    if (!isAgreed) return { session: guestSession, waitsForConsent: true, consentKept: false };
    await insertIdentityUse(trx, {
      propertyId,
      tokenId,
      expiresAt,
      cameFrom: session.conversationId,
      ledTo: conversationId,
    });
    const mode = modeFor(serving.activation.aiMode);
    const conversation = await ensureConversation(trx, guestSession, { ...page, mode, at });
    if (consent !== undefined) await keepConsent(trx, announce, conversation, consent, at);
    await noteSigned(trx, deps.secrets, conversation, identity);
    await openBookings(trx, deps.secrets, conversation, identity, at);
    // An empty conversation is not shown at the desk.
    if (conversation.staffSeq > 0) await announce.desk(propertyId, 'conversation', conversationId);
    return { session: guestSession, waitsForConsent: false, consentKept: consent !== undefined };
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
 * The stays named by a signed identity. If several guests share a booking number, only those of the last name it gives;
 * without a last name none, since they may be somebody else's.
 */
async function listVouched(trx: Trx, propertyId: string, { bookings, lastName }: Identity): Promise<Booked[]> {
  const vouched: Booked[] = [];
  for (const number of bookings) {
    const stays = await listByNumber(trx, propertyId, number);
    const isOnes = new Set(stays.map(({ guestId }) => guestId)).size <= 1;
    vouched.push(...(isOnes ? stays : stays.filter((one) => isSameName(one.lastName, lastName ?? ''))));
  }
  return vouched;
}

/**
 * A one-time identity token works once more for the page that used it, in case its welcome frame was lost.
 */
async function continueSession(
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
 * Whether the conversation belongs to somebody else, by its earlier identities or the bookings it has seen. A conversation
 * without either may be taken over by the guest who signs in.
 */
async function belongsToOther(
  trx: Trx,
  secrets: Secrets,
  { propertyId, id, signedFor }: Conversation,
  identity: Identity,
): Promise<boolean> {
  const signed = signedFor === null ? [] : readJson(pseudonyms, signedFor);
  const guestIds = await listGuestsEverSeen(trx, propertyId, id);
  if (signed.length === 0 && guestIds.length === 0) return false;
  if (pseudonymsOf(secrets, propertyId, identity).some((one) => signed.includes(one))) return false;
  return !(await listVouched(trx, propertyId, identity)).some(({ guestId }) => guestIds.includes(guestId));
}

async function noteSigned(trx: Trx, secrets: Secrets, conversation: Conversation, identity: Identity): Promise<void> {
  const earlier = conversation.signedFor === null ? [] : readJson(pseudonyms, conversation.signedFor);
  const newPseudonyms = pseudonymsOf(secrets, conversation.propertyId, identity);
  await updateConversation(trx, conversation, {
    signedFor: JSON.stringify([...new Set([...earlier, ...newPseudonyms])]),
  });
}

function pseudonymsOf(secrets: Secrets, propertyId: string, { bookings, lastName }: Identity): string[] {
  const suffix = lastName === null ? '' : `:${normaliseNumber(lastName)}`;
  return bookings.map((number) => secrets.sign('signed-for', `${propertyId}:${normaliseNumber(number)}${suffix}`));
}
