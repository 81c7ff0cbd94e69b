import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/domain/time.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { signWebhook } from '../base/secrets/standard-webhooks.ts';
import { beginTry, noteTry } from '../store/channels/webhook-deliveries.ts';
import { disableWebhook, noteNotTaken, noteTaken, readTarget } from '../store/channels/webhooks.ts';
import type { Db, Row, Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import type { Posted, WebhookPost } from './post.ts';

/** Delays after failed attempts, three days in all; then the delivery is given up. */
export const RETRY_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
/** An attempt without result for this long was cut off by a crash. */
const LOST_AFTER_MS = MINUTE_MS;
/** If nothing was accepted for this long, the webhook is disabled. */
const FAILING_MS = 3 * 24 * HOUR_MS;
/** Random extra delay, so that failed deliveries do not retry all at once. */
const JITTER = 0.1;
const RETRY_AFTER_MS_MAX = 24 * HOUR_MS;

const GONE = 410;
const SLOW_DOWN = [429, 502, 503, 504];

export interface DeliverDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  post: WebhookPost;
  /** Random number from 0 to 1. */
  random: () => number;
}

/**
 * Makes one attempt. It is counted before, and after a crash repeated under the same id, by which the receiver detects
 * duplicates. Only 2xx counts as success (Standard Webhooks 1.0).
 */
export async function tryDelivery(deps: DeliverDeps, row: Row<'webhookDelivery'>, signal: AbortSignal): Promise<void> {
  const { db, writer, clock, secrets, post } = deps;
  const now = clock();
  const target = await readTarget(db, secrets, row.webhookId, now.toISOString());
  if (target === undefined) return;
  const retryAt = new Date(+now + LOST_AFTER_MS).toISOString();
  await writer.write((trx) => beginTry(trx, row.id, retryAt));
  const headers = signWebhook({ id: row.id, body: row.body, secrets: target.secrets }, now);
  const posted = await post.send(target.url, headers, row.body, signal);
  if (signal.aborted && posted.status === null) return; // the server is stopping: retried after the next start
  await writer.write((trx) => settle(deps, trx, { ...row, attempts: row.attempts + 1 }, posted));
}

async function settle(deps: DeliverDeps, trx: Trx, row: Row<'webhookDelivery'>, posted: Posted): Promise<void> {
  const { status } = posted;
  const now = deps.clock();
  const at = now.toISOString();
  if (status !== null && status >= 200 && status < 300) {
    await noteTry(trx, row.id, { state: 'delivered', status, error: null, nextAt: null });
    await noteTaken(trx, row.webhookId);
    return;
  }
  const error = posted.error ?? `The other end answered ${status}`;
  const failingSince = await noteNotTaken(trx, row.webhookId, at);
  const waitMs = status === GONE ? null : waitBeforeNext(row.attempts, posted, deps.random());
  const nextAt = waitMs === null ? null : new Date(+now + waitMs).toISOString();
  await noteTry(trx, row.id, { state: nextAt === null ? 'failed' : 'pending', status, error, nextAt });
  const isFailing = nextAt === null && +now - Date.parse(failingSince) >= FAILING_MS;
  if (status !== GONE && !isFailing) return;
  const why = status === GONE ? 'gone' : 'failing';
  await disableWebhook(trx, row.webhookId, why, at);
  deps.log.warn({ webhookId: row.webhookId, status, why }, 'a webhook was switched off');
}

/** Null: no more attempts. A receiver's requested delay is respected, up to a day. */
function waitBeforeNext(attempts: number, { status, retryAfterMs }: Posted, random: number): number | null {
  const usual = RETRY_MS[attempts - 1];
  if (usual === undefined) return null;
  const requestedMs =
    status !== null && SLOW_DOWN.includes(status) ? Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX) : 0;
  return Math.max(usual, requestedMs) + usual * JITTER * random;
}
