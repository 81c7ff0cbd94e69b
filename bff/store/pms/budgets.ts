import { z } from 'zod';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const begunRequests = z.array(z.object({ at: z.number(), count: z.int() }));
/** Longer than any vendor's counting window or requested pause. */
const KEPT_FOR_MS = 24 * 60 * 60_000;

/** The used part of a vendor's request budget; instants in milliseconds since 1970. */
export interface SpentBudget {
  begun: { at: number; count: number }[];
  restUntil: number;
}

export async function loadBudget(db: Db, key: string): Promise<SpentBudget> {
  const row = await db.selectFrom('pmsBudget').selectAll().where('key', '=', key).executeTakeFirst();
  return row === undefined
    ? { begun: [], restUntil: 0 }
    : { begun: readJson(begunRequests, row.begun), restUntil: row.restUntil };
}

/** Stores the used part, and deletes budgets that were not used for a day. */
export async function saveBudget(trx: Trx, key: string, spent: SpentBudget, now: number): Promise<void> {
  const row = { begun: JSON.stringify(spent.begun), restUntil: Math.ceil(spent.restUntil), savedAt: now };
  await trx
    .insertInto('pmsBudget')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  await trx
    .deleteFrom('pmsBudget')
    .where('savedAt', '<', now - KEPT_FOR_MS)
    .execute();
}
