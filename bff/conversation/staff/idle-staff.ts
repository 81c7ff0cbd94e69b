import { MINUTE_MS } from '../../../shared/domain/time.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import { findLastMessages } from '../../store/conversations/messages.ts';
import { listHeldByNobody, listSilentlyHeld, type Watched } from '../../store/conversations/waiting.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { findMode, moveConversation } from '../state.ts';
import { toAnswer } from '../turn/to-answer.ts';
import { alertFields, routeHandOff } from './route.ts';

const CONVERSATIONS_MAX = 100;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>;

/**
 * Releases conversations whose colleague has stopped answering: the guest wrote last, and for the property's idle time
 * the colleague has written, noted or approved nothing (viewing does not count). If the colleague no longer works here,
 * the conversation is released at once.
 */
export async function returnSilentlyHeld(deps: Deps): Promise<void> {
  const now = deps.clock().toISOString();
  for (const conversation of await listHeldByNobody(deps.db, CONVERSATIONS_MAX)) {
    await giveBack(deps, conversation, async (_, { holder }) => holder === conversation.holder);
  }
  for (const conversation of await listSilentlyHeld(deps.db, now, CONVERSATIONS_MAX)) {
    const before = new Date(Date.parse(now) - conversation.staffIdleMinutes * MINUTE_MS).toISOString();
    await giveBack(deps, conversation, (trx, row) => isSilent(trx, row, before));
  }
}

function giveBack(
  deps: Deps,
  { id, propertyId }: Watched,
  isLeft: (trx: Trx, conversation: Conversation) => Promise<boolean>,
): Promise<void> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, propertyId, id);
    if (conversation?.state !== 'staffed' || !(await isLeft(trx, conversation))) return;
    const last = (await findLastMessages(trx, [id])).get(id);
    const route = await routeHandOff(trx, { ...conversation, at, besides: conversation.assigneeId });
    const mode = await findMode(trx, propertyId);
    const moved = await moveConversation(trx, announce, conversation, 'idle', {
      ...route,
      holder: null,
      mode,
      waitingWhy: 'staff_idle',
      updatedAt: at,
    });
    await announce.desk(propertyId, 'alert', id, { kind: 'staff_idle', ...alertFields(route) });
    if (mode === 'ai' && last?.author === 'guest') await notifyOfIdle(deps, trx, announce, moved, at);
  });
}

/** Did both the guest's last message and the colleague's last act happen before this instant? */
async function isSilent(trx: Trx, conversation: Conversation, before: string): Promise<boolean> {
  const last = (await findLastMessages(trx, [conversation.id])).get(conversation.id);
  const active = conversation.staffActiveAt ?? '';
  return last?.author === 'guest' && last.at <= before && active <= before;
}

/** Tells the guest, only in `auto` mode: in the other modes a reply would wait for the very staff who are silent. */
async function notifyOfIdle(
  deps: Deps,
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  at: string,
): Promise<void> {
  const reply = deps.engine.sayStillWaiting(conversation.language ?? conversation.locale ?? FALLBACK_LANGUAGE);
  const message = await insertMessage(trx, conversation, { ...toAnswer(reply), at });
  announce.guest(toGuestEvent(message));
  await announce.desk(conversation.propertyId, 'message', conversation.id, { messageId: message.id });
}
