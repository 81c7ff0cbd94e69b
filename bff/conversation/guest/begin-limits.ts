import { ServiceError } from '../../base/errors.ts';
import { countBegun, findMostBegun } from '../../store/conversations/conversations.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';

/**
 * How many conversations may begin in an hour. An address is a household or a /64, and may be a whole house: its guests share the
 * hotel's line. A network is an IPv4 address, which is full before, or a /48 of IPv6. Beyond what a property takes from anybody, the
 * reserve is for networks of which none began yet: who floods a house does not close it. What strangers may take of a
 * month's plan is bounded where the AI answers (`plan-pace.ts`): beyond it guests are passed to staff, never refused here.
 */
export const BEGIN_LIMITS = {
  withinMs: 3_600_000,
  perAddress: 200,
  perNetwork: 400,
  perProperty: 2_000,
  reserve: 1_000,
} as const;

/** Which new chats are refused at present: none, those of an address that began too many, or all. */
export type NewChats = 'open' | 'some_refused' | 'refused';

/**
 * Throws `chats_limited`, saying what the guest can do, where too many conversations began here of late. Asked before
 * anything of a new one is stored. Who the hotel's own site vouches for is neither asked nor counted.
 */
export async function requireRoomToBegin(
  trx: Trx,
  { property }: Serving,
  addressKey: string,
  at: string,
): Promise<void> {
  const begun = await countBegun(trx, { propertyId: property.id, addressKey, since: sinceOf(at) });
  if (mayBegin(begun)) return;
  const call = property.phone === '' ? 'reach the house in another way' : `call ${property.phone}`;
  throw new ServiceError('chats_limited', `Too many chats were begun from here. Come back later, or ${call}`);
}

/** How new chats stand at a property: for those who look after it. */
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
