import { PLAN_LIMITS, PLAN_NEAR, usagePeriod } from '../../shared/domain/house/plans.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { queueMail } from '../delivery/deliveries.ts';
import { findNotifiedPercent, insertPlanNotice, listPlanUse, type PlanUse } from '../store/account/plan-notices.ts';
import { listActiveOwners } from '../store/account/users.ts';
import { listPropertyIds } from '../store/house/properties.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 60_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'log' | 'secrets' | 'mail'>;
type Percent = 80 | 100;

/** Checks every minute which accounts near their monthly limit of AI conversations. */
export function startPlanWatch(
  deps: Deps & Pick<ConversationDeps, 'nodes'>,
  deskUrl: string,
): { close(): Promise<void> } {
  return doRegularly({ ...deps, everyMs: EVERY_MS, what: 'looking at the plans' }, () => watchPlans(deps, deskUrl));
}

/** One check: owners get a mail at 80 % and at 100 %, each once a month. */
export async function watchPlans(deps: Deps, deskUrl: string): Promise<void> {
  const period = usagePeriod(deps.clock());
  for (const use of await listPlanUse(deps.db, period)) {
    const limit = PLAN_LIMITS[use.plan].aiConversations;
    if (limit === null || use.used < limit * PLAN_NEAR) continue;
    const percent = use.used >= limit ? 100 : 80;
    if ((await findNotifiedPercent(deps.db, use.accountId, period)) < percent)
      await notifyOwners(deps, use, { period, percent, limit, deskUrl });
  }
}

interface Notice {
  period: string;
  percent: Percent;
  limit: number;
  deskUrl: string;
}

/** Stores the notice and its mails in one transaction. */
async function notifyOwners({ writer, clock, log, secrets, mail }: Deps, use: PlanUse, notice: Notice): Promise<void> {
  const { accountId } = use;
  const { period, percent } = notice;
  await writer.write(async (trx) => {
    const at = clock().toISOString();
    await insertPlanNotice(trx, { accountId, period, percent, toldAt: at });
    const [propertyId] = await listPropertyIds(trx, accountId, 1);
    if (mail === null || propertyId === undefined) return;
    for (const { id, email } of await listActiveOwners(trx, accountId)) {
      const key = `plan ${period} ${percent} ${id}`;
      await queueMail(trx, secrets, { propertyId, key, mail: { to: email, ...words(use, notice) }, at });
    }
  });
  log.warn({ accountId, period, percent }, 'the month’s conversations with AI come to an end');
  mail?.nudge();
}

function words({ used, plan }: PlanUse, { percent, limit, deskUrl }: Notice): { subject: string; text: string } {
  const then =
    percent === 100
      ? 'Guests who begin a conversation now are answered by your staff, until the month is over.'
      : 'Beyond the limit nobody is dropped: your staff are asked instead of the AI.';
  return {
    subject: `${percent} % of this month's conversations with AI are used`,
    text: [
      `${used} of the ${limit} conversations with AI that your plan (${plan}) holds each month are used.`,
      then,
      '',
      `What the plans hold: ${deskUrl}`,
    ].join('\n'),
  };
}
