import type { Db, Row, Trx } from '../schema/schema.ts';
import { keepQuery, type Place, placeEach } from '../sqlite/kept-query.ts';
import type { Conversation } from './conversations.ts';
import type { Message } from './messages.ts';

/** One entry of a guest's stream, with its message if it is about one. */
export type GuestEvent = Row<'guestEvent'> & { message: Message | null };

/** Appends a change other than a new message (status, receipt, consent) to the guest's stream, and returns it. */
export async function appendGuestEvent(
  trx: Trx,
  conversation: Pick<Conversation, 'id' | 'propertyId'>,
  event: { type: 'status' | 'receipt' | 'consent'; data: Record<string, unknown>; at: string },
): Promise<GuestEvent> {
  const { guestSeq } = await trx
    .updateTable('conversation')
    .set((set) => ({ guestSeq: set('guestSeq', '+', 1) }))
    .where('propertyId', '=', conversation.propertyId)
    .where('id', '=', conversation.id)
    .returning('guestSeq')
    .executeTakeFirstOrThrow();
  const row = {
    propertyId: conversation.propertyId,
    conversationId: conversation.id,
    seq: guestSeq,
    type: event.type,
    messageId: null,
    data: JSON.stringify(event.data),
    at: event.at,
  };
  const guestEvent = { ...row, message: null };
  await insertGuestEvent(trx, guestEvent);
  return guestEvent;
}

/** Stores an event that has a number already. */
export async function insertGuestEvent(trx: Trx, event: GuestEvent): Promise<void> {
  await insertRow(trx, event);
}

const insertRow = keepQuery((db, place: Place<Row<'guestEvent'>>) =>
  db
    .insertInto('guestEvent')
    .values(placeEach(place, ['propertyId', 'conversationId', 'seq', 'type', 'messageId', 'data', 'at'])),
);

/** The event of a message that was just stored, in the form of `readGuestEvents`. */
export function toGuestEvent(message: Message): GuestEvent {
  return {
    propertyId: message.propertyId,
    conversationId: message.conversationId,
    seq: message.guestSeq ?? 0,
    type: 'message',
    messageId: message.id,
    data: '{}',
    at: message.at,
    message,
  };
}

/** Events above `after` or below `before` (the nearest ones), in ascending order. */
export async function readGuestEvents(
  db: Db | Trx,
  conversationId: string,
  range: { after: number; limit: number } | { before: number; limit: number },
): Promise<GuestEvent[]> {
  const query = db.selectFrom('guestEvent').selectAll().where('conversationId', '=', conversationId).limit(range.limit);
  const rows =
    'after' in range
      ? await query.where('seq', '>', range.after).orderBy('seq').execute()
      : (await query.where('seq', '<', range.before).orderBy('seq', 'desc').execute()).reverse();
  const ids = rows.flatMap((row) => (row.messageId === null ? [] : [row.messageId]));
  const messages = ids.length === 0 ? [] : await db.selectFrom('message').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return rows.map((row) => ({ ...row, message: byId.get(row.messageId ?? '') ?? null }));
}
