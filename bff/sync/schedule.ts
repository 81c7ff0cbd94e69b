import { PmsError } from '../pms/net/errors.ts';
import { listConnections } from '../store/pms/connections.ts';
import { listCursors } from '../store/pms/cursors.ts';
import { deleteNoticesBefore, insertNotices } from '../store/pms/notices.ts';
import { deletePushesBefore, queuePmsChange } from '../store/pms/pushes.ts';
import type { PmsSource } from '../store/pms/source.ts';
import { listUntoldConversations } from '../store/pms/subjects.ts';
import type { Connections, OpenConnection } from './connection/connections.ts';
import type { Notices } from './connection/notices.ts';
import { createPauses } from './connection/paused.ts';
import type { Pace, SyncDeps } from './deps.ts';
import { createPerSource } from './per-source.ts';
import { findDailyPass } from './pull/daily-pass.ts';
import { listDueTimes, listEntities } from './pull/entities.ts';
import { type Runs, TALKING } from './pull/runs.ts';
import type { Reporting } from './write/reporting.ts';
import type { WriteBack } from './write/write-back.ts';

/** Interval of checking for idle conversations and old data. */
const SLOWLY_MS = 60_000;
const UNTOLD_AT_ONCE = 50;
const UNTOLD_FROM_MS = 24 * 60 * 60_000;
/** Longer than any PMS repeats a notice. */
const KEEP_NOTICES_MS = 3 * 24 * 60 * 60_000;
/** Longer than charges of a stay can be cancelled. */
const KEEP_PUSHES_MS = 400 * 24 * 60 * 60_000;
const SUBSCRIBE_TIMEOUT_MS = 30_000;
const SUBSCRIBE_RETRY_MS = 10 * 60_000;
/** A subscription may be removed in the PMS silently, so it is renewed regularly. */
const SUBSCRIBE_AGAIN_MS = 24 * 60 * 60_000;
/** Interval of checking whether the daily pass is due. */
const DAILY_CHECK_MS = 5 * 60_000;

/** Regularly starts due work: pulls, notices, writes. */
export interface Schedule {
  /** Starts the first import of a new connection, unless it exists or is not allowed. */
  begin(of: PmsSource): Promise<void>;
  work(): Promise<void>;
  nudge(): void;
  start(): void;
  close(): Promise<void>;
}

interface Workers {
  connections: Connections;
  runs: Runs;
  notices: Notices;
  writeBack: WriteBack;
  reporting: Reporting;
}

/** Next times of checks per connection, in milliseconds since 1970. */
interface SourceTimes {
  queueAt: number;
  subscribeAt: number;
  dailyAt: number;
}

