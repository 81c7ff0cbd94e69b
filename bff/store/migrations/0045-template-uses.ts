import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/**
 * The template for each use when a guest's channel accepts only templates. ../schema/channels.ts describes the columns.
 */
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
