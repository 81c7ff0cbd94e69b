import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Guests of other channels are asked how it was: where the house wants that, when it is due, and when they were. */
export const ratingQuestion: Migration = {
  async up(db) {
    await db.schema
      .alterTable('activation')
      .addColumn('askRating', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ['ratingDueAt', 'ratingAskedAt'])
      await db.schema.alterTable('conversation').addColumn(column, 'text').execute();
    await sql`create index "conversation_ratingDue" on "conversation" ("ratingDueAt")
      where "ratingDueAt" is not null`.execute(db);
  },
};
