import { plansAnswer, usageAnswer } from '../../../shared/api/account.ts';
import { PLAN_IDS, PLAN_LIMITS, usagePeriod } from '../../../shared/domain/plans.ts';
import { findAccount } from '../../store/accounts.ts';
import { sumAccountModelUsage } from '../../store/model-usage.ts';
import { countProperties } from '../../store/properties.ts';
import { countAiConversations } from '../../store/serving.ts';
import { orNotFound, principalOf } from '../call.ts';
import { route } from '../route.ts';

export const accountRoutes = [
  route({
    method: 'GET',
    path: '/api/plans',
    access: 'account:read',
    summary: 'The plans, and the account’s own',
    status: 200,
    answer: plansAnswer,
    async handler(call) {
      const account = orNotFound(await findAccount(call.deps.db, principalOf(call).accountId), 'account');
      const items = PLAN_IDS.map((id) => {
        const { pricePerMonthUsd, aiConversations, properties, channels, integrations } = PLAN_LIMITS[id];
        const price = pricePerMonthUsd === null ? null : { amount: pricePerMonthUsd.toFixed(2), currency: 'USD' };
        return { id, price, aiConversations, properties, channels: [...channels], integrations };
      });
      return { current: account.plan, items, nextCursor: null };
    },
  }),
  route({
    method: 'GET',
    path: '/api/usage',
    access: 'account:read',
    summary: 'What was used of the plan this month',
    status: 200,
    answer: usageAnswer,
    async handler(call) {
      const { db } = call.deps;
      const { accountId } = principalOf(call);
      const { plan } = orNotFound(await findAccount(db, accountId), 'account');
      const period = usagePeriod(call.now);
      const limits = PLAN_LIMITS[plan];
      const { costMicros, ...model } = await sumAccountModelUsage(db, accountId, `${period}-01T00:00:00.000Z`);
      return {
        period,
        aiConversations: { used: await countAiConversations(db, accountId, period), limit: limits.aiConversations },
        properties: { used: await countProperties(db, accountId), limit: limits.properties },
        languageModel: { ...model, cost: (costMicros / 1_000_000).toFixed(6) },
      };
    },
  }),
];
