import type { Db, Trx } from '../schema/schema.ts';

/** Work that was finished or called off, and not touched since an instant. Gives the ids of what went. */
export async function deleteFinishedTasks(
  trx: Trx,
  propertyId: string,
  before: string,
  limit: number,
): Promise<string[]> {
  const old = finished(trx, propertyId, before).select('id').orderBy('updatedAt').limit(limit);
  const gone = await trx.deleteFrom('task').where('id', 'in', old).returning('id').execute();
  return gone.map(({ id }) => id);
}

export async function countFinishedTasks(db: Db, propertyId: string, before: string): Promise<number> {
  return countOf(finished(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count')));
}

/** Lines of the integrations' logs and runs that ended. Gives how many went. */
export async function deletePmsRecords(trx: Trx, propertyId: string, before: string, limit: number): Promise<number> {
  const lines = logLines(trx, propertyId, before).select('id').limit(limit);
  const runs = endedRuns(trx, propertyId, before).select('id').limit(limit);
  const first = await trx.deleteFrom('pmsLog').where('id', 'in', lines).executeTakeFirst();
  const second = await trx.deleteFrom('pmsRun').where('id', 'in', runs).executeTakeFirst();
  return Number(first.numDeletedRows) + Number(second.numDeletedRows);
}

export async function countPmsRecords(db: Db, propertyId: string, before: string): Promise<number> {
  const lines = logLines(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count'));
  const runs = endedRuns(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count'));
  return (await countOf(lines)) + (await countOf(runs));
}

/** What programs were told, sent or not. Gives how many went. */
export async function deleteDeliveries(trx: Trx, propertyId: string, before: string, limit: number): Promise<number> {
  const old = deliveries(trx, propertyId, before).select('id').limit(limit);
  const gone = await trx.deleteFrom('webhookDelivery').where('id', 'in', old).executeTakeFirst();
  return Number(gone.numDeletedRows);
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
