import { z } from 'zod';
import { CHANNELS, type Channel } from '../../shared/domain/conversation.ts';
import type { Secrets } from '../base/secrets.ts';
import { readJson } from './json.ts';
import type { Db, Row, Trx } from './schema.ts';

const PURPOSE = 'channel';
const texts = z.record(z.string(), z.string());
const channelName = z.enum(CHANNELS);
const health = z.enum(['ok', 'failing']);
const lastError = z.object({ code: z.string(), message: z.string(), at: z.string() });

/** A property's account at a platform, without what it is reached with. */
export interface ChannelConnection {
  propertyId: string;
  channel: Channel;
  id: string;
  detail: Record<string, string>;
  health: z.infer<typeof health>;
  lastError: z.infer<typeof lastError> | null;
  connectedAt: string;
  updatedAt: string;
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

/** The connection with what it is reached with. */
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

/** Makes the property's connection, in the place of an earlier one of the channel. */
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
  };
  await trx
    .insertInto('channelConnection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['propertyId', 'channel']).doUpdateSet(row))
    .execute();
}

/** How the connection fares; null: well. Nothing is stored for one that was replaced meanwhile. */
export async function noteChannelHealth(trx: Trx, id: string, error: ChannelConnection['lastError']): Promise<void> {
  await trx
    .updateTable('channelConnection')
    .set({ health: error === null ? 'ok' : 'failing', lastError: error === null ? null : JSON.stringify(error) })
    .where('id', '=', id)
    .execute();
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
  };
}
