import type { Migration } from 'kysely/migration';
import { makeTables, type Tables } from './make-tables.ts';

/**
 * One-time links that continue a conversation elsewhere, and conversations of one guest. ../schema/links.ts describes
 * the columns.
 */
export const links: Migration = {
  async up(db) {
    await makeTables(db, TABLES, [
      ['conversationLink_conversation', 'conversationLink', ['conversationId', 'purpose'], true],
      ['conversationJoin_with', 'conversationJoin', ['withId']],
    ]);
  },
};

const TABLES: Tables = {
  conversationLink: {
    key: ['tokenHash'],
    columns: ['tokenHash', 'propertyId>property', 'conversationId>conversation', 'purpose', 'expiresAt'],
  },
  conversationJoin: {
    key: ['conversationId', 'withId'],
    columns: ['conversationId>conversation', 'withId>conversation', 'propertyId>property', 'at'],
  },
};
