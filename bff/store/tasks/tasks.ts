import type { Department, TaskState } from '../../../shared/domain/task.ts';
import { newId } from '../../base/ids.ts';
import { queuePmsChange } from '../pms/pushes.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';
import { insertTaskEvent } from './task-events.ts';

export type Task = Row<'task'>;

/** The actor in a task's history when no person or program did it. */
export const SYSTEM = 'system';

/** Defaults of the optional columns of a new task. */
const DEFAULTS = {
  reservationId: null,
  language: null,
  escalation: 0,
  escalateAt: null,
  things: '[]',
  checklist: '[]',
  tellAt: null,
  askedAgainAt: null,
};

type NewTaskRow = Omit<Schema['task'], 'id' | 'state' | 'updatedAt' | 'doneAt' | keyof typeof DEFAULTS> &
  Partial<Pick<Schema['task'], keyof typeof DEFAULTS>>;

/** Makes a task with the first line of its history. `actor`: a user's or key's id, 'guest' or 'system'. */
export async function insertTask(trx: Trx, newTask: NewTaskRow, actor = SYSTEM): Promise<Task> {
  const row = { ...DEFAULTS, ...newTask, id: newId('task'), state: 'open', updatedAt: newTask.createdAt, doneAt: null };
  await trx.insertInto('task').values(row).execute();
  await insertTaskEvent(trx, null, row, { actor, at: newTask.createdAt });
  if (row.conversationId !== null || row.guestId !== null || row.reservationId !== null)
    await queuePmsChange(trx, row.propertyId, { kind: 'request', taskId: row.id }, row.createdAt);
  return row;
}

export async function findTask(db: Db | Trx, propertyId: string, id: string): Promise<Task | undefined> {
  return db.selectFrom('task').selectAll().where('propertyId', '=', propertyId).where('id', '=', id).executeTakeFirst();
}

/** Changes a task, adds the change to its history, and returns the changed task. */
export async function changeTask(
  trx: Trx,
  before: Task,
  change: Partial<Omit<Schema['task'], 'id' | 'propertyId' | 'createdAt'>>,
  by: { actor: string; at: string },
): Promise<Task> {
  const after = await trx
    .updateTable('task')
    .set(change)
    .where('propertyId', '=', before.propertyId)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertTaskEvent(trx, before, after, by);
  await queueStateForPms(trx, before, after, by.at);
  return after;
}

/** Queues a task's new state for the PMS if it is done, cancelled or open again. "In progress" is not sent. */
async function queueStateForPms(
  trx: Trx,
  before: Task,
  { id: taskId, propertyId, state }: Task,
  at: string,
): Promise<void> {
  if (state === before.state) return;
  const wasOver = before.state === 'done' || before.state === 'cancelled';
  if (state === 'done' || state === 'cancelled')
    await queuePmsChange(trx, propertyId, { kind: 'completion', taskId, state }, at);
  else if (wasOver) await queuePmsChange(trx, propertyId, { kind: 'completion', taskId, state: 'open' }, at);
}

/** Unfinished tasks of every property whose (next) escalation is due, the longest due first. */
export async function listLateTasks(db: Db, now: string, limit: number): Promise<Task[]> {
  return db
    .selectFrom('task')
    .selectAll()
    .where('state', 'in', ['open', 'in_progress'])
    .where('escalateAt', '<=', now)
    .orderBy('escalateAt')
    .limit(limit)
    .execute();
}

/** Records that the guest was notified of the task. */
export async function markGuestNotified(trx: Trx, { propertyId, id }: Pick<Task, 'propertyId' | 'id'>): Promise<void> {
  await trx
    .updateTable('task')
    .set({ tellAt: null })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .execute();
}

/** Returns finished tasks of every property whose guests are to be notified now, the longest due first. */
export async function listTasksToNotify(db: Db, now: string, limit: number): Promise<Task[]> {
  return db.selectFrom('task').selectAll().where('tellAt', '<=', now).orderBy('tellAt').limit(limit).execute();
}

/** The property's tasks, by due time. */
export async function listTasks(
  db: Db,
  propertyId: string,
  filter: {
    state?: TaskState | undefined;
    department?: Department | undefined;
    conversationId?: string | undefined;
    /** A user's id, or 'none' for unassigned ones. */
    assigneeId?: string | undefined;
    /** Only unfinished ones due before this instant. */
    dueBefore?: string | undefined;
    /** Only those changed at or after this instant. */
    changedSince?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<Page<Task>> {
  let query = db.selectFrom('task').selectAll().where('propertyId', '=', propertyId);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.department !== undefined) query = query.where('department', '=', filter.department);
  if (filter.assigneeId === 'none') query = query.where('assigneeId', 'is', null);
  else if (filter.assigneeId !== undefined) query = query.where('assigneeId', '=', filter.assigneeId);
  if (filter.dueBefore !== undefined)
    query = query.where('dueAt', '<', filter.dueBefore).where('state', 'in', ['open', 'in_progress']);
  if (filter.changedSince !== undefined) query = query.where('updatedAt', '>=', filter.changedSince);
  if (filter.conversationId !== undefined) query = query.where('conversationId', '=', filter.conversationId);
  if (filter.cursor !== undefined) {
    const { sortedBy, id } = readCursor(filter.cursor);
    query = query.where((where) =>
      where.or([where('dueAt', '>', sortedBy), where.and([where('dueAt', '=', sortedBy), where('id', '>', id)])]),
    );
  }
  const rows = await query
    .orderBy('dueAt')
    .orderBy('id')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => writeCursor(row.dueAt, row.id));
}

/** A conversation's newest unfinished task of a kind. */
export async function findNewestTask(
  trx: Trx,
  propertyId: string,
  conversationId: string,
  kind: string,
): Promise<Task | undefined> {
  return trx
    .selectFrom('task')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .where('kind', '=', kind)
    .where('state', 'in', ['open', 'in_progress'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** A conversation's unfinished tasks. */
export async function listOpenTasks(db: Db | Trx, propertyId: string, conversationId: string): Promise<Task[]> {
  return (await openOf(db, { propertyId, conversationId })).rows;
}

const openOf = keepQuery((db, place: Place<{ propertyId: string; conversationId: string }>) =>
  db
    .selectFrom('task')
    .selectAll()
    .where('propertyId', '=', place('propertyId'))
    .where('conversationId', '=', place('conversationId'))
    .where('state', 'in', ['open', 'in_progress'])
    .orderBy('id'),
);

/** What a conversation's unfinished tasks come to: when the first is due, and when the guest last came back to one. */
export interface OpenWork {
  dueAt: string;
  askedAgainAt: string | null;
}

/** The open work of each conversation that has some. */
export async function findOpenWork(db: Db | Trx, conversationIds: readonly string[]): Promise<Map<string, OpenWork>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('task')
    .select((select) => [
      'conversationId',
      select.fn.min('dueAt').as('dueAt'),
      select.fn.max('askedAgainAt').as('askedAgainAt'),
    ])
    .where('conversationId', 'in', conversationIds)
    .where('state', 'in', ['open', 'in_progress'])
    .groupBy('conversationId')
    .execute();
  return new Map(
    rows.flatMap(({ conversationId, ...work }) => (conversationId === null ? [] : [[conversationId, work]])),
  );
}
