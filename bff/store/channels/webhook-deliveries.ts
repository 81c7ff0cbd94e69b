import type { WebhookDelivery } from '../../../shared/api/webhooks.ts';
import { DELIVERY_STATES, type DeliveryState } from '../../../shared/domain/webhook.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';

type DeliveryRow = Row<'webhookDelivery'>;

/** A delivery to one webhook. The ids name the guest and conversation whose data it contains. */
export type NewDelivery = Pick<
  DeliveryRow,
  'propertyId' | 'webhookId' | 'type' | 'body' | 'conversationId' | 'guestId'
>;

export async function insertDelivery(trx: Trx, given: NewDelivery, at: string): Promise<WebhookDelivery> {
  const row: DeliveryRow = {
    ...given,
    id: newId('webhookDelivery'),
    state: 'pending',
    status: null,
    error: null,
    attempts: 0,
    nextAt: at,
    at,
  };
  await trx.insertInto('webhookDelivery').values(row).execute();
  return toDelivery(row);
}

/** A webhook's deliveries, sent or not, the newest first. */
export async function listDeliveries(
  db: Db,
  { propertyId, webhookId }: { propertyId: string; webhookId: string },
  { state, cursor, limit }: { state?: DeliveryState | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<WebhookDelivery>> {
  let query = db
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('webhookId', '=', webhookId);
  if (state !== undefined) query = query.where('state', '=', state);
  if (cursor !== undefined) query = query.where('id', '<', readCursor(cursor).id);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = toPage(rows, limit, (row) => writeCursor('', row.id));
  return { ...page, items: page.items.map(toDelivery) };
}

/** The active webhooks with due deliveries. */
export async function listDueWebhooks(db: Db, now: string): Promise<string[]> {
  const rows = await due(db, now).select('webhookDelivery.webhookId').distinct().execute();
  return rows.map(({ webhookId }) => webhookId);
}

/** A webhook's due deliveries, the oldest first. */
export async function listDueDeliveries(db: Db, webhookId: string, now: string, limit: number): Promise<DeliveryRow[]> {
  return due(db, now)
    .selectAll('webhookDelivery')
    .where('webhookDelivery.webhookId', '=', webhookId)
    .orderBy('webhookDelivery.nextAt')
    .orderBy('webhookDelivery.id')
    .limit(limit)
    .execute();
}

function due(db: Db, now: string) {
  return db
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
    .where('webhook.active', '=', 1)
    .where('webhookDelivery.state', '=', 'pending')
    .where('webhookDelivery.nextAt', '<=', now);
}

/** Counts an attempt before sending. The delivery is sent again at `retryAt` if no outcome is stored before. */
export async function beginTry(trx: Trx, id: string, retryAt: string): Promise<void> {
  await trx
    .updateTable('webhookDelivery')
    .set((set) => ({ attempts: set('attempts', '+', 1), nextAt: retryAt }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Stores the outcome of an attempt. */
export async function noteTry(
  trx: Trx,
  id: string,
  result: Pick<DeliveryRow, 'status' | 'error' | 'nextAt'> & { state: DeliveryState },
): Promise<void> {
  await trx.updateTable('webhookDelivery').set(result).where('id', '=', id).execute();
}

/** Sends a delivery again under the same id, whatever its outcome was. Undefined if there is none. */
export async function replayDelivery(
  trx: Trx,
  { propertyId, webhookId, id }: { propertyId: string; webhookId: string; id: string },
  at: string,
): Promise<WebhookDelivery | undefined> {
  const row = await trx
    .updateTable('webhookDelivery')
    .set({ state: 'pending', attempts: 0, nextAt: at })
    .where('propertyId', '=', propertyId)
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toDelivery(row);
}

/** Whether the guest and the conversation of a delivery still exist. Null ids count as existing. */
export async function doSubjectsExist(
  trx: Trx,
  {
    propertyId,
    conversationId,
    guestId,
  }: { propertyId: string; conversationId: string | null; guestId: string | null },
): Promise<boolean> {
  const isThere = async (table: 'conversation' | 'guest', id: string | null) => {
    if (id === null) return true;
    const found = trx.selectFrom(table).select('id').where('propertyId', '=', propertyId).where('id', '=', id);
    return (await found.executeTakeFirst()) !== undefined;
  };
  return (await isThere('conversation', conversationId)) && (await isThere('guest', guestId));
}

/** Deletes the deliveries about these conversations and this guest. */
export async function eraseDeliveries(
  trx: Trx,
  propertyId: string,
  { conversationIds = [], guestId }: { conversationIds?: readonly string[]; guestId?: string },
): Promise<void> {
  const theirs = () => trx.deleteFrom('webhookDelivery').where('propertyId', '=', propertyId);
  if (conversationIds.length > 0) await theirs().where('conversationId', 'in', conversationIds).execute();
  if (guestId !== undefined) await theirs().where('guestId', '=', guestId).execute();
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, webhookId, type, status, error, attempts, at, nextAt } = row;
  const state = DELIVERY_STATES.find((name) => name === row.state) ?? 'failed';
  return { id, webhookId, type, state, status, error, attempts, at, nextAt };
}
