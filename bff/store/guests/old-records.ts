import type { Db, Trx } from '../schema/schema.ts';

/** Deletes tasks that are done or cancelled and were not changed since an instant. Returns their ids. */
export async function deleteFinishedTasks(
  trx: Trx,
  propertyId: string,
  before: string,
  limit: number,
): Promise<string[]> {
  const oldRows = finished(trx, propertyId, before).select('id').orderBy('updatedAt').limit(limit);
  const deleted = await trx.deleteFrom('task').where('id', 'in', oldRows).returning('id').execute();
  return deleted.map(({ id }) => id);
}

export async function countFinishedTasks(db: Db, propertyId: string, before: string): Promise<number> {
  return countOf(finished(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count')));
}

/** Deletes old log lines and finished runs of the integrations. Returns how many. */
export async function deletePmsRecords(trx: Trx, propertyId: string, before: string, limit: number): Promise<number> {
  const lines = logLines(trx, propertyId, before).select('id').limit(limit);
  const runs = endedRuns(trx, propertyId, before).select('id').limit(limit);
  const deletedLines = await trx.deleteFrom('pmsLog').where('id', 'in', lines).executeTakeFirst();
  const deletedRuns = await trx.deleteFrom('pmsRun').where('id', 'in', runs).executeTakeFirst();
  return Number(deletedLines.numDeletedRows) + Number(deletedRuns.numDeletedRows);
}

export async function countPmsRecords(db: Db, propertyId: string, before: string): Promise<number> {
  const lines = logLines(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count'));
  const runs = endedRuns(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count'));
  return (await countOf(lines)) + (await countOf(runs));
}

/** Deletes old deliveries to webhooks, sent or not. Returns how many. */
export async function deleteDeliveries(trx: Trx, propertyId: string, before: string, limit: number): Promise<number> {
  const oldRows = deliveries(trx, propertyId, before).select('id').limit(limit);
  const deleted = await trx.deleteFrom('webhookDelivery').where('id', 'in', oldRows).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

export async function countDeliveries(db: Db, propertyId: string, before: string): Promise<number> {
  return countOf(deliveries(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count')));
}

function finished(db: Db | Trx, propertyId: string, before: string) {
  return db
    .selectFrom('task')
    .where('propertyId', '=', propertyId)
    .where('state', 'in', ['done', 'cancelled'])
    .where('updatedAt', '<', before);
}

function logLines(db: Db | Trx, propertyId: string, before: string) {
  return db.selectFrom('pmsLog').where('propertyId', '=', propertyId).where('at', '<', before);
}

function endedRuns(db: Db | Trx, propertyId: string, before: string) {
  return db.selectFrom('pmsRun').where('propertyId', '=', propertyId).where('finishedAt', '<', before);
}

function deliveries(db: Db | Trx, propertyId: string, before: string) {
  return db.selectFrom('webhookDelivery').where('propertyId', '=', propertyId).where('at', '<', before);
}

async function countOf(query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).count;
}
