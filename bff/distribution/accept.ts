import { ServiceError } from '../base/errors.ts';
import { PmsError } from '../pms/net/errors.ts';
import {
  insertChannelManagerCall,
  listChannelRoomTypes,
  saveChannelRoomTypes,
} from '../store/pms/channel-manager-calls.ts';
import {
  changeChannelManager,
  findChannelManager,
  isChannelManager,
  listByHotelCode,
} from '../store/pms/channel-manager-connections.ts';
import { updateChannelNights } from '../store/pms/channel-manager-nights.ts';
import { toSource } from '../store/pms/source.ts';
import type { Trx } from '../store/schema/schema.ts';
import { findPause } from '../sync/connection/paused.ts';
import { createRefusals } from '../sync/connection/refusals.ts';
import { applyBooking } from './apply.ts';
import { type ChannelManagerConnections, notConnected, type OpenChannelManager } from './connections.ts';
import type { DistributionDeps } from './deps.ts';
import { toTold } from './failure.ts';
import type { Applied, CallAnswer, CallOutcome, IncomingCall, ReadCall } from './port.ts';
import { loadChannelManager } from './registry.ts';

/** Calls from channel managers to this server. */
export interface Acceptance {
  /**
   * Accepts a call: verifies its proof over the raw bytes, and stores its content before resolving. Throws `unauthorized` and
   * changes nothing if the proof is wrong.
   */
  accept(propertyId: string, call: IncomingCall): Promise<CallAnswer>;
  /**
   * The same for the address shared by all hotels: the call names its hotel and is verified by that hotel's user and password.
   */
  acceptForAll(provider: string, call: IncomingCall): Promise<CallAnswer>;
}

/** `nudge` is called when a pull is due earlier. */
export function createAcceptance(
  deps: DistributionDeps,
  connections: ChannelManagerConnections,
  { nudgeMs, nudge }: { nudgeMs: number; nudge: () => void },
): Acceptance {
  const { db, writer, clock } = deps;
  const refusals = createRefusals(clock);

  async function take(open: OpenChannelManager, read: ReadCall): Promise<CallOutcome> {
    const { connection, logBook } = open;
    const { propertyId, roomTypes } = connection;
    const now = clock();
    const at = now.toISOString();
    const pause = await findPause(db, propertyId, now);
    if (pause !== null) throw new ServiceError('plan_limit', pause.message);
    const outcome = await writer.write(async (trx): Promise<CallOutcome> => {
      // Another hotel may have been connected since the call was verified.
      if (!(await isChannelManager(trx, connection))) throw notConnected();
      const isNew = read.callId === null || (await insertChannelManagerCall(trx, propertyId, read.callId, at));
      if (!isNew) return { isRepeated: true, applied: [] };
      const applied: Applied[] = [];
      const faults = [...read.faults];
      for (const booking of read.bookings) {
        const done = await applyBooking(trx, { propertyId, roomTypes, at }, booking);
        applied.push(done.applied);
        if (done.fault !== undefined) faults.push(done.fault);
      }
      const older = read.nights === undefined ? 0 : await storeNights(trx, propertyId, read.nights, at);
      if (older > 0) applied.push('older');
      note(open, read, applied, faults);
      if (read.isNudge) await becomeDue(open, +now);
      if (read.bookings.length > 0 || read.nights !== undefined)
        await changeChannelManager(trx, connection, { lastSync: at, lastError: null });
      await logBook.store(trx);
      return { isRepeated: false, applied };

      /**
       * Earlier than planned, never later. A pull already due may be running and may have missed this change, so it becomes due
       * again.
       */
      async function becomeDue(one: OpenChannelManager, nowMs: number): Promise<void> {
        const stored = await findChannelManager(trx, propertyId);
        const soon = new Date(nowMs + nudgeMs).toISOString();
        const storedDueAt = stored?.dueAt ?? null;
        const dueAt = storedDueAt === null || storedDueAt > soon ? soon : storedDueAt > at ? storedDueAt : at;
        await changeChannelManager(trx, one.connection, { dueAt });
      }
    });
    if (read.isNudge) nudge();
    return outcome;
  }

  /** The call's content; null if its proof is wrong. Throws if it is genuine but unreadable. */
  function tryRead(open: OpenChannelManager, call: IncomingCall): ReadCall | null {
    const { adapter, proof, connection, logBook } = open;
    try {
      return adapter.read(call, { proof, externalId: connection.externalProperty.id, now: clock() });
    } catch (error) {
      if (error instanceof PmsError && error.code === 'bad_signature') return null;
      const { message } = error instanceof Error ? error : new Error('It could not be read');
      logBook.add({ level: 'warn', event: 'call.rejected', message: `A call was refused: ${message}` });
      if (error instanceof PmsError && error.code === 'malformed_answer')
        throw new ServiceError('bad_request', error.message, { cause: error });
      throw toTold(error);
    }
  }

  async function acceptAt(propertyId: string, call: IncomingCall): Promise<CallAnswer> {
    const open = await connections.open(propertyId);
    const { adapter, logBook } = open;
    try {
      const read = tryRead(open, call);
      if (read === null) {
        const message = refusals.note(toSource(propertyId));
        if (message !== null) logBook.add({ level: 'warn', event: 'notice.refused', message });
        throw new ServiceError('unauthorized', 'The call does not verify');
      }
      const outcome = await take(open, read);
      return adapter.answer?.(call, outcome) ?? plainAnswer(outcome);
    } catch (error) {
      const answer = adapter.refuse?.(call, error) ?? null;
      if (answer === null) throw error;
      return answer;
    } finally {
      await logBook.flush();
    }
  }

  return {
    accept: acceptAt,
    async acceptForAll(provider, call) {
      const adapter = await loadChannelManager(provider);
      const refuse = (code: 'unauthorized' | 'not_found', words: string) => {
        const error = new ServiceError(code, words);
        const answer = adapter?.refuse?.(call, error) ?? null;
        if (answer === null) throw error;
        return answer;
      };
      if (adapter?.hotelCodes === undefined) throw new ServiceError('not_found', 'There is nothing here');
      const [code = ''] = adapter.hotelCodes(call);
      const here = await findBelieved(provider, code, call);
      if (here !== null) return acceptAt(here, call);
      // Only the vendor is told which hotels exist.
      const isVendor = (await findBelieved(provider, null, call)) !== null;
      return isVendor
        ? refuse('not_found', `No hotel ${code} is connected`)
        : refuse('unauthorized', 'User or password are not right');
    },
  };

  /** The first property whose user and password the call has. */
  async function findBelieved(provider: string, code: string | null, call: IncomingCall): Promise<string | null> {
    for (const propertyId of await listByHotelCode(db, provider, code)) {
      const open = await connections.open(propertyId).catch(() => null);
      if (open !== null && isProven(open, call)) return propertyId;
    }
    return null;
  }

  /** Whether the call is from the vendor, even if otherwise invalid. */
  function isProven({ adapter, proof, connection }: OpenChannelManager, call: IncomingCall): boolean {
    try {
      adapter.read(call, { proof, externalId: connection.externalProperty.id, now: clock() });
      return true;
    } catch (error) {
      return !(error instanceof PmsError && error.code === 'bad_signature');
    }
  }
}

