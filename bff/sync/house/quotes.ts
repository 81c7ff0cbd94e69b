import type { RoomQuote } from '../../../shared/domain/house/room-quote.ts';
import type { PmsRoomType } from '../../../shared/domain/pms.ts';
import type { Clock } from '../../base/clock.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { LogBook } from '../log-book.ts';
import { listFree, type Span, type Told, together } from './free-rooms.ts';

/** A guest waits for the answer: a slower system is answered for by what it told last. */
const ASK_MS_MAX = 5_000;
/** Who asks for the same days again within so long hears the same. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;
/** A system is asked so often a minute for one property's guests; beyond, what was synced answers. */
export const ASKED_PER_MINUTE_MAX = 20;

export interface Quotes {
  /** Does a system tell what is free here? */
  areTold(propertyId: string): Promise<boolean>;
  /**
   * What is free for a stay and what it costs: asked now where that can be, else as it was synced. Null where nothing is
   * connected that tells of it, or the hotel does not sync it. Never rejects for a vendor's sake.
   */
  ask(propertyId: string, span: Span): Promise<RoomQuote | null>;
}

/** A system that tells what a property has to sell, as it is connected now. */
export interface Seller {
  /** Questions are counted by it. */
  key: string;
  /** How many there may be in a minute; beyond, what was synced answers. */
  askedPerMinuteMax: number;
  /** Another one for each connection: what an earlier one said is forgotten. */
  id: string;
  provider: string;
  book: LogBook;
  /** Aborted where it is connected no more. */
  signal: AbortSignal;
  roomTypes(): Promise<readonly PmsRoomType[]>;
  /** What it says at this moment; null where it is never asked. May reject with a PmsError. */
  askNow: ((span: Span, signal: AbortSignal) => Promise<Told>) | null;
  /** What it told last. `asOf`: when, null where it has not told of these nights. */
  readSynced(span: Span): Promise<Told & { asOf: string | null }>;
}

/** `findSellers`: those of a property that may be asked and tell what is free. */
export function createQuotes(clock: Clock, findSellers: (propertyId: string) => Promise<Seller[]>): Quotes {
  const kept = new Map<string, { at: number; quote: Promise<RoomQuote> }>();
  const asked = new Map<string, number[]>();

  function mayAsk({ key, askedPerMinuteMax }: Seller): boolean {
    const since = +clock() - 60_000;
    const recent = (asked.get(key) ?? []).filter((at) => at > since);
    if (recent.length >= askedPerMinuteMax) return false;
    asked.set(key, [...recent, +clock()]);
    return true;
  }

  async function quote(seller: Seller, span: Span): Promise<RoomQuote> {
    const { provider: source } = seller;
    const types = await seller.roomTypes();
    const fresh = seller.askNow !== null && mayAsk(seller) ? await askNow(seller, seller.askNow, span) : null;
    const told = fresh === null ? await seller.readSynced(span) : { ...fresh, asOf: clock().toISOString() };
    return { ...span, source, asOf: told.asOf, isFresh: fresh !== null, rooms: listFree(types, told, span) };
  }

  /** One system's answer; the same days again within a minute hear the same. */
  function askOne(seller: Seller, span: Span): Promise<RoomQuote> {
    const key = `${seller.id} ${span.arrival} ${span.departure}`;
    const known = kept.get(key);
    if (known !== undefined && +clock() - known.at < KEPT_MS) return known.quote;
    const asking = quote(seller, span);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(key, { at: +clock(), quote: asking });
    asking.then(
      ({ isFresh }) => !isFresh && kept.delete(key),
      () => kept.delete(key),
    );
    return asking;
  }

  return {
    areTold: async (propertyId) => (await findSellers(propertyId)).length > 0,
    async ask(propertyId, span) {
      const told = await Promise.all((await findSellers(propertyId)).map((seller) => askOne(seller, span)));
      const [first, ...others] = told;
      return first === undefined ? null : others.reduce(together, first);
    },
  };
}

/** What it says now; null where it cannot be asked in time. */
async function askNow({ signal, book }: Seller, ask: NonNullable<Seller['askNow']>, span: Span): Promise<Told | null> {
  try {
    return await ask(span, AbortSignal.any([signal, AbortSignal.timeout(ASK_MS_MAX)]));
  } catch (error) {
    if (!(error instanceof PmsError)) throw error;
    const message = `A guest’s question for free rooms was answered by what was synced: ${error.message}`;
    book.add({ level: 'warn', event: 'quote.failed', message, detail: { code: error.code } });
    return null;
  }
}
