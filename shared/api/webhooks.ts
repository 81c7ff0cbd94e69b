import { z } from 'zod';
import { DELIVERY_STATES, DISABLED_REASONS, WEBHOOK_EVENTS } from '../domain/webhook.ts';
import { distinct, pageQuery } from './common.ts';

const URL_CHARACTERS_MAX = 2_000;
const OVERLAP_MS_MAX = 7 * 24 * 60 * 60 * 1_000;

const urlField = z
  .string()
  .min(1)
  .max(URL_CHARACTERS_MAX)
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'A web address such as https://hooks.hotel.example/service-chat',
    params: { code: 'invalid_format' },
  });
const eventsField = distinct(z.enum(WEBHOOK_EVENTS), 1, WEBHOOK_EVENTS.length);

export const webhookBody = z.strictObject({
  url: urlField.describe('An https address outside this server’s network, unless the operator allows the host'),
  events: eventsField,
  active: z.boolean().optional().describe('Whether the webhook is active; absent: true'),
});

export const webhookChange = z.strictObject({
  url: urlField.optional(),
  events: eventsField.optional(),
  active: z.boolean().optional().describe('true reactivates a webhook that was disabled automatically'),
});

export const webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  disabledReason: z
    .enum(DISABLED_REASONS)
    .nullable()
    .describe(
      'The reason for its automatic disabling: gone (410), or failing for days; null: not disabled automatically',
    ),
  failingSince: z.string().nullable().describe('The time since which deliveries have failed; null: they have not'),
  previousSecretUntil: z
    .string()
    .nullable()
    .describe('The time until which deliveries are also signed with the previous secret; null: they are not'),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookWithSecret = webhook.extend({ secret: z.string().describe('The secret; returned once') });

export const rotateWebhookBody = z.strictObject({
  overlapMs: z
    .int()
    .min(0)
    .max(OVERLAP_MS_MAX)
    .optional()
    .describe('The time in milliseconds for which deliveries are also signed with the old secret; absent: one day'),
});

export const deliveryQuery = z.strictObject({ ...pageQuery, state: z.enum(DELIVERY_STATES).optional() });

export const webhookDelivery = z.strictObject({
  id: z.string().describe('The webhook-id, the same in all attempts'),
  webhookId: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  status: z.int().nullable().describe('The last HTTP status of the response; null: none'),
  error: z.string().nullable().describe('The error of the last attempt; null: none'),
  attempts: z.int(),
  at: z.string(),
  nextAt: z.string().nullable().describe('The time of the next attempt; null: none'),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
