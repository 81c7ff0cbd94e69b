import { type ReportRule, reportRule } from '../../../shared/api/report.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const addresses = reportRule.shape.to;

/** To whom a property's months are sent; nobody where the house never said. */
export async function loadReportRule(db: Db | Trx, propertyId: string): Promise<ReportRule> {
  const row = await db
    .selectFrom('reportRule')
    .select(['to', 'sentFor', 'updatedAt'])
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return row === undefined ? { to: [], sentFor: null, updatedAt: null } : { ...row, to: readJson(addresses, row.to) };
}

export async function saveReportRule(
  trx: Trx,
  propertyId: string,
  { to, updatedAt }: { to: readonly string[]; updatedAt: string },
): Promise<void> {
  const row = { to: JSON.stringify(to), updatedAt };
  await trx
    .insertInto('reportRule')
    .values({ propertyId, sentFor: null, ...row })
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
}

/** Properties whose month (`YYYY-MM`) may still be to be sent, with who gets it. */
export async function listReportRules(db: Db): Promise<{ propertyId: string; to: string[]; sentFor: string | null }[]> {
  const rows = await db
    .selectFrom('reportRule')
    .select(['propertyId', 'to', 'sentFor'])
    .where('to', '!=', '[]')
    .execute();
  return rows.map((row) => ({ ...row, to: readJson(addresses, row.to) }));
}

/** Notes that a month is sent. False where it was noted before: another round was faster. */
export async function noteReportSent(trx: Trx, propertyId: string, month: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reportRule')
    .set({ sentFor: month })
    .where('propertyId', '=', propertyId)
    .where((where) => where.or([where('sentFor', 'is', null), where('sentFor', '<', month)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
