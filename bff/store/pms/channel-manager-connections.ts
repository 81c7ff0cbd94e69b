import { z } from 'zod';
import { CHANNEL_MANAGERS } from '../../../shared/domain/distribution.ts';
import type { Secrets } from '../../base/secrets/secrets.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const PURPOSE = 'channel-manager';
/** How many connections are checked for a call with an unknown hotel code. */
const ANY_MAX = 500;
const texts = z.record(z.string(), z.string());
const externalProperty = z.object({ id: z.string(), name: z.string() });
const lastError = z.object({ code: z.string(), message: z.string(), at: z.string() });
const provider = z.enum(CHANNEL_MANAGERS);
const health = z.enum(['ok', 'failing']);
const proof = z.object({ secret: z.string(), user: z.string() });

/** The secret that a channel manager's calls to us must prove. `user`: '' if its way of signing has none. */
export type CallProof = z.infer<typeof proof>;

/** A connection to a channel manager. Of its credentials it only says whether there are any. */
export interface ChannelManagerConnection {
  propertyId: string;
  id: string;
  provider: z.infer<typeof provider>;
  connected: boolean;
  externalProperty: z.infer<typeof externalProperty>;
  hotelCode: string;
  roomTypes: Record<string, string>;
  cursor: string | null;
  dueAt: string | null;
  health: z.infer<typeof health>;
  lastError: z.infer<typeof lastError> | null;
  lastSync: string | null;
  connectedAt: string;
  updatedAt: string;
}

export async function findChannelManager(
  db: Db | Trx,
  propertyId: string,
): Promise<ChannelManagerConnection | undefined> {
  const row = await db
    .selectFrom('channelManagerConnection')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return row && toConnection(row);
}

/** Whether this is still the property's connection, and was not ended or replaced meanwhile. */
export async function isChannelManager(trx: Trx, { propertyId, id }: ConnectionKey): Promise<boolean> {
  const stored = await findChannelManager(trx, propertyId);
  return stored?.id === id && stored.connected;
}

/** Connected properties whose next pull is due. */
export async function listDueChannelManagers(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('channelManagerConnection')
    .select('propertyId')
    .where('dueAt', '<=', now)
    .where('credentials', 'is not', null)
    .execute();
  return rows.map(({ propertyId }) => propertyId);
}

/**
 * The connected properties with this hotel code: several if accounts share a server. Null: those with any code, up to a
 * limit.
 */
export async function listByHotelCode(db: Db, name: string, hotelCode: string | null): Promise<string[]> {
  let query = db
    .selectFrom('channelManagerConnection')
    .select('propertyId')
    .where('provider', '=', name)
    .where('credentials', 'is not', null);
  if (hotelCode !== null) query = query.where('hotelCode', '=', hotelCode);
  const rows = await query.orderBy('propertyId').limit(ANY_MAX).execute();
  return rows.map(({ propertyId }) => propertyId);
}

/** The proof of this channel manager for another property of the account, since vendors use one pair for all hotels. */
export async function findAccountsProof(
  db: Db | Trx,
  secrets: Secrets,
  accountId: string,
  name: string,
): Promise<CallProof | undefined> {
  const row = await db
    .selectFrom('channelManagerConnection as connection')
    .innerJoin('property', 'property.id', 'connection.propertyId')
    .select(['connection.id', 'connection.proof'])
    .where('property.accountId', '=', accountId)
    .where('connection.provider', '=', name)
    .where('connection.credentials', 'is not', null)
    .orderBy('connection.connectedAt')
    .limit(1)
    .executeTakeFirst();
  return row && readJson(proof, secrets.decrypt(PURPOSE, row.proof, row.id));
}

/** The credentials and the proof of its calls; undefined if not connected. */
export async function readChannelManagerSecrets(
  db: Db | Trx,
  secrets: Secrets,
  { propertyId, id }: Pick<ChannelManagerConnection, 'propertyId' | 'id'>,
): Promise<{ credentials: Record<string, string>; proof: CallProof } | undefined> {
  const row = await db
    .selectFrom('channelManagerConnection')
    .select(['credentials', 'proof'])
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.credentials === null) return undefined;
  return {
    credentials: readJson(texts, secrets.decrypt(PURPOSE, row.credentials, id)),
    proof: readJson(proof, secrets.decrypt(PURPOSE, row.proof, id)),
  };
}

