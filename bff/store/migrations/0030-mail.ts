import type { Migration } from 'kysely/migration';
import { makeTables, type Tables } from './make-tables.ts';

/** What e-mail needs: the thread that is answered in, and guests of the site's chat who left an address. Columns: ../schema/channels.ts. */
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
