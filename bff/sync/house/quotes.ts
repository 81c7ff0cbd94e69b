import type { RoomQuote } from '../../../shared/domain/house/room-quote.ts';
import type { PmsRoomType } from '../../../shared/domain/pms.ts';
import type { Clock } from '../../base/clock.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { LogBook } from '../log-book.ts';
import { listFree, type NightsForSale, type Span, together } from './free-rooms.ts';

/** A guest is waiting: after this time, synced data is used. */
const ASK_MS_MAX = 5_000;
/** The same question is answered from a cache for this long. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;
/** Live questions per minute and property; above, synced data is used. */
export const ASKED_PER_MINUTE_MAX = 20;

export interface Quotes {
  /** Whether a connected system reports availability. */
  areTold(propertyId: string): Promise<boolean>;
  /**
   * Availability and prices for a stay: asked live if possible, otherwise as synced. Null if no connected system reports it, or
   * the hotel does not sync it. A vendor's failure never rejects.
   */
  ask(propertyId: string, span: Span): Promise<RoomQuote | null>;
}

/** A connected system that reports availability. */
export interface Seller {
  /** Questions are counted by this key. */
  key: string;
  /** Most live questions per minute. */
  askedPerMinuteMax: number;
  /** Changes with each connection, so that older answers are dropped. */
  id: string;
  provider: string;
  logBook: LogBook;
  /** Aborted when disconnected. */
  signal: AbortSignal;
  roomTypes(): Promise<readonly PmsRoomType[]>;
  /** Asks live; null if never possible. May reject with a PmsError. */
  askNow: ((span: Span, signal: AbortSignal) => Promise<NightsForSale>) | null;
  /** The last synced data. `asOf`: its time, null if it has none of these nights. */
  readSynced(span: Span): Promise<NightsForSale & { asOf: string | null }>;
}

/** `findSellers`: a property's systems that report availability and may be asked. */
export function createQuotes(clock: Clock, findSellers: (propertyId: string) => Promise<Seller[]>): Quotes {
  const cache = new Map<string, { at: number; quote: Promise<RoomQuote> }>();
  const askedAtByKey = new Map<string, number[]>();

  function mayAsk({ key, askedPerMinuteMax }: Seller): boolean {
    const since = +clock() - 60_000;
    const recent = (askedAtByKey.get(key) ?? []).filter((at) => at > since);
    if (recent.length >= askedPerMinuteMax) return false;
    askedAtByKey.set(key, [...recent, +clock()]);
    return true;
  }

  async function quote(seller: Seller, span: Span): Promise<RoomQuote> {
    const { provider: source } = seller;
    const types = await seller.roomTypes();
    const fresh = seller.askNow !== null && mayAsk(seller) ? await askNow(seller, seller.askNow, span) : null;
    const currentRooms = fresh === null ? await seller.readSynced(span) : { ...fresh, asOf: clock().toISOString() };
    return {
      ...span,
      source,
      asOf: currentRooms.asOf,
      isFresh: fresh !== null,
      ...listFree(types, currentRooms, span),
    };
  }

  /** Queries one system; its answer is cached for a minute. */
  function askOne(seller: Seller, span: Span): Promise<RoomQuote> {
    const key = `${seller.id} ${span.arrival} ${span.departure}`;
    const cached = cache.get(key);
    if (cached !== undefined && +clock() - cached.at < KEPT_MS) return cached.quote;
    const asking = quote(seller, span);
    if (cache.size >= KEPT_MAX) cache.clear();
    cache.set(key, { at: +clock(), quote: asking });
    asking.then(
      ({ isFresh }) => !isFresh && cache.delete(key),
      () => cache.delete(key),
    );
    return asking;
  }

  return {
    areTold: async (propertyId) => (await findSellers(propertyId)).length > 0,
    async ask(propertyId, span) {
      const quotes = await Promise.all((await findSellers(propertyId)).map((seller) => askOne(seller, span)));
      const [first, ...others] = quotes;
      return first === undefined ? null : others.reduce(together, first);
    },
  };
}

/** The live answer; null if it does not come in time. */
async function askNow(
  { signal, logBook }: Seller,
  ask: NonNullable<Seller['askNow']>,
  span: Span,
): Promise<NightsForSale | null> {
  try {
    return await ask(span, AbortSignal.any([signal, AbortSignal.timeout(ASK_MS_MAX)]));
  } catch (error) {
    if (!(error instanceof PmsError)) throw error;
    const message = `A guest’s question for free rooms was answered by what was synced: ${error.message}`;
    logBook.add({ level: 'warn', event: 'quote.failed', message, detail: { code: error.code } });
    return null;
  }
}
