import type { Migration } from 'kysely/migration';

/** The language of the monthly report. */
export const reportLanguage: Migration = {
  async up(db) {
    await db.schema.alterTable('reportRule').addColumn('language', 'text').execute();
  },
};
