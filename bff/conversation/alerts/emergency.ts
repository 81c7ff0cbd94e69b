import type { Danger, Emergency } from '../../../shared/domain/emergency.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { ServiceError } from '../../base/errors.ts';
import { findActorNames } from '../../store/account/user-names.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { readEmergency } from '../../store/conversations/emergencies.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { changeTask, findNewestTask } from '../../store/tasks/tasks.ts';
import { storeTask } from '../../tasks/store-task.ts';
import type { Announce } from '../commit.ts';
import type { Actor } from '../deps.ts';
import { noteForStaff } from '../staff/note-for-staff.ts';

/** The kind of an emergency's task: the guest is told nothing when it is done. */
export const EMERGENCY_TASK = 'emergency';

/** In English, as tasks' titles are. */
const TITLES: Record<Danger, string> = {
  fire: 'Emergency: fire',
  medical: 'Emergency: medical help',
  security: 'Emergency',
};

/**
 * A guest's message tells of danger: the desks ring until somebody acknowledges it, whatever the conversation's state or the
 * property's mode, and there is a task. Told again before anybody did, it rings again; told after somebody did, it is a
 * new one.
 */
export async function raiseEmergency(
  trx: Trx,
  announce: Announce,
  given: {
    conversation: Conversation;
    message: Pick<Message, 'id'>;
    danger: Danger;
    room: string | null;
    language: string;
    at: string;
  },
): Promise<void> {
  const { conversation, message, danger, language, at } = given;
  const { propertyId, id } = conversation;
  const isOpen = conversation.emergencyAt !== null && conversation.acknowledgedAt === null;
  const before = isOpen ? readEmergency(conversation) : null;
  const room = given.room ?? before?.room ?? null;
  const emergency: Emergency = { danger, room, messageId: message.id };
  await updateConversation(trx, conversation, {
    emergency: JSON.stringify(emergency),
    emergencyAt: isOpen ? conversation.emergencyAt : at,
    emergencyRungAt: at,
    emergencyRings: 0,
    acknowledgedAt: null,
    acknowledgedBy: null,
    snoozedUntil: null,
    snoozedBy: null,
  });
  await announce.desk(propertyId, 'conversation', id);
  await ringEmergency(announce, { propertyId, id }, emergency);
  announce.happened({ propertyId, type: 'emergency.raised', subjectId: id });
  await storeTask(trx, announce, {
    conversation,
    request: {
      department: 'front_desk',
      kind: EMERGENCY_TASK,
      title: room === null ? TITLES[danger] : `${TITLES[danger]}, room ${room}`,
      detail: '',
      room,
      priority: 'urgent',
      date: null,
      time: null,
      reservationId: null,
    },
    amends: true,
    language,
    at,
  });
}

/** Rings every desk, and the phones of colleagues at home where nobody is on duty: it names nobody, so it is for all. */
export function ringEmergency(
  announce: Announce,
  { propertyId, id }: Pick<Conversation, 'propertyId' | 'id'>,
  { messageId }: Emergency,
): Promise<void> {
  const kind = messageId === null ? 'emergency_rehearsal' : 'emergency';
  return announce.desk(propertyId, 'alert', id, { kind, department: 'front_desk' });
}

/**
 * Somebody looks after the emergency: it rings no more, and its task is theirs. Gives the conversation as it is then.
 * Throws `conflict` where there is none, and `already_acknowledged`, naming who did, where a colleague was faster.
 */
export async function acknowledgeEmergency(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { actor, at }: { actor: Actor; at: string },
): Promise<Conversation> {
  const { propertyId, id } = conversation;
  const emergency = readEmergency(conversation);
  if (emergency === null) throw new ServiceError('conflict', 'There is no emergency in this conversation');
  if (conversation.acknowledgedAt !== null) {
    const by = conversation.acknowledgedBy ?? '';
    const name = (await findActorNames(trx, [by])).get(by) ?? 'A colleague';
    throw new ServiceError('already_acknowledged', `${name} looks after it since ${conversation.acknowledgedAt}`);
  }
  const isRehearsal = emergency.messageId === null;
  await updateConversation(trx, conversation, {
    acknowledgedAt: at,
    acknowledgedBy: actor.id,
    updatedAt: at,
    ...(isRehearsal ? { state: 'resolved', waitingSince: null } : {}),
  });
  await noteForStaff(trx, announce, conversation, { kind: 'acknowledged', by: actor.name }, at);
  await takeTask(trx, announce, conversation, { actor, at });
  await announce.desk(propertyId, 'conversation', id);
  if (!isRehearsal) announce.happened({ propertyId, type: 'emergency.acknowledged', subjectId: id });
  const changed = await findConversation(trx, propertyId, id);
  if (changed === undefined) throw new Error(`The conversation ${id} is gone within its own transaction`);
  return changed;
}

/** The emergency's task is whose who looks after it, unless a colleague has begun it. */
async function takeTask(
  trx: Trx,
  announce: Announce,
  { propertyId, id }: Conversation,
  { actor, at }: { actor: Actor; at: string },
): Promise<void> {
  const task = await findNewestTask(trx, propertyId, id, EMERGENCY_TASK);
  if (task === undefined || task.state !== 'open') return;
  const assigneeId = actor.userId ?? task.assigneeId;
  await changeTask(trx, task, { state: 'in_progress', assigneeId, updatedAt: at }, { actor: actor.id, at });
  await announce.desk(propertyId, 'task', id, { taskId: task.id });
}

/** What a guest is in danger of, by what was decided. */
export function toDanger(step: { intent: Intent | null; needsFireBrigade?: true }): Danger {
  if (step.needsFireBrigade) return 'fire';
  return step.intent === 'medical_emergency' ? 'medical' : 'security';
}
