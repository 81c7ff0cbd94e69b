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
import { listBookable, listUnlimited } from './stay-limits.ts';

/** What may be sold is asked for so often; who asks for a room has it asked at that moment. */
const EVERY_MS = 60 * 60_000;

/**
 * Reads all that may be sold, where it was read longer ago or `isAsked`. Bookings do not wait for it: what cannot be read is said in
 * the log, and what was told last stays.
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
    const { availability, rates } = await session.nights(span, signal);
    const told = { availability, rates: listUnlimited(rates) };
    const at = now.toISOString();
    await writer.write((trx) => replaceChannelNights(trx, { propertyId, pull: at, at }, told, span.from));
  } catch (error) {
    if (!(error instanceof PmsError) || error.code === 'cancelled') throw error;
    const { code, message } = describeFailure(error, clock());
    const words = `Free rooms and prices were not read: ${message}`;
    book.add({ level: 'warn', event: 'nights.failed', message: words, detail: { code } });
  }
}

/** A property's channel manager where it tells what is free; none where it does not, or its plan holds none. */
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
          : async (span, within) => {
              const { availability, rates } = await read({ from: span.arrival, to: span.departure }, within);
              return { nights: availability, rates: listBookable(rates, span) };
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
