import { listOf } from '../../../shared/api/common.ts';
import { task as taskAnswer, taskQuery } from '../../../shared/api/conversations.ts';
import { toTaskViews } from '../../conversation/views.ts';
import { listTasks } from '../../store/tasks.ts';
import { propertyOf } from '../call.ts';
import { route } from '../route.ts';

export const taskRoutes = [
  route({
    method: 'GET',
    path: '/api/tasks',
    access: 'tasks:read',
    property: true,
    summary: 'Work for staff, what is due first first',
    status: 200,
    query: taskQuery,
    answer: listOf(taskAnswer),
    async handler(call) {
      const { conversation, ...filter } = call.query;
      const { db } = call.deps;
      const page = await listTasks(db, propertyOf(call).id, { ...filter, conversationId: conversation });
      const views = await toTaskViews(db, page.items);
      return { items: views.map((view) => taskAnswer.parse(view)), nextCursor: page.nextCursor };
    },
  }),
];
