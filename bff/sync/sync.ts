import type { Money } from '../../shared/domain/money.ts';
import type { FieldMapping, PmsEntity, PmsProvider } from '../../shared/domain/pms.ts';
import { type FieldError, ServiceError } from '../base/errors.ts';
import { PmsError } from '../pms/errors.ts';
import type { CredentialField, NoticeRequest, PmsAdapter } from '../pms/port.ts';
import { appendAudit } from '../store/audit.ts';
import type { Page } from '../store/cursor.ts';
import type { SyncEnabled, SyncSettings } from '../store/pms-connections.ts';
import { type LogLevel, listLogs, type PmsLogEntry } from '../store/pms-logs.ts';
import { insertNotices } from '../store/pms-notices.ts';
import { listPushes, type PmsPush, type PushState, unparkPush } from '../store/pms-pushes.ts';
import { closeInterruptedRuns, type DateRange, findRun, listRuns, type SyncRun } from '../store/pms-runs.ts';
import { readBalanceNow } from './balance.ts';
import { type ConflictView, listConflicts, resolveConflict } from './conflicts.ts';
import { type Connected, type ConnectRequest, connectPms, disconnectPms, showWebhook } from './connect.ts';
import { createConnections } from './connections.ts';
import { type AlsoStore, PACE, type SyncActor, type SyncDeps } from './deps.ts';
import { listEntities } from './entities.ts';
import { toServiceError } from './failure.ts';
import {
  type MappingReport,
  previewMapping,
  readStatus,
  readUnmapped,
  type SyncStatus,
  testPms,
  validateMapping,
} from './inspect.ts';
import { createNotices } from './notices.ts';
import { createQuotes, type Quotes } from './quotes.ts';
import { createRefusals } from './refusals.ts';
import { createRuns } from './runs.ts';
import { createSchedule } from './schedule.ts';
import { changeParts, readSetting, type Some, writeMapping, writeRoomTypes, writeSetting } from './settings.ts';
import { createTelling } from './telling.ts';
import { createWriteBack } from './write-back.ts';

/** An adapter as the connect form shows it. */
export interface ProviderView extends Pick<PmsAdapter, 'name' | 'capabilities' | 'fields' | 'defaultMapping'> {
  provider: PmsProvider;
  credentials: readonly CredentialField[];
}

export interface SyncRequest {
  entities?: PmsEntity[] | undefined;
  dateRange?: DateRange | undefined;
}

/**
 * The PMS integration of every property: what staff and programs ask of it, and the background work. Commands reject with
 * a ServiceError; `also` stores something of the caller's in the command's own transaction.
 */
export interface Sync {
  providers(): Promise<ProviderView[]>;
  connect(propertyId: string, request: ConnectRequest, by: SyncActor, also?: AlsoStore<Connected>): Promise<Connected>;
  disconnect(propertyId: string, by: SyncActor): Promise<void>;
  test(propertyId: string): ReturnType<typeof testPms>;
  status(propertyId: string): Promise<SyncStatus>;
  startSync(propertyId: string, request: SyncRequest, also?: AlsoStore<SyncRun>): Promise<SyncRun>;
  readSync(propertyId: string, syncId: string): Promise<SyncRun>;
  listSyncs(propertyId: string, limit: number): Promise<SyncRun[]>;
  validate(propertyId: string): Promise<MappingReport>;
  previewMapping(propertyId: string, mapping: Partial<FieldMapping>): ReturnType<typeof previewMapping>;
  unmapped(propertyId: string): ReturnType<typeof readUnmapped>;
  listLogs(propertyId: string, filter: LogFilter): Promise<Page<PmsLogEntry>>;
  conflicts(propertyId: string, page: { cursor?: string | undefined; limit: number }): Promise<Page<ConflictView>>;
  resolveConflict(
    propertyId: string,
    id: string,
    winner: 'pms' | 'service',
    by: SyncActor,
    also?: AlsoStore<{ id: string; winner: 'pms' | 'service' }>,
  ): Promise<{ id: string; winner: 'pms' | 'service' }>;
  readSettings(propertyId: string): Promise<SyncSettings>;
  /** What is left out stays as it is. */
  writeSettings(
    propertyId: string,
    value: Some<SyncSettings>,
    by: SyncActor,
    also?: AlsoStore<SyncSettings>,
  ): Promise<SyncSettings>;
  /** Only what differs from the adapter's own mapping. */
  readMapping(propertyId: string): Promise<FieldMapping>;
  /** Throws `conflict` where it is not what was `seen` any more, by `revisionOf`; so does the next. */
  writeMapping(propertyId: string, value: FieldMapping, by: SyncActor, seen?: string): Promise<FieldMapping>;
  readRoomTypes(propertyId: string): Promise<Record<string, string>>;
  writeRoomTypes(
    propertyId: string,
    value: Record<string, string>,
    by: SyncActor,
    seen?: string,
  ): Promise<Record<string, string>>;
  readEnabled(propertyId: string): Promise<SyncEnabled>;
  /** What is left out stays as it is. */
  writeEnabled(
    propertyId: string,
    value: Some<SyncEnabled>,
    by: SyncActor,
    also?: AlsoStore<SyncEnabled>,
  ): Promise<SyncEnabled>;
  listPushes(
    propertyId: string,
    filter: { state?: PushState | undefined; cursor?: string | undefined; limit: number },
  ): Promise<Page<PmsPush>>;
  /** Has a parked change told again. Throws `not_found` where it is not parked. */
  resend(propertyId: string, pushId: string, by: SyncActor, also?: AlsoStore<{ id: string }>): Promise<{ id: string }>;
  /** Where the PMS sends its notices, with the secret it shows there; null where it sends none, or cannot reach us. */
  webhookAddress(propertyId: string, by: SyncActor): Promise<string | null>;
  /**
   * A call to our webhook: verified, stored, then worked off; passed over where the mode is not realtime. Throws `unauthorized`,
   * and `bad_request` where it is the PMS's and cannot be read.
   */
  acceptNotice(propertyId: string, request: NoticeRequest): Promise<{ accepted: number }>;
  /** What is free for a stay, asked of the PMS now where it can be. */
  quotes: Quotes;
  /** What is still to pay for a stay, asked of the PMS now; null where it does not say or cannot be asked. */
  readBalance(propertyId: string, reservationId: string): Promise<Money | null>;
  /** Looks for work now; resolves when what was due is done. */
  work(): Promise<void>;
  /** Looks for work soon, without being waited for. */
  nudge(): void;
  /** Takes up what an earlier process left, and begins to look regularly. */
  start(): Promise<void>;
  /** Stops cleanly: the page and the change under way are finished or left to the next process. */
  close(): Promise<void>;
}

