import type { Secrets } from '../../base/secrets/secrets.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { canonicalOfExpired, EXPIRED } from './audit.ts';

/** Whose entries: a property's, or (null) those of the account that are about no property. */
export interface AuditPart {
  accountId: string;
  propertyId: string | null;
}

/**
 * Takes out what old entries say, and leaves their places in the chain, signed: who changes, cuts or swaps them is found as
 * before. That a guest was erased stays: a restored backup is held against it. Gives how many went.
 */
export async function expireAudit(
  trx: Trx,
  secrets: Secrets,
  part: AuditPart,
  before: string,
  limit: number,
): Promise<number> {
  const rows = await old(trx, part, before).selectAll().orderBy('number').limit(limit).execute();
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
  const { count } = await old(db, part, before)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function old(db: Db | Trx, { accountId, propertyId }: AuditPart, before: string) {
  return db
    .selectFrom('audit')
    .where('accountId', '=', accountId)
    .where('propertyId', propertyId === null ? 'is' : '=', propertyId)
    .where('at', '<', before)
    .where('action', 'not in', [EXPIRED, 'guest.erased']);
}
