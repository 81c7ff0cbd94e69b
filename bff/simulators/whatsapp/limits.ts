import type { Clock } from '../../base/clock.ts';
import { createBucket } from '../server/limiter.ts';
import type { SimAnswer } from '../server/serve.ts';
import { refuse } from './words.ts';

/** Messages per second of one number, incoming and outgoing (Meta's page on throughput, 2026-05-21). */
const NUMBER_PER_SECOND = 80;
/** Messages from one number to one guest: a burst, then one per six seconds. Meta does not publish the burst. */
const PAIR = { holds: 45, perSecond: 1 / 6 };

/** Meta's rate limits of a number, and of each guest it writes to. */
export interface NumberLimits {
  /** Counts a guest's message, which uses the throughput too. */
  heard(): void;
  /** The error if another message to this guest is too many; null: it is allowed. */
  findExcess(to: string): SimAnswer | null;
}

export function createNumberLimits(clock: Clock): NumberLimits {
  const number = createBucket({ holds: NUMBER_PER_SECOND, perSecond: NUMBER_PER_SECOND, clock });
  const pairs = createBucket({ ...PAIR, clock });
  return {
    heard() {
      number.take('number');
    },
    findExcess(to) {
      const waitSeconds = number.take('number');
      if (waitSeconds !== null) return tooMuch(String(waitSeconds));
      return pairs.take(to) === null ? null : refuse(131056, 'Too many messages from this number to this guest');
    },
  };
}

/** The number's throughput is exceeded. Meta sometimes says when to retry. */
export function tooMuch(retryAfter: string | undefined): SimAnswer {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { ...refuse(130429, 'Throughput reached'), status: 429, headers };
}
