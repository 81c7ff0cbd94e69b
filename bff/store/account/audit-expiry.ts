import type { Secrets } from '../../base/secrets/secrets.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { canonicalOfExpired, EXPIRED } from './audit.ts';

/** The entries of a property, or (null) those of the account that belong to no property. */
export interface AuditPart {
  accountId: string;
  propertyId: string | null;
}

/**
 * Empties old entries but keeps their places in the chain, signed, so that changes, gaps and swaps are still found.
 * Entries about erased guests stay, because a restored backup is compared with them. Returns how many were emptied.
 */
export async function expireAudit(
  trx: Trx,
  secrets: Secrets,
  part: AuditPart,
  before: string,
  limit: number,
): Promise<number> {
  const rows = await selectOld(trx, part, before).selectAll().orderBy('number').limit(limit).execute();
  for (const row of rows) {
    const subject = secrets.sign('audit', canonicalOfExpired(row));
    await trx
      .updateTable('audit')
      .set({ action: EXPIRED, actor: '', subject, detail: '{}', address: null })
      .where('number', '=', row.number)
      .execute();
  }
  return rows.length;
}

export async function countOldAudit(db: Db, part: AuditPart, before: string): Promise<number> {
  const { count } = await selectOld(db, part, before)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectOld(db: Db | Trx, { accountId, propertyId }: AuditPart, before: string) {
  return db
    .selectFrom('audit')
    .where('accountId', '=', accountId)
    .where('propertyId', propertyId === null ? 'is' : '=', propertyId)
    .where('at', '<', before)
    .where('action', 'not in', [EXPIRED, 'guest.erased']);
}
