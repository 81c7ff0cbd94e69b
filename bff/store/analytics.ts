import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Half open: `from` is in it, `to` is not. Both ISO 8601 UTC. */
export interface Span {
  propertyId: string;
  from: string;
  to: string;
}

/** One conversation that began in a span, with what is measured of it. Instants ISO 8601 UTC; null: it did not happen. */
export interface MeasuredConversation {
  channel: string;
  language: string | null;
  createdAt: string;
  ratingScore: number | null;
  askedAt: string | null;
  answeredAt: string | null;
  handedAt: string | null;
  staffAt: string | null;
}

/** The conversations that began in a span, the oldest first. */
export async function measureConversations(db: Db, { propertyId, from, to }: Span): Promise<MeasuredConversation[]> {
  return db
    .selectFrom('conversation')
    .select((select) => [
      'channel',
      'language',
      'createdAt',
      'ratingScore',
      firstMessage('guest').as('askedAt'),
      sql<string | null>`(select min("at") from "message" where "conversationId" = "conversation"."id"
        and "internal" = 0 and "author" in ('ai', 'staff'))`.as('answeredAt'),
      firstMessage('staff').as('staffAt'),
      select
        .selectFrom('guestEvent')
        .select((inner) => inner.fn.min('at').as('at'))
        .whereRef('guestEvent.conversationId', '=', 'conversation.id')
        .where('type', '=', 'status')
        .where(sql<boolean>`json_extract("data", '$.state') in ('waiting', 'staffed')`)
        .as('handedAt'),
    ])
    .where('propertyId', '=', propertyId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .where('staffSeq', '>', 0)
    .where(isNoRehearsal)
    .orderBy('createdAt')
    .execute();
}

/** What rang every desk for practice was no guest. */
const isNoRehearsal = sql<boolean>`("emergency" is null or json_extract("emergency", '$.messageId') is not null)`;

function firstMessage(author: 'guest' | 'staff') {
  return sql<string | null>`(select min("at") from "message" where "conversationId" = "conversation"."id"
    and "internal" = 0 and "author" = ${author})`;
}

/** How many messages guests wrote in each minute of a span in which they wrote any. */
export async function countGuestMessages(
  db: Db,
  { propertyId, from, to }: Span,
): Promise<{ minute: string; count: number }[]> {
  const minute = sql<string>`substr("at", 1, 16)`;
  return db
    .selectFrom('message')
    .select((select) => [minute.as('minute'), select.fn.countAll<number>().as('count')])
    .where('propertyId', '=', propertyId)
    .where('author', '=', 'guest')
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(minute)
    .execute();
}

/** How often each intent came first in what a guest's message was about. */
export async function countIntents(db: Db, { propertyId, from, to }: Span): Promise<{ name: string; count: number }[]> {
  const first = sql<string | null>`json_extract("understanding", '$.intents[0].name')`;
  const decided = db
    .selectFrom('decision')
    .where('propertyId', '=', propertyId)
    .where('at', '>=', from)
    .where('at', '<', to);
  const intents = await decided
    .select((select) => [first.as('name'), select.fn.countAll<number>().as('count')])
    .where(first, 'is not', null)
    .groupBy(first)
    .orderBy('count', 'desc')
    .execute();
  return intents.map(({ name, count }) => ({ name: name ?? '', count }));
}

/** Offers made in a span by what became of them, and what was charged, amounts as texts. */
export async function measureOffers(
  db: Db,
  { propertyId, from, to }: Span,
): Promise<{ states: { state: string; count: number }[]; charges: { amount: string; currency: string }[] }> {
  const states = await db
    .selectFrom('offerMade')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .where('propertyId', '=', propertyId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('state')
    .execute();
  const charges = await db
    .selectFrom('charge')
    .select(['amount', 'currency'])
    .where('propertyId', '=', propertyId)
    .where('state', '!=', 'void')
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  return { states, charges };
}

/** Tasks made in a span by department: all, done, and late at `now`. */
export async function measureTasks(
  db: Db,
  { propertyId, from, to, now }: Span & { now: string },
): Promise<{ department: string; made: number; done: number; late: number }[]> {
  return db
    .selectFrom('task')
    .select((select) => [
      'department',
      select.fn.countAll<number>().as('made'),
      select.fn.countAll<number>().filterWhere('state', '=', 'done').as('done'),
      sql<number>`sum(case when "state" = 'cancelled' then 0 when "state" = 'done' then "doneAt" > "dueAt"
        else "dueAt" < ${now} end)`.as('late'),
    ])
    .where('propertyId', '=', propertyId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy('department')
    .orderBy('made', 'desc')
    .execute();
}
