import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Several reservations may share a number. Each keeps the number as its PMS writes it, and is found by it. Reservations
 * from a PMS are read once more, because this spelling was not stored before.
 */
export const sharedNumbers: Migration = {
  async up(db) {
    for (const column of ['numberWritten', 'numberShared'])
      await db.schema
        .alterTable('reservation')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `create index "reservation_number_shared" on "reservation" ("propertyId", "numberShared") where "numberShared" <> ''`,
  `update "pmsLink" set "hash" = '-' where "entity" = 'reservations' and "deletedAt" is null and "hash" <> ''`,
  `delete from "pmsCursor" where "entity" = 'reservations'`,
];