/** Returns how many nights were ignored because newer data exists. */
async function storeNights(
  trx: Trx,
  propertyId: string,
  { at: pull, roomTypes, ...nights }: NonNullable<ReadCall['nights']>,
  at: string,
): Promise<number> {
  const byCode = new Map((await listChannelRoomTypes(trx, propertyId)).map((type) => [type.code, type]));
  const merged = roomTypes.map(({ code, name, maxPersons }) => {
    const before = byCode.get(code);
    // A call may omit fields that an earlier one had.
    return {
      code,
      name: name || (before?.name ?? ''),
      maxPersons: maxPersons ?? before?.maxPersons ?? null,
    };
  });
  await saveChannelRoomTypes(trx, propertyId, merged, at);
  return (await updateChannelNights(trx, { propertyId, pull, at }, nights)).older;
}

function plainAnswer({ isRepeated, applied }: CallOutcome): CallAnswer {
  const body = JSON.stringify({ accepted: applied.filter((one) => one !== 'older').length, repeated: isRepeated });
  return { status: 200, type: 'application/json; charset=utf-8', body };
}

/** A log line with counts and no personal data. */
function note(
  { logBook }: OpenChannelManager,
  read: ReadCall,
  applied: readonly Applied[],
  faults: readonly string[],
): void {
  for (const fault of faults)
    logBook.add({ level: 'error', event: 'record.rejected', message: `Not stored: ${fault}` });
  const counts = new Map<Applied, number>();
  for (const one of applied) counts.set(one, (counts.get(one) ?? 0) + 1);
  const summary = [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
  if (read.nights !== undefined) {
    const { availability, rates } = read.nights;
    const words = `Told of ${availability.length} nights’ free rooms and ${rates.length} prices`;
    logBook.add({ level: 'info', event: 'nights.came', message: words, detail: { ignored: read.ignored } });
    return;
  }
  const unknown = read.ignored === 0 ? '' : `; ${read.ignored} unknown fields were ignored`;
  const message = read.isNudge ? 'Something changed there' : `Bookings came: ${summary || 'none'}${unknown}`;
  const detail = { ignored: read.ignored, ...Object.fromEntries(counts) };
  logBook.add({
    level: read.isNudge ? 'debug' : 'info',
    event: read.isNudge ? 'nudged' : 'bookings.came',
    message,
    detail,
  });
}
