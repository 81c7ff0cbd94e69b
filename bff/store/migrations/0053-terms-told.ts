import type { Migration } from 'kysely/migration';

/** What guests of other channels were shown to agree to by writing on. Columns: ../schema/channels.ts. */
export const termsTold: Migration = {
  async up(db) {
    for (const column of ['termsVersion', 'termsLanguage', 'termsAt'])
      await db.schema.alterTable('channelContact').addColumn(column, 'text').execute();
  },
};
