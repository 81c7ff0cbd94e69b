import type { ConversationAction } from '../../../shared/api/macros.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findLabelsOf } from '../../store/conversations/labels.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { findCannedReply } from '../../store/house/canned-replies.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { assignTo, closeNow, openAgain } from '../staff/moves.ts';
import { sayAsStaff } from '../staff/say.ts';
import { type Sorting, sortNow } from '../staff/sort.ts';
import type { StaffAct } from '../staff/staff.ts';
import { addTask } from '../tasks/tasks.ts';
import { fillReply } from './fill-reply.ts';
import { nextTime } from './next-time.ts';
import { requireFound } from './require-found.ts';
import { findUndo } from './undo.ts';

/** Several things done to one conversation together. */
export interface Act extends StaffAct {
  actions: readonly ConversationAction[];
  /** The `updatedAt` the caller has seen: an act that comes twice is done once. */
  seen?: string | undefined;
}

/** The conversation as it is then, and what takes the act back. A reply and a task are not taken back. */
export interface Acted {
  conversation: Conversation;
  undo: ConversationAction[];
  /** What was written to the guest. */
  messages: Message[];
}

interface Doing extends Pick<Acted, 'messages'> {
  trx: Trx;
  announce: Announce;
  act: Act;
  now: Date;
}

/**
 * Does several things to a conversation in one transaction: all of them or none. Throws as each of them alone does; `conflict`
 * where it changed since it was `seen`, or where what closes or hides it is done to an emergency that nobody looks after; and
 * `validation_failed` for a reply with places that nothing is known for.
 */
export function actOn(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
  act: Act,
  also?: (trx: Trx, acted: Acted) => Promise<void>,
): Promise<Acted> {
  const now = deps.clock();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const first = await requireFound(trx, act);
      if (act.seen !== undefined && act.seen !== first.updatedAt)
        throw new ServiceError('conflict', 'The conversation has changed since; look at it again');
      const doing: Doing = { trx, announce, act, now, messages: [] };
      const undo: ConversationAction[] = [];
      for (const action of act.actions) {
        const before = await requireFound(trx, act);
        const labels = (await findLabelsOf(trx, [before.id])).get(before.id) ?? [];
        undo.unshift(...findUndo(before, labels, action, now));
        await doOne(doing, before, { action, labels });
      }
      return { conversation: await requireFound(trx, act), undo, messages: doing.messages };
    },
    also,
  );
}

async function doOne(
  doing: Doing,
  conversation: Conversation,
  { action, labels }: { action: ConversationAction; labels: readonly string[] },
): Promise<unknown> {
  const { trx, announce, act, now } = doing;
  const at = now.toISOString();
  const by = act.actor.userId;
  const sort = (change: Sorting) => sortNow(trx, announce, conversation, { change, by, now });
  switch (action.do) {
    case 'reply':
      return reply(doing, conversation, action.texts);
    case 'saved_reply': {
      const saved = await findCannedReply(trx, act.propertyId, action.reply);
      if (saved === undefined)
        throw new ServiceError('validation_failed', 'The saved reply is gone; choose another one');
      return reply(doing, conversation, saved.texts);
    }
    case 'add_label':
      return sort({ labels: [...new Set([...labels, action.label])] });
    case 'remove_label':
      return sort({ labels: labels.filter((id) => id !== action.label) });
    case 'priority':
      return sort({ priority: action.priority });
    case 'assign':
      return assignTo(trx, announce, conversation, {
        to: { userId: action.to === 'me' ? requireUser(act) : action.to },
        at,
      });
    case 'department':
      return assignTo(trx, announce, conversation, { to: { department: action.department }, at });
    case 'snooze_until':
      return rest(doing, conversation, action.until);
    case 'snooze_for':
      return rest(doing, conversation, new Date(+now + action.minutes * MINUTE_MS).toISOString());
    case 'snooze_to':
      return rest(doing, conversation, await nextTime(trx, act.propertyId, action.time, now));
    case 'task': {
      const { department, title, priority } = action;
      const task = { department, title, priority, room: conversation.room, conversationId: conversation.id };
      return addTask(trx, announce, { propertyId: act.propertyId, actor: act.actor, task, at });
    }
    case 'resolve':
      refuseInDanger(conversation);
      return closeNow(trx, announce, conversation, { by, at });
    case 'reopen':
      return openAgain(trx, announce, conversation, { restore: true, at });
    default:
      return action satisfies never;
  }
}

async function reply(
  { trx, announce, act, now, messages }: Doing,
  conversation: Conversation,
  texts: Parameters<typeof fillReply>[2],
): Promise<void> {
  const { text, language } = await fillReply(trx, { conversation, actor: act.actor }, texts);
  const words = { text, language, internal: false, actor: act.actor, at: now.toISOString() };
  messages.push(await sayAsStaff(trx, announce, conversation, words));
}

/** Only what is not closed is put off: what a guest writes in a closed one opens it anyway. */
async function rest(
  { trx, announce, act, now }: Doing,
  conversation: Conversation,
  until: string | null,
): Promise<void> {
  if (until !== null) refuseInDanger(conversation);
  if (until !== null && conversation.state === 'resolved')
    throw new ServiceError('conflict', 'The conversation is resolved: there is nothing to put off');
  await sortNow(trx, announce, conversation, { change: { snoozedUntil: until }, by: act.actor.userId, now });
}

function refuseInDanger({ emergencyAt, acknowledgedAt }: Conversation): void {
  if (emergencyAt === null || acknowledgedAt !== null) return;
  throw new ServiceError(
    'conflict',
    'The guest is in danger and nobody looks after it; acknowledge the emergency first',
  );
}

/** A program has no conversations of its own to hold by name. */
function requireUser({ actor }: Act): string {
  if (actor.userId !== null) return actor.userId;
  throw new ServiceError('conflict', '“me” is a colleague; a program names one by id');
}
