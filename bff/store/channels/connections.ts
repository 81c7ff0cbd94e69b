import { z } from 'zod';
import { CHANNELS, type Channel } from '../../../shared/domain/conversation.ts';
import { SECOND_MS } from '../../../shared/domain/time.ts';
import type { Secrets } from '../../base/secrets/secrets.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const PURPOSE = 'channel';
/** Messages are asked for again from this much earlier: a call may be on its way, and the platform's clock may differ. */
const HEARD_OVERLAP_MS = 10 * 60_000;
const texts = z.record(z.string(), z.string());
const channelName = z.enum(CHANNELS);
const health = z.enum(['ok', 'failing']);
const lastError = z.object({ code: z.string(), message: z.string(), at: z.string() });
/** `toldLater`: the platform accepted messages and reported afterwards that it does not deliver them. */
const keptError = lastError.extend({ toldLater: z.boolean().optional() });

/** A property's account at a platform, without its credentials. */
export interface ChannelConnection {
  propertyId: string;
  channel: Channel;
  id: string;
  detail: Record<string, string>;
  health: z.infer<typeof health>;
  lastError: z.infer<typeof lastError> | null;
  connectedAt: string;
  updatedAt: string;
  /** When the platform last accepted a message. */
  lastSentAt: string | null;
}

export async function findChannelConnection(
  db: Db | Trx,
  propertyId: string,
  channel: Channel,
): Promise<ChannelConnection | undefined> {
  const row = await find(db, propertyId, channel);
  return row && toConnection(row);
}

export async function listChannelConnections(db: Db | Trx, propertyId: string): Promise<ChannelConnection[]> {
  const rows = await db.selectFrom('channelConnection').selectAll().where('propertyId', '=', propertyId).execute();
  return rows.map(toConnection);
}

/** The connection with its credentials. */
export async function readChannelCredentials(
  db: Db | Trx,
  secrets: Secrets,
  propertyId: string,
  channel: Channel,
): Promise<{ id: string; credentials: Record<string, string> } | undefined> {
  const row = await find(db, propertyId, channel);
  if (row === undefined) return undefined;
  return { id: row.id, credentials: readJson(texts, secrets.decrypt(PURPOSE, row.credentials, row.id)) };
}

/** Stores the property's connection, replacing an earlier one of the channel. */
export async function saveChannelConnection(
  trx: Trx,
  secrets: Secrets,
  given: Pick<ChannelConnection, 'propertyId' | 'channel' | 'id' | 'detail'> & { credentials: Record<string, string> },
  at: string,
): Promise<void> {
  const row: Row<'channelConnection'> = {
    propertyId: given.propertyId,
    channel: given.channel,
    id: given.id,
    credentials: secrets.encrypt(PURPOSE, JSON.stringify(given.credentials), given.id),
    detail: JSON.stringify(given.detail),
    health: 'ok',
    lastError: null,
    connectedAt: at,
    updatedAt: at,
    heardUntil: null,
    lastSentAt: null,
  };
  await trx
    .insertInto('channelConnection')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['propertyId', 'channel']).doUpdateSet((set) => ({
        ...row,
        // The same account connected again continues where it was.
        heardUntil: set
          .case()
          .when('channelConnection.detail', '=', row.detail)
          .then(set.ref('channelConnection.heardUntil'))
          .else(null)
          .end(),
      })),
    )
    .execute();
}

/** Stores the connection's error; null: none. Nothing is stored if it was replaced meanwhile. */
export async function noteChannelHealth(trx: Trx, id: string, error: z.infer<typeof keptError> | null): Promise<void> {
  await trx
    .updateTable('channelConnection')
    .set({ health: error === null ? 'ok' : 'failing', lastError: error === null ? null : JSON.stringify(error) })
    .where('id', '=', id)
    .execute();
}

