import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/**
 * A platform's notices about an account, why a message did not reach its guest, and files sent by link.
 * ../schema/channels.ts describes the columns.
 */
export const channelNotices: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
    for (const column of ['hint', 'code'])
      await db.schema.alterTable('channelPart').addColumn(column, 'text').execute();
    await db.schema.alterTable('channelConnection').addColumn('lastSentAt', 'text').execute();
    await db.schema.alterTable('channelContact').addColumn('noMarketingAt', 'text').execute();
  },
};

const TABLES: Tables = {
  channelNotice: {
    key: ['propertyId', 'channel', 'code', 'subject'],
    columns: ['propertyId>property', 'channel', 'code', 'subject', 'level', 'message', 'count#', 'since', 'at'],
  },
  fileLink: {
    key: ['tokenHash'],
    columns: [
      'tokenHash',
      'propertyId>property',
      'uploadId>upload',
      'user',
      'jpegBytesMax#?',
      'expiresAt',
      'openedAt?',
    ],
  },
};

const INDEXES: Indexes = [
  ['fileLink_upload', 'fileLink', ['uploadId']],
  ['fileLink_expires', 'fileLink', ['expiresAt']],
];
