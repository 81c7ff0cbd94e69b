import { PLAN_IDS, type Plan } from '../../../shared/domain/house/plans.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** An account's usage of its plan in a month. */
export interface PlanUse {
  accountId: string;
  plan: Plan;
  /** How many conversations the AI answered. */
  used: number;
}

/** The usage of every account for which the AI answered anybody in a month. */
export async function listPlanUse(db: Db, period: string): Promise<PlanUse[]> {
  const rows = await db
    .selectFrom('aiConversation')
    .innerJoin('account', 'account.id', 'aiConversation.accountId')
    .select(['account.id as accountId', 'account.plan'])
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('aiConversation.period', '=', period)
    .groupBy(['account.id', 'account.plan'])
    .execute();
  return rows.flatMap(({ plan, ...row }) => {
    const knownPlan = PLAN_IDS.find((one) => one === plan);
    return knownPlan === undefined ? [] : [{ ...row, plan: knownPlan }];
  });
}

/** The highest percentage of its plan about which an account was notified in a month; 0: none. */
export async function findNotifiedPercent(db: Db | Trx, accountId: string, period: string): Promise<number> {
  const row = await db
    .selectFrom('planNotice')
    .select((select) => select.fn.max('percent').as('percent'))
    .where('accountId', '=', accountId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.percent ?? 0;
}

export async function insertPlanNotice(
  trx: Trx,
  notice: { accountId: string; period: string; percent: number; toldAt: string },
): Promise<void> {
  await trx.insertInto('planNotice').values(notice).execute();
}
