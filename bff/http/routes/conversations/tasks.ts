import { listOf } from '../../../../shared/api/common.ts';
import {
  createTaskBody,
  task as taskAnswer,
  taskEvent as taskEventAnswer,
  taskQuery,
  updateTaskBody,
} from '../../../../shared/api/conversations.ts';
import type { AuditAction } from '../../../../shared/domain/staff/audit.ts';
import type { Also } from '../../../conversation/commit.ts';
import { describeTaskEvents } from '../../../conversation/tasks/task-history.ts';
import { createTask, updateTask } from '../../../conversation/tasks/tasks.ts';
import { toTaskViews } from '../../../conversation/views.ts';
import { findTask, listTasks, type Task } from '../../../store/tasks/tasks.ts';
import { type Call, orNotFound, param, propertyOf } from '../../request/call.ts';
import { type AnswerHolder, actorOf, recordResult } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

export const taskRoutes = [
  route({
    method: 'GET',
    path: '/api/tasks',
    access: 'tasks:read',
    property: true,
    summary: 'List the tasks, next due first',
    status: 200,
    query: taskQuery,
    answer: listOf(taskAnswer),
    async handler(call) {
      const { conversation, assignee, overdue, ...filter } = call.query;
      const { db } = call.deps;
      const page = await listTasks(db, propertyOf(call).id, {
        ...filter,
        conversationId: conversation,
        assigneeId: assignee,
        dueBefore: overdue === undefined ? undefined : call.now.toISOString(),
      });
      const views = await toTaskViews(db, page.items, call.now);
      return { items: views.map((view) => taskAnswer.parse(view)), nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'GET',
    path: '/api/tasks/{id}',
    access: 'tasks:read',
    property: true,
    summary: 'Return a task',
    status: 200,
    answer: taskAnswer,
    async handler(call) {
      const task = orNotFound(await findTask(call.deps.db, propertyOf(call).id, param(call, 'id')), 'task');
      const [view] = await toTaskViews(call.deps.db, [task], call.now);
      return taskAnswer.parse(view);
    },
  }),
  route({
    method: 'GET',
    path: '/api/tasks/{id}/history',
    access: 'tasks:read',
    property: true,
    summary: 'List the history of a task, oldest first, each entry with its actor',
    status: 200,
    answer: listOf(taskEventAnswer),
    async handler(call) {
      const { db } = call.deps;
      const task = orNotFound(await findTask(db, propertyOf(call).id, param(call, 'id')), 'task');
      return { items: await describeTaskEvents(db, task), nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/tasks',
    access: 'tasks:write',
    property: true,
    summary: 'Create a task',
    status: 201,
    body: createTaskBody,
    answer: taskAnswer,
    async handler(call) {
      const holder: AnswerHolder<typeof taskAnswer> = {};
      const command = { propertyId: propertyOf(call).id, actor: actorOf(call), task: call.body };
      await createTask(call.deps, command, answerWithTask(call, 'task.created', holder));
      return holder.answer;
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/tasks/{id}',
    access: 'tasks:write',
    property: true,
    summary: 'Change a task or its state',
    status: 200,
    body: updateTaskBody,
    answer: taskAnswer,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof taskAnswer> = {};
      const { seen, ...change } = call.body;
      const command = {
        propertyId: propertyOf(call).id,
        taskId: param(call, 'id'),
        actor: actorOf(call),
        change,
        seen,
      };
      await updateTask(call.deps, command, answerWithTask(call, 'task.changed', holder));
      return holder.answer;
    },
  }),
];

/** Makes the answer, the audit row and the idempotency record in the command's own transaction. */
function answerWithTask(
  call: Call<unknown, unknown>,
  action: AuditAction,
  holder: AnswerHolder<typeof taskAnswer>,
): Also<Task> {
  return async (trx, task) => {
    const [view] = await toTaskViews(trx, [task], call.now);
    holder.answer = taskAnswer.parse(view);
    await recordResult(trx, call, action, task.id, holder.answer);
  };
}
