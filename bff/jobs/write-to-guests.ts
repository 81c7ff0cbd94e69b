import { ASKED_CHANNELS } from '../messaging/catch-up.ts';
import type { MessagingDeps } from '../messaging/deps.ts';
import { type Messaging, WRITING } from '../messaging/messaging.ts';
import { doRegularly } from './regularly.ts';

/** What a guest is told leaves within so long, whoever wrote it. */
const EVERY_MS = 500;

/**
 * Has what guests are told sent by their channels, from now on, and what they wrote in vain taken in; what a crash left open is
 * found here.
 */
export function startWritingToGuests(
  messaging: Messaging,
  { log, nodes }: Pick<MessagingDeps, 'log' | 'nodes'>,
): { close(): Promise<void> } {
  const rounds = doRegularly({ everyMs: EVERY_MS, what: WRITING, log, nodes }, () => messaging.sweep());
  const asking = ASKED_CHANNELS.map(({ channel, everyMs }) =>
    doRegularly({ everyMs, what: `asking ${channel} what guests wrote`, log, nodes }, () =>
      messaging.catchUp([channel]),
    ),
  );
  return {
    async close() {
      // What is being asked is let go of at once: it is asked again from the same place.
      await Promise.all([messaging.close(), ...[rounds, ...asking].map((one) => one.close())]);
    },
  };
}
