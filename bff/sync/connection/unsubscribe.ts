import { setTimeout as pause } from 'node:timers/promises';
import type { OpenConnection } from './connections.ts';

const UNSUBSCRIBE_TIMEOUT_MS = 5_000;

/** Unsubscribes at the PMS, if it can be reached soon. */
export async function unsubscribe(open: OpenConnection | null): Promise<void> {
  const unsubscribed = open?.session.unsubscribe?.(AbortSignal.timeout(UNSUBSCRIBE_TIMEOUT_MS));
  if (unsubscribed === undefined) return;
  await Promise.race([unsubscribed.catch(() => undefined), pause(UNSUBSCRIBE_TIMEOUT_MS, undefined, { ref: false })]);
}
