import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** Webhooks and their deliveries. */
export const webhooks: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
  },
};

const TABLES: Tables = {
  webhook: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'url',
      'events',
      'active#',
      'secret',
      'previousSecret?',
      'previousUntil?',
      'failingSince?',
      'disabledReason?',
      'createdAt',
      'updatedAt',
    ],
  },
  webhookDelivery: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'webhookId>webhook',
      'type',
      'body',
      'conversationId?',
      'guestId?',
      'state',
      'status#?',
      'error?',
      'attempts#',
      'nextAt?',
      'at',
    ],
  },
};

const INDEXES: Indexes = [
  ['webhook_property', 'webhook', ['propertyId']],
  ['webhookDelivery_due', 'webhookDelivery', ['state', 'nextAt']],
  ['webhookDelivery_webhook', 'webhookDelivery', ['webhookId', 'id']],
  ['webhookDelivery_conversation', 'webhookDelivery', ['conversationId']],
  ['webhookDelivery_guest', 'webhookDelivery', ['guestId']],
  ['webhookDelivery_at', 'webhookDelivery', ['at']],
];
