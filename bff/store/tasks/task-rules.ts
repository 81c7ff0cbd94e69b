import { z } from 'zod';
import { DEPARTMENTS, PRIORITIES, TASK_RHYTHMS } from '../../../shared/domain/task.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** More recurring work than a house has. */
export const TASK_RULES_MAX = 100;

const steps = z.array(z.string());
const rule = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  department: z.enum(DEPARTMENTS),
  room: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  assigneeId: z.string().nullable(),
  checklist: steps,
  every: z.enum(TASK_RHYTHMS),
  time: z.string(),
  nextDay: z.string(),
  firstDay: z.string(),
  createdAt: z.string(),
});

/** Work that comes again, as `schema-desk.ts` says; `nextDay` and `time` are the property's own. */
export type TaskRule = z.infer<typeof rule>;

export async function insertTaskRule(trx: Trx, propertyId: string, given: Omit<TaskRule, 'id'>): Promise<TaskRule> {
  const made = { ...given, id: newId('taskRule') };
  await trx
    .insertInto('taskRule')
    .values({ ...made, propertyId, checklist: JSON.stringify(given.checklist) })
    .execute();
  return made;
}

/** The property's recurring work, what comes next first. */
export async function listTaskRules(db: Db | Trx, propertyId: string): Promise<TaskRule[]> {
  const rows = await db
    .selectFrom('taskRule')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .orderBy('nextDay')
    .orderBy('id')
    .limit(TASK_RULES_MAX)
    .execute();
  return rows.map(toRule);
}

export async function findTaskRule(db: Db | Trx, propertyId: string, id: string): Promise<TaskRule | undefined> {
  const row = await db
    .selectFrom('taskRule')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toRule(row);
}

/** Recurring work of every property that may be due: by the latest day it is anywhere. */
export async function listTaskRulesBefore(db: Db, day: string): Promise<{ propertyId: string; rule: TaskRule }[]> {
  const rows = await db.selectFrom('taskRule').selectAll().where('nextDay', '<=', day).orderBy('nextDay').execute();
  return rows.map((row) => ({ propertyId: row.propertyId, rule: toRule(row) }));
}

/** Moves recurring work on to its next day; false where somebody did so before. */
export async function advanceTaskRule(trx: Trx, id: string, from: string, nextDay: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('taskRule')
    .set({ nextDay })
    .where('id', '=', id)
    .where('nextDay', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTaskRule(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('taskRule').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

function toRule({ propertyId: _, ...row }: Row<'taskRule'>): TaskRule {
  return rule.parse({ ...row, checklist: readJson(steps, row.checklist) });
}
