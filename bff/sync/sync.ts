import type { FieldMapping, PmsBill, PmsEntity, PmsProvider } from '../../shared/domain/pms.ts';
import { ServiceError } from '../base/errors.ts';
import { PmsError } from '../pms/net/errors.ts';
import type { CredentialField, NoticeRequest, PmsAdapter } from '../pms/port.ts';
import { appendAudit } from '../store/account/audit.ts';
import type { SyncEnabled, SyncSettings } from '../store/pms/connections.ts';
import { type LogLevel, listLogs, type PmsLogEntry } from '../store/pms/logs.ts';
import { insertNotices } from '../store/pms/notices.ts';
import { listPushes, type PmsPush, type PushState, unparkPush } from '../store/pms/pushes.ts';
import { closeInterruptedRuns, type DateRange, findRun, listRuns, type SyncRun } from '../store/pms/runs.ts';
import { type PmsSource, toSource } from '../store/pms/source.ts';
import type { Page } from '../store/sqlite/cursor.ts';
import { type Connected, type ConnectRequest, connectPms, disconnectPms, showWebhook } from './connection/connect.ts';
import { createConnections } from './connection/connections.ts';
import { toServiceError } from './connection/failure.ts';
import {
  type MappingReport,
  previewMapping,
  readStatus,
  readUnmapped,
  type SyncStatus,
  testPms,
  validateMapping,
} from './connection/inspect.ts';
import { createNotices } from './connection/notices.ts';
import { createRefusals } from './connection/refusals.ts';
import {
  changeParts,
  readSetting,
  type Some,
  writeMapping,
  writeRoomTypes,
  writeSetting,
} from './connection/settings.ts';
import { type AlsoStore, PACE, type SyncActor, type SyncDeps } from './deps.ts';
import { readBillNow } from './house/bill.ts';
import { findPmsSellers } from './house/pms-sellers.ts';
import { createQuotes, type Quotes } from './house/quotes.ts';
import { type ConflictView, listConflicts, resolveConflict } from './pull/conflicts.ts';
import { listEntities, notSynced } from './pull/entities.ts';
import { createRuns } from './pull/runs.ts';
import { createSchedule } from './schedule.ts';

import { createReporting } from './write/reporting.ts';
import { createWriteBack } from './write/write-back.ts';

/** An adapter, as shown in the connect form. */
export interface ProviderView extends Pick<PmsAdapter, 'name' | 'capabilities' | 'fields' | 'defaultMapping'> {
  provider: PmsProvider;
  credentials: readonly CredentialField[];
}

export interface SyncRequest {
  entities?: PmsEntity[] | undefined;
  dateRange?: DateRange | undefined;
}

/** A PMS of a property; a property's id means its first one. */
export type Whose = string | PmsSource;

/**
 * The PMS integration of all properties: commands of staff and programs, and background work. Commands reject with a
 * ServiceError; `also` stores something in the command's transaction.
 */
