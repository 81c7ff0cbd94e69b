import { setImmediate as letOthers } from 'node:timers/promises';
import { z } from 'zod';
import type { AuditAction } from '../../../shared/domain/staff/audit.ts';
import type { Secrets } from '../../base/secrets/secrets.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';

export type AuditRow = Row<'audit'>;

/** Something that was done. `detail` holds names of settings and ids, but no content and no personal data. */
export interface AuditEntry {
  accountId: string;
  propertyId: string | null;
  /** The id of the user or key, or `system`. */
  actor: string;
  action: AuditAction;
  subject: string;
  detail?: Record<string, string | number | boolean | null | string[]>;
  /** The caller's network address; null or absent: an action of the server. */
  address?: string | null;
}

/** The action of an entry whose retention time is over: its content was emptied. */
export const EXPIRED = 'entry.expired';
const HEAD = 'auditHead';
/** Entries are read in pages, so that other work can run in between. */
const PAGE = 500;
const head = z.object({ number: z.int(), hash: z.string() });

/**
 * Adds a row to the log. Each row is signed together with the hash of the row before, with a key outside the database,
 * so that nobody who edits, removes or swaps rows can make the chain fit again. The newest number is signed too, so
 * that a cut-off end is found.
 */
export async function appendAudit(trx: Trx, secrets: Secrets, entry: AuditEntry, now: string): Promise<void> {
  const lastRow = await trx
    .selectFrom('audit')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const unsigned = {
    ...entry,
    number: (lastRow?.number ?? 0) + 1,
    detail: JSON.stringify(entry.detail ?? {}),
    address: entry.address ?? null,
    at: now,
    previousHash: lastRow?.hash ?? '',
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

/** Filters for an account's entries. Fields that are left out filter nothing. */
export interface AuditFilter {
  action?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  /** ISO 8601 UTC; `from` is included, `to` is not. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The account's entries, the newest first. */
export async function listAudit(
  db: Db | Trx,
  accountId: string,
  { cursor, limit, action, actor, subject, from, to }: AuditFilter & { cursor?: string | undefined; limit: number },
): Promise<Page<AuditRow>> {
  let query = db.selectFrom('audit').selectAll().where('accountId', '=', accountId).where('action', '!=', EXPIRED);
  if (cursor !== undefined) query = query.where('number', '<', Number(readCursor(cursor).id));
  if (action !== undefined) query = query.where('action', '=', action);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  const rows = await query
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ number }) => writeCursor('', String(number)));
}

/** How many entries an account has. */
export async function countAudit(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('action', '!=', EXPIRED)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest entry of all accounts; undefined if there is none. */
export async function findAuditHead(db: Db | Trx): Promise<Pick<AuditRow, 'number' | 'hash'> | undefined> {
  return db.selectFrom('audit').select(['number', 'hash']).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** Whether the newest entry was signed with this key. True if there is no entry. */
export async function fitsLastEntry(db: Db, secrets: Secrets): Promise<boolean> {
  const lastRow = await db.selectFrom('audit').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  if (lastRow === undefined) return true;
  return isSigned(secrets, lastRow);
}

/** Checks the whole log. Returns the number of the first row that does not fit, or null. */
export async function findAuditFault(db: Db, secrets: Secrets): Promise<number | null> {
  return (await readChain(db, secrets)).fault?.number ?? null;
}

/** The entry at which the chain breaks, and how. */
export interface ChainFault {
  number: number;
  words: string;
}

/** Checks the whole log page by page, and passes each valid entry to `onEntry`. */
export async function readChain(
  db: Db,
  secrets: Secrets,
  onEntry: (row: AuditRow) => void = () => undefined,
): Promise<{ rows: number; fault: ChainFault | null }> {
  let previousHash = '';
  let number = 0;
  let readTo = Number.MIN_SAFE_INTEGER; // so that rows before the first entry are found too
  for (;;) {
    const page = await db
      .selectFrom('audit')
      .selectAll()
      .where('number', '>', readTo)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    for (const row of page) {
      const { hash } = row;
      const expected = number + 1;
      if (row.number < expected)
        return { rows: number, fault: { number: row.number, words: `Entry ${row.number} was put in` } };
      if (row.number > expected) return { rows: number, fault: { number: expected, words: missingAfter(number) } };
      if (!isSigned(secrets, row))
        return { rows: number, fault: { number: expected, words: `Entry ${expected} was changed` } };
      if (row.previousHash !== previousHash)
        return { rows: number, fault: { number: expected, words: `Entry ${expected} does not follow the one before` } };
      onEntry(row);
      previousHash = hash;
      number = expected;
      readTo = expected;
    }
    if (page.length < PAGE) break;
    await letOthers(); // a log of years takes seconds: other requests run in between
  }
  return { rows: number, fault: await checkHead(db, secrets, number) };
}

async function checkHead(db: Db, secrets: Secrets, number: number): Promise<ChainFault | null> {
  const meta = await db.selectFrom('meta').select('value').where('key', '=', HEAD).executeTakeFirst();
  if (meta === undefined && number === 0) return null;
  const signed = head.safeParse(meta === undefined ? null : parseJson(meta.value));
  if (!signed.success || !secrets.verify('audit', `${HEAD}:${signed.data.number}`, signed.data.hash))
    return { number: number + 1, words: 'The signed number of entries is missing or was changed' };
  return signed.data.number === number ? null : { number: number + 1, words: missingAfter(number) };
}

function missingAfter(number: number): string {
  return `Entries are missing after ${number}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // somebody overwrote it
  }
}

/**
 * Whether the row was written here and not changed since. An expired row has a new signature, but keeps the hash that the next
 * row continues.
 */
function isSigned(secrets: Secrets, row: AuditRow): boolean {
  const { hash, ...unsigned } = row;
  if (row.action !== EXPIRED) return secrets.verify('audit', canonical(unsigned), hash);
  const isEmptied = row.actor === '' && row.detail === '{}' && row.address === null;
  return isEmptied && secrets.verify('audit', canonicalOfExpired(row), row.subject);
}

/** The signed text of an expired entry: its place in the chain. Its `subject` holds the signature. */
export function canonicalOfExpired(
  row: Pick<AuditRow, 'number' | 'accountId' | 'propertyId' | 'at' | 'previousHash' | 'hash'>,
): string {
  const { number, accountId, propertyId, at, previousHash, hash } = row;
  return JSON.stringify([EXPIRED, number, accountId, propertyId, at, previousHash, hash]);
}

/** The signed text of an entry. Without an address it has the form of the time before there were addresses. */
function canonical(row: Omit<AuditRow, 'hash'>): string {
  const { number, accountId, propertyId, actor, action, subject, detail, at, previousHash, address } = row;
  const signed = [number, accountId, propertyId, actor, action, subject, detail, at, previousHash];
  return JSON.stringify(address === null ? signed : [...signed, address]);
}
