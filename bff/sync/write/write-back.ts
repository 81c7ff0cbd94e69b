import { PmsError } from '../../pms/net/errors.ts';
import type { Change, Receipt } from '../../pms/port.ts';
import { markChargePosted } from '../../store/house/offers.ts';
import {
  beginAttempt,
  dropOrphan,
  findPush,
  listDuePushes,
  listPushing,
  type PmsPush,
  postponePush,
  queuePmsChange,
  settlePush,
} from '../../store/pms/pushes.ts';
import type { PmsSource } from '../../store/pms/source.ts';
import { findReadable } from '../../store/pms/subjects.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Connections, OpenConnection } from '../connection/connections.ts';
import { describeFailure } from '../connection/failure.ts';
import { findPause } from '../connection/paused.ts';
import type { Pace, SyncDeps } from '../deps.ts';
import { createPerSource } from '../per-source.ts';
import { agreeOnFields, noteFieldsAsked } from '../pull/agree.ts';
import { reread } from '../pull/reread.ts';
import { requireBillable } from './billable.ts';
import { buildChange } from './build-change.ts';

const AT_ONCE_MAX = 20;
/** Delay when a connection cannot be opened. */
const UNOPENED_MS = 5_000;
/** After these errors it is unknown whether the write arrived; all others are refusals. */
const UNSURE = ['unreachable', 'malformed_answer', 'cancelled'];
/** Errors for which a retry is useless. */
const HOPELESS = ['refused', 'not_supported', 'not_found', 'bad_settings', 'address_refused'];