/** Updates the account's details with newly received ones. */
export async function mergeChannelDetail(
  trx: Trx,
  id: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const row = await trx.selectFrom('channelConnection').select('detail').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  const detail = JSON.stringify({ ...readJson(texts, row.detail), ...changes });
  await trx.updateTable('channelConnection').set({ detail }).where('id', '=', id).execute();
}

/** Notes that the platform accepted a message, and clears the error unless it is one that is reported afterwards. */
export async function noteTaken(trx: Trx, id: string, at: string): Promise<void> {
  await trx.updateTable('channelConnection').set({ lastSentAt: at }).where('id', '=', id).execute();
  await clearError(trx, id, ({ toldLater }) => toldLater !== true);
}

/** Notes that a message arrived at that time, and clears earlier errors about undelivered messages. */
export async function noteReached(trx: Trx, id: string, at: string): Promise<void> {
  await clearError(trx, id, (error) => error.toldLater === true && error.at < at);
}

async function clearError(trx: Trx, id: string, isOver: (error: z.infer<typeof keptError>) => boolean): Promise<void> {
  const row = await trx
    .selectFrom('channelConnection')
    .select('lastError')
    .where('id', '=', id)
    .where('health', '=', 'failing')
    .executeTakeFirst();
  if (row === undefined) return;
  if (row.lastError === null || isOver(readJson(keptError, row.lastError))) await noteChannelHealth(trx, id, null);
}

/** The connected properties of a channel, and since when to ask the platform for guests' messages. */
export async function listHeardUntil(db: Db, channel: Channel): Promise<{ propertyId: string; since: string }[]> {
  const rows = await db
    .selectFrom('channelConnection')
    .select(['propertyId', 'connectedAt', 'heardUntil'])
    .where('channel', '=', channel)
    .execute();
  return rows.map(({ propertyId, connectedAt, heardUntil }) => ({
    propertyId,
    since: heardUntil === null ? connectedAt : earlier(heardUntil),
  }));
}

/** Notes until when guests' messages have been received; never set back, and not if the connection was replaced. */
export async function noteHeardUntil(trx: Trx, id: string, heardUntil: string): Promise<void> {
  await trx
    .updateTable('channelConnection')
    .set({ heardUntil })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('heardUntil', 'is', null), eb('heardUntil', '<', heardUntil)]))
    .execute();
}

/** After an erasure: earlier messages are no longer asked for, so that erased ones do not come back. */
export async function forgetUnheard(
  trx: Trx,
  propertyId: string,
  conversationIds: readonly string[],
  at: string,
): Promise<void> {
  const channels = trx
    .selectFrom('channelContact')
    .select('channel')
    .where('propertyId', '=', propertyId)
    .where('conversationId', 'in', conversationIds);
  // Platforms' times are in whole seconds, so from the next second on.
  const from = (Math.floor(Date.parse(at) / SECOND_MS) + 1) * SECOND_MS;
  await trx
    .updateTable('channelConnection')
    .set({ heardUntil: new Date(from + HEARD_OVERLAP_MS).toISOString() })
    .where('propertyId', '=', propertyId)
    .where('channel', 'in', channels)
    .execute();
}

function earlier(at: string): string {
  return new Date(Date.parse(at) - HEARD_OVERLAP_MS).toISOString();
}

export async function deleteChannelConnection(trx: Trx, propertyId: string, channel: Channel): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('channelConnection')
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function find(db: Db | Trx, propertyId: string, channel: Channel): Promise<Row<'channelConnection'> | undefined> {
  return db
    .selectFrom('channelConnection')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .executeTakeFirst();
}

function toConnection(row: Row<'channelConnection'>): ChannelConnection {
  return {
    propertyId: row.propertyId,
    channel: channelName.parse(row.channel),
    id: row.id,
    detail: readJson(texts, row.detail),
    health: health.parse(row.health),
    lastError: row.lastError === null ? null : readJson(lastError, row.lastError),
    connectedAt: row.connectedAt,
    updatedAt: row.updatedAt,
    lastSentAt: row.lastSentAt,
  };
}
