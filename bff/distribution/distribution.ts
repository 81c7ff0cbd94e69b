import { ServiceError } from '../base/errors.ts';
import { appendAudit } from '../store/account/audit.ts';
import {
  type ChannelBookingView,
  listChannelBookings,
  renameChannelRoomTypes,
} from '../store/pms/channel-manager-bookings.ts';
import { deleteChannelManagerCallsBefore, listChannelRoomTypes } from '../store/pms/channel-manager-calls.ts';
import {
  changeChannelManager,
  findChannelManager,
  listDueChannelManagers,
} from '../store/pms/channel-manager-connections.ts';
import { listLogs, type PmsLogEntry } from '../store/pms/logs.ts';
import { findRun, listRuns, type SyncRun } from '../store/pms/runs.ts';
import type { Page } from '../store/sqlite/cursor.ts';
import { findPause } from '../sync/connection/paused.ts';
import { replaceSeen } from '../sync/connection/settings.ts';
import type { AlsoStore, SyncActor } from '../sync/deps.ts';
import { createQuotes, type Quotes } from '../sync/house/quotes.ts';
import { slugOf } from '../sync/pull/apply-reservations.ts';
import type { LogFilter } from '../sync/sync.ts';
import { type Acceptance, createAcceptance } from './accept.ts';
import {
  type ChannelManagerConnected,
  type ChannelManagerRequest,
  connectChannelManager,
  disconnectChannelManager,
  entryOf,
} from './connect.ts';
import { createChannelManagerConnections, notConnected } from './connections.ts';
import { DISTRIBUTION_PACE, type DistributionDeps } from './deps.ts';
import { toTold } from './failure.ts';
import { type ChannelManagerStatus, readChannelManagerStatus, testChannelManager } from './inspect.ts';
import { findChannelSellers } from './nights.ts';
import type { ChannelManagerAdapter } from './port.ts';
import { createPulls, PULLING } from './pull.ts';
import { channelManagers, loadChannelManager } from './registry.ts';

const SOURCE = 'channel_manager';
/** Longer than any vendor repeats a call (webhooks.md, 1.1: the tolerance plus the whole retry time). */
const KEEP_CALLS_MS = 7 * 24 * 60 * 60_000;
const TIDY_MS = 60 * 60_000;

export type ChannelManagerView = Pick<ChannelManagerAdapter, 'provider' | 'name' | 'credentials' | 'capabilities'>;
export interface KnownRoomType {
  code: string;
  name: string;
  slug: string;
  /** False: the slug was made from the name. */
  mapped: boolean;
}

/**
 * The channel managers of all properties: commands of staff and programs, their incoming calls, and background work. Commands
 * reject with a ServiceError; `also` stores something in the command's transaction.
 */
export interface Distribution extends Acceptance {
  /** Availability for a stay, if the channel manager reports it. */
  quotes: Quotes;
  providers(): Promise<ChannelManagerView[]>;
  connect(
    propertyId: string,
    request: ChannelManagerRequest,
    by: SyncActor,
    also?: AlsoStore<ChannelManagerConnected>,
  ): Promise<ChannelManagerConnected>;
  disconnect(propertyId: string, by: SyncActor): Promise<void>;
  status(propertyId: string): Promise<ChannelManagerStatus>;
  test(propertyId: string): ReturnType<typeof testChannelManager>;
  startSync(propertyId: string, also?: AlsoStore<SyncRun>): Promise<SyncRun>;
  readSync(propertyId: string, syncId: string): Promise<SyncRun>;
  listSyncs(propertyId: string, limit: number): Promise<SyncRun[]>;
  listLogs(propertyId: string, filter: LogFilter): Promise<Page<PmsLogEntry>>;
  listBookings(
    propertyId: string,
    filter: { from?: string | undefined; cursor?: string | undefined; limit: number },
  ): Promise<Page<ChannelBookingView>>;
  readRoomTypes(propertyId: string): Promise<Record<string, string>>;
  /** Throws `conflict` if the current `revisionOf` differs from `seen`. */
  writeRoomTypes(
    propertyId: string,
    value: Record<string, string>,
    by: SyncActor,
    seen?: string,
  ): Promise<Record<string, string>>;
  listKnownRoomTypes(propertyId: string): Promise<KnownRoomType[]>;
  /** Runs the work that is due; resolves when done. */
  work(): Promise<void>;
  start(): void;
  /** Stops cleanly: the current page is finished or left to the next process. */
  close(): Promise<void>;
}

