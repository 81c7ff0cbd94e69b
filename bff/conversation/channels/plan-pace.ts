import { PLAN_LIMITS, usagePeriod } from '../../../shared/domain/house/plans.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { isAmongFirst } from '../../store/house/properties.ts';
import { countAiConversations, countStrangersAnswered, isCounted, type Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';

/**
 * The share of the month's plan that unknown guests of one property may use at the beginning of the month; the rest
 * becomes available day by day. So a flood in the website's chat cannot use up the month: later days keep their share,
 * and guests with a signed identity or on another channel may use the whole.
 */
const INITIAL_SHARE = 0.25;

/**
 * Whether the AI may answer this conversation this month. Yes if it has answered it before. `conversationId` is null for a new
 * one. If the account has more properties than its plan includes (the operator may force that), only the oldest are
 * answered.
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
  const conversation = conversationId === null ? undefined : await findConversation(db, property.id, conversationId);
  if (conversation !== undefined && (conversation.channel !== 'widget' || conversation.signedFor !== null)) return true;
  const strangerCount = await countStrangersAnswered(db, { accountId, propertyId: property.id, period });
  return strangerCount < limit * paceAt(now);
}

/** The share of the month's plan that unknown guests may have used by now. */
function paceAt(now: Date): number {
  const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  return INITIAL_SHARE + ((1 - INITIAL_SHARE) * (+now - from)) / (to - from);
}
