import type { Migration } from 'kysely/migration';

/**
 * The terms shown to guests of other channels, who agree by writing on. ../schema/channels.ts describes the columns.
 */
export const termsTold: Migration = {
  async up(db) {
    for (const column of ['termsVersion', 'termsLanguage', 'termsAt'])
      await db.schema.alterTable('channelContact').addColumn(column, 'text').execute();
  },
};
