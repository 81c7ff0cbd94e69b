import { localDate } from '../../shared/domain/local-date.ts';
import { DAY_MS } from '../../shared/domain/time.ts';
import { FUTURE_DAYS } from '../pms/adapter/horizon.ts';
import { PmsError } from '../pms/net/errors.ts';
import { listChannelRoomTypes } from '../store/pms/channel-manager-calls.ts';
import { findChannelManager } from '../store/pms/channel-manager-connections.ts';
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

/**
 * Reads availability and prices if the last reading is old or `isAsked`. Independent of bookings: a failure is logged and the old
 * data stays.
 */
export async function pullNights(
  { db, writer, clock }: Pick<DistributionDeps, 'db' | 'writer' | 'clock'>,
  { session, connection, book, timezone }: OpenChannelManager,
  { isAsked, signal }: { isAsked: boolean; signal: AbortSignal },
): Promise<void> {
  if (session.nights === undefined) return;
  const { propertyId } = connection;
  const now = clock();
  const span = nightsAhead(now, timezone);
  const asOf = await findChannelNightsAsOf(db, propertyId, span);
  if (!isAsked && asOf !== null && +now - Date.parse(asOf) < EVERY_MS) return;
  try {
    const read = await session.nights(span, signal);
    const at = now.toISOString();
    await writer.write((trx) => replaceChannelNights(trx, { propertyId, pull: at, at }, read, span.from));
  } catch (error) {
    if (!(error instanceof PmsError) || error.code === 'cancelled') throw error;
    const { code, message } = describeFailure(error, clock());
    const words = `Free rooms and prices were not read: ${message}`;
    book.add({ level: 'warn', event: 'nights.failed', message: words, detail: { code } });
  }
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
  const { book, signal, connection } = open;
  const read = open.session.nights;
  const of = channelSource(propertyId);
  return [
    {
      key: `${propertyId}/${of.source}`,
      askedPerMinuteMax: open.adapter.questionsPerMinute ?? ASKED_PER_MINUTE_MAX,
      id: connection.id,
      provider: connection.provider,
      book,
      signal,
      roomTypes: () => listChannelRoomTypes(db, propertyId),
      askNow:
        read === undefined
          ? null
          : async ({ arrival, departure }, within) => {
              const { availability, rates } = await read({ from: arrival, to: departure }, within);
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
