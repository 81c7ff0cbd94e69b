import type { Db, Row, Trx } from '../schema/schema.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

export type Message = Row<'message'>;

/** The message a page sent under this id of its own, in this conversation. */
export async function findByClientId(
  db: Db | Trx,
  conversationId: string,
  clientId: string,
): Promise<Message | undefined> {
  return (await byClientId(db, { conversationId, clientId })).rows[0];
}

const byClientId = keepQuery((db, place: Place<{ conversationId: string; clientId: string }>) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', place('conversationId'))
    .where('clientId', '=', place('clientId')),
);

export async function findMessage(db: Db | Trx, propertyId: string, id: string): Promise<Message | undefined> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A conversation's messages as staff see them, notes included, in order, after a number of the staff's stream. */
export async function listMessages(
  db: Db | Trx,
  propertyId: string,
  conversationId: string,
  { after = 0, limit }: { after?: number | undefined; limit: number },
): Promise<Message[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .where('staffSeq', '>', after)
    .orderBy('staffSeq')
    .limit(limit)
    .execute();
}

/** As listMessages, the newest ones before a number of the staff's stream; null: the newest of all. */
export async function listMessagesBefore(
  db: Db,
  propertyId: string,
  conversationId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<Message[]> {
  let query = db
    .selectFrom('message')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId);
  if (before !== null) query = query.where('staffSeq', '<', before);
  return (await query.orderBy('staffSeq', 'desc').limit(limit).execute()).reverse();
}

/** What the guest of a conversation wrote last. */
export async function findNewestOfGuest(db: Db | Trx, conversationId: string): Promise<Message | undefined> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('author', '=', 'guest')
    .orderBy('staffSeq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The ids of what the guests of these conversations wrote last, by conversation. */
export async function findNewestOfGuests(db: Db | Trx, conversationIds: string[]): Promise<Map<string, string>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversation')
    .select((select) => [
      'conversation.id as conversationId',
      select
        .selectFrom('message')
        .select('message.id')
        .whereRef('message.conversationId', '=', 'conversation.id')
        .where('message.author', '=', 'guest')
        .orderBy('message.staffSeq', 'desc')
        .limit(1)
        .as('id'),
    ])
    .where('conversation.id', 'in', conversationIds)
    .execute();
  return new Map(rows.flatMap(({ conversationId, id }) => (id === null ? [] : [[conversationId, id]])));
}

/** The newest messages of a conversation that its guest can see, oldest first. */
export async function listNewestMessages(db: Db | Trx, conversationId: string, limit: number): Promise<Message[]> {
  return (await newest(db, { conversationId, limit })).rows.reverse();
}

const newest = keepQuery((db, place: Place<{ conversationId: string; limit: number }>) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', place('conversationId'))
    .where('internal', '=', 0)
    .orderBy('staffSeq', 'desc')
    .limit(place('limit')),
);

/**
 * What was said before a guest's message, as the guest saw it, oldest first: all that stands before it in the staff's stream,
 * and what the house said since. Another line that the guest sent meanwhile is left to its own turn.
 */
export async function listSaidBefore(
  db: Db | Trx,
  { conversationId, staffSeq }: Pick<Message, 'conversationId' | 'staffSeq'>,
  limit: number,
): Promise<Message[]> {
  return (await saidBefore(db, { conversationId, staffSeq, limit })).rows.reverse();
}

const saidBefore = keepQuery((db, place: Place<{ conversationId: string; staffSeq: number; limit: number }>) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', place('conversationId'))
    .where('internal', '=', 0)
    .where((row) => row.or([row('staffSeq', '<', place('staffSeq')), row('author', '!=', 'guest')]))
    .orderBy('staffSeq', 'desc')
    .limit(place('limit')),
);

/** The newest message of each of these conversations, notes left out. */
export async function findLastMessages(db: Db | Trx, conversationIds: string[]): Promise<Map<string, Message>> {
  if (conversationIds.length === 0) return new Map();
  // One step down the index for each conversation, however long it is.
  const rows = await db
    .selectFrom('conversation')
    .innerJoin('message', (join) =>
      join.on('message.id', '=', (from) =>
        from
          .selectFrom('message as one')
          .select('one.id')
          .whereRef('one.conversationId', '=', 'conversation.id')
          .where('one.internal', '=', 0)
          .orderBy('one.staffSeq', 'desc')
          .limit(1),
      ),
    )
    .selectAll('message')
    .where('conversation.id', 'in', conversationIds)
    .execute();
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** What the guest of each of these conversations wrote last. */
export async function findLastOfGuests(db: Db | Trx, conversationIds: string[]): Promise<Map<string, Message>> {
  const ids = [...(await findNewestOfGuests(db, conversationIds)).values()];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('message').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** The number, in the guest's stream, of the newest of their messages that no staff member has read; null where all are. */
export async function findNewestUnread(
  db: Db | Trx,
  { id, staffReadSeq }: { id: string; staffReadSeq: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('message')
    .select((select) => select.fn.max('guestSeq').as('upTo'))
    .where('conversationId', '=', id)
    .where('author', '=', 'guest')
    .where('staffSeq', '>', staffReadSeq)
    .executeTakeFirst();
  return row?.upTo ?? null;
}

/** Messages by their ids. */
export async function findMessagesById(db: Db | Trx, ids: readonly string[]): Promise<Map<string, Message>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('message').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many messages a guest wrote from an instant on. */
export async function countGuestMessagesSince(db: Db | Trx, conversationId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('conversationId', '=', conversationId)
    .where('author', '=', 'guest')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