export type LogFilter = {
  level?: LogLevel | undefined;
  since?: string | undefined;
  entity?: PmsEntity | undefined;
  syncId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

export function createSync(deps: SyncDeps): Sync {
  const { db, writer, clock, registry, secrets } = deps;
  const pace = { ...PACE, ...deps.pace };
  const connections = createConnections(deps);
  const runs = createRuns(deps, connections, pace.runRetryMs);
  const notices = createNotices(deps, connections, runs, pace);
  const writeBack = createWriteBack(deps, connections, pace);
  const telling = createTelling(clock);
  const refusals = createRefusals(clock);
  const schedule = createSchedule(deps, { connections, runs, notices, writeBack, telling }, pace);
  const quotes = createQuotes(deps, connections);
  const { nudge } = schedule;
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw toServiceError(error);
    }
  };
  const set = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    nudge();
    return value;
  };

  return {
    async providers() {
      const adapters = await registry.loadAll();
      return adapters.map(({ provider, name, credentials, capabilities, fields, defaultMapping }) => ({
        provider,
        name,
        credentials,
        capabilities,
        fields,
        defaultMapping,
      }));
    },
    async connect(propertyId, request, by, also) {
      const connected = await connectPms(deps, connections, { propertyId, request, by }, also);
      await schedule
        .begin(propertyId)
        .catch((error: unknown) => deps.log.error({ err: error }, 'a first import failed'));
      nudge();
      return connected;
    },
    disconnect: (propertyId, by) => told(disconnectPms(deps, connections, { propertyId, by })),
    test: (propertyId) => told(testPms(connections, propertyId)),
    status: (propertyId) => readStatus(deps, { connections, runs, telling }, propertyId),
    async startSync(propertyId, { entities, dateRange }, also) {
      const { connection, adapter } = await told(connections.open(propertyId));
      const possible = listEntities(connection.enabled, adapter.capabilities);
      const faults = (entities ?? []).flatMap((entity, place) =>
        possible.includes(entity) ? [] : notSynced(entity, place, { adapter, possible }),
      );
      const [fault] = faults;
      if (fault !== undefined) throw new ServiceError('validation_failed', fault.detail, { fields: faults });
      const wanted = possible.filter((entity) => entities?.includes(entity) ?? true);
      if (wanted.length === 0)
        throw new ServiceError('validation_failed', 'Nothing is synchronised: PUT …/pms/sync/enabled chooses what');
      return runs.start(propertyId, { entities: wanted, range: dateRange ?? null, trigger: 'manual' }, also);
    },
    async readSync(propertyId, syncId) {
      const running = runs.current(propertyId);
      const run = running?.syncId === syncId ? running : await findRun(db, propertyId, syncId);
      if (run === undefined) throw new ServiceError('not_found', 'There is no such sync');
      return structuredClone(run);
    },
    quotes,
    readBalance: (propertyId, reservationId) => readBalanceNow(deps, connections, { propertyId, reservationId }),
    listSyncs: (propertyId, limit) => listRuns(db, propertyId, limit),
    validate: (propertyId) => told(validateMapping(connections, propertyId)),
    previewMapping: (propertyId, mapping) => told(previewMapping(connections, propertyId, mapping)),
    unmapped: (propertyId) => told(readUnmapped(connections, propertyId)),
    async listLogs(propertyId, filter) {
      await connections.book(propertyId).flush();
      return listLogs(db, propertyId, filter);
    },
    conflicts: (propertyId, page) => listConflicts(deps, propertyId, page),
    resolveConflict: (propertyId, id, winner, by, also) =>
      set(resolveConflict(deps, { propertyId, id, winner, by }, also)),
    readSettings: (propertyId) => readSetting(deps, propertyId, 'settings'),
    writeSettings: (propertyId, value, by, also) =>
      set(writeSetting(deps, connections, { propertyId, key: 'settings', change: changeParts(value), by }, also)),
    readMapping: (propertyId) => readSetting(deps, propertyId, 'mapping'),
    writeMapping: (propertyId, mapping, by, seen) =>
      set(writeMapping(deps, connections, { propertyId, mapping, by, seen })),
    readRoomTypes: (propertyId) => readSetting(deps, propertyId, 'roomTypes'),
    writeRoomTypes: (propertyId, roomTypes, by, seen) =>
      set(writeRoomTypes(deps, connections, { propertyId, roomTypes, by, seen })),
    readEnabled: (propertyId) => readSetting(deps, propertyId, 'enabled'),
    writeEnabled: (propertyId, value, by, also) =>
      set(writeSetting(deps, connections, { propertyId, key: 'enabled', change: changeParts(value), by }, also)),
    listPushes: (propertyId, filter) => listPushes(db, propertyId, filter),
    async resend(propertyId, id, by, also) {
      const at = clock().toISOString();
      await writer.write(async (trx) => {
        if (!(await unparkPush(trx, propertyId, id, at)))
          throw new ServiceError('not_found', 'There is no such parked change');
        const entry = { accountId: by.accountId, propertyId, actor: by.id, subject: id };
        await appendAudit(trx, secrets, { ...entry, action: 'pms.push_resent' }, at);
        await also?.(trx, { id });
      });
      nudge();
      return { id };
    },
    webhookAddress: (propertyId, by) => told(showWebhook(deps, connections, { propertyId, by })),
    async acceptNotice(propertyId, request) {
      const { session, book, connection } = await told(connections.open(propertyId));
      if (session.notices === undefined) throw new ServiceError('not_found', 'This PMS sends no notices here');
      const read = session.notices(request).catch((error: unknown) => {
        // It verified, and cannot be read: told again it would be the same.
        if (error instanceof PmsError && error.code === 'malformed_answer')
          throw new ServiceError('bad_request', error.message, { cause: error });
        const message = refusals.note(propertyId);
        if (message !== null) book.add({ level: 'warn', event: 'notice.refused', message });
        throw error;
      });
      const found = await told(read);
      if (connection.settings.mode !== 'realtime') return { accepted: 0 }; // then nothing is read before its time
      telling.heard(connection.id);
      const at = clock().toISOString();
      const rows = found.map(({ entity, id, noticeId }) => ({ entity, externalId: id, noticeId }));
      await writer.write((trx) => insertNotices(trx, propertyId, rows, at));
      nudge();
      return { accepted: found.length };
    },
    work: () => schedule.work(),
    nudge,
    async start() {
      await writer.write((trx) => closeInterruptedRuns(trx, clock().toISOString()));
      schedule.start();
    },
    async close() {
      await Promise.all([schedule.close(), notices.close(), writeBack.close(), runs.close()]);
      await connections.close();
    },
  };
}

/** Asked for, and not pulled: because the hotel turned it off, or the PMS does not give it. */
function notSynced(
  entity: PmsEntity,
  place: number,
  { adapter, possible }: { adapter: PmsAdapter; possible: readonly PmsEntity[] },
): FieldError {
  const isOff = adapter.capabilities.pulls.includes(entity);
  const why = isOff ? 'is turned off here' : `is not what ${adapter.name} gives`;
  const detail = `entities: ${entity} ${why}; any of ${possible.join(', ') || 'none'}`;
  return { pointer: `/entities/${place}`, code: isOff ? 'not_enabled' : 'not_supported', detail };
}
