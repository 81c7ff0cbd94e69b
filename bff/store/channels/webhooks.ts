import { z } from 'zod';
import type { Webhook } from '../../../shared/api/webhooks.ts';
import {
  DISABLED_REASONS,
  type DisabledReason,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../../../shared/domain/webhook.ts';
import { newId } from '../../base/ids.ts';
import type { Secrets } from '../../base/secrets/secrets.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';
import { enqueue } from '../sqlite/outbox.ts';

/** The most webhooks of a property. */
export const WEBHOOKS_MAX = 20;

const PURPOSE = 'webhook';
const events = z.array(z.enum(WEBHOOK_EVENTS));
const reason = z.enum(DISABLED_REASONS).nullable();

/** The property's webhooks, the oldest first. */
export async function listWebhooks(db: Db | Trx, propertyId: string): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhook').selectAll().where('propertyId', '=', propertyId).orderBy('id').execute();
  return rows.map(toWebhook);
}

export async function findWebhook(db: Db | Trx, propertyId: string, id: string): Promise<Webhook | undefined> {
  const row = await db
    .selectFrom('webhook')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toWebhook(row);
}

export async function insertWebhook(
  trx: Trx,
  secrets: Secrets,
  {
    propertyId,
    secret,
    ...given
  }: { propertyId: string; secret: string; url: string; events: WebhookEvent[]; active: boolean },
  at: string,
): Promise<Webhook> {
  const id = newId('webhook');
  const row: Row<'webhook'> = {
    id,
    propertyId,
    url: given.url,
    events: JSON.stringify(given.events),
    active: Number(given.active),
    secret: secrets.encrypt(PURPOSE, secret, id),
    previousSecret: null,
    previousUntil: null,
    failingSince: null,
    disabledReason: null,
    createdAt: at,
    updatedAt: at,
  };
  await trx.insertInto('webhook').values(row).execute();
  return toWebhook(row);
}

/** Changes a webhook. Switching it on forgets its earlier failures. */
export async function changeWebhook(
  trx: Trx,
  propertyId: string,
  id: string,
  {
    url,
    events: wantedEvents,
    active,
  }: { url?: string | undefined; events?: WebhookEvent[] | undefined; active?: boolean | undefined },
  at: string,
): Promise<Webhook> {
  const row = await trx
    .updateTable('webhook')
    .set({
      ...(url === undefined ? {} : { url }),
      ...(wantedEvents === undefined ? {} : { events: JSON.stringify(wantedEvents) }),
      ...(active === undefined ? {} : { active: Number(active) }),
      ...(active === true ? { failingSince: null, disabledReason: null } : {}),
      updatedAt: at,
    })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWebhook(row);
}

/** Replaces a webhook's secret; until `previousUntil` deliveries are signed with both. */
export async function rotateSecret(
  trx: Trx,
  secrets: Secrets,
  { propertyId, id, secret, previousUntil }: { propertyId: string; id: string; secret: string; previousUntil: string },
  at: string,
): Promise<Webhook> {
  const row = await trx
    .updateTable('webhook')
    .set((set) => ({
      secret: secrets.encrypt(PURPOSE, secret, id),
      previousSecret: set.ref('secret'),
      previousUntil,
      updatedAt: at,
    }))
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWebhook(row);
}

export async function deleteWebhook(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('webhook').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

/** A webhook's address and valid secrets, the newest first. Undefined if it is off or deleted. */
export async function readTarget(
  db: Db | Trx,
  secrets: Secrets,
  id: string,
  now: string,
): Promise<{ url: string; secrets: string[] } | undefined> {
  const row = await db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const sealed = [row.secret];
  if (row.previousSecret !== null && row.previousUntil !== null && row.previousUntil > now)
    sealed.push(row.previousSecret);
  return { url: row.url, secrets: sealed.map((one) => secrets.decrypt(PURPOSE, one, id)) };
}

/** Notes a successful delivery: earlier failures no longer count. */
export async function noteTaken(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('webhook')
    .set({ failingSince: null })
    .where('id', '=', id)
    .where('failingSince', 'is not', null)
    .execute();
}

/** Notes a failed delivery. Returns since when they have been failing. */
export async function noteNotTaken(trx: Trx, id: string, at: string): Promise<string> {
  const row = await trx
    .updateTable('webhook')
    .set((set) => ({ failingSince: set.fn.coalesce('failingSince', set.val(at)) }))
    .where('id', '=', id)
    .returning('failingSince')
    .executeTakeFirst();
  return row?.failingSince ?? at;
}

/** Switches a webhook off automatically; its waiting deliveries are kept until it is switched on again. */
export async function disableWebhook(trx: Trx, id: string, why: DisabledReason, at: string): Promise<void> {
  await trx
    .updateTable('webhook')
    .set({ active: 0, disabledReason: why, updatedAt: at })
    .where('id', '=', id)
    .where('active', '=', 1)
    .execute();
}

/** An event for the hotel's programs. `subjectId`: the conversation, message, task, stay, guest or run. */
export interface Happening {
  propertyId: string;
  type: WebhookEvent;
  subjectId: string;
}

/** Queues the events that have subscribers, in the transaction of the change; each event once even if named twice. */
export async function queueHappenings(trx: Trx, happenings: readonly Happening[], at: string): Promise<void> {
  for (const [propertyId, theirs] of Map.groupBy(happenings, (one) => one.propertyId)) {
    const wantedEvents = new Set(
      (await wantedOf(trx, { propertyId })).rows.flatMap((row) => readJson(events, row.events)),
    );
    const queued = new Set<string>();
    for (const { type, subjectId } of theirs) {
      const name = `${type} ${subjectId}`;
      if (!wantedEvents.has(type) || queued.has(name)) continue;
      queued.add(name);
      await enqueue(trx, {
        propertyId,
        kind: 'webhook',
        key: newId('event'),
        payload: { type, subjectId },
        at,
        runAt: at,
      });
    }
  }
}

const wantedOf = keepQuery((db, place: Place<{ propertyId: string }>) =>
  db.selectFrom('webhook').select('events').where('propertyId', '=', place('propertyId')).where('active', '=', 1),
);

function toWebhook(row: Row<'webhook'>): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: readJson(events, row.events),
    active: row.active === 1,
    disabledReason: reason.parse(row.disabledReason),
    failingSince: row.failingSince,
    previousSecretUntil: row.previousUntil,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
