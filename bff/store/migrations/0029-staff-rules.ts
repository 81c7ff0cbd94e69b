import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** What an account asks of its staff's sign-in, and which ends of its plan were told of. */
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
