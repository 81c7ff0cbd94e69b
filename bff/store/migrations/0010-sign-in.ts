import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** From where and on what staff are signed in, and the places each of them has signed in from. */
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
