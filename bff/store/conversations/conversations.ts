import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ConversationCounts } from '../../../shared/api/conversations.ts';
import type { Channel, ConversationState } from '../../../shared/domain/conversation.ts';
import { networkOf, networkPart } from '../account/address-key.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';
import { elsewhere } from '../sqlite/reader.ts';
import { countReadUnanswered, isUnanswered, isUnread } from './read-marks.ts';
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
  /** Only of guests whom staff do not listen to. */
  blocked?: boolean | undefined;
  /** Only what goes on in another conversation; else none of these. */
  merged?: boolean | undefined;
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
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many conversations nobody vouched for began at a property and at an address, since two instants. */
export async function countBegun(
  trx: Trx,
  given: { propertyId: string; addressKey: string; since: string },
): Promise<{ all: number; ofAddress: number; ofNetwork: number }> {
  const [counts] = (await begun(trx, { ...given, network: networkOf(given.addressKey) })).rows;
  return counts ?? { all: 0, ofAddress: 0, ofNetwork: 0 };
}

const begun = keepQuery((db, place: Place<Parameters<typeof countBegun>[1] & { network: string | null }>) =>
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

/** As `countBegun` of a property, the counts of an address and of a network being those of the ones with the most. */
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
  // Words are looked for there too: it is shown as what goes on elsewhere.
  if (filter.merged === true) query = query.where('mergedInto', 'is not', null);
  else if (filter.query === undefined) query = query.where('mergedInto', 'is', null);
  if (filter.blocked === true) query = query.where('blockedAt', 'is not', null);
  if (filter.attention === true) query = query.where(wantsPerson);
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

/** The same, as a long read. */
export const conversationsElsewhere = elsewhere(import.meta.url, listConversations);

/** How many there are of each kind; `userId` tells whose are `mine`, and who has not read. */
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
    .groupBy(['state', 'snoozedUntil']) // in the order of the index that holds all of it
    .execute();
  const of = (what: 'count' | 'mine' | 'unread', ...states: ConversationState[]) =>
    rows
      .filter(
        ({ state, snoozedUntil }) =>
          states.some((one) => one === state) && (snoozedUntil === null || state === 'resolved'),
      )
      .reduce((total, row) => total + row[what], 0);
  const active = ['open', 'waiting', 'staffed'] as const;
  return {
    active: of('count', ...active),
    waiting: of('count', 'waiting'),
    mine: of('mine', ...active),
    open: of('count', 'open'),
    staffed: of('count', 'staffed'),
    resolved: of('count', 'resolved'),
    snoozed: rows
      .filter(({ state, snoozedUntil }) => snoozedUntil !== null && state !== 'resolved')
      .reduce((total, { count }) => total + count, 0),
    unread: of('unread', ...active) - (await countReadUnanswered(db, propertyId, userId)),
  };
}

/** The same, as a long read. */
export const countsElsewhere = elsewhere(import.meta.url, countConversations);

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
  const { rows } = await findErased(db, { conversationId });
  return rows.length > 0;
}

const findErased = keepQuery<{ conversationId: string }, { conversationId: string }>((db, place) =>
  db.selectFrom('erasedConversation').select('conversationId').where('conversationId', '=', place('conversationId')),
);
