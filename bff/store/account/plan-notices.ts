import { PLAN_IDS, type Plan } from '../../../shared/domain/house/plans.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** What an account used of its plan in a month. */
export interface PlanUse {
  accountId: string;
  plan: Plan;
  /** Conversations that the AI answered. */
  used: number;
}

/** Of every account for which the AI answered anybody in a month. */
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
    const known = PLAN_IDS.find((one) => one === plan);
    return known === undefined ? [] : [{ ...row, plan: known }];
  });
}

/** The highest share of its plan that an account was told of in a month; 0: none. */
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
