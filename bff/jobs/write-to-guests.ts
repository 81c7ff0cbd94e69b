import { ASKED_CHANNELS } from '../messaging/catch-up.ts';
import type { MessagingDeps } from '../messaging/deps.ts';
import { type Messaging, WRITING } from '../messaging/messaging.ts';
import { doRegularly } from './regularly.ts';

/** Longest delay before a message to a guest is sent. */
const EVERY_MS = 500;

/**
 * Sends messages to guests on their channels, and takes in their messages that failed earlier. Also finds work that a crash left
 * unfinished.
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
      // Open requests are cancelled at once; they are repeated from the same position.
      await Promise.all([messaging.close(), ...[rounds, ...asking].map((one) => one.close())]);
    },
  };
}
