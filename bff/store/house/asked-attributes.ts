import type { Db, Row, Trx } from '../schema/schema.ts';
import { keepQuery, type Place, placeEach } from '../sqlite/kept-query.ts';

/** Counts a guest's question about these attributes of the catalogue. */
export async function countAsked(
  trx: Trx,
  propertyId: string,
  attributes: readonly string[],
  at: string,
): Promise<void> {
  const month = at.slice(0, 'YYYY-MM'.length);
  for (const attribute of attributes) await countOne(trx, { propertyId, attribute, month });
}

const countOne = keepQuery((db, place: Place<Omit<Row<'askedAttribute'>, 'count'>>) =>
  db
    .insertInto('askedAttribute')
    .values({ ...placeEach(place, ['propertyId', 'attribute', 'month']), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['propertyId', 'attribute', 'month'])
        .doUpdateSet((set) => ({ count: set('askedAttribute.count', '+', 1) })),
    ),
);

/** How often guests asked about each attribute since a month (`YYYY-MM`), the most frequent first. */
export async function listAsked(
  db: Db,
  propertyId: string,
  sinceMonth: string,
): Promise<{ attribute: string; count: number }[]> {
  return db
    .selectFrom('askedAttribute')
    .select((select) => ['attribute', select.fn.sum<number>('count').as('count')])
    .where('propertyId', '=', propertyId)
    .where('month', '>=', sinceMonth)
    .groupBy('attribute')
    .orderBy('count', 'desc')
    .orderBy('attribute')
    .execute();
}

/** The languages in which guests wrote since an instant. */
export async function listGuestLanguages(db: Db, propertyId: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('language')
    .distinct()
    .where('propertyId', '=', propertyId)
    .where('createdAt', '>=', since)
    .execute();
  return rows.flatMap(({ language }) => (language === null ? [] : [language]));
}
