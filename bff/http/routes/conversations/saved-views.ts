import { listOf } from '../../../../shared/api/common.ts';
import { type SavedView, savedView, savedViewBody, updateSavedViewBody } from '../../../../shared/api/saved-views.ts';
import { may } from '../../../auth/principal.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import {
  countSavedViews,
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  type OwnedView,
  SAVED_VIEWS_MAX,
  saveSavedView,
} from '../../../store/house/saved-views.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { type Call, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { actorOf } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

export const savedViewRoutes = [
  route({
    method: 'GET',
    path: '/api/views',
    access: 'conversations:read',
    property: true,
    summary: 'List the saved views by name: your own and those shared in the property',
    status: 200,
    answer: listOf(savedView),
    async handler(call) {
      const { userId } = actorOf(call);
      const stored = await listSavedViews(call.deps.db, propertyOf(call).id, userId);
      return { items: stored.map((view) => toSavedView(view, userId)), nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/views',
    access: 'conversations:read',
    property: true,
    summary: 'Save a view of the conversations, for yourself or shared in the property',
    status: 201,
    body: savedViewBody,
    answer: savedView,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { userId } = actorOf(call);
        const { id: propertyId } = propertyOf(call);
        if ((await countSavedViews(trx, propertyId, userId)) >= SAVED_VIEWS_MAX)
          throw new ServiceError('conflict', `Nobody keeps more than ${SAVED_VIEWS_MAX} views; delete one first`);
        const added = await insertSavedView(trx, propertyId, { ...call.body, userId }, call.now.toISOString());
        return toSavedView(added, userId);
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/views/{id}',
    access: 'conversations:read',
    property: true,
    summary: 'Change a saved view of your own, or a shared one if you may change settings',
    status: 200,
    body: updateSavedViewBody,
    answer: savedView,
    handler: (call) =>
      call.write(async (trx) => {
        const stored = await requireChangeable(trx, call);
        const { name = stored.name, query = stored.query, shared = stored.shared } = call.body;
        const at = laterThan(stored.updatedAt, call.now.toISOString());
        const changed = { ...stored, name, query, shared, updatedAt: at };
        await saveSavedView(trx, propertyOf(call).id, changed);
        return toSavedView(changed, actorOf(call).userId);
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/views/{id}',
    access: 'conversations:read',
    property: true,
    summary: 'Delete a saved view of your own, or a shared one if you may change settings',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) =>
        deleteSavedView(trx, propertyOf(call).id, (await requireChangeable(trx, call)).id),
      );
      return undefined;
    },
  }),
];

/** The view, if the caller may change it: their own, or a shared one if they may change the property's settings. */
async function requireChangeable(trx: Trx, call: Call<unknown, unknown>): Promise<OwnedView> {
  const { userId } = actorOf(call);
  const visibleViews = await listSavedViews(trx, propertyOf(call).id, userId);
  const stored = orNotFound(
    visibleViews.find(({ id }) => id === param(call, 'id')),
    'view',
  );
  if (stored.userId === userId || may(principalOf(call), 'property:write')) return stored;
  throw new ServiceError('forbidden', 'A colleague shares this view; keep one of your own');
}

function toSavedView({ userId, ...view }: OwnedView, reader: string | null): SavedView {
  return { ...view, own: userId === reader };
}
