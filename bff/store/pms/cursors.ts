import type { PmsEntity } from '../../../shared/domain/pms.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import type { PmsSource } from './source.ts';

export type PmsCursor = Row<'pmsCursor'>;

/** The scope of the regular pull. A pull of requested dates has a scope of its own. */
export const USUAL_SCOPE = '';

export async function findCursor(
  db: Db | Trx,
  source: PmsSource,
  entity: PmsEntity,
  scope: string,
): Promise<PmsCursor | undefined> {
  return db
    .selectFrom('pmsCursor')
    .selectAll()
    .where('propertyId', '=', source.propertyId)
    .where('source', '=', source.source)
    .where('entity', '=', entity)
    .where('scope', '=', scope)
    .executeTakeFirst();
}

/** The cursors of the regular pulls. */
export async function listCursors(db: Db | Trx, source: PmsSource): Promise<PmsCursor[]> {
  return db
    .selectFrom('pmsCursor')
    .selectAll()
    .where('propertyId', '=', source.propertyId)
    .where('source', '=', source.source)
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
  { entity, scope, ...source }: Pick<PmsCursor, 'propertyId' | 'source' | 'entity' | 'scope'>,
): Promise<void> {
  await trx
    .deleteFrom('pmsCursor')
    .where('propertyId', '=', source.propertyId)
    .where('source', '=', source.source)
    .where('entity', '=', entity)
    .where('scope', '=', scope)
    .execute();
}

/** Deletes cursors, so that the next pulls read everything again; with `entities` only those of these. */
export async function forgetCursors(trx: Trx, source: PmsSource, entities?: readonly PmsEntity[]): Promise<void> {
  let query = trx
    .deleteFrom('pmsCursor')
    .where('propertyId', '=', source.propertyId)
    .where('source', '=', source.source);
  if (entities !== undefined) query = query.where('entity', 'in', entities);
  await query.execute();
}
