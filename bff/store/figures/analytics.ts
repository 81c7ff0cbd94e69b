import { sql } from 'kysely';
import type { Db } from '../schema/schema.ts';

/** A span of time; `from` is included, `to` is not. Both ISO 8601 UTC. */
export interface Span {
  propertyId: string;
  from: string;
  to: string;
}

/** Counts the offers made in a span by state, and lists what was charged, with amounts as text. */
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

/** Counts the tasks made in a span by department: all, done, and late at `now`. */
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
      sql<number>`sum(case when "state" = 'done' and "doneAt" > "dueAt" then 1
        when "state" not in ('done', 'cancelled') and "dueAt" < ${now} then 1 else 0 end)`.as('late'),
    ])
    .where('propertyId', '=', propertyId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy('department')
    .orderBy('made', 'desc')
    .execute();
}
