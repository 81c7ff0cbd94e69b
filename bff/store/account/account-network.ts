import { z } from 'zod';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const allowed = z.array(z.string());

/** The addresses and networks from which an account's API and desk may be used; none: everywhere. */
export async function findAllowedNetworks(db: Db | Trx, accountId: string): Promise<string[]> {
  const row = await db
    .selectFrom('accountNetwork')
    .select('allow')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? [] : readJson(allowed, row.allow);
}

export async function saveAllowedNetworks(
  trx: Trx,
  accountId: string,
  allow: readonly string[],
  at: string,
): Promise<void> {
  const changed = { allow: JSON.stringify(allow), updatedAt: at };
  await trx
    .insertInto('accountNetwork')
    .values({ accountId, ...changed })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(changed))
    .execute();
}

/** Accounts that may not be used from everywhere, for whoever runs the server. */
export async function listBoundAccounts(db: Db): Promise<{ accountId: string; allow: string[] }[]> {
  const rows = await db
    .selectFrom('accountNetwork')
    .select(['accountId', 'allow'])
    .where('allow', '!=', '[]')
    .execute();
  return rows.map((row) => ({ accountId: row.accountId, allow: readJson(allowed, row.allow) }));
}
