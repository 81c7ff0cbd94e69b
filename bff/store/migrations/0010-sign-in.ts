import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** Device and address of staff sessions, and the places from which users have signed in. */
export const signIn: Migration = {
  async up(db) {
    for (const column of ['device', 'address'])
      await db.schema
        .alterTable('staffSession')
        .addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
        .execute();
    await makeTables(
      db,
      { signInPlace: { key: ['userId', 'placeKey'], columns: ['userId>user', 'placeKey', 'lastAt'] } },
      [],
    );
  },
};
