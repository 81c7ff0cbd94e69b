import { PLAN_LIMITS } from '../../shared/domain/plans.ts';
import { ServiceError } from '../base/errors.ts';
import { countBegun } from '../store/conversations.ts';
import type { Trx } from '../store/schema.ts';
import type { Serving } from '../store/serving.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How many conversations may begin. An address is a household or a /64, and may be a whole house: its guests share the
 * hotel's line. Of the month's AI conversations of a plan, a day takes a part: whoever wants to use it up needs long, and
 * is seen.
 */
export const BEGIN_LIMITS = {
  perAddress: { conversations: 200, withinMs: HOUR_MS },
  perProperty: { conversations: 2_000, withinMs: HOUR_MS },
  partOfPlanADay: { perAddress: 0.05, perProperty: 0.25 },
} as const;

/**
 * Throws `chats_limited`, saying what the guest can do, where too many conversations began here of late. Asked before
 * anything of a new one is stored. Who the hotel's own site vouches for is neither asked nor counted.
 */
export async function requireRoomToBegin(
  trx: Trx,
  { property, plan }: Serving,
  addressKey: string,
  at: string,
): Promise<void> {
  const { perAddress, perProperty, partOfPlanADay } = BEGIN_LIMITS;
  const ofPlan = PLAN_LIMITS[plan].aiConversations;
  const before = (ms: number): string => new Date(Date.parse(at) - ms).toISOString();
  const begun = await countBegun(trx, {
    propertyId: property.id,
    addressKey,
    since: before(ofPlan === null ? HOUR_MS : DAY_MS),
    lately: before(HOUR_MS),
  });
  const isFull =
    begun.latelyAtAddress >= perAddress.conversations ||
    begun.lately >= perProperty.conversations ||
    (ofPlan !== null &&
      (begun.atAddress >= ofPlan * partOfPlanADay.perAddress || begun.all >= ofPlan * partOfPlanADay.perProperty));
  if (!isFull) return;
  const call = property.phone === '' ? 'reach the house in another way' : `call ${property.phone}`;
  throw new ServiceError('chats_limited', `Too many chats were begun from here. Come back later, or ${call}`);
}
