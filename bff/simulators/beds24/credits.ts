import type { Clock } from '../../base/clock.ts';

const CREDITS = 100;
const WINDOW_MS = 5 * 60_000;

/** An account's credits: a number per five minutes, one per request (the vendor does not publish the real costs). */
export interface Credits {
  /** The headers of the answer; null: no credits are left. */
  spend(): Record<string, string> | null;
  headers(): Record<string, string>;
}

/** With `limits` false, the headers are sent but credits never run out. */
export function createCredits(clock: Clock, limits: boolean): Credits {
  let since = +clock();
  let left = CREDITS;
  const headers = () => ({
    'x-fivemincreditlimit': String(CREDITS),
    'x-fivemincreditlimit-resetsin': String(Math.max(1, Math.ceil((since + WINDOW_MS - +clock()) / 1_000))),
    'x-fivemincreditlimit-remaining': String(left),
    'x-requestcost': '1',
  });
  return {
    headers,
    spend() {
      if (+clock() >= since + WINDOW_MS) {
        since = +clock();
        left = CREDITS;
      }
      if (limits && left === 0) return null;
      if (limits) left -= 1;
      return headers();
    },
  };
}
