import { type FactorRule, signInRuleAnswer, signInRuleBody } from '../../../../shared/api/account/sign-in-rule.ts';
import { ServiceError } from '../../../base/errors.ts';
import { findFactorRule, listWithoutSecondFactor, saveFactorRule } from '../../../store/account/account-sign-in.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { hasSecondFactor } from '../../../store/account/second-factors.ts';
import { deleteStaffSessionsOf } from '../../../store/account/staff-sessions.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';

/** The account's rule for signing in: are second factors required? */
export const signInRuleRoutes = [
  route({
    method: 'GET',
    path: '/api/account/sign-in',
    access: 'account:write',
    summary: 'Return whether all staff need a second factor, and how many have none',
    status: 200,
    answer: signInRuleAnswer,
    async handler(call) {
      const { accountId } = principalOf(call);
      const userIdsWithout = await listWithoutSecondFactor(call.deps.db, accountId);
      return { secondFactor: await findFactorRule(call.deps.db, accountId), without: userIdsWithout.length };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/account/sign-in',
    access: 'account:write',
    summary:
      'Require a second factor of all staff, or make it optional. Users without one are signed out and must set one up',
    status: 200,
    body: signInRuleBody,
    answer: signInRuleAnswer,
    async handler(call) {
      const { accountId, id, kind } = principalOf(call);
      const { secondFactor } = call.body;
      let signedOut: readonly string[] = [];

      async function change(trx: Trx, call: Call<unknown, unknown>, secondFactor: FactorRule): Promise<void> {
        const { accountId } = principalOf(call);
        const at = call.now.toISOString();
        await saveFactorRule(trx, accountId, secondFactor, at);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'sign_in.changed', accountId, { secondFactor }), at);
      }
      const answer = await call.write(async (trx) => {
        if (secondFactor === 'required' && kind === 'user' && !(await hasSecondFactor(trx, id)))
          throw new ServiceError('second_factor_setup_required', 'Set up a second factor of your own first');
        const userIdsWithout = await listWithoutSecondFactor(trx, accountId);
        const hasChanged = (await findFactorRule(trx, accountId)) !== secondFactor;
        if (hasChanged) await change(trx, call, secondFactor);
        if (hasChanged && secondFactor === 'required') signedOut = userIdsWithout;
        for (const userId of signedOut) await deleteStaffSessionsOf(trx, userId);
        return { secondFactor, without: userIdsWithout.length };
      });
      for (const userId of signedOut) call.deps.feed.publishRevocation({ userId });
      return answer;
    },
  }),
];
