import type { TaskRequest } from '../../shared/domain/decision.ts';
import { chooseOnlyColleague } from '../../shared/domain/staff/routing.ts';
import type { Happening } from '../store/channels/webhooks.ts';
import type { Conversation } from '../store/conversations/conversations.ts';
import { loadStaffing } from '../store/conversations/staffing.ts';
import type { Trx } from '../store/schema/schema.ts';
import { changeTask, findNewestTask, findTask, insertTask, listOpenTasks, type Task } from '../store/tasks/tasks.ts';
import { dueWhen } from './due.ts';

/** The actor in a task's history when its guest changed it. */
export const GUEST = 'guest';

/** Publishes a task to the property's desks, and a new one to the hotel's programs. Passed in by the caller. */
export interface NotifyDesk {
  desk(propertyId: string, type: 'task', conversationId: string | null, refersTo: { taskId: string }): Promise<void>;
  happened(happening: Happening): void;
}

/** A guest's request for a task. */
export interface RequestedTask {
  conversation: Pick<Conversation, 'id' | 'propertyId' | 'guestId'>;
  request: TaskRequest;
  /** Change an existing task: the one with `taskId`, else the conversation's newest open one of this kind. */
  amends: boolean;
  taskId?: string | undefined;
  /** The guest's language, in which they are told when it is done. */
  language: string;
  /** The things it is about, such as "shower". */
  things?: readonly string[];
  at: string;
}

/**
 * Stores a guest's request as a task: due by its priority or at the time the guest wants, and assigned to the department's
 * colleague on duty if there is only one.
 */
export async function storeTask(trx: Trx, announce: NotifyDesk, requested: RequestedTask): Promise<Task> {
  const { conversation, request, amends, taskId } = requested;
  const before = amends ? await findOpenTask(trx, conversation, request.kind, taskId) : undefined;
  const task = before === undefined ? await add(trx, requested) : await amend(trx, before, requested);
  await announce.desk(task.propertyId, 'task', conversation.id, { taskId: task.id });
  if (before === undefined)
    announce.happened({ propertyId: task.propertyId, type: 'task.created', subjectId: task.id });
  return task;
}

/** Cancels a task (or the conversation's newest open one of the kind) that the guest no longer wants. Undefined if there is none. */
export async function withdrawTask(
  trx: Trx,
  announce: NotifyDesk,
  {
    conversation,
    kind,
    taskId,
    at,
  }: {
    conversation: Pick<Conversation, 'id' | 'propertyId'>;
    kind: string;
    taskId?: string | undefined;
    at: string;
  },
): Promise<Task | undefined> {
  const before = await findOpenTask(trx, conversation, kind, taskId);
  if (before === undefined) return undefined;
  const task = await changeTask(
    trx,
    before,
    { state: 'cancelled', escalateAt: null, updatedAt: at },
    { actor: GUEST, at },
  );
  await announce.desk(task.propertyId, 'task', conversation.id, { taskId: task.id });
  return task;
}

/**
 * Records that a guest came back to what is arranged and not done yet, such as "where are my towels?". Of several tasks of the
 * kind it is the one of that room.
 */
export async function noteAskedAgain(
  trx: Trx,
  announce: NotifyDesk,
  {
    conversation,
    request: { kind, room },
    taskId,
    at,
  }: Pick<RequestedTask, 'conversation' | 'taskId' | 'at'> & { request: Pick<TaskRequest, 'kind' | 'room'> },
): Promise<void> {
  const before =
    (taskId === undefined && room !== null ? await findTaskOfRoom(trx, conversation, kind, room) : undefined) ??
    (await findOpenTask(trx, conversation, kind, taskId));
  if (before === undefined) return;
  const task = await changeTask(trx, before, { askedAgainAt: at, updatedAt: at }, { actor: GUEST, at });
  await announce.desk(task.propertyId, 'task', conversation.id, { taskId: task.id });
}

async function findTaskOfRoom(
  trx: Trx,
  { propertyId, id }: Pick<Conversation, 'id' | 'propertyId'>,
  kind: string,
  room: string,
): Promise<Task | undefined> {
  const tasks = await listOpenTasks(trx, propertyId, id);
  return tasks.findLast((task) => task.kind === kind && task.room === room);
}

/** The unfinished task a guest refers to. */
async function findOpenTask(
  trx: Trx,
  { propertyId, id }: Pick<Conversation, 'id' | 'propertyId'>,
  kind: string,
  taskId: string | undefined,
): Promise<Task | undefined> {
  if (taskId === undefined) return findNewestTask(trx, propertyId, id, kind);
  const task = await findTask(trx, propertyId, taskId);
  const isOpen = task?.state === 'open' || task?.state === 'in_progress';
  return isOpen && task.conversationId === id ? task : undefined;
}

async function add(trx: Trx, { conversation, request, language, things = [], at }: RequestedTask): Promise<Task> {
  const { staff, house } = await loadStaffing(trx, conversation.propertyId);
  const { department } = request;
  const dueAt = dueWhen(request, at, house.timezone);
  return insertTask(
    trx,
    {
      propertyId: conversation.propertyId,
      conversationId: conversation.id,
      guestId: conversation.guestId,
      reservationId: request.reservationId,
      department,
      kind: request.kind,
      title: request.title,
      detail: request.detail,
      room: request.room,
      priority: request.priority,
      dueAt,
      escalateAt: dueAt,
      assigneeId: chooseOnlyColleague({ department, now: new Date(at) }, staff, house),
      language,
      things: JSON.stringify(things),
      createdAt: at,
    },
    GUEST,
  );
}

/** Applies a guest's changes; what they do not mention stays. A task that is late already stays late. */
async function amend(trx: Trx, before: Task, { conversation, request, language, at }: RequestedTask): Promise<Task> {
  const hasTime = request.date !== null || request.time !== null;
  const { house } = await loadStaffing(trx, conversation.propertyId);
  const dueAt = hasTime ? dueWhen(request, before.createdAt, house.timezone) : before.dueAt;
  return changeTask(
    trx,
    before,
    {
      title: request.title,
      detail: request.detail === '' ? before.detail : request.detail,
      room: request.room ?? before.room,
      reservationId: request.reservationId ?? before.reservationId,
      guestId: conversation.guestId ?? before.guestId,
      ...(dueAt === before.dueAt ? {} : { dueAt, escalateAt: dueAt, escalation: 0 }),
      language,
      updatedAt: at,
    },
    { actor: GUEST, at },
  );
}
