import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { type Announce, commitAndAnnounce } from '../conversation/commit.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { writeGuestToken } from '../conversation/guest/guest-session.ts';
import { noteForStaff } from '../conversation/staff/note-for-staff.ts';
import { appendAudit } from '../store/account/audit.ts';
import { findLink, saveJoin, takeLink } from '../store/conversations/conversation-links.ts';
import { findConversation } from '../store/conversations/conversations.ts';
import { findAccountId } from '../store/house/properties.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { findServing } from '../store/sqlite/serving.ts';
import { linkKey } from './link-secret.ts';

/**
 * Uses a link on another device: creates a session of the same conversation with the same access. Throws `link_over` if
 * the link was used, is expired or unknown, or the chat is off.
 */
export async function resumeByLink(
  deps: ConversationDeps,
  { propertyId, token, address }: { propertyId: string; token: string; address: string },
): Promise<{ session: string; conversationId: string }> {
  const now = deps.clock();
  const at = now.toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const conversationId = await takeLink(trx, linkKey(deps.secrets, propertyId, 'resume', token), at);
    const found = conversationId === undefined ? undefined : await findConversation(trx, propertyId, conversationId);
    const { active = false, channels = [] } = (await findServing(trx, propertyId))?.activation ?? {};
    if (found === undefined || found.endedAt !== null || !active || !channels.includes('widget'))
      throw new ServiceError('link_over', 'The link was used or is older than 15 minutes; make a new one in the chat');
    await noteForStaff(trx, announce, found, { kind: 'went_to_device', by: '' }, at);
    await logUse(trx, deps.secrets, { propertyId, conversationId: found.id, purpose: 'resume', address, at });
    const session = {
      propertyId,
      conversationId: found.id,
      sessionId: newId('session'),
      issuedAt: now,
      level: found.sessionLevel,
    };
    return { session: writeGuestToken(deps.secrets, session), conversationId: found.id };
  });
}

/**
 * Handles a message on another channel with the code of a link: staff see both conversations as the same guest's from now
 * on. It grants no access, because a code can be passed on. Expired codes are ignored.
 */
export async function joinByCode(
  trx: Trx,
  announce: Announce,
  secrets: Secrets,
  { propertyId, conversationId, code, at }: { propertyId: string; conversationId: string; code: string; at: string },
): Promise<void> {
  const withId = await takeLink(trx, linkKey(secrets, propertyId, 'whatsapp', code), at);
  if (withId === undefined || withId === conversationId) return;
  await saveJoin(trx, { conversationId, withId, propertyId, at });
  await noteForStaff(trx, announce, { id: withId, propertyId }, { kind: 'went_to_whatsapp', by: '' }, at);
  await noteForStaff(trx, announce, { id: conversationId, propertyId }, { kind: 'came_from_chat', by: '' }, at);
  await logUse(trx, secrets, { propertyId, conversationId: withId, purpose: 'whatsapp', address: undefined, at });
}

/** The guest's language in the original conversation, for the greeting. */
export async function readLanguageByCode(
  db: Db,
  secrets: Secrets,
  { propertyId, code, at }: { propertyId: string; code: string; at: string },
): Promise<string | undefined> {
  const id = await findLink(db, linkKey(secrets, propertyId, 'whatsapp', code), at);
  const found = id === undefined ? undefined : await findConversation(db, propertyId, id);
  return found?.language ?? found?.locale ?? undefined;
}

async function logUse(
  trx: Trx,
  secrets: Secrets,
  used: { propertyId: string; conversationId: string; purpose: string; address: string | undefined; at: string },
): Promise<void> {
  const { propertyId, conversationId: subject, purpose, address, at } = used;
  const accountId = await findAccountId(trx, propertyId);
  const entry = { accountId, propertyId, actor: 'guest', action: 'conversation.link_used', subject } as const;
  await appendAudit(trx, secrets, { ...entry, detail: { purpose }, address }, at);
}
