import { PLAN_IDS, PLAN_LIMITS, type Plan } from '../../../shared/domain/house/plans.ts';
import { ServiceError } from '../../base/errors.ts';
import { countProperties } from '../house/properties.ts';
import type { Db, Trx } from '../schema/schema.ts';

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

/**
 * Puts an account under another plan, from this moment on: what the plan holds is asked where it is used. What waited for a channel that
 * it holds again is due at once. Throws `plan_limit` where there are more properties than it holds, unless that is `forced`: then
 * the oldest are answered, and guests of the others go to staff (conversation/channels/plan-pace.ts).
 */
export async function changePlan(
  trx: Trx,
  { id, plan: before }: Account,
  { plan, at, forced = false }: { plan: Plan; at: string; forced?: boolean },
): Promise<void> {
  const limit = PLAN_LIMITS[plan].properties;
  const properties = await countProperties(trx, id);
  if (limit !== null && properties > limit && !forced)
    throw new ServiceError('plan_limit', `The plan ${plan} includes ${limit} properties, and you have ${properties}`);
  await trx.updateTable('account').set({ plan }).where('id', '=', id).execute();
  const gained = PLAN_LIMITS[plan].channels.filter((channel) => !PLAN_LIMITS[before].channels.includes(channel));
  if (gained.length === 0) return;
  await trx
    .updateTable('channelPart')
    .set({ nextAt: at })
    .where('state', '=', 'queued')
    .where('channel', 'in', gained)
    .where('propertyId', 'in', (select) => select.selectFrom('property').select('id').where('accountId', '=', id))
    .execute();
}

export async function listAccounts(db: Db | Trx): Promise<Account[]> {
  const ids = await listAccountIds(db);
  return (await Promise.all(ids.map((id) => findAccount(db, id)))).filter((account) => account !== undefined);
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
