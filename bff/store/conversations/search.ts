import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { readGuestMark } from '../../../shared/domain/text/guest-mark.ts';
import { isPostgres } from '../core/dialect.ts';
import { toPlain } from '../core/plain.ts';
import { normaliseNumber } from '../guests/reservations.ts';
import { holdsIndexed, indexTexts } from '../postgres/message-index.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { inReaderThread } from '../sqlite/reader.ts';
import type { Writer } from '../sqlite/writer.ts';

/** The full-text index holds trigrams; shorter words are searched for in the messages themselves. */
const INDEXED_CHARACTERS_MIN = 3;

/** Messages indexed in one transaction: few, so that guests' messages need not wait. */
const INDEXED_AT_ONCE = 200;

/** Adds all new messages to the full-text index. Safe to call at any time. */
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
  if (isPostgres(trx)) await indexTexts(trx, rows);
  else
    await trx
      .insertInto('messageSearch')
      .values(rows.map(({ number, text }) => ({ rowid: number, text })))
      .execute();
  await trx.updateTable('searchProgress').set({ upTo: last.number }).execute();
}

/**
 * Matches conversations with all these words in the guest's name or in one message, ignoring case and accents, and those
 * whose room, telephone number or open booking has the query as its number, or whose guest without a name is called so.
 */
export function matchesWords(
  db: Db,
  where: ExpressionBuilder<Schema, 'conversation'>,
  propertyId: string,
  query: string,
): Expression<SqlBool> {
  const messages = where
    .selectFrom('message')
    .select('message.conversationId')
    .where('message.propertyId', '=', propertyId)
    .where((message) => message.and(holdsWords(db, query)));
  return where.or([
    where.and(toWords(query).map((word) => sql<boolean>`instr(plain("guestName"), ${toPlain(word)}) > 0`)),
    where('conversation.id', 'in', messages),
    where('room', '=', query.trim()),
    isMarked(where, query),
    ...isNumbered(where, propertyId, query.trim()),
  ]);
}

/** Is it the guest without a name whom the desk calls so? */
function isMarked(where: ExpressionBuilder<Schema, 'conversation'>, query: string): Expression<SqlBool> {
  const mark = readGuestMark(query);
  return mark === null
    ? sql<boolean>`false`
    : where.and([where('guestName', 'is', null), where('conversation.id', 'like', `%${mark}`)]);
}

/** With fewer digits telephone numbers are not searched. */
const PHONE_DIGITS_MIN = 4;

/** Matches a booking number, or digits of a telephone number in any notation. */
function isNumbered(
  where: ExpressionBuilder<Schema, 'conversation'>,
  propertyId: string,
  query: string,
): Expression<SqlBool>[] {
  const booked = where
    .selectFrom('accessGrant')
    .innerJoin('reservation', 'reservation.id', 'accessGrant.reservationId')
    .select('accessGrant.conversationId')
    .where('accessGrant.propertyId', '=', propertyId)
    .where('accessGrant.endedAt', 'is', null)
    .where('reservation.confirmationNumber', '=', normaliseNumber(query));
  const digits = query.replace(/^\+|[\s()./-]/g, '').replace(/^00?/, '');
  if (!/^\d+$/.test(digits) || digits.length < PHONE_DIGITS_MIN) return [where('conversation.id', 'in', booked)];
  const called = where
    .selectFrom('channelContact')
    .select('channelContact.conversationId')
    .where('channelContact.propertyId', '=', propertyId)
    .where((contact) => contact.and([contains('channelContact.address', digits)]));
  return [where('conversation.id', 'in', booked), where('conversation.id', 'in', called)];
}

/** The newest message with all the words, by conversation; none if only the guest's name matches. */
export async function findMatches(
  db: Db,
  propertyId: string,
  conversationIds: readonly string[],
  query: string,
): Promise<Map<string, Row<'message'>>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .with('newest', (from) =>
      from
        .selectFrom('message')
        .select((select) => ['message.conversationId', select.fn.max('message.staffSeq').as('staffSeq')])
        .where('message.propertyId', '=', propertyId)
        .where('message.conversationId', 'in', conversationIds)
        .where((message) => message.and(holdsWords(db, query)))
        .groupBy('message.conversationId'),
    )
    .selectFrom('message')
    .innerJoin('newest', (join) =>
      join
        .onRef('newest.conversationId', '=', 'message.conversationId')
        .onRef('newest.staffSeq', '=', 'message.staffSeq'),
    )
    .selectAll('message')
    .execute();
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** The same in a reader thread. */
export const findMatchesInThread = inReaderThread(import.meta.url, findMatches);

/** The conditions for a message that contains all the words. */
function holdsWords(db: Pick<Db, 'getExecutor'>, query: string): Expression<SqlBool>[] {
  const words = toWords(query);
  const indexed = words.filter((word) => [...word].length >= INDEXED_CHARACTERS_MIN);
  const short = words.filter((word) => !indexed.includes(word));
  const holds = isPostgres(db) ? holdsIndexed : holdsPhrases;
  return [...(indexed.length === 0 ? [] : [holds(indexed)]), ...short.map((word) => contains('message.text', word))];
}

function holdsPhrases(words: readonly string[]): Expression<SqlBool> {
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  return sql<SqlBool>`"message"."id" in (select "messageId" from "messageSearch" join "messageNumber" on "number" = "messageSearch"."rowid" where "messageSearch" match ${phrases})`;
}

function toWords(query: string): string[] {
  return query.normalize('NFC').split(/\s+/u).filter(Boolean);
}

/** Contains, ignoring the case of Latin letters. */
function contains(column: string, word: string): Expression<SqlBool> {
  const small = word.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return sql<boolean>`instr(lower(${sql.ref(column)}), ${small}) > 0`;
}
