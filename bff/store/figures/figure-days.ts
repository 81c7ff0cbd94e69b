import type { Db, Row, Trx } from '../schema/schema.ts';
import type { Span } from './analytics.ts';

export type FigureDay = Pick<Row<'figureDay'>, 'fromAt' | 'toAt' | 'figures'>;

/** The stored figures that are still valid, for days that begin in a span. */
export async function listCountedDays(
  db: Db | Trx,
  { propertyId, from, to }: Span,
  basis: string,
): Promise<FigureDay[]> {
  return db
    .selectFrom('figureDay')
    .select(['fromAt', 'toAt', 'figures'])
    .where('propertyId', '=', propertyId)
    .where('fromAt', '>=', from)
    .where('fromAt', '<', to)
    .where('basis', '=', basis)
    .where('state', '=', 'counted')
    .execute();
}

/**
 * Marks days as being counted, before their conversations are read. A change from now on makes a day stale, and its
 * figures are then not stored.
 */
export async function beginCounting(
  trx: Trx,
  propertyId: string,
  days: readonly { fromAt: string; toAt: string }[],
  basis: string,
): Promise<void> {
  const row = { basis, state: 'counting', figures: '' };
  for (const { fromAt, toAt } of days)
    await trx
      .insertInto('figureDay')
      .values({ propertyId, fromAt, toAt, ...row })
      .onConflict((conflict) => conflict.columns(['propertyId', 'fromAt']).doUpdateSet({ toAt, ...row }))
      .execute();
}

/** Stores the figures of days that did not change since `beginCounting`. Returns how many those were. */
export async function keepCounted(
  trx: Trx,
  propertyId: string,
  days: readonly Pick<FigureDay, 'fromAt' | 'figures'>[],
): Promise<number> {
  let storedCount = 0;
  for (const { fromAt, figures } of days) {
    const { numUpdatedRows } = await trx
      .updateTable('figureDay')
      .set({ state: 'counted', figures })
      .where('propertyId', '=', propertyId)
      .where('fromAt', '=', fromAt)
      .where('state', '=', 'counting')
      .executeTakeFirst();
    storedCount += Number(numUpdatedRows);
  }
  return storedCount;
}

/** Deletes figures of another basis, such as days of a former time zone. */
export async function forgetOtherBasis(trx: Trx, propertyId: string, basis: string): Promise<void> {
  await trx.deleteFrom('figureDay').where('propertyId', '=', propertyId).where('basis', '!=', basis).execute();
}
