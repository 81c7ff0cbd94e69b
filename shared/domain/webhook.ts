import type { Right } from './staff/rights.ts';

/** What a hotel's own programs can be told of, and the right that reading the same by hand would take. */
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

export const WEBHOOK_EVENTS = Object.keys(RIGHT_FOR) as [WebhookEvent, ...WebhookEvent[]]; // the keys of the table above

/** Sent on demand, to see whether the other end takes it. */
export const WEBHOOK_TEST = 'webhook.test';

/** Who subscribes to an event must be allowed to read what it tells. */
export function rightFor(event: WebhookEvent): Right {
  return RIGHT_FOR[event];
}

/** `pending`: it is still tried; `failed`: it is not any more, unless somebody replays it. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a webhook was switched off by itself: its end said that it is gone (410), or took nothing for days. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
