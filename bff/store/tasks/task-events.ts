import { z } from 'zod';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** The fields of a task that its history records. */
export const TRACKED = [
  'state',
  'department',
  'priority',
  'title',
  'detail',
  'room',
  'dueAt',
  'assigneeId',
  'escalation',
  'checklist',
  'askedAgainAt',
] as const;
type Tracked = (typeof TRACKED)[number];

const value = z.union([z.string(), z.number()]).nullable();
const change = z.partialRecord(z.enum(TRACKED), z.object({ from: value, to: value }));

/** The changed fields, each with its old and new value; a new task has no old values. */
export type TaskChangeLog = z.infer<typeof change>;

export interface TaskEvent {
  id: string;
  /** A user's or key's id, 'guest' or 'system'. */
  actor: string;
  change: TaskChangeLog;
  at: string;
}

/** Records what changed between two states of a task, unless nothing did. */
export async function insertTaskEvent(
  trx: Trx,
  before: Pick<Row<'task'>, Tracked> | null,
  after: Row<'task'>,
  { actor, at }: { actor: string; at: string },
): Promise<void> {
  const changed = listChanges(before, after);
  if (Object.keys(changed).length === 0) return;
  await trx
    .insertInto('taskEvent')
    .values({
      id: newId('taskEvent'),
      propertyId: after.propertyId,
      taskId: after.id,
      actor,
      change: JSON.stringify(changed),
      at,
    })
    .execute();
}

/** The changes of a task, the oldest first. */
export async function listTaskEvents(db: Db | Trx, propertyId: string, taskId: string): Promise<TaskEvent[]> {
  const rows = await db
    .selectFrom('taskEvent')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('taskId', '=', taskId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, actor: row.actor, change: readJson(change, row.change), at: row.at }));
}

function listChanges(before: Pick<Row<'task'>, Tracked> | null, after: Pick<Row<'task'>, Tracked>): TaskChangeLog {
  if (before === null) return { state: { from: null, to: after.state } };
  const changed: TaskChangeLog = {};
  for (const field of TRACKED) {
    if (before[field] !== after[field]) changed[field] = { from: before[field], to: after[field] };
  }
  return changed;
}
