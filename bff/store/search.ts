import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Schema, Trx } from './schema.ts';
import type { Writer } from './writer.ts';

/** The full-text index holds runs of three characters: shorter words are looked for in the messages themselves. */
const INDEXED_CHARACTERS_MIN = 3;

/** So many messages are taken into the index in one transaction: it keeps no guest waiting. */
const INDEXED_AT_ONCE = 200;

/** Takes messages that came since into the full-text index, until it holds all. Safe to call at any time. */
export async function indexMessages(db: Db, writer: Writer): Promise<void> {
  while (await hasNewMessages(db)) await writer.write(indexSome);
}

async function hasNewMessages(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('messageNumber')
    .select('number')
    .where('number', '>', (progress) => progress.selectFrom('searchProgress').select('upTo'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function indexSome(trx: Trx): Promise<void> {
  const rows = await trx
    .selectFrom('messageNumber')
    .innerJoin('message', 'message.id', 'messageNumber.messageId')
    .select(['number', 'text'])
    .where('number', '>', (progress) => progress.selectFrom('searchProgress').select('upTo'))
    .orderBy('number')
    .limit(INDEXED_AT_ONCE)
    .execute();
  const last = rows.at(-1);
  if (last === undefined) return;
  await trx
    .insertInto('messageSearch')
    .values(rows.map(({ number, text }) => ({ rowid: number, text })))
    .execute();
  await trx.updateTable('searchProgress').set({ upTo: last.number }).execute();
}

/** Conversations in whose guest's name, or in one of whose messages, all these words stand, in any letter case, with or without accents. */
export function matchesWords(
  where: ExpressionBuilder<Schema, 'conversation'>,
  propertyId: string,
  query: string,
): Expression<SqlBool> {
  const words = query.normalize('NFC').split(/\s+/u).filter(Boolean);
  const indexed = words.filter((word) => [...word].length >= INDEXED_CHARACTERS_MIN);
  const short = words.filter((word) => !indexed.includes(word));
  let messages = where
    .selectFrom('message')
    .select('message.conversationId')
    .where('message.propertyId', '=', propertyId);
  if (indexed.length > 0) {
    const phrases = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
    messages = messages.where(
      'message.id',
      'in',
      sql<string>`(select "messageId" from "messageSearch" join "messageNumber" on "number" = "messageSearch"."rowid" where "messageSearch" match ${phrases})`,
    );
  }
  for (const word of short) messages = messages.where(contains('message.text', word));
  return where.or([
    where.and(words.map((word) => sql<boolean>`instr(plain("guestName"), ${toPlain(word)}) > 0`)),
    where('conversation.id', 'in', messages),
  ]);
}

/** Small letters without accents, for comparing names. */
export function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function contains(column: string, word: string): Expression<SqlBool> {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${like} escape '\\'`;
}
