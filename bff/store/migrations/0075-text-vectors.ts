import type { Migration } from 'kysely/migration';
import { makeTables, type Tables } from './make-tables.ts';

/** The vectors of a house's texts, and how well the embedding model knows a language. ../schema/knowledge.ts describes the columns. */
export const textVectors: Migration = {
  async up(db) {
    await makeTables(db, TABLES, []);
  },
};

const TABLES: Tables = {
  textVector: {
    key: ['propertyId', 'model', 'textHash'],
    columns: ['propertyId>property', 'model', 'textHash', 'vector'],
  },
  embeddingTrial: { key: ['model', 'language'], columns: ['model', 'language', 'found#', 'asked#', 'at'] },
};
