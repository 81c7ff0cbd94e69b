import { type ReportRule, reportRule } from '../../../shared/api/report.ts';
import type { DeskLanguage } from '../../../shared/language/desk-languages.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import { listFailedWork, reportKey } from '../sqlite/outbox.ts';

const { to: addresses, language: languages } = reportRule.shape;

/** Who gets a property's monthly report; nobody if the property has never set it. */
export async function loadReportRule(db: Db | Trx, propertyId: string): Promise<ReportRule> {
  const row = await db
    .selectFrom('reportRule')
    .select(['to', 'sentFor', 'updatedAt', 'language'])
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return row === undefined
    ? { to: [], language: FALLBACK_LANGUAGE, sentFor: null, unsent: [], updatedAt: null }
    : {
        ...row,
        to: readJson(addresses, row.to),
        language: languages.parse(row.language ?? FALLBACK_LANGUAGE),
        unsent: row.sentFor === null ? [] : await listUnsent(db, propertyId, row.sentFor),
      };
}

/** The recipients whom a month's report has not reached, as their mails failed. */
async function listUnsent(db: Db | Trx, propertyId: string, month: string): Promise<ReportRule['unsent']> {
  const keyStart = reportKey(propertyId, month);
  const failed = await listFailedWork(db, { propertyId, kind: 'mail', keyStart });
  return failed.map(({ key, isGivenUp }) => ({ to: key.slice(keyStart.length), isGivenUp }));
}

export async function saveReportRule(
  trx: Trx,
  propertyId: string,
  { to, language, updatedAt }: { to: readonly string[]; language: DeskLanguage; updatedAt: string },
): Promise<void> {
  const row = { to: JSON.stringify(to), language, updatedAt };
  await trx
    .insertInto('reportRule')
    .values({ propertyId, sentFor: null, ...row })
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
}

export type ListedRule = Pick<ReportRule, 'to' | 'language' | 'sentFor'> & { propertyId: string };

/** The properties with recipients of the monthly report, each with the last month (`YYYY-MM`) sent. */
export async function listReportRules(db: Db): Promise<ListedRule[]> {
  const rows = await db
    .selectFrom('reportRule')
    .select(['propertyId', 'to', 'language', 'sentFor'])
    .where('to', '!=', '[]')
    .execute();
  return rows.map((row) => ({
    ...row,
    to: readJson(addresses, row.to),
    language: languages.parse(row.language ?? FALLBACK_LANGUAGE),
  }));
}

/** Records that a month's report was sent. False if it was recorded before, by a concurrent run. */
export async function noteReportSent(trx: Trx, propertyId: string, month: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reportRule')
    .set({ sentFor: month })
    .where('propertyId', '=', propertyId)
    .where((where) => where.or([where('sentFor', 'is', null), where('sentFor', '<', month)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
