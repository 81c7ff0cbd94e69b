import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { listDueDeliveries, listDueWebhooks } from '../store/channels/webhook-deliveries.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { checkWebhookAddress } from './check-address.ts';
import { type DeliverDeps, tryDelivery } from './deliver.ts';
import { createWebhookPost } from './post.ts';
import { spreadHappenings } from './spread.ts';

const EACH_AT_ONCE_MAX = 20;

export interface WebhooksDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
}

/** Sends webhooks to the hotel's programs. */
export interface Webhooks {
  /** Throws `validation_failed` for a forbidden address. */
  checkAddress(url: string): Promise<void>;
  /**
   * Processes new events and due deliveries. Deliveries of one webhook are sequential, those of different ones parallel, so that
   * a slow receiver delays nobody else. Resolves when events are rendered.
   */
  sweep(): Promise<void>;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** `timeoutMs`: time for a receiver to answer. */
export function createWebhooks(
  deps: WebhooksDeps,
  {
    allowedPrivate,
    timeoutMs,
    random = Math.random,
  }: { allowedPrivate: readonly string[]; timeoutMs?: number; random?: () => number },
): Webhooks {
  const post = createWebhookPost(allowedPrivate, timeoutMs);
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const delivering: DeliverDeps = { ...deps, post, random };

  function serve(webhookId: string): void {
    if (running.has(webhookId)) return;
    const done = drain(webhookId)
      .catch((error: unknown) => deps.log.error({ err: error, webhookId }, 'sending to a webhook failed'))
      .finally(() => running.delete(webhookId));
    running.set(webhookId, done);
  }

  async function drain(webhookId: string): Promise<void> {
    for (;;) {
      const due = await listDueDeliveries(deps.db, webhookId, deps.clock().toISOString(), EACH_AT_ONCE_MAX);
      for (const row of due) {
        if (stopping.signal.aborted) return;
        await tryDelivery(delivering, row, stopping.signal);
      }
      if (due.length < EACH_AT_ONCE_MAX) return;
    }
  }

  return {
    checkAddress: (url) => checkWebhookAddress(post.guard, new URL(url)),
    async sweep() {
      await spreadHappenings(deps);
      if (stopping.signal.aborted) return;
      for (const id of await listDueWebhooks(deps.db, deps.clock().toISOString())) serve(id);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
    async close() {
      stopping.abort();
      await Promise.all(running.values());
      await post.close();
    },
  };
}
