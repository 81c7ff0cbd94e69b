import type { TaskRequest } from '../../shared/domain/decision.ts';
import type { Priority } from '../../shared/domain/task.ts';
import type { Trx } from '../store/schema.ts';
import { changeTask, findNewestTask, insertTask, type Task } from '../store/tasks.ts';

const MINUTE_MS = 60_000;

/** How long staff have, by priority. */
export const DUE_IN_MS: Record<Priority, number> = {
  urgent: 10 * MINUTE_MS,
  high: 30 * MINUTE_MS,
  normal: 2 * 60 * MINUTE_MS,
  low: 24 * 60 * MINUTE_MS,
};

/** Tells the property's desks of a task; the pipeline hands it in. */
export interface TellDesk {
  desk(propertyId: string, type: 'task', conversationId: string | null, refersTo: { taskId: string }): Promise<void>;
}

/** What a guest's request needs to become a task. */
export interface RequestedTask {
  conversation: { id: string; propertyId: string };
  request: TaskRequest;
  /** Completes the conversation's newest open task of this kind, where there is one. */
  amends: boolean;
  at: string;
}

/** Stores the task a guest's request makes, due by its priority. */
export async function storeTask(trx: Trx, announce: TellDesk, requested: RequestedTask): Promise<Task> {
  const { conversation, request, amends } = requested;
  const before = amends ? await findNewestTask(trx, conversation.propertyId, conversation.id, request.kind) : undefined;
  const task = before === undefined ? await add(trx, requested) : await amend(trx, before, requested);
  await announce.desk(task.propertyId, 'task', conversation.id, { taskId: task.id });
  return task;
}

function add(trx: Trx, { conversation, request, at }: RequestedTask): Promise<Task> {
  return insertTask(trx, {
    propertyId: conversation.propertyId,
    conversationId: conversation.id,
    guestId: null,
    department: request.department,
    kind: request.kind,
    title: request.title,
    detail: request.detail,
    room: request.room,
    priority: request.priority,
    dueAt: new Date(Date.parse(at) + DUE_IN_MS[request.priority]).toISOString(),
    assigneeId: null,
    createdAt: at,
  });
}

function amend(trx: Trx, before: Task, { request, at }: RequestedTask): Promise<Task> {
  return changeTask(trx, before, { room: request.room ?? before.room, title: request.title, updatedAt: at });
}
