import { listOf } from '../../../../shared/api/common.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import {
  deliveryQuery,
  rotateWebhookBody,
  type Webhook,
  webhook as webhookAnswer,
  webhookBody,
  webhookChange,
  webhookDelivery,
  webhookWithSecret,
} from '../../../../shared/api/webhooks.ts';
import { rightFor, WEBHOOK_TEST, type WebhookEvent } from '../../../../shared/domain/webhook.ts';
import { findLack } from '../../../auth/powers.ts';
import { ServiceError } from '../../../base/errors.ts';
import { newWebhookSecret } from '../../../base/secrets/standard-webhooks.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { insertDelivery, listDeliveries, replayDelivery } from '../../../store/channels/webhook-deliveries.ts';
import {
  changeWebhook,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  rotateSecret,
  WEBHOOKS_MAX,
} from '../../../store/channels/webhooks.ts';
import type { Db, Trx } from '../../../store/schema/schema.ts';
import { writeEvent } from '../../../webhooks/spread.ts';
import { auditEntry, type Call, fieldFault, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { requirePermanentRights } from '../../request/permanent-rights.ts';
import { route } from '../../route.ts';

const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1_000;

const ofProperty = { access: 'property:write', property: true } as const;

/** Webhooks for the hotel's own programs, by Standard Webhooks 1.0. */
export const webhookRoutes = [
  route({
    ...ofProperty,
    method: 'GET',
    path: '/api/webhooks',
    summary: 'List the property’s webhooks, without their secrets',
    status: 200,
    answer: listOf(webhookAnswer),
    handler: async (call) => ({ items: await listWebhooks(call.deps.db, propertyOf(call).id), nextCursor: null }),
  }),
  route({
    ...ofProperty,
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Create a webhook; its signing secret is returned once. You need the rights to read the events’ data',
    status: 201,
    body: webhookBody,
    answer: webhookWithSecret,
    errors: ['conflict'],
    async handler(call) {
      const { url, events, active = true } = call.body;
      requirePowers(call, events);
      await call.deps.webhooks.checkAddress(url);
      return call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        if ((await listWebhooks(trx, propertyId)).length >= WEBHOOKS_MAX)
          throw new ServiceError('conflict', `A property has at most ${WEBHOOKS_MAX} webhooks; delete one first`);
        const secret = newWebhookSecret();
        const at = call.now.toISOString();
        const added = await insertWebhook(trx, call.deps.secrets, { propertyId, url, events, active, secret }, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'webhook.added', added.id, { events }), at);
        return { ...added, secret };
      });
    },
  }),
  route({
    ...ofProperty,
    method: 'GET',
    path: '/api/webhooks/{id}',
    summary: 'Return a webhook',
    status: 200,
    answer: webhookAnswer,
    handler: (call) => requireWebhook(call, call.deps.db),
  }),
  route({
    ...ofProperty,
    method: 'PATCH',
    path: '/api/webhooks/{id}',
    summary: 'Change a webhook; absent fields stay unchanged. Activating it starts new attempts',
    status: 200,
    body: webhookChange,
    answer: webhookAnswer,
    async handler(call) {
      const { url, events } = call.body;
      const webhook = await requireWebhook(call, call.deps.db);
      requirePowers(call, events ?? webhook.events);
      if (url !== undefined) await call.deps.webhooks.checkAddress(url);
      return call.write(async (trx) => {
        const { id, events: now } = await requireWebhook(call, trx);
        requirePowers(call, events ?? now);
        const at = call.now.toISOString();
        const changed = await changeWebhook(trx, propertyOf(call).id, id, call.body, at);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'webhook.changed', id, detail), at);
        return changed;
      });
    },
  }),
  route({
    ...ofProperty,
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Delete a webhook and its log; nothing more is sent to it',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) => {
        const { id } = await requireWebhook(call, trx);
        await deleteWebhook(trx, propertyOf(call).id, id);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'webhook.removed', id), call.now.toISOString());
      });
      return undefined;
    },
  }),
  route({
    ...ofProperty,
    method: 'POST',
    path: '/api/webhooks/{id}/rotate',
    summary: 'Rotate the secret of a webhook; for overlapMs (default: one day) deliveries are signed with both secrets',
    status: 200,
    body: rotateWebhookBody,
    answer: webhookWithSecret,
    handler: (call) =>
      call.write(async (trx) => {
        const { id, events } = await requireWebhook(call, trx);
        requirePowers(call, events);
        const overlapMs = call.body.overlapMs ?? ROTATION_OVERLAP_MS;
        const secret = newWebhookSecret();
        const previousUntil = new Date(+call.now + overlapMs).toISOString();
        const rotation = { propertyId: propertyOf(call).id, id, secret, previousUntil };
        const at = call.now.toISOString();
        const rotated = await rotateSecret(trx, call.deps.secrets, rotation, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'webhook.rotated', id, { overlapMs }), at);
        return { ...rotated, secret };
      }),
  }),
  route({
    ...ofProperty,
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a `webhook.test` event; its result is listed among the deliveries',
    status: 202,
    body: noBody,
    answer: webhookDelivery,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: webhookId, url } = requireOn(await requireWebhook(call, trx));
        const { id: propertyId } = propertyOf(call);
        const at = call.now.toISOString();
        const body = writeEvent(WEBHOOK_TEST, at, { webhookId, url });
        const about = { conversationId: null, guestId: null };
        return insertDelivery(trx, { propertyId, webhookId, type: WEBHOOK_TEST, body, ...about }, at);
      }),
  }),
  route({
    ...ofProperty,
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'List the deliveries of a webhook in the last 30 days, newest first',
    status: 200,
    query: deliveryQuery,
    answer: listOf(webhookDelivery),
    async handler(call) {
      const { id: webhookId } = await requireWebhook(call, call.deps.db);
      return listDeliveries(call.deps.db, { propertyId: propertyOf(call).id, webhookId }, call.query);
    },
  }),
  route({
    ...ofProperty,
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{deliveryId}/replay',
    summary: 'Send a delivery again under the same webhook-id, whatever its result was',
    status: 202,
    body: noBody,
    answer: webhookDelivery,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const webhook = await requireWebhook(call, trx);
        requirePowers(call, webhook.events);
        const { id: webhookId } = requireOn(webhook);
        const deliveryKey = { propertyId: propertyOf(call).id, webhookId, id: param(call, 'deliveryId') };
        const at = call.now.toISOString();
        const replayed = orNotFound(await replayDelivery(trx, deliveryKey, at), 'delivery');
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'webhook.replayed', replayed.id), at);
        return replayed;
      }),
  }),
];

async function requireWebhook(call: Call<unknown, unknown>, db: Db | Trx): Promise<Webhook> {
  return orNotFound(await findWebhook(db, propertyOf(call).id, param(call, 'id')), 'webhook');
}

/** Throws if the webhook is switched off, because nothing is sent to it. */
function requireOn(webhook: Webhook): Webhook {
  if (!webhook.active) throw new ServiceError('conflict', 'The webhook is switched off; switch it on first');
  return webhook;
}

/** Throws unless the caller may read what these events tell, and for as long as the webhook exists. */
function requirePowers(call: Call<unknown, unknown>, events: readonly WebhookEvent[]): void {
  const rights = events.map(rightFor);
  const lack = findLack(principalOf(call), { rights, propertyId: propertyOf(call).id, until: null });
  if (lack?.of === 'rights')
    throw fieldFault(
      `/events/${lack.index}`,
      'forbidden',
      `${events[lack.index]} takes a right that you do not have yourself`,
    );
  requirePermanentRights(call, rights);
}
