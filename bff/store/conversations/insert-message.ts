import type { Author } from '../../../shared/domain/conversation.ts';
import { newId } from '../../base/ids.ts';
import type { Trx } from '../schema/schema.ts';
import { keepQuery, type Place, placeEach } from '../sqlite/kept-query.ts';
import type { Conversation } from './conversations.ts';
import { insertGuestEvent, toGuestEvent } from './guest-events.ts';
import type { Message } from './messages.ts';

/** The engine's memory of a conversation, and the matter and room for the desk's list. */
export type Memory = Pick<Conversation, 'language' | 'dialogue' | 'matter' | 'room'>;

/** A new message. JSON columns as text; fields left out are null. */
export interface NewMessage {
  /** An id that a page already knows (it was shown the beginning of the reply); left out: a new one. */
  id?: string;
  author: Author;
  text: string;
  language: string;
  at: string;
  /** A note for staff: it gets no number in the guest's stream. */
  internal?: boolean;
  clientId?: string;
  contentHash?: string;
  userId?: string;
  name?: string;
  parts?: string;
  attachments?: string;
  quickReplies?: string;
  card?: string;
  sources?: string;
  replyTo?: string;
  decisionId?: string;
  /** For a note about an act of staff: a StaffEvent as JSON. */
  event?: string;
  /** Changes of the conversation's row to store with the message. */
  memory?: Memory;
}

/** Takes the next numbers from the conversation's row: of both streams, or with `shown` 0 only of the staff's. */
const takeNumbers = keepQuery(
  (
    db,
    place: Place<
      Pick<Conversation, 'propertyId' | 'id' | 'updatedAt' | 'language' | 'matter' | 'room'> & {
        shown: number;
        wrote: number;
        dialogue: string | null;
      }
    >,
  ) =>
    db
      .updateTable('conversation')
      .set((set) => ({
        staffSeq: set('staffSeq', '+', 1),
        guestSeq: set('guestSeq', '+', place('shown')),
        // These expressions see the row before the update: the new number is one more.
        guestWroteSeq: set
          .case()
          .when(place('wrote'), '=', 1)
          .then(set('staffSeq', '+', 1))
          .else(set.ref('guestWroteSeq'))
          .end(),
        updatedAt: place('updatedAt'),
        language: set.fn.coalesce(place('language'), 'language'),
        dialogue: set.fn.coalesce(place('dialogue'), 'dialogue'),
        matter: set.fn.coalesce(place('matter'), 'matter'),
        room: set.fn.coalesce(place('room'), 'room'),
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
        'attachments',
        'quickReplies',
        'card',
        'sources',
        'replyTo',
        'internal',
        'staffSeq',
        'guestSeq',
        'decisionId',
        'event',
        'at',
      ]),
    ),
);

/**
 * Stores a message with the next number of each stream it belongs to, and its event in the guest's stream. The numbers
 * are taken from the conversation's row in the same transaction, so that neither stream has a gap.
 */
export async function insertMessage(
  trx: Trx,
  conversation: Pick<Conversation, 'id' | 'propertyId'>,
  given: NewMessage,
): Promise<Message> {
  const internal = given.internal === true;
  const { language = null, dialogue = null, matter = null, room = null } = given.memory ?? {};
  const { propertyId, id } = conversation;
  const { rows } = await takeNumbers(trx, {
    propertyId,
    id,
    updatedAt: given.at,
    shown: internal ? 0 : 1,
    wrote: given.author === 'guest' ? 1 : 0,
    language,
    dialogue,
    matter,
    room,
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
    attachments: given.attachments ?? null,
    quickReplies: given.quickReplies ?? null,
    card: given.card ?? null,
    sources: given.sources ?? null,
    replyTo: given.replyTo ?? null,
    internal: internal ? 1 : 0,
    staffSeq,
    guestSeq: internal ? null : guestSeq,
    decisionId: given.decisionId ?? null,
    event: given.event ?? null,
    at: given.at,
  };
  await insertRow(trx, message);
  if (!internal) await insertGuestEvent(trx, toGuestEvent(message));
  return message;
}
