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

/** The kind of an emergency's task. The guest is not notified when this task is done. */
export const EMERGENCY_TASK = 'emergency';

/** In English, as tasks' titles are. */
const TITLES: Record<Danger, string> = {
  fire: 'Emergency: fire',
  medical: 'Emergency: medical help',
  security: 'Emergency',
};

/**
 * Raises an emergency from a guest's message: the desks ring until somebody acknowledges it, in any state and mode, and a task
 * is made. A second message rings again if the emergency is not acknowledged yet; otherwise it raises a new one.
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

/** Rings every desk and, if nobody is on duty, the phones of colleagues at home. */
export function ringEmergency(
  announce: Announce,
  { propertyId, id }: Pick<Conversation, 'propertyId' | 'id'>,
  { messageId }: Emergency,
): Promise<void> {
  const kind = messageId === null ? 'emergency_rehearsal' : 'emergency';
  return announce.desk(propertyId, 'alert', id, { kind, department: 'front_desk' });
}

/**
 * Acknowledges the emergency: it stops ringing, and its task is assigned to the colleague. Returns the changed conversation.
 * Throws `conflict` if there is none, and `already_acknowledged`, with the name, if a colleague was faster.
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

/** Assigns the emergency's task to the colleague who acknowledged it, unless another has begun it. */
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

/** The kind of danger, by the decision. */
export function toDanger(step: { intent: Intent | null; needsFireBrigade?: true }): Danger {
  if (step.needsFireBrigade) return 'fire';
  return step.intent === 'medical_emergency' ? 'medical' : 'security';
}
