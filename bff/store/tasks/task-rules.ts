import { z } from 'zod';
import { DEPARTMENTS, PRIORITIES, TASK_RHYTHMS } from '../../../shared/domain/task.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** More rules than a hotel has. */
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

/** A rule for recurring tasks. `nextDay` and `time` are local to the property. */
export type TaskRule = z.infer<typeof rule>;

export async function insertTaskRule(trx: Trx, propertyId: string, fields: Omit<TaskRule, 'id'>): Promise<TaskRule> {
  const added = { ...fields, id: newId('taskRule') };
  await trx
    .insertInto('taskRule')
    .values({ ...added, propertyId, checklist: JSON.stringify(fields.checklist) })
    .execute();
  return added;
}

/** The property's rules, by the day of the next task. */
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

/** The rules of all properties that may be due: `day` is the latest day anywhere on earth. */
export async function listTaskRulesBefore(db: Db, day: string): Promise<{ propertyId: string; rule: TaskRule }[]> {
  const rows = await db.selectFrom('taskRule').selectAll().where('nextDay', '<=', day).orderBy('nextDay').execute();
  return rows.map((row) => ({ propertyId: row.propertyId, rule: toRule(row) }));
}

/** Moves a rule on to its next day; false if somebody did so before. */
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
