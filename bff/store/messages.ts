import type { Author } from '../../shared/domain/conversation.ts';
import { newId } from '../base/ids.ts';
import type { Conversation } from './conversations.ts';
import { insertGuestEvent, toGuestEvent } from './guest-events.ts';
import { keepQuery, type Place, placeEach } from './kept-query.ts';
import type { Db, Row, Trx } from './schema.ts';

export type Message = Row<'message'>;

/** What a new message is made of; JSON columns as text. What is left out is null. */
export interface NewMessage {
  /** An id that was given out before, such as with the beginning of a reply; a new one otherwise. */
  id?: string;
  author: Author;
  text: string;
  language: string;
  at: string;
  /** A note that no guest sees: it gets no number in the guest's stream. */
  internal?: boolean;
  clientId?: string;
  contentHash?: string;
  userId?: string;
  name?: string;
  parts?: string;
  quickReplies?: string;
  sources?: string;
  replyTo?: string;
  decisionId?: string;
  /** What the engine keeps in mind with it: written into the conversation's row in the same go. */
  memory?: Pick<Conversation, 'language' | 'dialogue'>;
}

/** Counts a message in the conversation's row: in both streams, or with `shown` 0 in the staff's alone. */
const takeNumbers = keepQuery(
  (
    db,
    place: Place<
      Pick<Conversation, 'propertyId' | 'id' | 'updatedAt' | 'language'> & { shown: number; dialogue: string | null }
    >,
  ) =>
    db
      .updateTable('conversation')
      .set((set) => ({
        staffSeq: set('staffSeq', '+', 1),
        guestSeq: set('guestSeq', '+', place('shown')),
        updatedAt: place('updatedAt'),
        language: set.fn.coalesce(place('language'), 'language'),
        dialogue: set.fn.coalesce(place('dialogue'), 'dialogue'),
      }))
      .where('propertyId', '=', place('propertyId'))
      .where('id', '=', place('id'))
      .returning(['staffSeq', 'guestSeq']),
);

const insertRow = keepQuery((db, place: Place<Message>) =>
  db
    .insertInto('message')
    .values(
      placeEach(place, [
        'id',
        'propertyId',
        'conversationId',
        'clientId',
        'contentHash',
        'author',
        'userId',
        'name',
        'text',
        'language',
        'parts',
        'quickReplies',
        'sources',
        'replyTo',
        'internal',
        'staffSeq',
        'guestSeq',
        'decisionId',
        'at',
      ]),
    ),
);

/**
 * Stores a message under the next number of each stream it belongs to, and its event in the guest's stream.
 * The numbers are taken from the conversation's row inside the transaction, so neither stream ever has a hole.
 */
export async function insertMessage(
  trx: Trx,
  conversation: Pick<Conversation, 'id' | 'propertyId'>,
  given: NewMessage,
): Promise<Message> {
  const internal = given.internal === true;
  const { language = null, dialogue = null } = given.memory ?? {};
  const { propertyId, id } = conversation;
  const { rows } = await takeNumbers(trx, {
    propertyId,
    id,
    updatedAt: given.at,
    shown: internal ? 0 : 1,
    language,
    dialogue,
  });
  const [numbers] = rows;
  if (numbers === undefined) throw new Error(`There is no conversation ${id}`);
  const { staffSeq, guestSeq } = numbers;
  const message: Message = {
    id: given.id ?? newId('message'),
    propertyId: conversation.propertyId,
    conversationId: conversation.id,
    clientId: given.clientId ?? null,
    contentHash: given.contentHash ?? null,
    author: given.author,
    userId: given.userId ?? null,
    name: given.name ?? null,
    text: given.text,
    language: given.language,
    parts: given.parts ?? null,
    quickReplies: given.quickReplies ?? null,
    sources: given.sources ?? null,
    replyTo: given.replyTo ?? null,
    internal: internal ? 1 : 0,
    staffSeq,
    guestSeq: internal ? null : guestSeq,
    decisionId: given.decisionId ?? null,
    at: given.at,
  };
  await insertRow(trx, message);
  if (!internal) await insertGuestEvent(trx, toGuestEvent(message));
  return message;
}

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

/** How many messages of guests in each of these conversations no staff member has read. */
export async function countUnread(db: Db | Trx, conversationIds: string[]): Promise<Map<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select((select) => ['message.conversationId', select.fn.countAll<number>().as('unread')])
    .where('message.conversationId', 'in', conversationIds)
    .where('message.author', '=', 'guest')
    .whereRef('message.staffSeq', '>', 'conversation.staffReadSeq')
    .groupBy('message.conversationId')
    .execute();
  return new Map(rows.map((row) => [row.conversationId, row.unread]));
}
