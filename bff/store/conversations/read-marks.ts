import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';

/**
 * Has a reader yet to read what has this number? Not what they have seen themselves, nor what a person has answered since; a
 * program (null) not what any colleague has seen.
 */
function isBeyond(number: RawBuilder<number>, reader: string | null): RawBuilder<SqlBool> {
  if (reader === null) return sql<SqlBool>`${number} > "conversation"."staffReadSeq"`;
  return sql<SqlBool>`(${number} > "conversation"."answeredSeq" and ${number} > coalesce((select "seq" from "readMark"
    where "readMark"."conversationId" = "conversation"."id" and "readMark"."userId" = ${reader}), 0))`;
}

/** Did a guest write what this reader has not read? */
export function isUnread(reader: string | null): RawBuilder<SqlBool> {
  return isBeyond(sql`"conversation"."guestWroteSeq"`, reader);
}

/** Did a guest write what no person has answered? For a program: what no colleague has seen. No mark is looked at. */
export function isUnanswered(reader: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`"guestWroteSeq" > ${sql.ref(reader === null ? 'staffReadSeq' : 'answeredSeq')}`;
}

/** How many of a property's unanswered conversations, of those that are neither resolved nor put off, a reader has read to the end. */
export async function countReadUnanswered(db: Db, propertyId: string, reader: string | null): Promise<number> {
  if (reader === null) return 0;
  const { count } = await db
    .selectFrom('readMark')
    .crossJoin('conversation') // SQLite keeps this order: the reader's marks are fewer than the house's conversations
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

/** How many messages of guests in each of these conversations a reader has not read; none where it is none. */
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

/** How many each colleague who has looked at a conversation has not read; under '' what all the others have not. */
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

/** A colleague has read up to there. Answers whether that is news. */
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
