import { z } from 'zod';
import type { UnansweredState } from '../../../shared/domain/house/learning.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';

const signature = z.object({
  concepts: z.array(z.string()),
  intents: z.array(z.string()),
  words: z.record(z.string(), z.array(z.string())),
});

export type UnansweredGroup = Omit<Row<'unansweredGroup'>, 'signature'> & { signature: z.infer<typeof signature> };
export type UnansweredQuestion = Row<'unansweredQuestion'>;

/** One guest's question. */
export type NewQuestion = Omit<UnansweredQuestion, 'id' | 'groupId'>;

/** A property has at most this many open groups; beyond that the oldest are deleted. */
export const GROUPS_MAX = 500;
/** How many questions of a group are kept as text. All are counted. */
export const QUESTIONS_MAX = 50;

const COUNT_DIGITS = 12;

/** The groups a new question may join: open ones, and those staff have dismissed. */
export async function listGroupsToJoin(trx: Trx, propertyId: string): Promise<UnansweredGroup[]> {
  const rows = await trx
    .selectFrom('unansweredGroup')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('state', 'in', ['open', 'dismissed'])
    .orderBy('lastAt', 'desc')
    .limit(2 * GROUPS_MAX)
    .execute();
  return rows.map(toGroup);
}

/** Whether this message has been grouped. */
export async function isGrouped(trx: Trx, messageId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('unansweredQuestion')
    .select('id')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a group with its first question. If there are too many open groups, the oldest are deleted. */
export async function insertGroup(
  trx: Trx,
  asked: NewQuestion,
  given: UnansweredGroup['signature'],
): Promise<UnansweredGroup> {
  const { propertyId, text: question, language, at } = asked;
  const row = {
    id: newId('unanswered'),
    propertyId,
    question,
    language,
    signature: JSON.stringify(given),
    count: 1,
    state: 'open',
    faqId: null,
    firstAt: at,
    lastAt: at,
  };
  await trx.insertInto('unansweredGroup').values(row).execute();
  await insertQuestion(trx, row.id, asked);
  await forgetOldest(trx, propertyId);
  return toGroup(row);
}

/** Adds a question to a group, which now shows its wording. Several questions of the same guest count once. */
export async function addToGroup(
  trx: Trx,
  group: UnansweredGroup,
  asked: NewQuestion,
  given: UnansweredGroup['signature'],
): Promise<void> {
  const more = (await asksAgain(trx, group.id, asked.conversationId)) ? 0 : 1;
  await trx
    .updateTable('unansweredGroup')
    .set((set) => ({
      count: set('count', '+', more),
      question: asked.text,
      language: asked.language,
      signature: JSON.stringify(given),
      lastAt: asked.at,
    }))
    .where('id', '=', group.id)
    .execute();
  await insertQuestion(trx, group.id, asked);
  await trx
    .deleteFrom('unansweredQuestion')
    .where('groupId', '=', group.id)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('unansweredQuestion')
        .select('id')
        .where('groupId', '=', group.id)
        .orderBy('id', 'desc')
        .limit(QUESTIONS_MAX),
    )
    .execute();
}

export async function findGroup(db: Db | Trx, propertyId: string, id: string): Promise<UnansweredGroup | undefined> {
  const row = await db
    .selectFrom('unansweredGroup')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toGroup(row);
}

/**
 * The state of unanswered questions: how many groups are open, of how many guests, and since when; and of the groups begun
 * in a span, how many were answered.
 */
