import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The full-text index holds runs of three characters: shorter words are looked for in the messages themselves. */
const INDEXED_CHARACTERS_MIN = 3;

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
