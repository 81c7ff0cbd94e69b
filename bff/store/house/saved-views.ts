import type { SavedView } from '../../../shared/api/saved-views.ts';
import { viewQuery } from '../../../shared/api/saved-views.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** The most views of one person. */
export const SAVED_VIEWS_MAX = 50;

/** A view with its owner; null: it was made by a program. */
export type OwnedView = Omit<SavedView, 'own'> & { userId: string | null };

/** The views a colleague sees, by name: their own and shared ones. `userId: null`: a program, which sees shared ones. */
export async function listSavedViews(db: Db | Trx, propertyId: string, userId: string | null): Promise<OwnedView[]> {
  const rows = await db
    .selectFrom('savedView')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where((where) => where.or([where('shared', '=', 1), where('userId', '=', userId)]))
    .orderBy('name')
    .orderBy('id')
    .limit(4 * SAVED_VIEWS_MAX)
    .execute();
  return rows.map(toView);
}

/** Counts a person's views at a property. */
export async function countSavedViews(trx: Trx, propertyId: string, userId: string | null): Promise<number> {
  const { count } = await trx
    .selectFrom('savedView')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .where('userId', userId === null ? 'is' : '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSavedView(
  trx: Trx,
  propertyId: string,
  given: Pick<OwnedView, 'name' | 'query' | 'shared' | 'userId'>,
  at: string,
): Promise<OwnedView> {
  const view = { ...given, id: newId('view'), createdAt: at, updatedAt: at };
  await trx
    .insertInto('savedView')
    .values({ ...view, propertyId, query: JSON.stringify(given.query), shared: given.shared ? 1 : 0 })
    .execute();
  return view;
}

export async function saveSavedView(trx: Trx, propertyId: string, changed: OwnedView): Promise<void> {
  await trx
    .updateTable('savedView')
    .set({
      name: changed.name,
      query: JSON.stringify(changed.query),
      shared: changed.shared ? 1 : 0,
      updatedAt: changed.updatedAt,
    })
    .where('propertyId', '=', propertyId)
    .where('id', '=', changed.id)
    .execute();
}

export async function deleteSavedView(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('savedView').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

function toView({ propertyId: _, shared, query, ...row }: Row<'savedView'>): OwnedView {
  return { ...row, query: readJson(viewQuery, query), shared: shared === 1 };
}
