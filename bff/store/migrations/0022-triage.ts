import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/**
 * How staff sort their work: emergencies and who acknowledged them, the guest's matter and why they wait, priority,
 * labels, snoozing, and how far each colleague has read.
 */
export const triage: Migration = {
  async up(db) {
    for (const column of TEXTS) await db.schema.alterTable('conversation').addColumn(column, 'text').execute();
    await db.schema
      .alterTable('conversation')
      .addColumn('priority', 'text', (column) => column.notNull().defaultTo('normal'))
      .execute();
    for (const column of ['emergencyRings', 'answeredSeq'])
      await db.schema
        .alterTable('conversation')
        .addColumn(column, 'integer', (one) => one.notNull().defaultTo(0))
        .execute();
    // What one colleague has read does not become unread for the others by the upgrade.
    await sql`update "conversation" set "answeredSeq" = "staffReadSeq"`.execute(db);
    await db.schema.alterTable('message').addColumn('event', 'text').execute();
    await makeTables(
      db,
      {
        label: { key: ['id'], columns: ['id', 'propertyId>property', 'name', 'tone', 'createdAt', 'updatedAt'] },
        conversationLabel: {
          key: ['conversationId', 'labelId'],
          columns: ['conversationId>conversation', 'labelId>label'],
        },
        readMark: {
          key: ['conversationId', 'userId'],
          columns: ['conversationId>conversation', 'userId>user', 'seq#'],
        },
      },
      [
        ['label_name', 'label', ['propertyId', 'name'], true],
        ['conversationLabel_label', 'conversationLabel', ['labelId']],
      ],
    );
    for (const statement of INDEXES) await sql.raw(statement).execute(db);
  },
};

const TEXTS = [
  'emergency',
  'emergencyAt',
  'emergencyRungAt',
  'acknowledgedAt',
  'acknowledgedBy',
  'matter',
  'room',
  'waitingWhy',
  'snoozedUntil',
  'snoozedBy',
];

/** Partial indexes, because only few conversations match at any time. */
const INDEXES = [
  `create index "conversation_alarm" on "conversation" ("propertyId", "emergencyRungAt")
     where "emergencyAt" is not null and "acknowledgedAt" is null`,
  `create index "conversation_snoozed" on "conversation" ("snoozedUntil") where "snoozedUntil" is not null`,
];
