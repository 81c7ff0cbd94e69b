import type { Nodes } from '../nodes/port.ts';
import type { Webhooks, WebhooksDeps } from '../webhooks/webhooks.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 1_000;

/** Starts sending webhooks to the hotel's programs. */
export function startNotifyingPrograms(
  webhooks: Webhooks,
  { log, nodes }: Pick<WebhooksDeps, 'log'> & { nodes: Pick<Nodes, 'takes'> },
): { close(): Promise<void> } {
  const rounds = doRegularly({ everyMs: EVERY_MS, what: 'telling programs what happens', log, nodes }, () =>
    webhooks.sweep(),
  );
  return {
    async close() {
      await rounds.close();
      await webhooks.close();
    },
  };
}
