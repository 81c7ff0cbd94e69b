import type { Migration } from 'kysely/migration';
import { makeTables, type Tables } from './make-tables.ts';

/** The hotel's texts in other languages. ../schema/knowledge.ts describes the columns. */
export const textTranslations: Migration = {
  async up(db) {
    await makeTables(db, TABLES, [
      ['textTranslation_language', 'textTranslation', ['propertyId', 'language', 'textId']],
    ]);
  },
};

const TABLES: Tables = {
  textTranslation: {
    key: ['propertyId', 'textId', 'language'],
    columns: ['propertyId>property', 'textId', 'language', 'question', 'text', 'status', 'madeOf', 'updatedAt'],
  },
};
