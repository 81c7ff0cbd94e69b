import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../core/dialect.ts';
import { POSTGRES_SEARCH } from '../postgres/search-tables.ts';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** Tables for the desk: canned replies, full text, push devices, sites of the widget, retention. */
export const desk: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
    await db.schema.alterTable('property').addColumn('retention', 'text').execute();
    await db.schema
      .alterTable('property')
      .addColumn('guideLeft', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('conversation').addColumn('resolvedFrom', 'text').execute();
    await db.schema
      .alterTable('draft')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('draft').addColumn('editedBy', 'text').execute();
    for (const statement of isPostgres(db) ? POSTGRES_SEARCH : SEARCH) await sql.raw(statement).execute(db);
  },
};

const TABLES: Tables = {
  cannedReply: { key: ['id'], columns: ['id', 'propertyId>property', 'name', 'texts', 'createdAt', 'updatedAt'] },
  pushDevice: { key: ['id'], columns: ['id', 'userId>user', 'endpoint', 'keys', 'createdAt', 'lastUsedAt'] },
  messageTranslation: {
    key: ['messageId', 'language'],
    columns: ['messageId>message', 'language', 'text', 'model', 'at'],
  },
  widgetSighting: { key: ['propertyId', 'origin'], columns: ['propertyId>property', 'origin', 'firstAt', 'lastAt'] },
};

const INDEXES: Indexes = [
  ['conversation_begun', 'conversation', ['propertyId', 'createdAt']],
  ['message_at', 'message', ['propertyId', 'at']],
  ['decision_at', 'decision', ['propertyId', 'at']],
  ['task_made', 'task', ['propertyId', 'createdAt']],
  ['cannedReply_name', 'cannedReply', ['propertyId', 'name'], true],
  ['pushDevice_endpoint', 'pushDevice', ['endpoint'], true],
];

/**
 * Full text over messages. FTS5 identifies a row by a number, and `vacuum` may renumber tables without one of their
 * own, so each message gets a permanent number. The index holds no second copy of the text. Runs of three characters
 * (trigrams) suit every script, also those without spaces. The index is filled outside the transactions that guests
 * wait for (../conversations/search.ts); messages with a number above `upTo` are not in it yet.
 */
const SEARCH = [
  `create table "messageNumber" (
     "number" integer primary key autoincrement,
     "messageId" text not null unique references "message" ("id") on delete cascade
   ) strict`,
  `create virtual table "messageSearch" using fts5(
     "text", content='', contentless_delete=1, tokenize='trigram remove_diacritics 1'
   )`,
  `insert into "messageNumber" ("messageId") select "id" from "message" order by "id"`,
  `create table "searchProgress" ("id" integer primary key check ("id" = 1), "upTo" integer not null) strict`,
  `insert into "searchProgress" values (1, 0)`,
  `create trigger "message_numbered" after insert on "message" begin
     insert into "messageNumber" ("messageId") values (new."id");
   end`,
  `create trigger "messageNumber_forgotten" after delete on "messageNumber" begin
     delete from "messageSearch" where "rowid" = old."number";
   end`,
];
