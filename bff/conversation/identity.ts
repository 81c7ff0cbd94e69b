import { grantStay } from '../access/grants.ts';
import { verifyIdentity } from '../access/identity.ts';
import { ServiceError } from '../base/errors.ts';
import { useIdentityToken } from '../store/identity.ts';
import { findByNumber } from '../store/reservations.ts';
import { findServing } from '../store/serving.ts';
import { commitAndAnnounce } from './commit.ts';
import type { ConversationDeps } from './deps.ts';
import type { GuestSession } from './guest-session.ts';
import { ensureConversation, type PageHints } from './receive.ts';
import { modeFor } from './state.ts';

/**
 * Opens to a conversation the bookings that the hotel's own site vouches for. Throws `identity_rejected` for a token that
 * is not the hotel's, has expired or was used before; then nothing is opened.
 */
export async function acceptIdentity(
  deps: ConversationDeps,
  session: GuestSession,
  page: PageHints,
  token: string,
): Promise<void> {
  const { propertyId, conversationId } = session;
  const now = deps.clock();
  const identity = await verifyIdentity(deps.db, deps.secrets, { propertyId, token, now });
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) return;
  const at = now.toISOString();
  await commitAndAnnounce(deps, async (trx, announce) => {
    const { tokenId, expiresAt } = identity;
    if (!(await useIdentityToken(trx, { propertyId, tokenId, expiresAt })))
      throw new ServiceError('identity_rejected', 'This identity was used before; the guest stays anonymous');
    const conversation = await ensureConversation(trx, session, {
      ...page,
      mode: modeFor(serving.activation.aiMode),
      at,
    });
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
  });
}
