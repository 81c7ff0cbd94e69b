import { PLAN_LIMITS, usagePeriod } from '../../../shared/domain/house/plans.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { isAmongFirst } from '../../store/house/properties.ts';
import { countAiConversations, countStrangersAnswered, isCounted, type Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';

/**
 * What strangers of one property may have taken of a month's plan at its beginning; the rest comes day by day. So no flood of the site's
 * chat, from however many addresses, uses the month up: the days that are left keep their share, and guests whom somebody vouches
 * for, or who write by another channel, the whole.
 */
const AT_ONCE = 0.25;

/**
 * May the AI answer this conversation this month? One that it answered already stays answered; null: one that is not begun. None of a
 * property beyond those that the plan holds, the oldest: the operator may force such a plan on an account.
 */
export async function isWithinPlan(
  { db, clock }: Pick<ConversationDeps, 'db' | 'clock'>,
  { accountId, plan, property }: Serving,
  conversationId: string | null,
): Promise<boolean> {
  const { aiConversations: limit, properties } = PLAN_LIMITS[plan];
  if (properties !== null && !(await isAmongFirst(db, accountId, property.id, properties))) return false;
  if (limit === null) return true;
  const now = clock();
  const period = usagePeriod(now);
  if (conversationId !== null && (await isCounted(db, accountId, period, conversationId))) return true;
  if ((await countAiConversations(db, accountId, period)) >= limit) return false;
  const known = conversationId === null ? undefined : await findConversation(db, property.id, conversationId);
  if (known !== undefined && (known.channel !== 'widget' || known.signedFor !== null)) return true;
  const strangers = await countStrangersAnswered(db, { accountId, propertyId: property.id, period });
  return strangers < limit * paceAt(now);
}

/** The part of a month's plan that strangers may have taken by now. */
function paceAt(now: Date): number {
  const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  return AT_ONCE + ((1 - AT_ONCE) * (+now - from)) / (to - from);
}
