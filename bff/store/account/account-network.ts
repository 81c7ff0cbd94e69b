import { z } from 'zod';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const networkList = z.array(z.string());

/** The addresses and networks from which an account's API and desk may be used. An empty list allows all. */
export async function findAllowedNetworks(db: Db | Trx, accountId: string): Promise<string[]> {
  const row = await db
    .selectFrom('accountNetwork')
    .select('allow')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? [] : readJson(networkList, row.allow);
}

export async function saveAllowedNetworks(
  trx: Trx,
  accountId: string,
  allow: readonly string[],
  at: string,
): Promise<void> {
  const columns = { allow: JSON.stringify(allow), updatedAt: at };
  await trx
    .insertInto('accountNetwork')
    .values({ accountId, ...columns })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(columns))
    .execute();
}

/** For the operator: the accounts that are limited to some networks. */
export async function listLimitedAccounts(db: Db): Promise<{ accountId: string; allow: string[] }[]> {
  const rows = await db
    .selectFrom('accountNetwork')
    .select(['accountId', 'allow'])
    .where('allow', '!=', '[]')
    .execute();
  return rows.map((row) => ({ accountId: row.accountId, allow: readJson(networkList, row.allow) }));
}
