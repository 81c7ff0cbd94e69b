import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Merged conversations of one guest, and blocked guests. */
export const mergeAndBlock: Migration = {
  async up(db) {
    // If the target conversation is erased, the merged one is listed again.
    await db.schema
      .alterTable('conversation')
      .addColumn('mergedInto', 'text', (column) => column.references('conversation.id').onDelete('set null'))
      .execute();
    for (const column of ['blockedAt', 'blockedBy'])
      await db.schema.alterTable('conversation').addColumn(column, 'text').execute();
    // The columns of the counters, with those that exclude a conversation.
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
