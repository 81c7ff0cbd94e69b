import type { Clock } from '../../base/clock.ts';
import { createBucket } from '../server/limiter.ts';
import type { SimAnswer } from '../server/serve.ts';
import { refuse } from './words.ts';

/** Of one number, in and out together (Meta's page on throughput, 2026-05-21). */
const NUMBER_PER_SECOND = 80;
/** From one number to one guest: a burst, then one in six seconds. Meta does not publish the burst. */
const PAIR = { holds: 45, perSecond: 1 / 6 };

/** What Meta takes of one number and of each guest it writes to. */
export interface NumberLimits {
  /** A guest wrote: that counts too. */
  heard(): void;
  /** Why another message to them is too much now; null: it is not. */
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

/** The number's throughput is reached; what says when is seen at times, and at times not. */
export function tooMuch(retryAfter: string | undefined): SimAnswer {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { ...refuse(130429, 'Throughput reached'), status: 429, headers };
}
