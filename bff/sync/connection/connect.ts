import type { PmsProvider } from '../../../shared/domain/pms.ts';
import { ServiceError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { newToken } from '../../base/secrets/secrets.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { Capabilities, PmsAdapter, PmsProperty } from '../../pms/port.ts';
import { type CredentialWarning, checkCredentials, translateCredentials } from '../../pms/values/given-credentials.ts';
import { appendAudit } from '../../store/account/audit.ts';
import { findProperty } from '../../store/house/properties.ts';
import { dropOpenConflicts } from '../../store/pms/conflicts.ts';
import {
  findConnection,
  type PmsConnection,
  readCredentials,
  type SyncEnabled,
  type SyncSettings,
  saveConnection,
  wipeCredentials,
} from '../../store/pms/connections.ts';
import { forgetCursors } from '../../store/pms/cursors.ts';
import { forgetLinks } from '../../store/pms/links.ts';
import { forgetNotices } from '../../store/pms/notices.ts';
import { dropPushes, movePushes } from '../../store/pms/pushes.ts';
import { type PmsSource, toSource } from '../../store/pms/source.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { AlsoStore, SyncActor, SyncDeps } from '../deps.ts';
import { noteUnbillable } from '../write/billable.ts';
import type { Connections } from './connections.ts';
import { toServiceError } from './failure.ts';
import { unsubscribe } from './unsubscribe.ts';

const CALL_TIMEOUT_MS = 30_000;
/** Most PMSs of one property. */
const SOURCES_MAX = 20;
const SETTINGS: SyncSettings = {
  mode: 'realtime',
  interval: 300_000,
  retryAttempts: 3,
  conflictResolution: 'pms-wins',
};
/** Defaults: of guests only what a stay needs; preferences and notes only if the hotel enables them. */
const ENABLED: SyncEnabled = { reservations: true, availability: true, rates: true, guestProfiles: false };

export interface ConnectRequest {
  provider: string;
  credentials: Readonly<Record<string, string>>;
  /** Milliseconds between pulls in batch mode. */
  syncInterval?: number | undefined;
}

export interface Connected {
  provider: PmsProvider;
  connected: true;
  property: { id: string; name: string };
  capabilities: Capabilities;
  checkedAt: string;
  /** Credentials that were given but are not used. */
  warnings: CredentialWarning[];
}

/**
 * Connects a property's PMS. Stores nothing before a real call has succeeded. Reconnecting the same hotel of the same PMS
 * continues where it was. Another hotel or PMS starts from the beginning, and data synced from the first stays with the hotel.
 */
export async function connectPms(
  deps: SyncDeps,
  connections: Connections,
  given: { of: PmsSource; request: ConnectRequest; by: SyncActor },
  also?: AlsoStore<Connected>,
): Promise<Connected> {
  const { of, request, by } = given;
  const { clock, writer, secrets } = deps;
  await requireRoom(connections, of);
  // Before it has its own log, failures are logged with the property's first PMS.
  const logSource = (await connections.find(of)) === undefined ? toSource(of.propertyId) : of;
  const { provider, adapter, checked, propertyNamed, warnings } = await readRequest(deps, connections, {
    logSource,
    request,
  });
  const { found: property, credentials } = await prove(deps, connections, {
    ...logSource,
    adapter,
    credentials: checked,
  });
  if (propertyNamed !== null && propertyNamed !== property.id)
    throw wrongProperty(`These credentials open ${property.id}, not ${propertyNamed}`);
  const at = clock().toISOString();
  const connected: Connected = {
    provider,
    connected: true,
    property: { id: property.id, name: property.name },
    capabilities: adapter.capabilities,
    checkedAt: at,
    warnings,
  };
  const replaced = await connections.find(of);
  const becomesBatch = request.syncInterval !== undefined && replaced?.settings.mode === 'realtime';
  if (replaced?.connected === true && (becomesBatch || !isSameHotel(replaced, provider, property)))
    await unsubscribe(await connections.open(of).catch(() => null));
  await writer.write(async (trx) => {
    await storeConnection(trx, secrets, { of, request, provider, property, credentials, at });
    const detail = { provider, externalProperty: property.id };
    await appendAudit(trx, secrets, { ...entryOf(of, by), action: 'pms.connected', detail }, at);
    await also?.(trx, connected);
  });
  await connections.reset(of);
  connections.logBookOf(of).add({ level: 'info', event: 'connected', message: `Connected to ${adapter.name}` });
  await noteUnbillable(deps, connections.logBookOf(of), of.propertyId);
  return connected;
}

/** Finds the adapter and checks the credentials. Logs and throws `unknown_provider` and `validation_failed`. */
async function readRequest(
  { registry }: SyncDeps,
  connections: Connections,
  { logSource, request }: { logSource: PmsSource; request: ConnectRequest },
): Promise<{
  provider: PmsProvider;
  adapter: PmsAdapter;
  checked: Record<string, string>;
  propertyNamed: string | null;
  warnings: CredentialWarning[];
}> {
  const { provider } = request;
  if (!registry.has(provider)) {
    const choices = `Known are: ${registry.providers.join(', ')}`;
    await note(connections, logSource, 'unknown_provider', `Not connected: there is no such PMS here. ${choices}`);
    throw new ServiceError('unknown_provider', choices);
  }
  const adapter = await registry.load(provider);
  const { propertyNamed, warnings, credentials } = translateCredentials(adapter, request.credentials);
  const { credentials: checked, faults } = checkCredentials(adapter, credentials);
  const [fault] = faults;
  if (fault === undefined) return { provider, adapter, checked, propertyNamed, warnings };
  await note(
    connections,
    logSource,
    'validation_failed',
    `Not connected to ${adapter.name}: ${faults.map(({ detail }) => detail).join('; ')}`,
  );
  throw new ServiceError('validation_failed', fault.detail, { fields: faults });
}

/** Stores the connection. The same hotel keeps its mapping and pending writes; data about another one is forgotten. */
async function storeConnection(
  trx: Trx,
  secrets: SyncDeps['secrets'],
  hotel: {
    of: PmsSource;
    request: ConnectRequest;
    provider: PmsProvider;
    property: PmsProperty;
    credentials: Record<string, string>;
    at: string;
  },
): Promise<void> {
  const { of, request, provider, property, credentials, at } = hotel;
  const before = await findConnection(trx, of);
  const isSame = isSameHotel(before, provider, property);
  if (before !== undefined && !isSame) await forgetPms(trx, of, at);
  const connection: PmsConnection = {
    ...of,
    id: newId('pmsConnection'),
    provider,
    connected: true,
    externalProperty: property,
    settings: chooseSettings(before, request),
    enabled: before?.enabled ?? ENABLED,
    mapping: isSame ? before.mapping : { guest: {}, reservation: {} },
    roomTypes: isSame ? before.roomTypes : {},
    health: 'ok',
    lastError: null,
    lastSync: isSame ? before.lastSync : null,
    connectedAt: at,
    updatedAt: at,
  };
  // The address for notices stays for the same hotel, because it may have been entered by hand.
  const storedCredentials = isSame ? await readCredentials(trx, secrets, before).catch(() => undefined) : undefined;
  await saveConnection(trx, secrets, connection, {
    credentials,
    webhookSecret: storedCredentials?.webhookSecret ?? newToken(),
  });
  if (isSame) await movePushes(trx, of, connection.id, at);
}

function isSameHotel(
  connection: PmsConnection | undefined,
  provider: PmsProvider,
  { id }: PmsProperty,
): connection is PmsConnection {
  return connection?.provider === provider && connection.externalProperty.id === id;
}

/** The settings of the connection before, or the defaults. A requested interval switches to batch mode. */
function chooseSettings(before: PmsConnection | undefined, { syncInterval }: ConnectRequest): SyncSettings {
  const settings = before?.settings ?? SETTINGS;
  return syncInterval === undefined ? settings : { ...settings, mode: 'batch', interval: syncInterval };
}

/**
 * Deletes the credentials and unsubscribes at the PMS, if it can be reached. Also works when its adapter is missing or its
 * credentials are unreadable.
 */
export async function disconnectPms(
  deps: SyncDeps,
  connections: Connections,
  { of, by }: { of: PmsSource; by: SyncActor },
): Promise<void> {
  const stored = await connections.find(of);
  if (stored?.connected !== true) throw new ServiceError('pms_not_connected', 'Connect a PMS first');
  const open = await connections.open(of).catch(() => null);
  await unsubscribe(open);
  await connections.reset(of);
  const at = deps.clock().toISOString();
  const { provider } = stored;
  await deps.writer.write(async (trx) => {
    await wipeCredentials(trx, of, at);
    await dropPushes(trx, of, at);
    await forgetNotices(trx, of);
    const entry = { ...entryOf(of, by), action: 'pms.disconnected', detail: { provider } } as const;
    await appendAudit(trx, deps.secrets, entry, at);
  });
  await connections.reset(of); // Another process may have opened it while the credentials existed.
  const logBook = connections.logBookOf(of);
  logBook.add({ level: 'info', event: 'disconnected', message: `Disconnected from ${open?.adapter.name ?? provider}` });
  await logBook.flush();
}

/** Ways in which a person may have to enter our address. */
const BY_HAND: readonly Capabilities['addressEntered'][] = ['by_hand', 'either'];

/** The address to enter in a PMS by hand. Its secret only allows triggering a new read; who looked at it is logged. */
export async function showWebhook(
  deps: SyncDeps,
  connections: Connections,
  { of, by }: { of: PmsSource; by: SyncActor },
): Promise<string | null> {
  const { connection, adapter } = await connections.open(of);
  const url = deps.webhookUrl(of);
  const given = await readCredentials(deps.db, deps.secrets, connection);
  if (url === null || given === undefined || !BY_HAND.includes(adapter.capabilities.addressEntered)) return null;
  const at = deps.clock().toISOString();
  const entry = { ...entryOf(of, by), action: 'pms.webhook_shown' } as const;
  await deps.writer.write((trx) => appendAudit(trx, deps.secrets, entry, at));
  const address = new URL(url);
  address.searchParams.set('secret', given.webhookSecret);
  return address.href;
}

/**
 * Makes a real call and returns the credentials after it, because a code may have been exchanged. Failures are logged and thrown.
 */
async function prove(
  { db }: SyncDeps,
  connections: Connections,
  given: PmsSource & { adapter: PmsAdapter; credentials: Readonly<Record<string, string>> },
): Promise<{ found: PmsProperty; credentials: Record<string, string> }> {
  const property = await findProperty(db, given.propertyId);
  if (property === undefined) throw new ServiceError('not_found', 'There is no such property');
  try {
    const trial = await connections.tryOut({ ...given, timezone: property.timezone });
    try {
      const property = await trial.session.property(AbortSignal.timeout(CALL_TIMEOUT_MS));
      return { found: property, credentials: trial.credentials() };
    } finally {
      await trial.close();
    }
  } catch (error) {
    const message = error instanceof PmsError ? error.message : 'Something failed here';
    const code = error instanceof PmsError ? error.code : 'internal';
    await note(connections, given, code, `Not connected to ${given.adapter.name}: ${message}`);
    throw toServiceError(error);
  }
}

/** Logs why the PMS was not connected. */
async function note(connections: Connections, of: PmsSource, code: string, message: string): Promise<void> {
  const logBook = connections.logBookOf(of);
  logBook.add({ level: 'error', event: 'connect.failed', message, detail: { code } });
  await logBook.flush();
}

/** Throws `conflict` if a property already has the most PMSs. */
async function requireRoom(connections: Connections, of: PmsSource): Promise<void> {
  const all = await connections.findAll(of.propertyId);
  if (all.length < SOURCES_MAX || all.some(({ source }) => source === of.source)) return;
  throw new ServiceError(
    'conflict',
    `A property has ${SOURCES_MAX} PMSs at most; connect it in the place of one of them`,
  );
}

async function forgetPms(trx: Trx, of: PmsSource, at: string): Promise<void> {
  await forgetLinks(trx, of);
  await forgetCursors(trx, of);
  await forgetNotices(trx, of);
  await dropPushes(trx, of, at);
  await dropOpenConflicts(trx, of);
}

function wrongProperty(detail: string): ServiceError {
  const fields = [{ pointer: '/credentials/propertyId', code: 'unknown', detail: `credentials.propertyId: ${detail}` }];
  return new ServiceError('validation_failed', detail, { fields });
}

function entryOf({ propertyId }: PmsSource, { id, accountId }: SyncActor) {
  return { accountId, propertyId, actor: id, subject: propertyId };
}
