import type { Db, Row, Trx } from '../schema/schema.ts';
import { anyOf, upsertRows } from '../sqlite/bulk.ts';
import { MAIN_SOURCE, type PmsSource } from './source.ts';

export type PmsLink = Row<'pmsLink'>;
export type LinkedEntity = 'guests' | 'reservations';

const COLUMNS = [
  'propertyId',
  'source',
  'entity',
  'externalId',
  'ourId',
  'base',
  'hash',
  'changedAt',
  'appliedAt',
  'deletedAt',
  'erasedAt',
] as const;
const KEY = ['propertyId', 'source', 'entity', 'externalId'] as const;

/** The links of these records, by the PMS's ids. */
export async function loadLinks(
  db: Db | Trx,
  of: PmsSource,
  entity: LinkedEntity,
  externalIds: readonly string[],
): Promise<Map<string, PmsLink>> {
  const rows = await db
    .selectFrom('pmsLink')
    .selectAll()
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('entity', '=', entity)
    .where('externalId', 'in', anyOf(externalIds))
    .execute();
  return new Map(rows.map((row) => [row.externalId, row]));
}

export async function saveLinks(trx: Trx, links: readonly PmsLink[]): Promise<void> {
  const update = COLUMNS.filter((column) => !KEY.some((part) => part === column));
  await upsertRows(trx, 'pmsLink', COLUMNS, links, { key: KEY, update });
}

/** The link of one of our records to the PMS; for merged profiles that of the profile they were merged into. */
export async function findLinkOf(
  db: Db | Trx,
  propertyId: string,
  entity: LinkedEntity,
  ourId: string,
): Promise<PmsLink | undefined> {
  const table = entity === 'guests' ? 'guest' : 'reservation';
  const externalId = db.selectFrom(table).select('externalId').where('id', '=', ourId);
  const source = db.selectFrom(table).select('source').where('id', '=', ourId);
  return db
    .selectFrom('pmsLink')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('entity', '=', entity)
    .where('ourId', '=', ourId)
    .where('externalId', '=', externalId)
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst();
}

/** Counts the linked records. */
export async function countLinks(db: Db | Trx, of: PmsSource, entity: LinkedEntity): Promise<number> {
  const { count } = await db
    .selectFrom('pmsLink')
    .select((select) => select.fn.count<number>('ourId').distinct().as('count'))
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('entity', '=', entity)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a guest's links as erased, so that the next pull does not bring the guest's data back. */
export async function markErased(trx: Trx, propertyId: string, guestId: string, at: string): Promise<void> {
  await trx
    .deleteFrom('pmsLink')
    .where('entity', '=', 'reservations')
    .where('ourId', 'in', (select) => select.selectFrom('reservation').select('id').where('guestId', '=', guestId))
    .execute();
  await trx
    .updateTable('pmsLink')
    .set({ ourId: null, base: '{}', hash: '', erasedAt: at })
    .where('propertyId', '=', propertyId)
    .where('entity', '=', 'guests')
    .where('ourId', '=', guestId)
    .execute();
}

/** Deletes all links when another PMS is connected instead, in which the same ids mean other records. */
export async function forgetLinks(trx: Trx, of: PmsSource): Promise<void> {
  await trx.deleteFrom('pmsLink').where('propertyId', '=', of.propertyId).where('source', '=', of.source).execute();
  for (const table of ['guest', 'reservation'] as const)
    await trx
      .updateTable(table)
      .set({ externalId: null, source: MAIN_SOURCE })
      .where('propertyId', '=', of.propertyId)
      .where('source', '=', of.source)
      .where('externalId', 'is not', null)
      .execute();
}
