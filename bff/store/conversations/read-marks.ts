import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';

/**
 * Whether the message with this number is unread for a reader. Not if they have seen it or a person has answered since; for a
 * program (null), not if any colleague has seen it.
 */
function isBeyond(number: RawBuilder<number>, reader: string | null): RawBuilder<SqlBool> {
  if (reader === null) return sql<SqlBool>`${number} > "conversation"."staffReadSeq"`;
  return sql<SqlBool>`(${number} > "conversation"."answeredSeq" and ${number} > coalesce((select "seq" from "readMark"
    where "readMark"."conversationId" = "conversation"."id" and "readMark"."userId" = ${reader}), 0))`;
}

/** Whether the guest has written something that this reader has not read. */
export function isUnread(reader: string | null): RawBuilder<SqlBool> {
  return isBeyond(sql`"conversation"."guestWroteSeq"`, reader);
}

/** Whether the guest has written something that no person has answered (for a program: seen). Ignores the reader's own read mark. */
export function isUnanswered(reader: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`"guestWroteSeq" > ${sql.ref(reader === null ? 'staffReadSeq' : 'answeredSeq')}`;
}

/** Counts the unanswered conversations, neither resolved nor snoozed, that a reader has read to the end. */
export async function countReadUnanswered(db: Db, propertyId: string, reader: string | null): Promise<number> {
  if (reader === null) return 0;
  const { count } = await db
    .selectFrom('readMark')
    .crossJoin('conversation') // makes SQLite start from the reader's marks, which are fewer than the conversations
    .select((select) => select.fn.countAll<number>().as('count'))
    .whereRef('conversation.id', '=', 'readMark.conversationId')
    .where('readMark.userId', '=', reader)
    .where('conversation.propertyId', '=', propertyId)
    .where('conversation.state', '!=', 'resolved')
    .where('conversation.snoozedUntil', 'is', null)
    .where('conversation.staffSeq', '>', 0)
    .where('conversation.mergedInto', 'is', null)
    .where(isUnanswered(reader))
    .whereRef('readMark.seq', '>=', 'conversation.guestWroteSeq')
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the guest's messages a reader has not read, by conversation; conversations without any are left out. */
export async function countUnread(
  db: Db | Trx,
  conversationIds: readonly string[],
  reader: string | null,
): Promise<Map<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select((select) => ['message.conversationId', select.fn.countAll<number>().as('unread')])
    .where('message.conversationId', 'in', conversationIds)
    .where('message.author', '=', 'guest')
    .where(isBeyond(sql`"message"."staffSeq"`, reader))
    .groupBy('message.conversationId')
    .execute();
  return new Map(rows.map((row) => [row.conversationId, row.unread]));
}

/** The unread counts of a conversation by user id; '' is for colleagues who have never opened it. */
export async function countUnreadByReader(db: Db, conversationId: string): Promise<Record<string, number>> {
  const marks = await db
    .selectFrom('readMark')
    .select(['userId', 'seq'])
    .where('conversationId', '=', conversationId)
    .execute();
  const rows = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select('message.staffSeq')
    .where('message.conversationId', '=', conversationId)
    .where('message.author', '=', 'guest')
    .whereRef('message.staffSeq', '>', 'conversation.answeredSeq')
    .execute();
  const after = (seq: number) => rows.filter(({ staffSeq }) => staffSeq > seq).length;
  return { '': rows.length, ...Object.fromEntries(marks.map(({ userId, seq }) => [userId, after(seq)])) };
}

/** Stores how far a colleague has read. False if that was known. */
export async function markReadUpTo(
  trx: Trx,
  { conversationId, userId, seq }: { conversationId: string; userId: string; seq: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('readMark')
    .values({ conversationId, userId, seq })
    .onConflict((conflict) =>
      conflict.columns(['conversationId', 'userId']).doUpdateSet({ seq }).where('readMark.seq', '<', seq),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** How far a colleague has read a conversation. */
export async function findReadMark(db: Db, conversationId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom('readMark')
    .select('seq')
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.seq ?? 0;
}
