import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** Macros and saved views. */
export const macros: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        macro: { key: ['id'], columns: ['id', 'propertyId>property', 'name', 'actions', 'createdAt', 'updatedAt'] },
        savedView: {
          key: ['id'],
          columns: ['id', 'propertyId>property', 'userId?>user', 'name', 'query', 'shared#', 'createdAt', 'updatedAt'],
        },
      },
      [
        ['macro_name', 'macro', ['propertyId', 'name'], true],
        ['savedView_property', 'savedView', ['propertyId', 'userId']],
      ],
    );
  },
};
