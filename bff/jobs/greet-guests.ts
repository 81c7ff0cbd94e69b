import type { ConversationDeps } from '../conversation/deps.ts';
import { greetArrivals } from '../conversation/stay/greet-arrivals.ts';
import { notifyOfReadyRooms } from '../conversation/stay/room-ready.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 60_000;

/** Checks every minute for arriving guests and rooms that became ready. `close` waits for a running check. */
export function startGreetingGuests(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'log' | 'nodes'>,
): {
  close(): Promise<void>;
} {
  return doRegularly({ ...deps, everyMs: EVERY_MS, what: 'greeting guests who arrive' }, async () => {
    await greetArrivals(deps);
    await notifyOfReadyRooms(deps);
  });
}
