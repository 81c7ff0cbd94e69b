import { listOf } from '../../../../shared/api/common.ts';
import {
  taskComment as commentAnswer,
  taskRule as ruleAnswer,
  taskCommentBody,
  taskRuleBody,
} from '../../../../shared/api/task-work.ts';
import { localDate } from '../../../../shared/domain/local-date.ts';
import { ServiceError } from '../../../base/errors.ts';
import { requireColleague } from '../../../conversation/staff/colleague.ts';
import { commentOnTask } from '../../../conversation/tasks/task-talk.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { listTaskComments } from '../../../store/tasks/task-comments.ts';
import {
  deleteTaskRule,
  findTaskRule,
  insertTaskRule,
  listTaskRules,
  TASK_RULES_MAX,
} from '../../../store/tasks/task-rules.ts';
import { findTask } from '../../../store/tasks/tasks.ts';
import { dayBefore, nextDayOf } from '../../../tasks/rhythm.ts';
import { auditEntry, orNotFound, param, propertyOf } from '../../request/call.ts';
import { type AnswerHolder, actorOf, recordResult } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';
import { toShownComment } from './task-photos.ts';

/** Comments on a task, and tasks that recur. */
export const taskWorkRoutes = [
  route({
    method: 'GET',
    path: '/api/tasks/{id}/comments',
    access: 'tasks:read',
    property: true,
    summary: 'List the comments and pictures of a task, oldest first',
    status: 200,
    answer: listOf(commentAnswer),
    async handler(call) {
      const { db } = call.deps;
      const task = orNotFound(await findTask(db, propertyOf(call).id, param(call, 'id')), 'task');
      const comments = await listTaskComments(db, task.propertyId, task.id);
      return { items: comments.map((one) => commentAnswer.parse(toShownComment(task.id, one))), nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/tasks/{id}/comments',
    access: 'tasks:write',
    property: true,
    summary: 'Add a comment to a task',
    status: 201,
    body: taskCommentBody,
    answer: commentAnswer,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof commentAnswer> = {};
      const command = { propertyId: propertyOf(call).id, taskId: param(call, 'id'), actor: actorOf(call) };
      await commentOnTask(call.deps, { ...command, text: call.body.text.trim() }, async (trx, comment) => {
        holder.answer = commentAnswer.parse(toShownComment(command.taskId, comment));
        await recordResult(trx, call, 'task.commented', command.taskId, holder.answer);
      });
      return holder.answer;
    },
  }),
  route({
    method: 'GET',
    path: '/api/task-rules',
    access: 'tasks:read',
    property: true,
    summary: 'List the recurring tasks, next date first',
    status: 200,
    answer: listOf(ruleAnswer),
    async handler(call) {
      const rules = await listTaskRules(call.deps.db, propertyOf(call).id);
      return { items: rules.map((rule) => ruleAnswer.parse(rule)), nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/task-rules',
    access: 'property:write',
    property: true,
    summary: 'Create a recurring task; each task is created on the morning of its date',
    status: 201,
    body: taskRuleBody,
    answer: ruleAnswer,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId, timezone } = propertyOf(call);
        if (call.body.assigneeId !== null) await requireColleague(trx, propertyId, call.body.assigneeId, '/assigneeId');
        if ((await listTaskRules(trx, propertyId)).length >= TASK_RULES_MAX)
          throw new ServiceError('conflict', `A property has at most ${TASK_RULES_MAX} of these; delete one first`);
        const at = call.now.toISOString();
        const today = localDate(call.now, timezone);
        const { firstDay } = call.body;
        // the rule's next day may be today
        const nextDay = firstDay >= today ? firstDay : nextDayOf(call.body, dayBefore(today));
        const added = await insertTaskRule(trx, propertyId, { ...call.body, nextDay, createdAt: at });
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'task_rule.added', added.id), at);
        return ruleAnswer.parse(added);
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/task-rules/{id}',
    access: 'property:write',
    property: true,
    summary: 'Delete a recurring task; the tasks already created stay',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const rule = orNotFound(await findTaskRule(trx, propertyId, param(call, 'id')), 'recurring work');
        await deleteTaskRule(trx, propertyId, rule.id);
        const at = call.now.toISOString();
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'task_rule.removed', rule.id), at);
      });
      return undefined;
    },
  }),
];