/** Writes the outbox to the PMS. */
export interface WriteBack {
  /** Starts due writes. */
  startDue(): Promise<void>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Writes at least once, each with its key. An attempt is counted before it is made, so that the next one first checks whether the
 * PMS has it. Writes of one stay are in order; different stays run in parallel.
 */
export function createWriteBack(deps: SyncDeps, connections: Connections, pace: Pace): WriteBack {
  const { db, writer, clock, log } = deps;
  const stop = new AbortController();
  const now = () => clock().toISOString();

  async function workOff(of: PmsSource): Promise<void> {
    while (!stop.signal.aborted) {
      if ((await findPause(db, of.propertyId, clock())) !== null) return;
      const due = await listDuePushes(db, of, now(), AT_ONCE_MAX);
      if (due.length === 0) return;
      const isStored = await Promise.all(due.map(sendAndStore));
      // If the store fails, try again at the next check.
      if (isStored.includes(false)) return;
    }
  }

  async function sendAndStore(push: PmsPush): Promise<boolean> {
    try {
      await tell(push);
      return true;
    } catch (error) {
      log.error({ err: error, push: push.id }, 'what became of a change for the PMS could not be stored');
      return false;
    }
  }

  async function tell(push: PmsPush): Promise<void> {
    const open = await connections.open(push).catch(() => null);
    if (open === null || open.connection.id !== push.connectionId) return dropOrPutOff(push);
    const signal = AbortSignal.any([stop.signal, open.signal]);
    if (push.kind === 'fields') {
      const unread = await rereadGuest(open, push, signal);
      if (unread !== null) return postpone(open, push, push.attempts + 1, unread);
    }
    // Counted before the change is built: later changes are queued separately and are not lost.
    if (!(await writer.write((trx) => beginAttempt(trx, push.id, now())))) return;
    const change = await buildChange({ db, push, timezone: open.timezone });
    if ('nothing' in change) return drop(push, change.nothing);
    const { place } = open.adapter.capabilities.takes[push.kind];
    if (place === 'none') return drop(push, `${open.adapter.name} has no place for it`, 'warn');
    const attempt = push.attempts + 1;
    try {
      if (change.kind === 'charge') await requireBillable(db, { ...push, chargeId: push.subjectId }, change.unitPrice);
      const receipt = await open.session.push(change, attempt, signal);
      await settle(open, push, change, receipt);
    } catch (error) {
      await postpone(open, push, attempt, signal.aborted ? new PmsError('cancelled', 'It was stopped') : error);
    }
  }

  /** Reads the guest from the PMS before writing, so that a change there is not overwritten. Returns the error if that failed. */
  async function rereadGuest(open: OpenConnection, push: PmsPush, signal: AbortSignal): Promise<unknown> {
    const entity = open.adapter.capabilities.pulls.includes('guests') ? 'guests' : 'reservations';
    const externalId = await findReadable(db, push, push.subjectId, entity);
    if (externalId === null) return null;
    try {
      await reread({ writer, clock }, open, { entity, externalId, signal });
      return null;
    } catch (error) {
      await writer.write((trx) => beginAttempt(trx, push.id, now()));
      return signal.aborted ? new PmsError('cancelled', 'It was stopped') : error;
    }
  }

  async function settle(open: OpenConnection, push: PmsPush, change: Change, receipt: Receipt): Promise<void> {
    open.logBook.add({
      level: 'info',
      event: 'push.sent',
      message: `Told the PMS: ${push.kind} (${receipt.detail})`,
      detail: { push: push.id, kind: push.kind, place: receipt.place },
    });
    await writer.write(async (trx) => {
      await settlePush(trx, push.id, { state: 'sent', receipt, lastError: null }, now());
      await follow(trx, push, change, receipt);
      await open.logBook.store(trx);
    });
  }

  async function follow(
    trx: Trx,
    { propertyId, subjectId }: PmsPush,
    change: Change,
    { place }: Receipt,
  ): Promise<void> {
    if (change.kind === 'charge') await markChargePosted(trx, propertyId, subjectId);
    if (change.kind !== 'fields') return;
    const settleFields = place === 'note' ? noteFieldsAsked : agreeOnFields;
    const differs = await settleFields(trx, propertyId, subjectId, change.fields);
    if (differs) await queuePmsChange(trx, propertyId, { kind: 'fields', guestId: subjectId }, now());
  }

  async function postpone(open: OpenConnection, push: PmsPush, attempt: number, error: unknown): Promise<void> {
    if (!(error instanceof PmsError)) log.error({ err: error, push: push.id }, 'telling a PMS failed');
    const isStopped = error instanceof PmsError && error.code === 'cancelled';
    const isHopeless = error instanceof PmsError && HOPELESS.includes(error.code);
    const isParked = !isStopped && (isHopeless || attempt - push.attemptsBefore >= pace.pushAttemptsMax);
    const failure = describeFailure(error, clock());
    const retryAfterMs = error instanceof PmsError ? (error.retryAfterMs ?? 0) : 0;
    const backoff = Math.min(pace.pushRetryMsMax, pace.pushRetryMs * 2 ** (attempt - 1));
    const waitMs = isStopped ? 0 : Math.max(retryAfterMs, backoff / 2 + (Math.random() * backoff) / 2);
    const runAt = new Date(+clock() + waitMs).toISOString();
    if (!isStopped)
      open.logBook.add({
        level: isParked ? 'error' : 'warn',
        event: isParked ? 'push.parked' : 'push.failed',
        message: `${isParked ? 'Parked' : 'Not told yet'}: ${push.kind}: ${failure.message}`,
        detail: { push: push.id, kind: push.kind, attempt, code: failure.code },
      });
    const became = isParked ? 'parked' : 'pending';
    const isUnsure = !(error instanceof PmsError) || UNSURE.includes(error.code);
    const doubt = isUnsure ? {} : { unsureSince: push.unsureSince };
    await writer.write(async (trx) => {
      await settlePush(trx, push.id, { state: became, lastError: failure, runAt, ...doubt }, now());
      await open.logBook.store(trx);
    });
  }

  /** Drops the write if its connection is gone; postpones it if the connection cannot be opened now or was just recreated. */
  async function dropOrPutOff(push: PmsPush): Promise<void> {
    const runAt = new Date(+clock() + Math.max(UNOPENED_MS, pace.pushRetryMs)).toISOString();
    const isGone = await writer.write(async (trx) => {
      if (await dropOrphan(trx, push.id, now())) return true;
      const moved = await findPush(trx, push.propertyId, push.id);
      if (moved?.connectionId === push.connectionId) await postponePush(trx, push.id, runAt);
      return false;
    });
    if (isGone) await drop(push, 'the PMS it was for is not connected any more');
  }

  async function drop(push: PmsPush, why: string, level: 'info' | 'warn' = 'info'): Promise<void> {
    const logBook = connections.logBookOf(push);
    const message = `Not told: ${push.kind}: ${why}`;
    logBook.add({ level, event: 'push.dropped', message, detail: { push: push.id, kind: push.kind } });
    await writer.write(async (trx) => {
      await settlePush(trx, push.id, { state: 'dropped', lastError: null }, now());
      await logBook.store(trx);
    });
  }

  const sources = createPerSource(log, 'telling a PMS failed', workOff);
  return {
    startDue: async () => sources.begin(await listPushing(db, now())),
    idle: sources.idle,
    async close() {
      stop.abort();
      await sources.idle();
    },
  };
}
