import type { Migration } from 'kysely/migration';
import { makeTables, type Tables } from './make-tables.ts';

/** What an embedding model made of a house's texts, and how well it knows a language. What each column holds: ../schema/knowledge.ts. */
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
