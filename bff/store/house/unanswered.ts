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

/** What one guest asked. */
export type NewQuestion = Omit<UnansweredQuestion, 'id' | 'groupId'>;

/** A new question is compared with so many groups, those asked last first; beyond them the oldest are forgotten. */
export const GROUPS_MAX = 500;
/** So many questions of a group are kept in the guests' own words; all are counted. */
export const QUESTIONS_MAX = 50;

const COUNT_DIGITS = 12;

/** The groups a new question may belong to: those that wait, and those staff do not want to hear of again. */
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

/** Has this message been grouped? */
export async function isGrouped(trx: Trx, messageId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('unansweredQuestion')
    .select('id')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins a group with its first question. Of too many that wait, those asked longest ago go. */
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

/** One more question of a group, whose wording it now shows. A guest who asks again in other words counts once. */
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
 * What is still to be learnt: groups of questions that wait now, of how many guests, and since when the oldest does; and how many
 * groups were asked of for the first time in a span, and were answered since.
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
  const begun = await db
    .selectFrom('unansweredGroup')
    .select((select) => [
      select.fn.countAll<number>().as('asked'),
      select.fn.countAll<number>().filterWhere('state', '=', 'answered').as('answered'),
    ])
    .where('propertyId', '=', propertyId)
    .where('firstAt', '>=', from)
    .where('firstAt', '<', to)
    .executeTakeFirstOrThrow();
  return { ...waiting, ...begun, guests: waiting.guests ?? 0 };
}

/** How many groups of questions wait for an answer. */
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

/** The property's groups: the one asked last first, or the one asked most. */
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

/** The newest questions of each of these groups, at most `each` of a group. */
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

/** A group's questions in the order they were asked. */
export async function listQuestionsOf(trx: Trx, groupId: string): Promise<UnansweredQuestion[]> {
  return trx.selectFrom('unansweredQuestion').selectAll().where('groupId', '=', groupId).orderBy('id').execute();
}

/** What a group's questions have in common, told again. */
export async function saveSignature(trx: Trx, groupId: string, given: UnansweredGroup['signature']): Promise<void> {
  await trx
    .updateTable('unansweredGroup')
    .set({ signature: JSON.stringify(given) })
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

/** A row as it is used. */
export function toGroup(row: Row<'unansweredGroup'>): UnansweredGroup {
  return { ...row, signature: readJson(signature, row.signature) };
}
