import { ServiceError } from '../../base/errors.ts';
import { blockConversations, isGuestBlocked, unblockConversations } from '../../store/conversations/blocked.ts';
import { type Conversation, updateConversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { type Also, type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { closeNow } from '../staff/moves.ts';
import { noteForStaff } from '../staff/note-for-staff.ts';
import type { StaffAct } from '../staff/staff.ts';
import { requireFound } from './require-found.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/**
 * Blocks a guest: from now on their messages in all their conversations are stored, but not answered and not announced,
 * until a colleague unblocks them. An emergency is still announced. Throws `conflict` if the guest is blocked already,
 * or has an emergency that nobody has acknowledged.
 */
export function blockGuest(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const conversation = await requireFound(trx, act);
      if (conversation.blockedAt !== null) throw new ServiceError('conflict', 'This guest is blocked already');
      const blocked = await blockConversations(trx, conversation, { at, by: act.actor.id });
      if (blocked.some(({ emergencyAt, acknowledgedAt }) => emergencyAt !== null && acknowledgedAt === null))
        throw new ServiceError(
          'conflict',
          'The guest is in danger and nobody looks after it; acknowledge the emergency first',
        );
      for (const blockedConversation of blocked) {
        await noteForStaff(trx, announce, blockedConversation, { kind: 'blocked', by: act.actor.name }, at);
        if (blockedConversation.state !== 'resolved')
          await closeNow(trx, announce, await reload(trx, blockedConversation), { by: act.actor.userId, at });
        else await announce.desk(blockedConversation.propertyId, 'conversation', blockedConversation.id);
      }
      return reload(trx, conversation);
    },
    also,
  );
}

/** Unblocks a guest in all their conversations. Throws `conflict` if they are not blocked. */
export function unblockGuest(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const conversation = await requireFound(trx, act);
      if (conversation.blockedAt === null) throw new ServiceError('conflict', 'This guest is not blocked');
      for (const unblocked of await unblockConversations(trx, conversation)) {
        await noteForStaff(trx, announce, unblocked, { kind: 'unblocked', by: act.actor.name }, at);
        await announce.desk(unblocked.propertyId, 'conversation', unblocked.id);
      }
      return reload(trx, conversation);
    },
    also,
  );
}

/**
 * Whether the guest is blocked, so that a message must not be announced. A new conversation of a blocked guest is blocked too.
 */
export async function isSilenced(trx: Trx, conversation: Conversation): Promise<boolean> {
  return conversation.blockedAt !== null || isGuestBlocked(trx, conversation);
}

/** Stores a blocked guest's message and closes the conversation again. */
export async function storeSilently(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  changes: Partial<Pick<Conversation, 'language' | 'matter' | 'room' | 'dialogue'>>,
  at: string,
): Promise<void> {
  const updated = await updateConversation(trx, conversation, { ...changes, blockedAt: conversation.blockedAt ?? at });
  await closeNow(trx, announce, updated, { by: null, at });
}

async function reload(trx: Trx, { propertyId, id }: Conversation): Promise<Conversation> {
  return requireFound(trx, { propertyId, conversationId: id });
}
