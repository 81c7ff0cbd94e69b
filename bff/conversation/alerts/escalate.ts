import { changeTask, findTask, listLateTasks, SYSTEM, type Task } from '../../store/tasks/tasks.ts';
import { escalateTask } from '../../tasks/escalation.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

const TASKS_MAX = 100;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/**
 * Escalates late tasks: the priority rises and the desks ring, managers' desks from the second time on. The next escalation is
 * stored in the task's row, so a restart neither forgets nor repeats it.
 */
export async function escalateLateTasks(deps: Deps): Promise<void> {
  const late = await listLateTasks(deps.db, deps.clock().toISOString(), TASKS_MAX);
  for (const task of late) await escalate(deps, task);
}

function escalate(deps: Deps, { propertyId, id }: Task): Promise<void> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const task = await findTask(trx, propertyId, id);
    if (task === undefined || task.escalateAt === null || task.escalateAt > at) return; // a colleague was faster
    const { toManagement, ...raised } = escalateTask(task, at);
    const changed = await changeTask(trx, task, { ...raised, updatedAt: at }, { actor: SYSTEM, at });
    await announce.desk(propertyId, 'task', task.conversationId, { taskId: id });
    await announce.desk(propertyId, 'alert', task.conversationId, {
      kind: 'task_overdue',
      department: toManagement ? 'management' : changed.department,
      taskId: id,
      ...(changed.assigneeId === null ? {} : { userId: changed.assigneeId }),
    });
  });
}
