import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** The networks from which an account's API and desk may be used. */
export const accountNetwork: Migration = {
  async up(db) {
    await makeTables(
      db,
      { accountNetwork: { key: ['accountId'], columns: ['accountId>account', 'allow', 'updatedAt'] } },
      [],
    );
  },
};
