import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The number of the guest's newest message in the conversation's row, and an index with all columns that the inbox's
 * counters need, so that they read no rows.
 */
export const counters: Migration = {
  async up(db) {
    await db.schema
      .alterTable('conversation')
      .addColumn('guestWroteSeq', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update "conversation" set "guestWroteSeq" = coalesce((select max("staffSeq") from "message"
      where "message"."conversationId" = "conversation"."id" and "message"."author" = 'guest'), 0)`.execute(db);
    await db.schema
      .createIndex('conversation_counted')
      .on('conversation')
      .columns([
        'propertyId',
        'state',
        'snoozedUntil',
        'assigneeId',
        'guestWroteSeq',
        'answeredSeq',
        'staffReadSeq',
        'staffSeq',
      ])
      .execute();
    await db.schema.createIndex('readMark_user').on('readMark').columns(['userId', 'conversationId', 'seq']).execute();
  },
};
