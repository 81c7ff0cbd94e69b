import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Conversations of one guest that were made one, and guests whom staff no longer listen to. */
export const mergeAndBlock: Migration = {
  async up(db) {
    // Where the one that goes on is erased, the other is listed again.
    await db.schema
      .alterTable('conversation')
      .addColumn('mergedInto', 'text', (column) => column.references('conversation.id').onDelete('set null'))
      .execute();
    for (const column of ['blockedAt', 'blockedBy'])
      await db.schema.alterTable('conversation').addColumn(column, 'text').execute();
    // What the counters look at, with what they leave out.
    await db.schema.dropIndex('conversation_counted').execute();
    await db.schema
      .createIndex('conversation_counted')
      .on('conversation')
      .columns([
        'propertyId',
        'state',
        'snoozedUntil',
        'mergedInto',
        'assigneeId',
        'guestWroteSeq',
        'answeredSeq',
        'staffReadSeq',
        'staffSeq',
      ])
      .execute();
    await sql
      .raw(`create index "conversation_merged" on "conversation" ("mergedInto") where "mergedInto" is not null`)
      .execute(db);
    await sql
      .raw(
        `create index "conversation_blocked" on "conversation" ("propertyId", "blockedAt") where "blockedAt" is not null`,
      )
      .execute(db);
  },
};
