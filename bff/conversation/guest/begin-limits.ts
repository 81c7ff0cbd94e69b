import { ServiceError } from '../../base/errors.ts';
import { countBegun, findMostBegun } from '../../store/conversations/conversations.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';

/**
 * How many conversations may begin in an hour: per address (IPv4, or /64 of IPv6; all guests on a hotel's Wi-Fi may share
 * one), per network (IPv4, or /48 of IPv6) and per property. Above the property's limit a reserve is left for networks
 * that have not begun any, so that a flood from one side does not lock out everybody else. The monthly plan is not
 * limited here but where the AI answers (`plan-pace.ts`).
 */
export const BEGIN_LIMITS = {
  withinMs: 3_600_000,
  perAddress: 200,
  perNetwork: 400,
  perProperty: 2_000,
  reserve: 1_000,
} as const;

/** The refusal of new chats: no chats are refused, those of busy addresses, or all. */
export type NewChats = 'open' | 'some_refused' | 'refused';

/**
 * Throws `chats_limited`, with advice for the guest, if too many conversations began lately. Call it before storing a new
 * conversation. Guests with a signed identity are neither limited nor counted.
 */
export async function requireRoomToBegin(
  trx: Trx,
  { property }: Serving,
  addressKey: string,
  at: string,
): Promise<void> {
  const count = await countBegun(trx, { propertyId: property.id, addressKey, since: sinceOf(at) });
  if (mayBegin(count)) return;
  const call = property.phone === '' ? 'reach the house in another way' : `call ${property.phone}`;
  throw new ServiceError('chats_limited', `Too many chats were begun from here. Come back later, or ${call}`);
}

/** For the operator: are new chats being refused at a property? */
export async function readNewChats(db: Db, propertyId: string, at: string): Promise<NewChats> {
  const most = await findMostBegun(db, { propertyId, since: sinceOf(at) });
  const { perProperty, reserve } = BEGIN_LIMITS;
  if (most.all >= perProperty + reserve) return 'refused';
  return most.all < perProperty && mayBegin(most) ? 'open' : 'some_refused';
}

function mayBegin({ all, ofAddress, ofNetwork }: Awaited<ReturnType<typeof countBegun>>): boolean {
  const { perAddress, perNetwork, perProperty, reserve } = BEGIN_LIMITS;
  if (ofNetwork === 0) return all < perProperty + reserve;
  return all < perProperty && ofNetwork < perNetwork && ofAddress < perAddress;
}

function sinceOf(at: string): string {
  return new Date(Date.parse(at) - BEGIN_LIMITS.withinMs).toISOString();
}
