import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ConversationCounts } from '../../../shared/api/conversations.ts';
import type { Channel, ConversationState } from '../../../shared/domain/conversation.ts';
import { networkOf, networkPart } from '../account/address-key.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';
import { inReaderThread } from '../sqlite/reader.ts';
import { countReadUnanswered, isUnanswered, isUnread } from './read-marks.ts';
import { matchesWords } from './search.ts';

export type Conversation = Row<'conversation'>;

export interface ConversationFilter {
  /** `active`: whatever is not resolved. */
  state?: ConversationState | 'active' | undefined;
  channel?: Channel | undefined;
  department?: string | undefined;
  language?: string | undefined;
  /** A label's id. */
  label?: string | undefined;
  priority?: string | undefined;
  /** Only snoozed ones, or only others. */
  snoozed?: boolean | undefined;
  /** Only those that need staff: waiting guests, open drafts, unacknowledged emergencies. */
  attention?: boolean | undefined;
  /** Only those with messages this user has not read; null: a program. */
  unreadBy?: string | null | undefined;
  /** A user's id, or 'none' for unassigned ones. */
  assigneeId?: string | undefined;
  /** Only those of blocked guests. */
  blocked?: boolean | undefined;
  /** Only those merged into another conversation; left out: none of them. */
  merged?: boolean | undefined;
  /** Words to search for in messages and guests' names. */
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

/** The values of a conversation before its first message. */
const NEW_CONVERSATION = {
  addressKey: null,
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
  ratingDueAt: null,
  ratingAskedAt: null,
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
  guestWroteSeq: 0,
  mergedInto: null,
  blockedAt: null,
  blockedBy: null,
} satisfies Partial<Conversation>;

/** Inserts a new, open conversation without messages. */
export async function insertConversation(
  trx: Trx,
  values: Pick<
    Conversation,
    'id' | 'propertyId' | 'channel' | 'mode' | 'language' | 'locale' | 'pageUrl' | 'dialogue'
  > &
    Partial<Pick<Conversation, 'addressKey'>>,
  now: string,
): Promise<Conversation> {
  return trx
    .insertInto('conversation')
    .values({
      ...NEW_CONVERSATION,
      ...values,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts the conversations begun since an instant: of the property, an address and its network. Identified guests do not count. */
export async function countBegun(
  trx: Trx,
  query: { propertyId: string; addressKey: string; since: string },
): Promise<{ all: number; ofAddress: number; ofNetwork: number }> {
  const [counts] = (await countBegunQuery(trx, { ...query, network: networkOf(query.addressKey) })).rows;
  return counts ?? { all: 0, ofAddress: 0, ofNetwork: 0 };
}

const countBegunQuery = keepQuery((db, place: Place<Parameters<typeof countBegun>[1] & { network: string | null }>) =>
  db
    .selectFrom('conversation')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.countAll<number>().filterWhere('addressKey', '=', place('addressKey')).as('ofAddress'),
      select.fn
        .countAll<number>()
        .filterWhere(networkPart(select.ref('addressKey')), '=', place('network'))
        .as('ofNetwork'),
    ])
    .where('propertyId', '=', place('propertyId'))
    .where('createdAt', '>', place('since'))
    .where('signedFor', 'is', null),
);

/** As `countBegun`, with the counts of the busiest address and the busiest network. */
export async function findMostBegun(
  db: Db,
  { propertyId, since }: { propertyId: string; since: string },
): Promise<Awaited<ReturnType<typeof countBegun>>> {
  const byAddress = db
    .selectFrom('conversation')
    .select((select) => [networkPart(select.ref('addressKey')).as('network'), select.fn.countAll<number>().as('begun')])
    .where('propertyId', '=', propertyId)
    .where('createdAt', '>', since)
    .where('signedFor', 'is', null)
    .groupBy('addressKey');
  const byNetwork = db
    .selectFrom(byAddress.as('at'))
    .select(({ fn }) => [fn.sum<number>('begun').as('begun'), fn.max<number>('begun').as('ofAddress')])
    .groupBy('network');
  const most = await db
    .selectFrom(byNetwork.as('of'))
    .select(({ fn }) => [
      fn.sum<number | null>('begun').as('all'),
      fn.max<number | null>('ofAddress').as('ofAddress'),
      fn.max<number | null>('begun').as('ofNetwork'),
    ])
    .executeTakeFirstOrThrow();
  return { all: most.all ?? 0, ofAddress: most.ofAddress ?? 0, ofNetwork: most.ofNetwork ?? 0 };
}

/** Changes a conversation and returns the changed row. */
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

/** The property's conversations, the last changed first. */
export async function listConversations(
  db: Db,
  propertyId: string,
  filter: ConversationFilter,
): Promise<Page<Conversation>> {
  // Without a message there is nothing to show: the site of a hotel may open a conversation before its guest writes.
  let query = db.selectFrom('conversation').selectAll().where('propertyId', '=', propertyId).where('staffSeq', '>', 0);
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
  // A search also finds merged conversations.
  if (filter.merged === true) query = query.where('mergedInto', 'is not', null);
  else if (filter.query === undefined) query = query.where('mergedInto', 'is', null);
  if (filter.blocked === true) query = query.where('blockedAt', 'is not', null);
  if (filter.attention === true) query = query.where(needsStaff);
  const reader = filter.unreadBy;
  if (reader !== undefined) query = query.where(isUnread(reader));
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel);
  if (filter.assigneeId === 'none') query = query.where('assigneeId', 'is', null);
  else if (filter.assigneeId !== undefined) query = query.where('assigneeId', '=', filter.assigneeId);
  const words = filter.query;
  if (words !== undefined) query = query.where((where) => matchesWords(db, where, propertyId, words));
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

/** The same in a reader thread. */
export const listConversationsInThread = inReaderThread(import.meta.url, listConversations);

/** The counts of the desk's lists; `userId`: for `mine` and `unread`. */
export async function countConversations(
  db: Db,
  propertyId: string,
  userId: string | null,
): Promise<ConversationCounts> {
  const rows = await db
    .selectFrom('conversation')
    .select((select) => [
      'state',
      'snoozedUntil',
      select.fn.countAll<number>().as('count'),
      select.fn.countAll<number>().filterWhere('assigneeId', '=', userId).as('mine'),
      select.fn.countAll<number>().filterWhere(isUnanswered(userId)).as('unread'),
    ])
    .where('propertyId', '=', propertyId)
    .where('staffSeq', '>', 0)
    .where('mergedInto', 'is', null)
    .groupBy(['state', 'snoozedUntil']) // in the order of an index that covers this query
    .execute();
  const sumOf = (column: 'count' | 'mine' | 'unread', ...states: ConversationState[]) =>
    rows
      .filter(
        ({ state, snoozedUntil }) =>
          states.some((one) => one === state) && (snoozedUntil === null || state === 'resolved'),
      )
      .reduce((total, row) => total + row[column], 0);
  const active = ['open', 'waiting', 'staffed'] as const;
  return {
    active: sumOf('count', ...active),
    waiting: sumOf('count', 'waiting'),
    mine: sumOf('mine', ...active),
    open: sumOf('count', 'open'),
    staffed: sumOf('count', 'staffed'),
    resolved: sumOf('count', 'resolved'),
    snoozed: rows
      .filter(({ state, snoozedUntil }) => snoozedUntil !== null && state !== 'resolved')
      .reduce((total, { count }) => total + count, 0),
    unread: sumOf('unread', ...active) - (await countReadUnanswered(db, propertyId, userId)),
  };
}

/** The same in a reader thread. */
export const countConversationsInThread = inReaderThread(import.meta.url, countConversations);

function needsStaff(where: ExpressionBuilder<Schema, 'conversation'>): Expression<SqlBool> {
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

/** Whether this conversation was erased. */
export async function isErased(db: Db | Trx, conversationId: string): Promise<boolean> {
  const { rows } = await findErased(db, { conversationId });
  return rows.length > 0;
}

const findErased = keepQuery<{ conversationId: string }, { conversationId: string }>((db, place) =>
  db.selectFrom('erasedConversation').select('conversationId').where('conversationId', '=', place('conversationId')),
);
