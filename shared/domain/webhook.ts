import type { Right } from './staff/rights.ts';

/** Webhook events, each with the right needed to read the same data by the API. */
const RIGHT_FOR = {
  'conversation.created': 'conversations:read',
  'conversation.updated': 'conversations:read',
  'conversation.resolved': 'conversations:read',
  'message.created': 'conversations:read',
  'handoff.requested': 'conversations:read',
  'emergency.raised': 'conversations:read',
  'emergency.acknowledged': 'conversations:read',
  'task.created': 'tasks:read',
  'task.updated': 'tasks:read',
  'task.done': 'tasks:read',
  'stay.arrived': 'guests:read',
  'stay.departed': 'guests:read',
  'guest.updated': 'guests:read',
  'sync.failed': 'property:read',
} as const satisfies Record<string, Right>;

export type WebhookEvent = keyof typeof RIGHT_FOR;

export const WEBHOOK_EVENTS = Object.keys(RIGHT_FOR) as [WebhookEvent, ...WebhookEvent[]]; // keys of the table above

/** A test event, sent on request. */
export const WEBHOOK_TEST = 'webhook.test';

/** The right a subscriber needs for an event. */
export function rightFor(event: WebhookEvent): Right {
  return RIGHT_FOR[event];
}

/** `pending`: will be retried; `failed`: no more retries unless somebody replays it. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a webhook was disabled automatically: its endpoint answered 410, or failed for days. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
