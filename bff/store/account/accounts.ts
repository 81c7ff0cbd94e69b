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
  const plan = PLAN_IDS.find((id) => id === row.plan);
  if (plan === undefined) throw new Error(`Account ${id} has an unknown plan`);
  return { ...row, plan };
}

export async function insertAccount(trx: Trx, account: Account): Promise<void> {
  await trx.insertInto('account').values(account).execute();
}

/**
 * Changes an account's plan from now on; other code reads the plan when it needs it. Messages that wait for a channel
 * which the new plan adds are due at once. Throws `plan_limit` if the account has more properties than the plan
 * includes, unless `forced`: then the AI answers for the oldest ones, and guests of the others go to staff
 * (conversation/channels/plan-pace.ts).
 */
export async function changePlan(
  trx: Trx,
  { id, plan: oldPlan }: Account,
  { plan, at, forced = false }: { plan: Plan; at: string; forced?: boolean },
): Promise<void> {
  const limit = PLAN_LIMITS[plan].properties;
  const properties = await countProperties(trx, id);
  if (limit !== null && properties > limit && !forced)
    throw new ServiceError('plan_limit', `The plan ${plan} includes ${limit} properties, and you have ${properties}`);
  await trx.updateTable('account').set({ plan }).where('id', '=', id).execute();
  const addedChannels = PLAN_LIMITS[plan].channels.filter(
    (channel) => !PLAN_LIMITS[oldPlan].channels.includes(channel),
  );
  if (addedChannels.length === 0) return;
  await trx
    .updateTable('channelPart')
    .set({ nextAt: at })
    .where('state', '=', 'queued')
    .where('channel', 'in', addedChannels)
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

/** Whether this server has an account. */
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
