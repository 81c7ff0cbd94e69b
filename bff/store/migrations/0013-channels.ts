import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** Channels besides the website's chat: connections, guests' addresses, and messages on their way. */
export const channels: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
  },
};

const TABLES: Tables = {
  channelConnection: {
    key: ['propertyId', 'channel'],
    columns: [
      'propertyId>property',
      'channel',
      'id',
      'credentials',
      'detail',
      'health',
      'lastError?',
      'connectedAt',
      'updatedAt',
    ],
  },
  channelContact: {
    key: ['propertyId', 'channel', 'address'],
    columns: [
      'propertyId>property',
      'channel',
      'address',
      'conversationId>conversation',
      'heardAt',
      'optedOutAt?',
      'optOutText?',
    ],
  },
  channelPart: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId>conversation',
      'messageId>message',
      'channel',
      'content',
      'state',
      'reason?',
      'platformId?',
      'attempts#',
      'nextAt?',
      'at',
      'createdAt',
    ],
  },
};

const INDEXES: Indexes = [
  ['channelContact_conversation', 'channelContact', ['conversationId'], true],
  ['channelPart_due', 'channelPart', ['nextAt']],
  ['channelPart_conversation', 'channelPart', ['conversationId', 'id']],
  ['channelPart_message', 'channelPart', ['messageId']],
  ['channelPart_platform', 'channelPart', ['propertyId', 'platformId']],
];
