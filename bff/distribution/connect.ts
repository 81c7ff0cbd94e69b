import type { ChannelManager } from '../../shared/domain/distribution.ts';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import { newToken } from '../base/secrets/secrets.ts';
import { newWebhookSecret } from '../base/secrets/standard-webhooks.ts';
import { PmsError } from '../pms/net/errors.ts';
import { type CredentialWarning, checkCredentials, translateCredentials } from '../pms/values/given-credentials.ts';
import { appendAudit } from '../store/account/audit.ts';
import { forgetChannelBookings } from '../store/pms/channel-manager-bookings.ts';
import {
  type CallProof,
  findAccountsProof,
  findChannelManager,
  readChannelManagerSecrets,
  saveChannelManager,
  wipeChannelManager,
} from '../store/pms/channel-manager-connections.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { AlsoStore, SyncActor } from '../sync/deps.ts';
import { type ChannelManagerConnections, notConnected, webhookUrl } from './connections.ts';
import type { DistributionDeps } from './deps.ts';
import { toTold } from './failure.ts';
import type { ChannelManagerAdapter, ChannelManagerCapabilities } from './port.ts';
import { channelManagers, loadChannelManager } from './registry.ts';

const CALL_TIMEOUT_MS = 30_000;
const USER = 'servicechat';

export interface ChannelManagerRequest {
  provider: string;
  credentials: Readonly<Record<string, string>>;
}

export interface ChannelManagerConnected {
  provider: ChannelManager;
  connected: true;
  property: { id: string; name: string };
  capabilities: ChannelManagerCapabilities;
  checkedAt: string;
  /** Credentials that were given but are not used. */
  warnings: CredentialWarning[];
  /** The address it calls, to be entered there by hand if necessary. */
  webhookUrl: string;
  /** The one address for all hotels, if the vendor has only such. */
  globalUrl: string | null;
  /** Its calls are signed with this, or contain it; shown only once. */
  secret: string | null;
  user: string | null;
  password: string | null;
}

/**
 * Connects a property's channel manager. Stores nothing before a real call has succeeded, if it can be called. Reconnecting the
 * same hotel continues where it was, with a new secret.
 */
export async function connectChannelManager(
  deps: DistributionDeps,
  connections: ChannelManagerConnections,
  given: { propertyId: string; request: ChannelManagerRequest; by: SyncActor },
  also?: AlsoStore<ChannelManagerConnected>,
): Promise<ChannelManagerConnected> {
  const { propertyId, request, by } = given;
  const { clock, writer, secrets } = deps;
  const adapter = await loadChannelManager(request.provider);
  if (adapter === undefined) throw new ServiceError('unknown_provider', `Known are: ${channelManagers.join(', ')}`);
  const { provider } = adapter;
  const translated = translateCredentials(adapter, request.credentials);
  const { credentials: checked, faults } = checkCredentials(adapter, translated.credentials);
  const [fault] = faults;
  if (fault !== undefined) throw new ServiceError('validation_failed', fault.detail, { fields: faults });
  const { found: property, credentials } = await prove(connections, { propertyId, adapter, credentials: checked });
  if (translated.propertyNamed !== null && translated.propertyNamed !== property.id) throw wrongProperty(property.id);
  const at = clock().toISOString();
  await unsubscribe(connections, propertyId);
  const connected = await writer.write(async (trx) => {
    const before = await findChannelManager(trx, propertyId);
    const isSame = before?.provider === provider && before.externalProperty.id === property.id;
    if (before !== undefined && !isSame) await forgetChannelBookings(trx, propertyId);
    const storedSecrets =
      isSame && before.connected ? await readChannelManagerSecrets(trx, secrets, before) : undefined;
    const proof = await makeProof(deps, trx, { adapter, accountId: by.accountId, known: storedSecrets?.proof });
    const id = newId('channelManagerConnection');
    await saveChannelManager(
      trx,
      secrets,
      {
        propertyId,
        id,
        provider,
        externalProperty: property,
        hotelCode: adapter.hotelCodes === undefined ? '' : property.id,
        roomTypes: isSame ? before.roomTypes : {},
        cursor: isSame ? before.cursor : null,
        dueAt: adapter.capabilities.delivery === 'pull' ? at : null,
        lastSync: isSame ? before.lastSync : null,
        connectedAt: at,
        updatedAt: at,
      },
      { credentials, proof },
    );
    const detail = { provider, externalProperty: property.id };
    await appendAudit(trx, secrets, { ...entryOf(propertyId, by), action: 'channel_manager.connected', detail }, at);
    const answer = describe(deps, adapter, { propertyId, found: property, at, proof, warnings: translated.warnings });
    await also?.(trx, answer);
    return answer;
  });
  await connections.reset(propertyId);
  const logBook = connections.logBookOf(propertyId);
  logBook.add({ level: 'info', event: 'connected', message: `Connected to ${adapter.name}` });
  await logBook.flush();
  return connected;
}

