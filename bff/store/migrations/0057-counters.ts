import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The number of a guest's newest message in the conversation's own row, and an index that holds all that the inbox's counters
 * look at: tens of thousands of conversations are counted without reading one of them.
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
