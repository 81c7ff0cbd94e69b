import type { MessagingDeps } from '../messaging/deps.ts';
import type { Messaging } from '../messaging/messaging.ts';
import { doRegularly } from './regularly.ts';

/** What a guest is told leaves within so long, whoever wrote it. */
const EVERY_MS = 500;

/** Has what guests are told sent by their channels, from now on; what a crash left open is found here. */
export function startWritingToGuests(
  messaging: Messaging,
  { log }: Pick<MessagingDeps, 'log'>,
): { close(): Promise<void> } {
  const rounds = doRegularly({ everyMs: EVERY_MS, what: 'writing to guests by their channels', log }, () =>
    messaging.sweep(),
  );
  return {
    async close() {
      await rounds.close();
      await messaging.close();
    },
  };
}
