import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../core/dialect.ts';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** Files of guests and staff, and the messages they belong to. The bytes are outside the store. */
export const attachments: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
    const contents = db.schema
      .createTable('fileContent')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('bytes', 'blob', (column) => column.notNull());
    await (isPostgres(db) ? contents : contents.modifyEnd(sql`strict`)).execute();
    await db.schema.alterTable('message').addColumn('attachments', 'text').execute();
  },
};

const TABLES: Tables = {
  upload: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'conversationId?', // a guest's first file is uploaded before the conversation exists
      'sender',
      'messageId?>message',
      'hash?',
      'kind',
      'type',
      'name',
      'bytes#',
      'width#?',
      'height#?',
      'at',
      'platformId?',
      'attempts#',
      'nextAt?',
    ],
  },
  unusedFile: { key: ['hash'], columns: ['hash', 'at'] },
};

const INDEXES: Indexes = [
  ['upload_hash', 'upload', ['hash']],
  ['upload_message', 'upload', ['messageId']],
  ['upload_conversation', 'upload', ['conversationId']],
  ['upload_unsent', 'upload', ['propertyId', 'messageId', 'at']],
  ['upload_due', 'upload', ['nextAt']],
];
