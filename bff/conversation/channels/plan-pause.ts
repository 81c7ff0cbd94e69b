import type { Channel } from '../../../shared/domain/conversation.ts';
import { PLAN_LIMITS } from '../../../shared/domain/house/plans.ts';
import { findAccount } from '../../store/account/accounts.ts';
import { findProperty } from '../../store/house/properties.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';

/**
 * Why a connected channel is paused because the account's plan does not include it; null: it is not paused. Meanwhile
 * guests' messages are stored for staff, and outgoing messages wait.
 */
export async function findPlanPause(db: Db | Trx, propertyId: string, channel: Channel): Promise<string | null> {
  const property = await findProperty(db, propertyId);
  const account = property === undefined ? undefined : await findAccount(db, property.accountId);
  if (account === undefined || PLAN_LIMITS[account.plan].channels.includes(channel)) return null;
  return `The plan ${account.plan} does not hold ${channel}: guests are not answered there until it does. What they write is here, and nothing is lost; reach them in another way, or choose another plan (Settings, Plan and usage)`;
}
