import { PLAN_IDS, type Plan } from '../../shared/domain/plans.ts';
import type { Db, Trx } from './schema.ts';

export interface Account {
  id: string;
  plan: Plan;
  createdAt: string;
}

export async function findAccount(db: Db | Trx, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const plan = PLAN_IDS.find((known) => known === row.plan);
  if (plan === undefined) throw new Error(`Account ${id} has an unknown plan`);
  return { ...row, plan };
}

export async function insertAccount(trx: Trx, account: Account): Promise<void> {
  await trx.insertInto('account').values(account).execute();
}

export async function listAccountIds(db: Db | Trx): Promise<string[]> {
  const rows = await db.selectFrom('account').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Is there any account on this server? */
export async function hasAccounts(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function countAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
