import type { Migration } from 'kysely/migration';
import { makeTables, type Tables } from './make-tables.ts';

/**
 * For e-mail: the thread to answer in, and addresses of guests of the website's chat. ../schema/channels.ts describes
 * the columns.
 */
export const mail: Migration = {
  async up(db) {
    await db.schema.alterTable('channelContact').addColumn('thread', 'text').execute();
    await makeTables(db, TABLES, []);
  },
};

const TABLES: Tables = {
  followUp: {
    key: ['conversationId'],
    columns: ['conversationId>conversation', 'propertyId>property', 'address', 'consentText', 'language', 'at'],
  },
};