export function createDistribution(deps: DistributionDeps): Distribution {
  const { db, writer, clock, log, secrets, nodes } = deps;
  const pace = { ...DISTRIBUTION_PACE, ...deps.pace };
  const connections = createChannelManagerConnections(deps);
  const pulls = createPulls(deps, connections, pace.retryMs);
  const nudge = () => void check().catch((error: unknown) => log.error({ err: error }, 'a look for pulls failed'));
  const acceptance = createAcceptance(deps, connections, { nudgeMs: pace.nudgeMs, nudge });
  const quotes = createQuotes(clock, (propertyId) => findChannelSellers(deps, connections, propertyId));
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let checking: Promise<void> = Promise.resolve();
  let tidyAt = 0;

  /** Starts due work. Only one check runs at a time. */
  function check(): Promise<void> {
    checking = checking.catch(() => undefined).then(startDueWork);
    return checking;
  }

  async function startDueWork(): Promise<void> {
    const now = clock();
    if (closed) return;
    if (await nodes.takes(PULLING)) await beginDue(now);
    await connections.flush();
  }

  async function beginDue(now: Date): Promise<void> {
    await pulls.takeUp();
    for (const propertyId of await listDueChannelManagers(db, now.toISOString())) {
      if (pulls.current(propertyId) !== undefined || (await findPause(db, propertyId, now)) !== null) continue;
      const stored = await findChannelManager(db, propertyId);
      await pulls.start(propertyId, stored?.lastSync === null ? 'connect' : 'schedule');
    }
    if (+now < tidyAt) return;
    tidyAt = +now + TIDY_MS;
    await writer.write((trx) => deleteChannelManagerCallsBefore(trx, new Date(+now - KEEP_CALLS_MS).toISOString()));
  }

  async function connected(propertyId: string) {
    const connection = await findChannelManager(db, propertyId);
    if (connection?.connected !== true) throw notConnected();
    return connection;
  }

  return {
    ...acceptance,
    quotes,
    async providers() {
      const adapters = await Promise.all(channelManagers.map((provider) => loadChannelManager(provider)));
      return adapters.flatMap((adapter) => {
        if (adapter === undefined) return [];
        const { provider, name, credentials, capabilities } = adapter;
        return [{ provider, name, credentials, capabilities }];
      });
    },
    async connect(propertyId, request, by, also) {
      const connectedView = await connectChannelManager(deps, connections, { propertyId, request, by }, also);
      nudge();
      return connectedView;
    },
    disconnect: (propertyId, by) => disconnectChannelManager(deps, connections, { propertyId, by }),
    status: (propertyId) => readChannelManagerStatus(deps, pulls, propertyId),
    async test(propertyId) {
      try {
        return await testChannelManager(connections, propertyId);
      } catch (error) {
        throw toTold(error);
      }
    },
    async startSync(propertyId, also) {
      const { adapter } = await connections.open(propertyId);
      if (adapter.capabilities.delivery === 'push')
        throw new ServiceError('conflict', `${adapter.name} sends its bookings by itself: there is nothing to ask for`);
      return pulls.start(propertyId, 'manual', also);
    },
    async readSync(propertyId, syncId) {
      const running = pulls.current(propertyId);
      const run = running?.syncId === syncId ? running : await findRun(db, propertyId, syncId, SOURCE);
      if (run === undefined) throw new ServiceError('not_found', 'There is no such sync');
      return structuredClone(run);
    },
    listSyncs: (propertyId, limit) => listRuns(db, propertyId, limit, SOURCE),
    async listLogs(propertyId, filter) {
      await connections.logBookOf(propertyId).flush();
      return listLogs(db, propertyId, filter, SOURCE);
    },
    listBookings: (propertyId, filter) => listChannelBookings(db, propertyId, filter),
    readRoomTypes: async (propertyId) => (await connected(propertyId)).roomTypes,
    async writeRoomTypes(propertyId, value, by, seen) {
      const connection = await connected(propertyId);
      const at = clock().toISOString();
      const roomTypes = await writer.write(async (trx) => {
        const stored = await findChannelManager(trx, propertyId);
        const roomTypes = replaceSeen(value, seen)(stored?.roomTypes ?? {});
        await changeChannelManager(trx, connection, { roomTypes });
        const roomTypeRows = await listChannelRoomTypes(trx, propertyId);
        const slugs = roomTypeRows.map((type) => [type.code, slugOf(type, roomTypes)] as const);
        await renameChannelRoomTypes(trx, propertyId, { ...Object.fromEntries(slugs), ...roomTypes });
        const entry = { ...entryOf(propertyId, by), action: 'channel_manager.setting_changed' } as const;
        await appendAudit(trx, secrets, { ...entry, detail: { setting: 'roomTypes' } }, at);
        return roomTypes;
      });
      await connections.reset(propertyId);
      return roomTypes;
    },
    async listKnownRoomTypes(propertyId) {
      const { roomTypes } = await connected(propertyId);
      const roomTypeRows = await listChannelRoomTypes(db, propertyId);
      return roomTypeRows.map((type) => ({
        code: type.code,
        name: type.name || type.code,
        slug: slugOf(type, roomTypes),
        mapped: Object.hasOwn(roomTypes, type.code),
      }));
    },
    async work() {
      await check();
      await pulls.idle();
    },
    start() {
      timer ??= setInterval(nudge, pace.tickMs);
    },
    async close() {
      closed = true;
      if (timer !== null) clearInterval(timer);
      await checking.catch(() => undefined);
      await pulls.close();
      await connections.close();
    },
  };
}
