import type { PmsEntity } from '../../../shared/domain/pms.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import type { PmsSource } from './source.ts';

export type PmsCursor = Row<'pmsCursor'>;

/** The scope of the usual pull; one of dates that were asked for has a place of its own. */
export const USUAL_SCOPE = '';

export async function findCursor(
  db: Db | Trx,
  of: PmsSource,
  entity: PmsEntity,
  scope: string,
): Promise<PmsCursor | undefined> {
  return db
    .selectFrom('pmsCursor')
    .selectAll()
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('entity', '=', entity)
    .where('scope', '=', scope)
    .executeTakeFirst();
}

/** Where the usual pulls stand. */
export async function listCursors(db: Db | Trx, of: PmsSource): Promise<PmsCursor[]> {
  return db
    .selectFrom('pmsCursor')
    .selectAll()
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('scope', '=', USUAL_SCOPE)
    .execute();
}

export async function saveCursor(trx: Trx, row: PmsCursor): Promise<void> {
  await trx
    .insertInto('pmsCursor')
    .values(row)
    .onConflict((conflict) => conflict.columns(['propertyId', 'source', 'entity', 'scope']).doUpdateSet(row))
    .execute();
}

export async function deleteCursor(
  trx: Trx,
  { entity, scope, ...of }: Pick<PmsCursor, 'propertyId' | 'source' | 'entity' | 'scope'>,
): Promise<void> {
  await trx
    .deleteFrom('pmsCursor')
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('entity', '=', entity)
    .where('scope', '=', scope)
    .execute();
}

/** The next pulls read everything again; with `entities` only of these. */
export async function forgetCursors(trx: Trx, of: PmsSource, entities?: readonly PmsEntity[]): Promise<void> {
  let query = trx.deleteFrom('pmsCursor').where('propertyId', '=', of.propertyId).where('source', '=', of.source);
  if (entities !== undefined) query = query.where('entity', 'in', entities);
  await query.execute();
}
