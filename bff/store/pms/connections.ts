import { z } from 'zod';
import { pmsProviderName } from '../../../shared/api/pms.ts';
import { CONFLICT_RESOLUTIONS, type FieldMapping, SYNC_MODES } from '../../../shared/domain/pms.ts';
import type { Secrets } from '../../base/secrets/secrets.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import { MAIN_SOURCE, type PmsSource } from './source.ts';

const settings = z.object({
  mode: z.enum(SYNC_MODES),
  interval: z.int(),
  retryAttempts: z.int(),
  conflictResolution: z.enum(CONFLICT_RESOLUTIONS),
});
const enabled = z.object({
  reservations: z.boolean(),
  availability: z.boolean(),
  rates: z.boolean(),
  guestProfiles: z.boolean(),
});
const texts = z.record(z.string(), z.string());
const mapping = z.object({ guest: texts, reservation: texts });
const externalProperty = z.object({
  id: z.string(),
  name: z.string(),
  timezone: z.string().nullable(),
  currency: z.string().nullable(),
});
const lastError = z.object({ code: z.string(), message: z.string(), at: z.string() });
const provider = pmsProviderName;
const health = z.enum(['ok', 'failing']);

/** `interval` in milliseconds, for batch mode. */
export type SyncSettings = z.infer<typeof settings>;
export type SyncEnabled = z.infer<typeof enabled>;
export type LastError = z.infer<typeof lastError>;

/** A connection to a PMS. Of its credentials it only says whether there are any. */
export interface PmsConnection extends PmsSource {
  id: string;
  provider: z.infer<typeof provider>;
  connected: boolean;
  externalProperty: z.infer<typeof externalProperty>;
  settings: SyncSettings;
  enabled: SyncEnabled;
  /** Fields that the hotel maps differently from the adapter; '': not mapped. */
  mapping: FieldMapping;
  roomTypes: Record<string, string>;
  health: z.infer<typeof health>;
  lastError: LastError | null;
  lastSync: string | null;
  connectedAt: string;
  updatedAt: string;
}

export async function findConnection(db: Db | Trx, of: PmsSource): Promise<PmsConnection | undefined> {
  const row = await db
    .selectFrom('pmsConnection')
    .selectAll()
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .executeTakeFirst();
  return row === undefined ? undefined : toConnection(row);
}

/** A property's PMS connections, including disconnected ones; the first PMS comes first. */
export async function listConnectionsOf(db: Db | Trx, propertyId: string): Promise<PmsConnection[]> {
  const rows = await db
    .selectFrom('pmsConnection')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .orderBy(({ eb }) => eb('source', '<>', MAIN_SOURCE))
    .orderBy('source')
    .execute();
  return rows.map(toConnection);
}

/** The sources of a property's PMSs that are connected: these lead the rooms and stays that came from them. */
export async function listConnectedSources(db: Db | Trx, propertyId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pmsConnection')
    .select('source')
    .where('propertyId', '=', propertyId)
    .where('credentials', 'is not', null)
    .execute();
  return new Set(rows.map(({ source }) => source));
}

/** Every connection that has credentials. */
export async function listConnections(db: Db): Promise<PmsConnection[]> {
  const rows = await db.selectFrom('pmsConnection').selectAll().where('credentials', 'is not', null).execute();
  return rows.map(toConnection);
}

/** The connection's credentials. Undefined if it was disconnected or replaced. */
export async function readCredentials(
  db: Db | Trx,
  secrets: Secrets,
  { propertyId, id }: Pick<PmsConnection, 'propertyId' | 'id'>,
): Promise<{ credentials: Record<string, string>; webhookSecret: string } | undefined> {
  const row = await db
    .selectFrom('pmsConnection')
    .select(['credentials', 'webhookSecret'])
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.credentials === null) return undefined;
  return {
    credentials: readJson(texts, secrets.decrypt('pms', row.credentials, id)),
    webhookSecret: secrets.decrypt('pms', row.webhookSecret, id),
  };
}

