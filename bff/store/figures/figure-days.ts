import type { Db, Row, Trx } from '../schema/schema.ts';
import type { Span } from './analytics.ts';

export type FigureDay = Pick<Row<'figureDay'>, 'fromAt' | 'toAt' | 'figures'>;

/** The figures of days that are kept and still true, among those that begin in a span. */
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
 * Notes that these days are being counted, before anybody looks at their conversations: a change from now on makes the
 * day stale, and what was counted meanwhile is not kept.
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

/** Keeps what was counted of days where nothing changed since `beginCounting`. Gives how many those were. */
export async function keepCounted(
  trx: Trx,
  propertyId: string,
  days: readonly Pick<FigureDay, 'fromAt' | 'figures'>[],
): Promise<number> {
  let kept = 0;
  for (const { fromAt, figures } of days) {
    const { numUpdatedRows } = await trx
      .updateTable('figureDay')
      .set({ state: 'counted', figures })
      .where('propertyId', '=', propertyId)
      .where('fromAt', '=', fromAt)
      .where('state', '=', 'counting')
      .executeTakeFirst();
    kept += Number(numUpdatedRows);
  }
  return kept;
}

/** Forgets days that begin where no day of today's calendar does: the property's time zone was another. */
export async function forgetOtherBasis(trx: Trx, propertyId: string, basis: string): Promise<void> {
  await trx.deleteFrom('figureDay').where('propertyId', '=', propertyId).where('basis', '!=', basis).execute();
}
