import { type Department, mayMoveTask, type Priority, TASK_STATES, type TaskState } from '../../shared/domain/task.ts';
import { ServiceError } from '../base/errors.ts';
import { findConversation } from '../store/conversations.ts';
import type { Trx } from '../store/schema.ts';
import { changeTask, findTask, insertTask, type Task } from '../store/tasks.ts';
import { DUE_IN_MS } from '../tasks/store-task.ts';
import { requireColleague } from './colleague.ts';
import { type Also, commitAndAnnounce } from './commit.ts';
import type { Actor, ConversationDeps } from './deps.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/** What staff or a program ask for. Without `dueAt` it is due by its priority. */
export interface NewTask {
  department: Department;
  title: string;
  kind?: string | undefined;
  detail?: string | undefined;
  room?: string | null | undefined;
  priority?: Priority | undefined;
  dueAt?: string | undefined;
  conversationId?: string | undefined;
  assigneeId?: string | null | undefined;
}

/** What may be changed of a task; what is left out stays. */
export type TaskChange = Partial<Omit<NewTask, 'conversationId' | 'kind'>> & { state?: TaskState | undefined };

/** Makes a task. Throws `validation_failed` where its conversation or colleague is not the property's. */
export async function createTask(
  deps: Deps,
  { propertyId, task }: { propertyId: string; actor: Actor; task: NewTask },
  also?: Also<Task>,
): Promise<Task> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      if (task.conversationId !== undefined) await requireConversation(trx, propertyId, task.conversationId);
      if (task.assigneeId != null) await requireColleague(trx, propertyId, task.assigneeId, '/assigneeId');
      const priority = task.priority ?? 'normal';
      const stored = await insertTask(trx, {
        propertyId,
        conversationId: task.conversationId ?? null,
        guestId: null,
        department: task.department,
        kind: task.kind ?? 'other',
        title: task.title,
        detail: task.detail ?? '',
        room: task.room ?? null,
        priority,
        dueAt: task.dueAt ?? new Date(Date.parse(at) + DUE_IN_MS[priority]).toISOString(),
        assigneeId: task.assigneeId ?? null,
        createdAt: at,
      });
      await announce.desk(propertyId, 'task', stored.conversationId, { taskId: stored.id });
      return stored;
    },
    also,
  );
}

/** Changes a task. Throws `not_found`, or `conflict` for a move its state does not allow. */
export async function updateTask(
  deps: Deps,
  { propertyId, taskId, change }: { propertyId: string; taskId: string; actor: Actor; change: TaskChange },
  also?: Also<Task>,
): Promise<Task> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const task = await findTask(trx, propertyId, taskId);
      if (task === undefined) throw new ServiceError('not_found', 'There is no such task');
      if (change.assigneeId != null) await requireColleague(trx, propertyId, change.assigneeId, '/assigneeId');
      const state = change.state === undefined ? undefined : moveTask(task, change.state);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changed = await changeTask(trx, task, {
        ...given,
        ...(state === undefined ? {} : { state, doneAt: state === 'done' ? (task.doneAt ?? at) : null }),
        updatedAt: at,
      });
      await announce.desk(propertyId, 'task', changed.conversationId, { taskId: changed.id });
      return changed;
    },
    also,
  );
}

function moveTask(task: Task, to: TaskState): TaskState {
  const from = TASK_STATES.find((state) => state === task.state);
  if (from === undefined || !mayMoveTask(from, to))
    throw new ServiceError('conflict', `A task that is ${task.state} cannot become ${to}`);
  return to;
}

async function requireConversation(trx: Trx, propertyId: string, id: string): Promise<void> {
  if ((await findConversation(trx, propertyId, id)) !== undefined) return;
  throw new ServiceError('validation_failed', 'conversationId: there is no such conversation', {
    fields: [{ pointer: '/conversationId', code: 'unknown', detail: 'Name a conversation of this property' }],
  });
}