/** The columns an open connection depends on, as one text: it differs if any of them has changed. */
export async function readConnectionState(db: Db, of: PmsSource): Promise<string | undefined> {
  const row = await db
    .selectFrom('pmsConnection')
    .select(['id', 'credentials', 'updatedAt'])
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .executeTakeFirst();
  return row && JSON.stringify([row.id, row.credentials, row.updatedAt]);
}

/** Stores a connection, replacing an earlier one of the same source. */
export async function saveConnection(
  trx: Trx,
  secrets: Secrets,
  connection: PmsConnection,
  given: { credentials: Readonly<Record<string, string>>; webhookSecret: string },
): Promise<void> {
  const row = {
    propertyId: connection.propertyId,
    source: connection.source,
    id: connection.id,
    provider: connection.provider,
    credentials: secrets.encrypt('pms', JSON.stringify(given.credentials), connection.id),
    webhookSecret: secrets.encrypt('pms', given.webhookSecret, connection.id),
    externalProperty: JSON.stringify(connection.externalProperty),
    settings: JSON.stringify(connection.settings),
    enabled: JSON.stringify(connection.enabled),
    mapping: JSON.stringify(connection.mapping),
    roomTypes: JSON.stringify(connection.roomTypes),
    health: connection.health,
    lastError: null,
    lastSync: connection.lastSync,
    connectedAt: connection.connectedAt,
    updatedAt: connection.updatedAt,
  };
  await trx
    .insertInto('pmsConnection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['propertyId', 'source']).doUpdateSet(row))
    .execute();
}

/** Changes the hotel's settings of a connection. */
export async function changeConnection(
  trx: Trx,
  of: PmsSource,
  change: Partial<Pick<PmsConnection, 'settings' | 'enabled' | 'mapping' | 'roomTypes'>>,
  at: string,
): Promise<void> {
  const columns = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, JSON.stringify(value)]));
  await trx
    .updateTable('pmsConnection')
    .set({ ...columns, updatedAt: at })
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .execute();
}

/** Stores the connection's health, unless it was replaced meanwhile. */
export async function noteHealth(
  trx: Trx,
  { propertyId, id }: Pick<PmsConnection, 'propertyId' | 'id'>,
  fares: { error: LastError } | { syncedAt: string | null },
): Promise<void> {
  await trx
    .updateTable('pmsConnection')
    .set(
      'error' in fares
        ? { health: 'failing', lastError: JSON.stringify(fares.error) }
        : { health: 'ok', lastError: null, ...(fares.syncedAt === null ? {} : { lastSync: fares.syncedAt }) },
    )
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .execute();
}

/** Replaces the credentials of this connection, unless it was disconnected or replaced meanwhile. */
export async function changeCredentials(
  trx: Trx,
  secrets: Secrets,
  { propertyId, id }: Pick<PmsConnection, 'propertyId' | 'id'>,
  credentials: Readonly<Record<string, string>>,
): Promise<void> {
  await trx
    .updateTable('pmsConnection')
    .set({ credentials: secrets.encrypt('pms', JSON.stringify(credentials), id) })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('credentials', 'is not', null)
    .execute();
}

/** Deletes the credentials and everything that depends on them. Settings and synced data stay. */
export async function wipeCredentials(trx: Trx, of: PmsSource, at: string): Promise<void> {
  await trx
    .updateTable('pmsConnection')
    .set({ credentials: null, webhookSecret: '', updatedAt: at })
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .execute();
}

function toConnection(row: Row<'pmsConnection'>): PmsConnection {
  return {
    propertyId: row.propertyId,
    source: row.source,
    id: row.id,
    provider: provider.parse(row.provider),
    connected: row.credentials !== null,
    externalProperty: readJson(externalProperty, row.externalProperty),
    settings: readJson(settings, row.settings),
    enabled: readJson(enabled, row.enabled),
    mapping: readJson(mapping, row.mapping),
    roomTypes: readJson(texts, row.roomTypes),
    health: health.parse(row.health),
    lastError: row.lastError === null ? null : readJson(lastError, row.lastError),
    lastSync: row.lastSync,
    connectedAt: row.connectedAt,
    updatedAt: row.updatedAt,
  };
}
