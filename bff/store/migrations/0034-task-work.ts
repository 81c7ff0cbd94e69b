import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/**
 * For working on tasks: the things a task is about, a checklist, comments and photos, recurring tasks, and when the
 * guest may be told that it is done.
 */
export const taskWork: Migration = {
  async up(db) {
    for (const column of ['things', 'checklist'])
      await db.schema
        .alterTable('task')
        .addColumn(column, 'text', (one) => one.notNull().defaultTo('[]'))
        .execute();
    await db.schema.alterTable('task').addColumn('tellAt', 'text').execute();
    await makeTables(
      db,
      {
        taskComment: {
          key: ['id'],
          columns: ['id', 'propertyId>property', 'taskId>task', 'actor', 'name', 'text', 'attachment?', 'at'],
        },
        taskRule: {
          key: ['id'],
          columns: [
            'id',
            'propertyId>property',
            'title',
            'detail',
            'department',
            'room?',
            'priority',
            'assigneeId?>user',
            'checklist',
            'every',
            'time',
            'nextDay',
            'firstDay',
            'createdAt',
          ],
        },
      },
      [
        ['taskComment_task', 'taskComment', ['taskId']],
        ['taskRule_next', 'taskRule', ['propertyId', 'nextDay']],
      ],
    );
    await db.schema
      .alterTable('upload')
      .addColumn('taskId', 'text', (one) => one.references('task.id').onDelete('set null'))
      .execute();
    await sql`create index "upload_task" on "upload" ("taskId") where "taskId" is not null`.execute(db);
    await sql`create index "task_tell" on "task" ("tellAt") where "tellAt" is not null`.execute(db);
  },
};
