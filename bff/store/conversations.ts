import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ConversationCounts } from '../../shared/api/conversations.ts';
import type { Channel, ConversationState } from '../../shared/domain/conversation.ts';
import { type Page, readCursor, toPage, writeCursor } from './cursor.ts';
import { keepQuery, type Place } from './kept-query.ts';
import { isUnread } from './read-marks.ts';
import { elsewhere } from './reader.ts';
import type { Db, Row, Schema, Trx } from './schema.ts';
import { matchesWords } from './search.ts';

export type Conversation = Row<'conversation'>;

export interface ConversationFilter {
  /** `active`: whatever is not resolved. */
  state?: ConversationState | 'active' | undefined;
  channel?: Channel | undefined;
  department?: string | undefined;
  language?: string | undefined;
  /** Only those with this label. */
  label?: string | undefined;
  priority?: string | undefined;
  /** Only what is put off until later, or only what is not. */
  snoozed?: boolean | undefined;
  /** Only what wants a person: guests who wait, open drafts, emergencies nobody looks after. */
  attention?: boolean | undefined;
  /** Only where a guest wrote what this reader has not read; null: a program. */
  unreadBy?: string | null | undefined;
  /** A user's id, or 'none' for those nobody holds. */
  assigneeId?: string | undefined;
  /** Words to be found in the messages or the guest's name. */
  query?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const byId = keepQuery((db, place: Place<Pick<Conversation, 'propertyId' | 'id'>>) =>
  db.selectFrom('conversation').selectAll().where('propertyId', '=', place('propertyId')).where('id', '=', place('id')),
);

export async function findConversation(
  db: Db | Trx,
  propertyId: string,
  id: string,
): Promise<Conversation | undefined> {
  return (await byId(db, { propertyId, id })).rows[0];
}

/** Makes the row of a conversation that begins now, open, with empty streams. */
export async function insertConversation(
  trx: Trx,
  given: Pick<Conversation, 'id' | 'propertyId' | 'channel' | 'mode' | 'language' | 'locale' | 'pageUrl' | 'dialogue'> &
    Partial<Pick<Conversation, 'addressKey'>>,
  now: string,
): Promise<Conversation> {
  return trx
    .insertInto('conversation')
    .values({
      addressKey: null,
      ...given,
      state: 'open',
      guestId: null,
      signedFor: null,
      guestName: null,
      assigneeId: null,
      holder: null,
      department: null,
      resolvedFrom: null,
      guestSeq: 0,
      staffSeq: 0,
      guestReadSeq: 0,
      staffReadSeq: 0,
      staffActiveAt: null,
      waitingSince: null,
      waitingAlerts: 0,
      waitingAlertAt: null,
      ratingScore: null,
      ratingComment: null,
      consent: null,
      sessionLevel: 0,
      sessionUsed: 0,
      endedAt: null,
      emergency: null,
      emergencyAt: null,
      emergencyRungAt: null,
      emergencyRings: 0,
      acknowledgedAt: null,
      acknowledgedBy: null,
      matter: null,
      room: null,
      waitingWhy: null,
      priority: 'normal',
      snoozedUntil: null,
      snoozedBy: null,
      answeredSeq: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many conversations nobody vouched for began at a property and at an address, since two instants. */
export async function countBegun(
  trx: Trx,
  given: { propertyId: string; addressKey: string; since: string; lately: string },
): Promise<{ all: number; atAddress: number; lately: number; latelyAtAddress: number }> {
  const [counts] = (await begun(trx, given)).rows;
  return counts ?? { all: 0, atAddress: 0, lately: 0, latelyAtAddress: 0 };
}

const begun = keepQuery((db, place: Place<Parameters<typeof countBegun>[1]>) =>
  db
    .selectFrom('conversation')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.countAll<number>().filterWhere('addressKey', '=', place('addressKey')).as('atAddress'),
      select.fn.countAll<number>().filterWhere('createdAt', '>', place('lately')).as('lately'),
      select.fn
        .countAll<number>()
        .filterWhere('addressKey', '=', place('addressKey'))
        .filterWhere('createdAt', '>', place('lately'))
        .as('latelyAtAddress'),
    ])
    .where('propertyId', '=', place('propertyId'))
    .where('createdAt', '>', place('since'))
    .where('signedFor', 'is', null),
);

/** Changes a conversation and gives it back as it is then. */
export async function updateConversation(
  trx: Trx,
  { propertyId, id }: Pick<Conversation, 'propertyId' | 'id'>,
  change: Partial<Omit<Schema['conversation'], 'id' | 'propertyId' | 'guestSeq' | 'staffSeq'>>,
): Promise<Conversation> {
  return trx
    .updateTable('conversation')
    .set(change)
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The property's conversations, the one changed last first. */
export async function listConversations(
  db: Db,
  propertyId: string,
  filter: ConversationFilter,
): Promise<Page<Conversation>> {
  let query = db.selectFrom('conversation').selectAll().where('propertyId', '=', propertyId).where('staffSeq', '>', 0); // opened, but nothing was said: a hotel's site vouched for its guest
  if (filter.state === 'active') query = query.where('state', '!=', 'resolved');
  else if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.department !== undefined) query = query.where('department', '=', filter.department);
  if (filter.language !== undefined) query = query.where('language', '=', filter.language);
  if (filter.priority !== undefined) query = query.where('priority', '=', filter.priority);
  if (filter.snoozed !== undefined) query = query.where('snoozedUntil', filter.snoozed ? 'is not' : 'is', null);
  const { label } = filter;
  if (label !== undefined)
    query = query.where('conversation.id', 'in', (from) =>
      from.selectFrom('conversationLabel').select('conversationId').where('labelId', '=', label),
    );
  if (filter.attention === true) query = query.where(wantsPerson);
  const reader = filter.unreadBy;
  if (reader !== undefined) query = query.where((where) => isUnread(where, reader));
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel);
  if (filter.assigneeId === 'none') query = query.where('assigneeId', 'is', null);
  else if (filter.assigneeId !== undefined) query = query.where('assigneeId', '=', filter.assigneeId);
  const words = filter.query;
  if (words !== undefined) query = query.where((where) => matchesWords(where, propertyId, words));
  if (filter.cursor !== undefined) {
    const { sortedBy, id } = readCursor(filter.cursor);
    query = query.where((where) =>
      where.or([
        where('updatedAt', '<', sortedBy),
        where.and([where('updatedAt', '=', sortedBy), where('id', '<', id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => writeCursor(row.updatedAt, row.id));
}

/** The same, as a long read. */
export const conversationsElsewhere = elsewhere(import.meta.url, listConversations);

/** How many there are of each kind; `userId` tells whose are `mine`, and who has not read. */
export async function countConversations(
  db: Db,
  propertyId: string,
  userId: string | null,
): Promise<ConversationCounts> {
  const said = db.selectFrom('conversation').where('propertyId', '=', propertyId).where('staffSeq', '>', 0);
  const rows = await said
    .select((select) => [
      'state',
      select.fn.countAll<number>().as('count'),
      select.fn.countAll<number>().filterWhere('assigneeId', '=', userId).as('mine'),
    ])
    .where((where) => where.or([where('snoozedUntil', 'is', null), where('state', '=', 'resolved')]))
    .groupBy('state')
    .execute();
  const { unread } = await said
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('state', '!=', 'resolved')
    .where('snoozedUntil', 'is', null)
    .where((where) => isUnread(where, userId))
    .executeTakeFirstOrThrow();
  const { snoozed } = await said
    .select((select) => select.fn.countAll<number>().as('snoozed'))
    .where('state', '!=', 'resolved')
    .where('snoozedUntil', 'is not', null)
    .executeTakeFirstOrThrow();
  const count = (...states: ConversationState[]) => sum(rows, states, 'count');
  return {
    active: count('open', 'waiting', 'staffed'),
    waiting: count('waiting'),
    mine: sum(rows, ['open', 'waiting', 'staffed'], 'mine'),
    open: count('open'),
    staffed: count('staffed'),
    resolved: count('resolved'),
    snoozed,
    unread,
  };
}

/** The same, as a long read. */
export const countsElsewhere = elsewhere(import.meta.url, countConversations);

function sum(
  rows: readonly { state: string; count: number; mine: number }[],
  states: readonly string[],
  column: 'count' | 'mine',
): number {
  return rows.filter(({ state }) => states.includes(state)).reduce((total, row) => total + row[column], 0);
}

function wantsPerson(where: ExpressionBuilder<Schema, 'conversation'>): Expression<SqlBool> {
  const drafts = where.selectFrom('draft').select('draft.conversationId').where('draft.state', '=', 'open');
  return where.or([
    where.and([where('state', '=', 'waiting'), where('snoozedUntil', 'is', null)]),
    where.and([where('emergencyAt', 'is not', null), where('acknowledgedAt', 'is', null)]),
    where.and([
      where('state', '=', 'open'),
      where('conversation.id', 'in', drafts.whereRef('draft.propertyId', '=', 'conversation.propertyId')),
    ]),
  ]);
}

/** Was this conversation erased? A page that still knows it is told so. */
export async function isErased(db: Db | Trx, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('erasedConversation')
    .select('conversationId')
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  return row !== undefined;
}