/** Deletes the credentials and removes our address there, if it can be reached. Its bookings stay. */
export async function disconnectChannelManager(
  deps: DistributionDeps,
  connections: ChannelManagerConnections,
  { propertyId, by }: { propertyId: string; by: SyncActor },
): Promise<void> {
  const stored = await findChannelManager(deps.db, propertyId);
  if (stored?.connected !== true) throw notConnected();
  await unsubscribe(connections, propertyId);
  await connections.reset(propertyId);
  const at = deps.clock().toISOString();
  const { provider } = stored;
  await deps.writer.write(async (trx) => {
    await wipeChannelManager(trx, propertyId, at);
    const entry = { ...entryOf(propertyId, by), action: 'channel_manager.disconnected', detail: { provider } } as const;
    await appendAudit(trx, deps.secrets, entry, at);
  });
  await connections.reset(propertyId); // Another process may have opened it while the credentials existed.
  const logBook = connections.logBookOf(propertyId);
  logBook.add({ level: 'info', event: 'disconnected', message: `Disconnected from ${provider}` });
  await logBook.flush();
}

/** Makes a real call and returns the credentials after it, because a code may have been exchanged. */
async function prove(
  connections: ChannelManagerConnections,
  given: { propertyId: string; adapter: ChannelManagerAdapter; credentials: Readonly<Record<string, string>> },
): Promise<{ found: { id: string; name: string }; credentials: Record<string, string> }> {
  try {
    const trial = await connections.tryOut(given);
    try {
      const property = await trial.session.property(AbortSignal.timeout(CALL_TIMEOUT_MS));
      return { found: property, credentials: trial.credentials() };
    } finally {
      await trial.close();
    }
  } catch (error) {
    const message = error instanceof PmsError ? error.message : 'Something failed here';
    const logBook = connections.logBookOf(given.propertyId);
    const reason = `Not connected to ${given.adapter.name}: ${message}`;
    logBook.add({ level: 'error', event: 'connect.failed', message: reason });
    await logBook.flush();
    throw toTold(error);
  }
}

/**
 * The proof that its calls must have. A secret that was entered by hand stays for the same hotel; if the vendor has one pair for
 * all hotels, an account's hotels share it.
 */
async function makeProof(
  { secrets }: DistributionDeps,
  trx: Trx,
  {
    adapter,
    accountId,
    known: storedSecrets,
  }: { adapter: ChannelManagerAdapter; accountId: string; known: CallProof | undefined },
): Promise<CallProof> {
  const { proof } = adapter.capabilities;
  switch (proof) {
    case 'standard-webhooks':
      return { secret: newWebhookSecret(), user: '' };
    case 'ws-security':
      return (
        storedSecrets ??
        (await findAccountsProof(trx, secrets, accountId, adapter.provider)) ?? { secret: newToken(), user: USER }
      );
    case 'secret':
      return storedSecrets ?? { secret: newToken(), user: '' };
    default:
      return proof satisfies never;
  }
}

function describe(
  deps: DistributionDeps,
  { provider, capabilities, hotelCodes }: ChannelManagerAdapter,
  given: {
    propertyId: string;
    found: { id: string; name: string };
    at: string;
    proof: CallProof;
    warnings: CredentialWarning[];
  },
): ChannelManagerConnected {
  const { proof } = capabilities;
  const url = new URL(webhookUrl(deps.address(), given.propertyId));
  if (proof === 'secret') url.searchParams.set('secret', given.proof.secret);
  return {
    provider,
    connected: true,
    property: given.found,
    capabilities,
    checkedAt: given.at,
    warnings: given.warnings,
    webhookUrl: url.href,
    globalUrl: hotelCodes === undefined ? null : `${deps.address()}/webhooks/${provider}`,
    secret: proof === 'standard-webhooks' ? given.proof.secret : null,
    user: proof === 'ws-security' ? given.proof.user : null,
    password: proof === 'ws-security' ? given.proof.secret : null,
  };
}

/** Best effort: if unreachable, its calls are refused from now on. */
async function unsubscribe(connections: ChannelManagerConnections, propertyId: string): Promise<void> {
  const open = await connections.open(propertyId).catch(() => null);
  await open?.session.unsubscribe?.(AbortSignal.timeout(CALL_TIMEOUT_MS)).catch(() => undefined);
}

function wrongProperty(id: string): ServiceError {
  const detail = `credentials.propertyId: these credentials open ${id}`;
  const fields = [{ pointer: '/credentials/propertyId', code: 'unknown', detail }];
  return new ServiceError('validation_failed', detail, { fields });
}

export function entryOf(propertyId: string, { id, accountId }: SyncActor) {
  return { accountId, propertyId, actor: id, subject: propertyId };
}
