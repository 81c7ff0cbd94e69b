import { z } from 'zod';
import type { AuditAction } from '../../shared/domain/audit.ts';
import type { Secrets } from '../base/secrets.ts';
import { type Page, readCursor, toPage, writeCursor } from './cursor.ts';
import type { Db, Row, Trx } from './schema.ts';

export type AuditRow = Row<'audit'>;

/** What happened. `detail` holds names of settings and ids, no content and no personal data. */
export interface AuditEntry {
  accountId: string;
  propertyId: string | null;
  /** The id of the user or key, or `system`. */
  actor: string;
  action: AuditAction;
  subject: string;
  detail?: Record<string, string | number | boolean | null | string[]>;
}

const HEAD = 'auditHead';
const head = z.object({ number: z.int(), hash: z.string() });

/**
 * Adds a row to the log. Each row is signed together with the one before, by a key outside the database, so that who
 * edits, removes or swaps rows cannot make the chain fit again; the newest number is signed too, so that a cut is seen.
 */
export async function appendAudit(trx: Trx, secrets: Secrets, entry: AuditEntry, now: string): Promise<void> {
  const last = await trx
    .selectFrom('audit')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const unsigned = {
    ...entry,
    number: (last?.number ?? 0) + 1,
    detail: JSON.stringify(entry.detail ?? {}),
    at: now,
    previousHash: last?.hash ?? '',
  };
  const hash = secrets.sign('audit', canonical(unsigned));
  await trx
    .insertInto('audit')
    .values({ ...unsigned, hash })
    .execute();
  const value = JSON.stringify({ number: unsigned.number, hash: secrets.sign('audit', `${HEAD}:${unsigned.number}`) });
  await trx
    .insertInto('meta')
    .values({ key: HEAD, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The account's part of the log, the newest first. */
export async function listAudit(
  db: Db | Trx,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<AuditRow>> {
  let query = db.selectFrom('audit').selectAll().where('accountId', '=', accountId);
  if (cursor !== undefined) query = query.where('number', '<', Number(readCursor(cursor).id));
  const rows = await query
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ number }) => writeCursor('', String(number)));
}

/** Was the newest entry signed with this key? True where there is none. */
export async function fitsLastEntry(db: Db, secrets: Secrets): Promise<boolean> {
  const last = await db.selectFrom('audit').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  if (last === undefined) return true;
  const { hash, ...unsigned } = last;
  return secrets.verify('audit', canonical(unsigned), hash);
}

/** Reads the whole log. Null where it is whole, else the number of the first row that does not fit. */
export async function findAuditFault(db: Db, secrets: Secrets): Promise<number | null> {
  let previousHash = '';
  let number = 0;
  for (const row of await db.selectFrom('audit').selectAll().orderBy('number').execute()) {
    const { hash, ...unsigned } = row;
    number++;
    const fits = row.number === number && row.previousHash === previousHash;
    if (!fits || !secrets.verify('audit', canonical(unsigned), hash)) return number;
    previousHash = hash;
  }
  const meta = await db.selectFrom('meta').select('value').where('key', '=', HEAD).executeTakeFirst();
  if (meta === undefined) return number === 0 ? null : number;
  const signed = head.parse(JSON.parse(meta.value));
  const whole = signed.number === number && secrets.verify('audit', `${HEAD}:${number}`, signed.hash);
  return whole ? null : number + 1;
}

function canonical(row: Omit<AuditRow, 'hash'>): string {
  const { number, accountId, propertyId, actor, action, subject, detail, at, previousHash } = row;
  return JSON.stringify([number, accountId, propertyId, actor, action, subject, detail, at, previousHash]);
}
