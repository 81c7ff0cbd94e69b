import { planBody, plansAnswer, usageAnswer } from '../../../../shared/api/account/account.ts';
import { PLAN_IDS, PLAN_LIMITS, type Plan, usagePeriod } from '../../../../shared/domain/house/plans.ts';
import { ServiceError } from '../../../base/errors.ts';
import { type NewChats, readNewChats } from '../../../conversation/guest/begin-limits.ts';
import { changePlan, findAccount } from '../../../store/account/accounts.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { sumAccountModelUsage } from '../../../store/account/model-usage.ts';
import { countProperties, listPropertyIds } from '../../../store/house/properties.ts';
import { countAiConversations } from '../../../store/sqlite/serving.ts';
import { auditEntry, type Call, orNotFound, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';

const PROPERTIES_CHECKED_MAX = 100;

export const accountRoutes = [
  route({
    method: 'GET',
    path: '/api/plans',
    access: 'account:read',
    summary: 'List the plans and return the account’s current plan',
    status: 200,
    answer: plansAnswer,
    async handler(call) {
      const account = orNotFound(await findAccount(call.deps.db, principalOf(call).accountId), 'account');
      return describePlans(account.plan, call.deps.config.planChanges);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/account/plan',
    access: 'account:write',
    summary:
      'Change the account’s plan, effective at once. Whatever exceeds the new plan is paused, and resumes under a plan that includes it',
    status: 200,
    body: planBody,
    answer: plansAnswer,
    errors: ['plan_limit'],
    async handler(call) {
      const { planChanges } = call.deps.config;
      if (planChanges === 'operator')
        throw new ServiceError('forbidden', 'Whoever runs this server changes the plan: service-chat plan set');
      const { plan } = call.body;
      await call.write(async (trx) => {
        const account = orNotFound(await findAccount(trx, principalOf(call).accountId), 'account');
        if (account.plan === plan) return;
        const at = call.now.toISOString();
        await changePlan(trx, account, { plan, at });
        const entry = auditEntry(call, 'plan.changed', account.id, { from: account.plan, to: plan });
        await appendAudit(trx, call.deps.secrets, entry, at);
      });
      call.deps.messaging.nudge();
      return describePlans(plan, planChanges);
    },
  }),
  route({
    method: 'GET',
    path: '/api/usage',
    access: 'account:read',
    summary: 'Return this month’s usage of the plan',
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
        newChats: await findWorstState(call, accountId),
        languageModel: { ...model, cost: (costMicros / 1_000_000).toFixed(6) },
      };
    },
  }),
];

function describePlans(current: Plan, changedBy: 'owner' | 'operator') {
  const items = PLAN_IDS.map((id) => {
    const { pricePerMonthUsd, aiConversations, properties, channels, integrations } = PLAN_LIMITS[id];
    const price = pricePerMonthUsd === null ? null : { amount: pricePerMonthUsd.toFixed(2), currency: 'USD' };
    return { id, price, aiConversations, properties, channels: [...channels], integrations };
  });
  return { current, changedBy, items, nextCursor: null };
}

/** The worst state among the account's properties. */
async function findWorstState({ deps, now }: Call<unknown, unknown>, accountId: string): Promise<NewChats> {
  const propertyIds = await listPropertyIds(deps.db, accountId, PROPERTIES_CHECKED_MAX);
  const states = await Promise.all(
    propertyIds.map((propertyId) => readNewChats(deps.db, propertyId, now.toISOString())),
  );
  return (['refused', 'some_refused'] as const).find((one) => states.includes(one)) ?? 'open';
}
