import { localDate } from '../../shared/domain/local-date.ts';
import { DAY_MS } from '../../shared/domain/time.ts';
import { FUTURE_DAYS } from '../pms/adapter/horizon.ts';
import { PmsError } from '../pms/net/errors.ts';
import { listChannelRoomTypes, saveChannelRoomTypes } from '../store/pms/channel-manager-calls.ts';
import {
  type ChannelManagerConnection,
  findChannelManager,
  isChannelManager,
} from '../store/pms/channel-manager-connections.ts';
import { channelSource, findChannelNightsAsOf, replaceChannelNights } from '../store/pms/channel-manager-nights.ts';
import { listAvailability, listRates } from '../store/pms/house.ts';
import type { DateRange } from '../store/pms/runs.ts';
import { describeFailure } from '../sync/connection/failure.ts';
import { findPause } from '../sync/connection/paused.ts';
import { ASKED_PER_MINUTE_MAX, type Seller } from '../sync/house/quotes.ts';
import type { ChannelManagerConnections, OpenChannelManager } from './connections.ts';
import type { DistributionDeps } from './deps.ts';

/** Interval of reading availability; a guest's question is asked live instead. */
const EVERY_MS = 60 * 60_000;

/** Wait after a failed reading, unless the vendor asks for a longer one. */
const RETRY_MS = 15 * 60_000;
const WARN_EVERY_MS = 60 * 60_000;

/** The parts of a connection that a reading needs. */
type Source = Pick<OpenChannelManager, 'connection' | 'timezone'> & {
  session: Pick<OpenChannelManager['session'], 'nights' | 'roomTypes'>;
  logBook: Pick<OpenChannelManager['logBook'], 'add'>;
};

export interface NightReader {
  /**
   * Reads availability, prices and room types if the last reading is old or `isAsked`; the caller has then just read the room
   * types. Independent of bookings: a failure is logged and the old data stays.
   */
  read(source: Source, given: { isAsked: boolean; signal: AbortSignal }): Promise<void>;
}

export function createNightReader({
  db,
  writer,
  clock,
}: Pick<DistributionDeps, 'db' | 'writer' | 'clock'>): NightReader {
  /** The attempts by property id. In memory, because a failed or empty reading stores nothing. */
  const tries = new Map<string, { id: string; nextAt: number; warnedAt: number | null }>();

  async function isDue({ propertyId, id }: ChannelManagerConnection, span: DateRange, now: number): Promise<boolean> {
    const last = tries.get(propertyId);
    if (last?.id === id && now < last.nextAt) return false;
    const asOf = await findChannelNightsAsOf(db, propertyId, span);
    return asOf === null || now - Date.parse(asOf) >= EVERY_MS;
  }

  function warn({ logBook, connection }: Source, error: PmsError): void {
    const { propertyId, id } = connection;
    const at = clock();
    const known = tries.get(propertyId);
    const warnedAt = known?.id === id ? known.warnedAt : null;
    const isNew = warnedAt === null || +at - warnedAt >= WARN_EVERY_MS;
    const nextAt = +at + Math.max(RETRY_MS, error.retryAfterMs ?? 0);
    tries.set(propertyId, { id, nextAt, warnedAt: isNew ? +at : warnedAt });
    if (!isNew) return;
    const { code, message } = describeFailure(error, at);
    const words = `Free rooms and prices were not read: ${message}`;
    logBook.add({ level: 'warn', event: 'nights.failed', message: words, detail: { code } });
  }

  return {
    async read(source, { isAsked, signal }) {
      const { session, connection, timezone } = source;
      const { propertyId, id } = connection;
      if (session.nights === undefined) return;
      const now = clock();
      const span = nightsAhead(now, timezone);
      if (!isAsked && !(await isDue(connection, span, +now))) return;
      try {
        const types = isAsked ? [] : await session.roomTypes(signal);
        const nights = await session.nights(span, signal);
        const at = now.toISOString();
        await writer.write(async (trx) => {
          if (!(await isChannelManager(trx, connection))) return;
          await saveChannelRoomTypes(trx, propertyId, types, at);
          await replaceChannelNights(trx, { propertyId, pull: at, at }, nights, span.from);
        });
        const known = tries.get(propertyId);
        tries.set(propertyId, { id, nextAt: +now + EVERY_MS, warnedAt: known?.id === id ? known.warnedAt : null });
      } catch (error) {
        if (!(error instanceof PmsError) || error.code === 'cancelled') throw error;
        warn(source, error);
      }
    },
  };
}

/** A property's channel manager, if it reports availability and the plan allows it. */
export async function findChannelSellers(
  { db, clock }: Pick<DistributionDeps, 'db' | 'clock'>,
  connections: ChannelManagerConnections,
  propertyId: string,
): Promise<Seller[]> {
  const stored = await findChannelManager(db, propertyId);
  if (stored?.connected !== true || (await findPause(db, propertyId, clock())) !== null) return [];
  const open = await connections.open(propertyId).catch(() => null);
  if (open === null || !open.adapter.capabilities.gives.includes('availability')) return [];
  const { logBook, signal, connection } = open;
  const read = open.session.nights;
  const of = channelSource(propertyId);
  return [
    {
      key: `${propertyId}/${of.source}`,
      askedPerMinuteMax: open.adapter.questionsPerMinute ?? ASKED_PER_MINUTE_MAX,
      id: connection.id,
      provider: connection.provider,
      logBook,
      signal,
      roomTypes: () => listChannelRoomTypes(db, propertyId),
      askNow:
        read === undefined
          ? null
          : async (span, within) => {
              const { availability, rates } = await read({ from: span.arrival, to: span.departure }, within);
              return { nights: availability, rates };
            },
      async readSynced({ arrival, departure }) {
        const range = { from: arrival, to: departure };
        return {
          nights: await listAvailability(db, of, range),
          rates: await listRates(db, of, range),
          asOf: await findChannelNightsAsOf(db, propertyId, range),
        };
      },
    },
  ];
}

function nightsAhead(now: Date, timezone: string): DateRange {
  return { from: localDate(now, timezone), to: localDate(new Date(+now + FUTURE_DAYS * DAY_MS), timezone) };
}
