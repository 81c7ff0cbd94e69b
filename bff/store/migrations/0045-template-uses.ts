import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** Which template goes for what once a guest's channel takes no other words. Columns: ../schema/channels.ts. */
export const templateUses: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        templateUse: {
          key: ['propertyId', 'channel', 'use'],
          columns: ['propertyId>property', 'channel', 'use', 'name', 'values', 'variants', 'updatedAt'],
        },
      },
      [],
    );
  },
};
