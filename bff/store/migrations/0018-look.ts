import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** The look and first texts of a property's chat, and guests' consents. */
export const look: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
  },
};

const TABLES: Tables = {
  look: {
    key: ['propertyId'],
    columns: ['propertyId>property', 'settings', 'consentVersion?', 'updatedAt'],
  },
  lookPicture: {
    key: ['id'],
    columns: ['id', 'propertyId>property', 'type', 'data', 'at'],
  },
  guestConsent: {
    key: ['id'],
    columns: ['id', 'propertyId>property', 'conversationId>conversation', 'version', 'language?', 'granted#', 'at'],
  },
};

const INDEXES: Indexes = [
  ['lookPicture_property', 'lookPicture', ['propertyId', 'id']],
  ['guestConsent_conversation', 'guestConsent', ['conversationId', 'id']],
];
