import type { Migration } from 'kysely/migration';

/** A month's figures are told in a language that its readers chose. */
export const reportLanguage: Migration = {
  async up(db) {
    await db.schema.alterTable('reportRule').addColumn('language', 'text').execute();
  },
};