export async function measureBacklog(
  db: Db,
  { propertyId, from, to }: { propertyId: string; from: string; to: string },
): Promise<{ open: number; guests: number; oldestAt: string | null; asked: number; answered: number }> {
  const waiting = await db
    .selectFrom('unansweredGroup')
    .select((select) => [
      select.fn.countAll<number>().as('open'),
      select.fn.sum<number | null>('count').as('guests'),
      select.fn.min<string | null>('firstAt').as('oldestAt'),
    ])
    .where('propertyId', '=', propertyId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const begunGroup = await db
    .selectFrom('unansweredGroup')
    .select((select) => [
      select.fn.countAll<number>().as('asked'),
      select.fn.countAll<number>().filterWhere('state', '=', 'answered').as('answered'),
    ])
    .where('propertyId', '=', propertyId)
    .where('firstAt', '>=', from)
    .where('firstAt', '<', to)
    .executeTakeFirstOrThrow();
  return { ...waiting, ...begunGroup, guests: waiting.guests ?? 0 };
}

/** Counts the open groups. */
export async function countOpenGroups(db: Db, propertyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('unansweredGroup')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

/** The groups that wait for an answer and were asked of since an instant. */
export async function listOpenGroups(db: Db, propertyId: string, since: string): Promise<UnansweredGroup[]> {
  const rows = await db
    .selectFrom('unansweredGroup')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('state', '=', 'open')
    .where('lastAt', '>=', since)
    .execute();
  return rows.map(toGroup);
}

/** The property's groups, sorted by the last question or by the number of questions. */
export async function listGroups(
  db: Db,
  propertyId: string,
  {
    state,
    sort,
    cursor,
    limit,
  }: { state: UnansweredState; sort: 'newest' | 'most_asked'; cursor?: string | undefined; limit: number },
): Promise<Page<UnansweredGroup>> {
  const column = sort === 'newest' ? 'lastAt' : 'count';
  let query = db
    .selectFrom('unansweredGroup')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('state', '=', state);
  if (cursor !== undefined) {
    const { sortedBy, id } = readCursor(cursor);
    const last = sort === 'newest' ? sortedBy : Number(sortedBy);
    query = query.where((where) =>
      where.or([where(column, '<', last), where.and([where(column, '=', last), where('id', '<', id)])]),
    );
  }
  const rows = await query
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toGroup), limit, (row) =>
    writeCursor(sort === 'newest' ? row.lastAt : String(row.count).padStart(COUNT_DIGITS, '0'), row.id),
  );
}

/** The newest questions of these groups, at most `each` per group. */
export async function findQuestions(
  db: Db | Trx,
  groupIds: string[],
  each: number,
): Promise<Map<string, UnansweredQuestion[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('unansweredQuestion')
    .selectAll()
    .where('groupId', 'in', groupIds)
    .orderBy('id', 'desc')
    .execute();
  const byGroup = Map.groupBy(rows, (row) => row.groupId);
  return new Map([...byGroup].map(([id, questions]) => [id, questions.slice(0, each)]));
}

/** A group's questions, the oldest first. */
export async function listQuestionsOf(trx: Trx, groupId: string): Promise<UnansweredQuestion[]> {
  return trx.selectFrom('unansweredQuestion').selectAll().where('groupId', '=', groupId).orderBy('id').execute();
}

/** Stores a group's signature: what its questions have in common. */
export async function saveSignature(trx: Trx, groupId: string, signature: UnansweredGroup['signature']): Promise<void> {
  await trx
    .updateTable('unansweredGroup')
    .set({ signature: JSON.stringify(signature) })
    .where('id', '=', groupId)
    .execute();
}

async function asksAgain(trx: Trx, groupId: string, conversationId: string | null): Promise<boolean> {
  if (conversationId === null) return false;
  const row = await trx
    .selectFrom('unansweredQuestion')
    .select('id')
    .where('groupId', '=', groupId)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  return row !== undefined;
}

async function insertQuestion(trx: Trx, groupId: string, asked: NewQuestion): Promise<void> {
  await trx
    .insertInto('unansweredQuestion')
    .values({ ...asked, id: newId('unanswered'), groupId })
    .execute();
}

async function forgetOldest(trx: Trx, propertyId: string): Promise<void> {
  await trx
    .deleteFrom('unansweredGroup')
    .where('propertyId', '=', propertyId)
    .where('state', '=', 'open')
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('unansweredGroup')
        .select('id')
        .where('propertyId', '=', propertyId)
        .where('state', '=', 'open')
        .orderBy('lastAt', 'desc')
        .orderBy('id', 'desc')
        .limit(GROUPS_MAX),
    )
    .execute();
}

/** Parses a row. */
export function toGroup(row: Row<'unansweredGroup'>): UnansweredGroup {
  return { ...row, signature: readJson(signature, row.signature) };
}