/** The columns an open connection depends on, as one text: it differs if any of them has changed. */
export async function readChannelManagerState(db: Db, propertyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('channelManagerConnection')
    .select(['id', 'credentials', 'proof', 'roomTypes'])
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return row && JSON.stringify([row.id, row.credentials, row.proof, row.roomTypes]);
}

/** Stores the property's connection, replacing an earlier one. */
export async function saveChannelManager(
  trx: Trx,
  secrets: Secrets,
  connection: Omit<ChannelManagerConnection, 'connected' | 'health' | 'lastError'>,
  given: { credentials: Readonly<Record<string, string>>; proof: CallProof },
): Promise<void> {
  const row: Row<'channelManagerConnection'> = {
    ...connection,
    credentials: secrets.encrypt(PURPOSE, JSON.stringify(given.credentials), connection.id),
    proof: secrets.encrypt(PURPOSE, JSON.stringify(given.proof), connection.id),
    externalProperty: JSON.stringify(connection.externalProperty),
    roomTypes: JSON.stringify(connection.roomTypes),
    health: 'ok',
    lastError: null,
  };
  await trx
    .insertInto('channelManagerConnection')
    .values(row)
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
}

/** Names a connection. With the id, so that nothing is changed if it was replaced meanwhile. */
type ConnectionKey = Pick<ChannelManagerConnection, 'propertyId' | 'id'>;

export async function changeChannelManager(
  trx: Trx,
  { propertyId, id }: ConnectionKey,
  change: Partial<{
    cursor: string | null;
    dueAt: string | null;
    lastSync: string;
    roomTypes: Record<string, string>;
    lastError: ChannelManagerConnection['lastError'];
  }>,
): Promise<void> {
  const { roomTypes, lastError: error, ...plain } = change;
  const errorColumn = error === undefined ? {} : { lastError: error === null ? null : JSON.stringify(error) };
  await trx
    .updateTable('channelManagerConnection')
    .set({
      ...plain,
      ...(roomTypes === undefined ? {} : { roomTypes: JSON.stringify(roomTypes) }),
      ...errorColumn,
      ...(error === undefined ? {} : { health: error === null ? 'ok' : 'failing' }),
    })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .execute();
}

/** Replaces the credentials of this connection. */
export async function changeChannelManagerCredentials(
  trx: Trx,
  secrets: Secrets,
  { propertyId, id }: ConnectionKey,
  credentials: Readonly<Record<string, string>>,
): Promise<void> {
  await trx
    .updateTable('channelManagerConnection')
    .set({ credentials: secrets.encrypt(PURPOSE, JSON.stringify(credentials), id) })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('credentials', 'is not', null)
    .execute();
}

/** Deletes the credentials and the proof. Settings and received data stay. */
export async function wipeChannelManager(trx: Trx, propertyId: string, at: string): Promise<void> {
  await trx
    .updateTable('channelManagerConnection')
    .set({ credentials: null, proof: '', dueAt: null, updatedAt: at })
    .where('propertyId', '=', propertyId)
    .execute();
}

function toConnection(row: Row<'channelManagerConnection'>): ChannelManagerConnection {
  return {
    propertyId: row.propertyId,
    id: row.id,
    provider: provider.parse(row.provider),
    connected: row.credentials !== null,
    externalProperty: readJson(externalProperty, row.externalProperty),
    hotelCode: row.hotelCode,
    roomTypes: readJson(texts, row.roomTypes),
    cursor: row.cursor,
    dueAt: row.dueAt,
    health: health.parse(row.health),
    lastError: row.lastError === null ? null : readJson(lastError, row.lastError),
    lastSync: row.lastSync,
    connectedAt: row.connectedAt,
    updatedAt: row.updatedAt,
  };
}
