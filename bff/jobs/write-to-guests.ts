import type { MessagingDeps } from '../messaging/deps.ts';
import type { Messaging } from '../messaging/messaging.ts';
import { doRegularly } from './regularly.ts';

/** What a guest is told leaves within so long, whoever wrote it. */
const EVERY_MS = 500;
/** What a platform told in vain is found within so long. */
const CATCH_UP_EVERY_MS = 5 * 60 * 1_000;

/**
 * Has what guests are told sent by their channels, from now on, and what they wrote in vain taken in; what a crash left open is
 * found here.
 */
export function startWritingToGuests(
  messaging: Messaging,
  { log }: Pick<MessagingDeps, 'log'>,
): { close(): Promise<void> } {
  const rounds = doRegularly({ everyMs: EVERY_MS, what: 'writing to guests by their channels', log }, () =>
    messaging.sweep(),
  );
  const catchingUp = doRegularly({ everyMs: CATCH_UP_EVERY_MS, what: 'asking platforms what guests wrote', log }, () =>
    messaging.catchUp(),
  );
  return {
    async close() {
      await Promise.all([rounds.close(), catchingUp.close()]);
      await messaging.close();
    },
  };
}
