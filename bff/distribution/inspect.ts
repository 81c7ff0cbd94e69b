import type { ChannelManager } from '../../shared/domain/distribution.ts';
import { PmsError } from '../pms/net/errors.ts';
import type { Check } from '../pms/port.ts';
import { countChannelBookings } from '../store/pms/channel-manager-bookings.ts';
import { type ChannelManagerConnection, findChannelManager } from '../store/pms/channel-manager-connections.ts';
import { findPause } from '../sync/connection/paused.ts';
import { type ChannelManagerConnections, webhookUrl } from './connections.ts';
import type { DistributionDeps } from './deps.ts';
import type { Pulls } from './pull.ts';

const CALL_TIMEOUT_MS = 30_000;

/** Status of a property's channel manager. */
export interface ChannelManagerStatus {
  connected: boolean;
  provider: ChannelManager | null;
  property: { id: string; name: string } | null;
  lastSync: string | null;
  recordsSynced: { reservations: number };
  nextSync: string | null;
  health: 'ok' | 'failing' | null;
  lastError: ChannelManagerConnection['lastError'];
  /** Id of the running pull. */
  running: string | null;
  /** The address it calls, without the secret. */
  webhookUrl: string | null;
}

export async function readChannelManagerStatus(
  { db, clock, address }: DistributionDeps,
  pulls: Pulls,
  propertyId: string,
): Promise<ChannelManagerStatus> {
  const connection = await findChannelManager(db, propertyId);
  const connected = connection?.connected ?? false;
  const stop = connected ? await findPause(db, propertyId, clock()) : null;
  return {
    connected,
    provider: connection?.provider ?? null,
    property: connection?.externalProperty ?? null,
    lastSync: connection?.lastSync ?? null,
    recordsSynced: { reservations: await countChannelBookings(db, propertyId) },
    nextSync: connected && stop === null ? (connection?.dueAt ?? null) : null,
    health: stop !== null ? 'failing' : connected ? (connection?.health ?? null) : null,
    lastError: stop ?? (connected ? (connection?.lastError ?? null) : null),
    running: (await pulls.findCurrent(propertyId))?.syncId ?? null,
    webhookUrl: connected ? webhookUrl(address(), propertyId) : null,
  };
}

/** Makes real calls and reports each required right. */
export async function testChannelManager(
  connections: ChannelManagerConnections,
  propertyId: string,
): Promise<{ ok: boolean; latencyMs: number; checks: Check[] }> {
  const { session, logBook } = await connections.open(propertyId);
  const began = performance.now();
  const checks = await session.test(AbortSignal.timeout(CALL_TIMEOUT_MS)).catch((error: unknown): Check[] => {
    if (!(error instanceof PmsError)) throw error;
    return [{ name: 'connection', ok: false, detail: error.message, code: error.code }];
  });
  const ok = checks.every((check) => check.ok);
  const failed = checks.filter((check) => !check.ok).map(({ name, detail }) => `${name}: ${detail}`);
  const message = ok ? 'Tested: all is well' : `Tested: ${failed.join('; ')}`;
  logBook.add({ level: ok ? 'info' : 'error', event: 'tested', message });
  await logBook.flush();
  return { ok, latencyMs: Math.round(performance.now() - began), checks };
}
