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
 * Staff do not listen to a guest any more: what they write is kept, answered by nobody and told to nobody, in every conversation
 * of theirs, until a colleague takes it back. A call for help is heard all the same. Throws `conflict` where they are blocked
 * already, or in danger with nobody who looks after it.
 */
export function blockGuest(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const conversation = await requireFound(trx, act);
      if (conversation.blockedAt !== null) throw new ServiceError('conflict', 'This guest is blocked already');
      const theirs = await blockConversations(trx, conversation, { at, by: act.actor.id });
      if (theirs.some(({ emergencyAt, acknowledgedAt }) => emergencyAt !== null && acknowledgedAt === null))
        throw new ServiceError(
          'conflict',
          'The guest is in danger and nobody looks after it; acknowledge the emergency first',
        );
      for (const one of theirs) {
        await noteForStaff(trx, announce, one, { kind: 'blocked', by: act.actor.name }, at);
        if (one.state !== 'resolved')
          await closeNow(trx, announce, await again(trx, one), { by: act.actor.userId, at });
        else await announce.desk(one.propertyId, 'conversation', one.id);
      }
      return again(trx, conversation);
    },
    also,
  );
}

/** Staff listen to a guest again, in every conversation of theirs. Throws `conflict` where they are not blocked. */
export function unblockGuest(deps: Deps, act: StaffAct, also?: Also<Conversation>): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const conversation = await requireFound(trx, act);
      if (conversation.blockedAt === null) throw new ServiceError('conflict', 'This guest is not blocked');
      for (const one of await unblockConversations(trx, conversation)) {
        await noteForStaff(trx, announce, one, { kind: 'unblocked', by: act.actor.name }, at);
        await announce.desk(one.propertyId, 'conversation', one.id);
      }
      return again(trx, conversation);
    },
    also,
  );
}

/** Is nobody to hear of what was just written here? A conversation that a blocked guest begins again is blocked with it. */
export async function isHushed(trx: Trx, conversation: Conversation): Promise<boolean> {
  return conversation.blockedAt !== null || isGuestBlocked(trx, conversation);
}

/** What a blocked guest wrote is kept, and the conversation goes back to rest. */
export async function hush(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  known: Partial<Pick<Conversation, 'language' | 'matter' | 'room' | 'dialogue'>>,
  at: string,
): Promise<void> {
  const heard = await updateConversation(trx, conversation, { ...known, blockedAt: conversation.blockedAt ?? at });
  await closeNow(trx, announce, heard, { by: null, at });
}

async function again(trx: Trx, { propertyId, id }: Conversation): Promise<Conversation> {
  return requireFound(trx, { propertyId, conversationId: id });
}
