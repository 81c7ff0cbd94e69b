import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** An account's rule for signing in, and the notices about its plan. */
export const staffRules: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        accountSignIn: { key: ['accountId'], columns: ['accountId>account', 'secondFactor', 'updatedAt'] },
        planNotice: {
          key: ['accountId', 'period', 'percent'],
          columns: ['accountId>account', 'period', 'percent#', 'toldAt'],
        },
      },
      [],
    );
  },
};