export interface Sync {
  providers(): Promise<ProviderView[]>;
  connect(of: Whose, request: ConnectRequest, by: SyncActor, also?: AlsoStore<Connected>): Promise<Connected>;
  /** The PMSs of a property with their status, including disconnected ones. */
  list(propertyId: string): Promise<(SyncStatus & { source: string })[]>;
  disconnect(of: Whose, by: SyncActor): Promise<void>;
  test(of: Whose): ReturnType<typeof testPms>;
  status(of: Whose): Promise<SyncStatus>;
  startSync(of: Whose, request: SyncRequest, also?: AlsoStore<SyncRun>): Promise<SyncRun>;
  readSync(of: Whose, syncId: string): Promise<SyncRun>;
  listSyncs(of: Whose, limit: number): Promise<SyncRun[]>;
  validate(of: Whose): Promise<MappingReport>;
  previewMapping(of: Whose, mapping: Partial<FieldMapping>): ReturnType<typeof previewMapping>;
  unmapped(of: Whose): ReturnType<typeof readUnmapped>;
  listLogs(of: Whose, filter: LogFilter): Promise<Page<PmsLogEntry>>;
  conflicts(of: Whose, page: { cursor?: string | undefined; limit: number }): Promise<Page<ConflictView>>;
  resolveConflict(
    of: Whose,
    id: string,
    winner: 'pms' | 'service',
    by: SyncActor,
    also?: AlsoStore<{ id: string; winner: 'pms' | 'service' }>,
  ): Promise<{ id: string; winner: 'pms' | 'service' }>;
  readSettings(of: Whose): Promise<SyncSettings>;
  /** Omitted fields stay. */
  writeSettings(
    of: Whose,
    value: Some<SyncSettings>,
    by: SyncActor,
    also?: AlsoStore<SyncSettings>,
  ): Promise<SyncSettings>;
  /** Only the differences from the adapter's mapping. */
  readMapping(of: Whose): Promise<FieldMapping>;
  /** This and the next throw `conflict` if the current `revisionOf` differs from `seen`. */
  writeMapping(of: Whose, value: FieldMapping, by: SyncActor, seen?: string): Promise<FieldMapping>;
  readRoomTypes(of: Whose): Promise<Record<string, string>>;
  writeRoomTypes(
    of: Whose,
    value: Record<string, string>,
    by: SyncActor,
    seen?: string,
  ): Promise<Record<string, string>>;
  readEnabled(of: Whose): Promise<SyncEnabled>;
  /** Omitted fields stay. */
  writeEnabled(of: Whose, value: Some<SyncEnabled>, by: SyncActor, also?: AlsoStore<SyncEnabled>): Promise<SyncEnabled>;
  listPushes(
    of: Whose,
    filter: { state?: PushState | undefined; cursor?: string | undefined; limit: number },
  ): Promise<Page<PmsPush>>;
  /** Retries a parked write. Throws `not_found` if it is not parked. */
  resend(of: Whose, pushId: string, by: SyncActor, also?: AlsoStore<{ id: string }>): Promise<{ id: string }>;
  /** The address for the PMS's notices, with its secret; null if it sends none or cannot reach us. */
  webhookAddress(of: Whose, by: SyncActor): Promise<string | null>;
  /**
   * A call to our webhook: verified, stored, then processed; ignored unless in realtime mode. Throws `unauthorized`, or
   * `bad_request` if genuine but unreadable.
   */
  acceptNotice(of: Whose, request: NoticeRequest): Promise<{ accepted: number }>;
  /** Availability for a stay, asked live if possible. */
  quotes: Quotes;
  /** A stay's bill, asked live; null if not available. */
  readBill(propertyId: string, reservationId: string): Promise<PmsBill | null>;
  /** Runs the work that is due; resolves when done. */
  work(): Promise<void>;
  /** Runs the work soon, without waiting. */
  nudge(): void;
  /** Continues work of an earlier process and starts regular checks. */
  start(): Promise<void>;
  /** Stops cleanly: the current page and write are finished or left to the next process. */
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
  const reporting = createReporting(clock);
  const refusals = createRefusals(clock);
  const schedule = createSchedule(deps, { connections, runs, notices, writeBack, reporting }, pace);
  const quotes = createQuotes(clock, (propertyId) => findPmsSellers(deps, connections, propertyId));
  const { nudge } = schedule;
  const statusOf = (of: PmsSource) => readStatus(deps, { connections, runs, reporting }, of);
  const asServiceError = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw toServiceError(error);
    }
  };
  const nudged = async <T>(work: Promise<T>): Promise<T> => {
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
    async connect(whose, request, by, also) {
      const of = toSource(whose);
      const connected = await connectPms(deps, connections, { of, request, by }, also);
      await schedule.begin(of).catch((error: unknown) => deps.log.error({ err: error }, 'a first import failed'));
      nudge();
      return connected;
    },
    async list(propertyId) {
      const all = await connections.findAll(propertyId);
      return Promise.all(all.map(async (of) => ({ source: of.source, ...(await statusOf(of)) })));
    },
    disconnect: (of, by) => asServiceError(disconnectPms(deps, connections, { of: toSource(of), by })),
    test: (of) => asServiceError(testPms(connections, toSource(of))),
    status: (of) => statusOf(toSource(of)),
    async startSync(whose, { entities, dateRange }, also) {
      const of = toSource(whose);
      const { connection, adapter } = await asServiceError(connections.open(of));
      const possible = listEntities(connection.enabled, adapter.capabilities);
      const faults = (entities ?? []).flatMap((entity, place) =>
        possible.includes(entity) ? [] : notSynced(entity, place, { adapter, possible }),
      );
      const [fault] = faults;
      if (fault !== undefined) throw new ServiceError('validation_failed', fault.detail, { fields: faults });
      const requestedEntities = possible.filter((entity) => entities?.includes(entity) ?? true);
      if (requestedEntities.length === 0)
        throw new ServiceError('validation_failed', 'Nothing is synchronised: PUT …/pms/sync/enabled chooses what');
      return runs.start(of, { entities: requestedEntities, range: dateRange ?? null, trigger: 'manual' }, also);
    },
    async readSync(whose, syncId) {
      const of = toSource(whose);
      const running = runs.current(of);
      const run = running?.syncId === syncId ? running : await findRun(db, of.propertyId, syncId, of.source);
      if (run === undefined) throw new ServiceError('not_found', 'There is no such sync');
      return structuredClone(run);
    },
    quotes,
    readBill: (propertyId, reservationId) => readBillNow(deps, connections, { propertyId, reservationId }),
    listSyncs: (whose, limit) => {
      const { propertyId, source } = toSource(whose);
      return listRuns(db, propertyId, limit, source);
    },
    validate: (of) => asServiceError(validateMapping(connections, toSource(of))),
    previewMapping: (of, mapping) => asServiceError(previewMapping(connections, toSource(of), mapping)),
    unmapped: (of) => asServiceError(readUnmapped(connections, toSource(of))),
    async listLogs(whose, filter) {
      const of = toSource(whose);
      if ((await connections.find(of)) !== undefined) await connections.logBookOf(of).flush();
      return listLogs(db, of.propertyId, filter, of.source);
    },
    conflicts: (of, page) => listConflicts(deps, toSource(of), page),
    resolveConflict: (of, id, winner, by, also) =>
      nudged(resolveConflict(deps, { propertyId: toSource(of).propertyId, id, winner, by }, also)),
    readSettings: (of) => readSetting(deps, toSource(of), 'settings'),
    writeSettings: (of, value, by, also) =>
      nudged(
        writeSetting(deps, connections, { of: toSource(of), key: 'settings', change: changeParts(value), by }, also),
      ),
    readMapping: (of) => readSetting(deps, toSource(of), 'mapping'),
    writeMapping: (of, mapping, by, seen) =>
      nudged(writeMapping(deps, connections, { of: toSource(of), mapping, by, seen })),
    readRoomTypes: (of) => readSetting(deps, toSource(of), 'roomTypes'),
    writeRoomTypes: (of, roomTypes, by, seen) =>
      nudged(writeRoomTypes(deps, connections, { of: toSource(of), roomTypes, by, seen })),
    readEnabled: (of) => readSetting(deps, toSource(of), 'enabled'),
    writeEnabled: (of, value, by, also) =>
      nudged(
        writeSetting(deps, connections, { of: toSource(of), key: 'enabled', change: changeParts(value), by }, also),
      ),
    listPushes: (of, filter) => listPushes(db, toSource(of), filter),
    async resend(of, id, by, also) {
      const { propertyId } = toSource(of);
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
    webhookAddress: (of, by) => asServiceError(showWebhook(deps, connections, { of: toSource(of), by })),
    async acceptNotice(whose, request) {
      const of = toSource(whose);
      const { session, logBook, connection } = await asServiceError(connections.open(of));
      if (session.notices === undefined) throw new ServiceError('not_found', 'This PMS sends no notices here');
      const noticesRead = session.notices(request).catch((error: unknown) => {
        // Genuine but unreadable: a repeat would not help.
        if (error instanceof PmsError && error.code === 'malformed_answer')
          throw new ServiceError('bad_request', error.message, { cause: error });
        const message = refusals.note(of);
        if (message !== null) logBook.add({ level: 'warn', event: 'notice.refused', message });
        throw error;
      });
      const noticeList = await asServiceError(noticesRead);
      if (connection.settings.mode !== 'realtime') return { accepted: 0 }; // then data is read only on schedule
      reporting.heard(connection.id);
      const at = clock().toISOString();
      const rows = noticeList.map(({ entity, id, noticeId }) => ({ entity, externalId: id, noticeId }));
      await writer.write((trx) => insertNotices(trx, of, rows, at));
      nudge();
      return { accepted: noticeList.length };
    },
    work: () => schedule.work(),
    nudge,
    async start() {
      // With several nodes, another one may be running them; otherwise they were interrupted.
      if (deps.nodes.id === null) await writer.write((trx) => closeInterruptedRuns(trx, clock().toISOString()));
      schedule.start();
    },
    async close() {
      await Promise.all([schedule.close(), notices.close(), writeBack.close(), runs.close()]);
      await connections.close();
    },
  };
}
