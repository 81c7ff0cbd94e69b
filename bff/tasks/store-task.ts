import type { TaskRequest } from '../../shared/domain/decision.ts';
import type { Priority } from '../../shared/domain/task.ts';
import type { Trx } from '../store/schema.ts';
import { insertTask, type Task } from '../store/tasks.ts';

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

/** Stores the task a guest's request makes, due by its priority. */
export async function storeTask(
  trx: Trx,
  announce: TellDesk,
  { conversation, request, at }: { conversation: { id: string; propertyId: string }; request: TaskRequest; at: string },
): Promise<Task> {
  const task = await insertTask(trx, {
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
  await announce.desk(task.propertyId, 'task', conversation.id, { taskId: task.id });
  return task;
}
