import { z } from 'zod';
import { WEBHOOK_EVENTS } from '../../shared/domain/webhook.ts';
import type { Clock } from '../base/clock.ts';
import { doSubjectsExist, insertDelivery } from '../store/channels/webhook-deliveries.ts';
import { listWebhooks } from '../store/channels/webhooks.ts';
import type { Db } from '../store/schema/schema.ts';
import { readJson } from '../store/sqlite/json.ts';
import { listDueWork, type OutboxRow, settleWork } from '../store/sqlite/outbox.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { renderHappening } from './render.ts';

const AT_ONCE_MAX = 100;

const payload = z.object({ type: z.enum(WEBHOOK_EVENTS), subjectId: z.string() });

interface SpreadDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
}

/** Renders events and queues a delivery per subscribed webhook. Repeating it after a crash creates no duplicates. */
export async function spreadHappenings(deps: SpreadDeps): Promise<void> {
  for (;;) {
    const due = await listDueWork(deps.db, 'webhook', deps.clock().toISOString(), AT_ONCE_MAX);
    for (const row of due) await spread(deps, row);
    if (due.length < AT_ONCE_MAX) return;
  }
}

async function spread({ db, writer, clock }: SpreadDeps, row: OutboxRow): Promise<void> {
  const { propertyId } = row;
  const { type, subjectId } = readJson(payload, row.payload);
  const now = clock();
  const rendered = await renderHappening(db, { propertyId, type, subjectId }, now);
  const at = now.toISOString();
  await writer.write(async (trx) => {
    if (!(await settleWork(trx, 'webhook', row.key, at)) || rendered === null) return;
    const { data, conversationId, guestId } = rendered;
    const body = writeEvent(type, row.createdAt, data);
    const wanting = (await listWebhooks(trx, propertyId)).filter((one) => one.active && one.events.includes(type));
    // The guest may have been erased meanwhile: send nothing.
    if (!(await doSubjectsExist(trx, { propertyId, conversationId, guestId }))) return;
    for (const { id: webhookId } of wanting)
      await insertDelivery(trx, { propertyId, webhookId, type, body, conversationId, guestId }, at);
  });
}

/** The body of an event: `at` is when it happened. */
export function writeEvent(type: string, at: string, data: unknown): string {
  return JSON.stringify({ type, timestamp: at, data });
}
