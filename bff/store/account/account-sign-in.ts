import { FACTOR_RULES, type FactorRule } from '../../../shared/api/account/sign-in-rule.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { hasSecondFactor } from './second-factors.ts';

/** Whether the account requires a second factor from all its staff. Without a row it does not. */
export async function findFactorRule(db: Db | Trx, accountId: string): Promise<FactorRule> {
  const row = await db
    .selectFrom('accountSignIn')
    .select('secondFactor')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return FACTOR_RULES.find((rule) => rule === row?.secondFactor) ?? 'optional';
}

export async function saveFactorRule(trx: Trx, accountId: string, rule: FactorRule, at: string): Promise<void> {
  const columns = { secondFactor: rule, updatedAt: at };
  await trx
    .insertInto('accountSignIn')
    .values({ accountId, ...columns })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(columns))
    .execute();
}

/** Whether the account requires a second factor that this user has not set up. */
export async function lacksSecondFactor(
  db: Db | Trx,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  return (await findFactorRule(db, accountId)) === 'required' && !(await hasSecondFactor(db, id));
}

/** The ids of an account's staff without a second factor, except blocked ones. */
export async function listWithoutSecondFactor(db: Db | Trx, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('accountId', '=', accountId)
    .where('disabledAt', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('totp')
            .select('totp.userId')
            .whereRef('totp.userId', '=', 'user.id')
            .where('totp.confirmedAt', 'is not', null),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('passkey').select('passkey.id').whereRef('passkey.userId', '=', 'user.id')),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
