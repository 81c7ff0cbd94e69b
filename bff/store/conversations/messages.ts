import type { Db, Row, Trx } from '../schema/schema.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

export type Message = Row<'message'>;

/** The message that was sent with this client id in this conversation. */
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

/** A conversation's messages with staff's notes, in order, after a number of the staff's stream. */
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

/** The newest messages before a number of the staff's stream (null: of all), in order. */
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

/** The guest's last message. */
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

/** The ids of the guests' last messages, by conversation id. */
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
 * The conversation before a guest's message, as the guest saw it, oldest first: all earlier messages, and the house's
 * replies since. Later messages of the guest are left out: they have turns of their own.
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

/** The last message of each conversation, without notes. */
export async function findLastMessages(db: Db | Trx, conversationIds: string[]): Promise<Map<string, Message>> {
  if (conversationIds.length === 0) return new Map();
  // One index lookup per conversation, whatever its length.
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

/** The guest's last message of each conversation. */
export async function findLastOfGuests(db: Db | Trx, conversationIds: string[]): Promise<Map<string, Message>> {
  const ids = [...(await findNewestOfGuests(db, conversationIds)).values()];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('message').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** The `guestSeq` of the guest's newest message that staff have not read; null if they have read all. */
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

/** Counts a guest's messages since an instant. */
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
