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
import { applyTriage, type TriageChange } from '../staff/sort.ts';
import type { StaffAct } from '../staff/staff.ts';
import { addTask } from '../tasks/tasks.ts';
import { fillReply } from './fill-reply.ts';
import { nextTime } from './next-time.ts';
import { requireFound } from './require-found.ts';
import { findUndo } from './undo.ts';

/** Several actions on one conversation. */
export interface ActionRequest extends StaffAct {
  actions: readonly ConversationAction[];
  /** The `updatedAt` that the caller has seen, so that a repeated request is run once. */
  seen?: string | undefined;
}

/** The changed conversation, and the actions that undo the changes. A reply and a task cannot be undone. */
export interface ActionResult {
  conversation: Conversation;
  undo: ConversationAction[];
  /** The messages written to the guest. */
  messages: Message[];
}

interface ActionContext extends Pick<ActionResult, 'messages'> {
  trx: Trx;
  announce: Announce;
  act: ActionRequest;
  now: Date;
}

/**
 * Runs several actions on a conversation in one transaction, all or none. Throws what each action throws; `conflict` if
 * the conversation changed since `seen`, or if it would be closed or hidden during an emergency that nobody has
 * acknowledged; and `validation_failed` if a reply has placeholders without a value.
 */
export function runActions(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
  act: ActionRequest,
  also?: (trx: Trx, acted: ActionResult) => Promise<void>,
): Promise<ActionResult> {
  const now = deps.clock();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const found = await requireFound(trx, act);
      if (act.seen !== undefined && act.seen !== found.updatedAt)
        throw new ServiceError('conflict', 'The conversation has changed since; look at it again');
      const context: ActionContext = { trx, announce, act, now, messages: [] };
      const undo: ConversationAction[] = [];
      for (const action of act.actions) {
        const before = await requireFound(trx, act);
        const labels = (await findLabelsOf(trx, [before.id])).get(before.id) ?? [];
        undo.unshift(...findUndo(before, labels, action, now));
        await runAction(context, before, { action, labels });
      }
      return { conversation: await requireFound(trx, act), undo, messages: context.messages };
    },
    also,
  );
}

async function runAction(
  context: ActionContext,
  conversation: Conversation,
  { action, labels }: { action: ConversationAction; labels: readonly string[] },
): Promise<unknown> {
  const { trx, announce, act, now } = context;
  const at = now.toISOString();
  const by = act.actor.userId;
  const sort = (change: TriageChange) => applyTriage(trx, announce, conversation, { change, by, now });
  switch (action.do) {
    case 'reply':
      return reply(context, conversation, action.texts);
    case 'saved_reply': {
      const saved = await findCannedReply(trx, act.propertyId, action.reply);
      if (saved === undefined)
        throw new ServiceError('validation_failed', 'The saved reply is gone; choose another one');
      return reply(context, conversation, saved.texts);
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
      return snooze(context, conversation, action.until);
    case 'snooze_for':
      return snooze(context, conversation, new Date(+now + action.minutes * MINUTE_MS).toISOString());
    case 'snooze_to':
      return snooze(context, conversation, await nextTime(trx, act.propertyId, action.time, now));
    case 'task': {
      const { department, title, priority } = action;
      const task = { department, title, priority, room: conversation.room, conversationId: conversation.id };
      return addTask(trx, announce, { propertyId: act.propertyId, actor: act.actor, task, at });
    }
    case 'resolve':
      refuseInEmergency(conversation);
      return closeNow(trx, announce, conversation, { by, at });
    case 'reopen':
      return openAgain(trx, announce, conversation, { restore: true, at });
    default:
      return action satisfies never;
  }
}

async function reply(
  { trx, announce, act, now, messages }: ActionContext,
  conversation: Conversation,
  texts: Parameters<typeof fillReply>[2],
): Promise<void> {
  const { text, language } = await fillReply(trx, { conversation, actor: act.actor }, texts);
  const content = { text, language, internal: false, actor: act.actor, at: now.toISOString() };
  messages.push(await sayAsStaff(trx, announce, conversation, content));
}

/** Snoozes the conversation. A resolved one cannot be snoozed, because a new message of the guest reopens it anyway. */
async function snooze(
  { trx, announce, act, now }: ActionContext,
  conversation: Conversation,
  until: string | null,
): Promise<void> {
  if (until !== null) refuseInEmergency(conversation);
  if (until !== null && conversation.state === 'resolved')
    throw new ServiceError('conflict', 'The conversation is resolved: there is nothing to put off');
  await applyTriage(trx, announce, conversation, { change: { snoozedUntil: until }, by: act.actor.userId, now });
}

function refuseInEmergency({ emergencyAt, acknowledgedAt }: Conversation): void {
  if (emergencyAt === null || acknowledgedAt !== null) return;
  throw new ServiceError(
    'conflict',
    'The guest is in danger and nobody looks after it; acknowledge the emergency first',
  );
}

/** “me” needs a colleague, because an API key has no conversations of its own. */
function requireUser({ actor }: ActionRequest): string {
  if (actor.userId !== null) return actor.userId;
  throw new ServiceError('conflict', '“me” is a colleague; a program names one by id');
}