export function createSchedule(deps: SyncDeps, workers: Workers, pace: Pace): Schedule {
  const { db, writer, clock, log } = deps;
  const { connections, runs, notices, writeBack, reporting } = workers;
  const findAllowed = createPauses(deps, connections);
  const timesById = new Map<string, SourceTimes>();
  let slowlyAt = 0;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  async function startDueWork(): Promise<void> {
    if (await deps.nodes.takes(TALKING)) await checkSources();
    await connections.flush();
  }

  async function checkSources(): Promise<void> {
    await runs.takeUp();
    const connected = await listConnections(db);
    const ids = new Set(connected.map(({ id }) => id));
    for (const id of timesById.keys()) if (!ids.has(id)) timesById.delete(id);
    reporting.keepOnly(ids);
    const slowly = +clock() >= slowlyAt;
    if (slowly) {
      slowlyAt = +clock() + SLOWLY_MS;
      for (const propertyId of new Set(connected.map((one) => one.propertyId))) await reportSilent(propertyId);
      await tidyUp();
    }
    sources.begin(await findAllowed(connected));
    await notices.startDue();
    await writeBack.startDue();
  }

  async function checkSource(of: PmsSource): Promise<void> {
    const open = await connections.open(of).catch(() => null);
    if (open === null) return;
    const { connection } = open;
    const now = +clock();
    const times = timesById.get(connection.id) ?? { queueAt: 0, subscribeAt: 0, dailyAt: 0 };
    timesById.set(connection.id, times);
    if (connection.settings.mode === 'realtime') await listen(open, times, now);
    else Object.assign(times, { queueAt: 0, subscribeAt: 0 });
    if (now < runs.notBefore(of)) return;
    await pullDue(open, now);
    if (now < times.dailyAt) return;
    times.dailyAt = now + DAILY_CHECK_MS;
    const daily = await findDailyPass(db, open, clock());
    if (daily !== null) await runs.start(of, daily);
  }

  async function pullDue({ connection, adapter: { capabilities } }: OpenConnection, now: number): Promise<void> {
    const cursors = await listCursors(db, connection);
    const sendsNotices = reporting.reports(connection, capabilities);
    const due = [...listDueTimes(connection, { capabilities, sendsNotices }, cursors)];
    const entities = due.filter(([, at]) => at <= now).map(([entity]) => entity);
    if (entities.length === 0) return;
    const isFirst = (await connections.find(connection))?.lastSync === null;
    await runs.start(connection, { entities, range: null, trigger: isFirst ? 'connect' : 'schedule' });
  }

  /** After subscribing, pulls what changed during the first import. */
  async function catchUp({ connection, adapter }: OpenConnection): Promise<void> {
    const entities = listEntities(connection.enabled, adapter.capabilities).filter((entity) =>
      adapter.capabilities.incremental.includes(entity),
    );
    if (entities.length > 0) await runs.start(connection, { entities, range: null, trigger: 'notice' });
  }

  /** Makes sure that changes are noticed: by a subscription or a queue. */
  async function listen(open: OpenConnection, times: SourceTimes, now: number): Promise<void> {
    if (now >= times.subscribeAt) {
      const isFirst = times.subscribeAt === 0 && open.connection.lastSync === null;
      const agreed = await subscribe(open);
      reporting.subscribed(open.connection.id, agreed);
      if (agreed && isFirst) await catchUp(open);
      times.subscribeAt = now + (agreed ? SUBSCRIBE_AGAIN_MS : SUBSCRIBE_RETRY_MS);
    }
    if (now < times.queueAt) return;
    times.queueAt = now + pace.queueMs;
    await readQueue(open);
  }

  /** Subscribes to notices. Where our address must be entered by hand, accepts them from now on. */
  async function subscribe({ session, logBook, connection }: OpenConnection): Promise<boolean> {
    if (deps.webhookUrl(connection) === null) return false;
    if (session.subscribe === undefined) return true;
    try {
      await session.subscribe(AbortSignal.timeout(SUBSCRIBE_TIMEOUT_MS));
      logBook.add({ level: 'info', event: 'subscribed', message: 'The PMS tells of changes' });
      return true;
    } catch (error) {
      if (!(error instanceof PmsError)) throw error;
      const message = `The PMS could not be asked to tell of changes: ${error.message}. They are pulled meanwhile`;
      logBook.add({ level: 'warn', event: 'subscribe.failed', message, detail: { code: error.code } });
      return false;
    }
  }

  async function readQueue({ session, logBook, connection }: OpenConnection): Promise<void> {
    if (session.readQueue === undefined) return;
    try {
      await session.readQueue(AbortSignal.timeout(SUBSCRIBE_TIMEOUT_MS), async (found) => {
        const rows = found.map(({ entity, id, noticeId }) => ({ entity, externalId: id, noticeId }));
        if (rows.length === 0) return;
        await writer.write((trx) => insertNotices(trx, connection, rows, clock().toISOString()));
      });
      reporting.heard(connection.id);
    } catch (error) {
      if (!(error instanceof PmsError)) throw error;
      logBook.add({
        level: 'warn',
        event: 'queue.failed',
        message: `The queue of changes was not read: ${error.message}`,
        detail: { code: error.code },
      });
    }
  }

  async function reportSilent(propertyId: string): Promise<void> {
    const now = +clock();
    const idleSince = new Date(now - pace.idleMs).toISOString();
    const from = new Date(now - pace.idleMs - UNTOLD_FROM_MS).toISOString();
    const ids = await listUntoldConversations(db, propertyId, { idleSince, from, limit: UNTOLD_AT_ONCE });
    if (ids.length === 0) return;
    const at = clock().toISOString();
    await writer.write(async (trx) => {
      for (const conversationId of ids)
        await queuePmsChange(trx, propertyId, { kind: 'communication', conversationId }, at);
    });
  }

  async function tidyUp(): Promise<void> {
    const before = (keptMs: number) => new Date(+clock() - keptMs).toISOString();
    await writer.write(async (trx) => {
      await deleteNoticesBefore(trx, before(KEEP_NOTICES_MS));
      await deletePushesBefore(trx, before(KEEP_PUSHES_MS));
    });
  }

  const sources = createPerSource(log, 'looking for PMS work failed', checkSource);
  let checking: Promise<void> | null = null;
  let again = false;

  /** Checks for due work; requests during a check cause one more. A check starts work without waiting for it. */
  function checkOnce(): Promise<void> {
    if (closed) return Promise.resolve();
    if (checking !== null) {
      again = true;
      return checking;
    }
    checking = (async () => {
      do {
        again = false;
        await startDueWork();
      } while (again && !closed);
    })().finally(() => {
      checking = null;
    });
    return checking;
  }

  function nudge(): void {
    checkOnce().catch((error: unknown) => log.error({ err: error }, 'looking for PMS work failed'));
  }

  return {
    nudge,
    async begin(of) {
      if (closed || (await findAllowed([of])).length === 0) return;
      const open = await connections.open(of);
      if (open.connection.lastSync === null) await pullDue(open, +clock());
    },
    async work() {
      await checkOnce();
      await sources.idle();
      await runs.idle();
      await notices.startDue(); // records that the runs left to be read by id
      await notices.idle();
      await runs.idle();
      await writeBack.startDue();
      await writeBack.idle();
      await connections.flush();
    },
    start() {
      timer ??= setInterval(nudge, pace.tickMs);
      timer.unref();
      nudge();
    },
    async close() {
      closed = true;
      if (timer !== null) clearInterval(timer);
      await checking?.catch(() => undefined);
      await sources.idle();
    },
  };
}
