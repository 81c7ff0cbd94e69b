import { Temporal } from 'temporal-polyfill';
import { listGrants, listGrantsNotEnded } from '../store/guests/access.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/** Access to a stay ends this long after the day of departure. */
const AFTER_CHECK_OUT_HOURS = 24;
const CHECK_OUT_TIME = '12:00';

/** A conversation and its property's time zone. */
export interface Holder {
  propertyId: string;
  conversationId: string;
  timezone: string;
}

/** A grant with its reservation. */
export type OpenGrant = Awaited<ReturnType<typeof listGrants>>[number];

/** A conversation's valid grants: not ended, not expired, and the stay is not over. */
export async function listOpenGrants(db: Db | Trx, holder: Holder, now: Date): Promise<OpenGrant[]> {
  const grants = await listGrants(db, holder.propertyId, holder.conversationId, now.toISOString());
  return grants.filter((grant) => !isOver(grant, holder.timezone, now));
}

/**
 * Reservations whose grants have expired but were not closed yet. `held`: whether the conversation has any grant that was
 * not ended, expired or not.
 */
export async function findLapsed(
  db: Db | Trx,
  holder: Holder,
  now: Date,
): Promise<{ lapsed: string[]; held: boolean }> {
  const grants = await listGrantsNotEnded(db, holder.propertyId, holder.conversationId);
  if (grants.length === 0) return { lapsed: [], held: false };
  const isOpen = (grant: OpenGrant): boolean =>
    grant.endsAt > now.toISOString() && !isOver(grant, holder.timezone, now);
  const open = new Set(grants.filter(isOpen).map(({ id }) => id));
  return { lapsed: [...new Set(grants.map(({ id }) => id))].filter((id) => !open.has(id)), held: true };
}

/** Whether the access that lasts for a time after check-out has ended, by the property's clock. */
function isOver({ checkOut }: { checkOut: string }, timezone: string, now: Date): boolean {
  const leaves = Temporal.PlainDate.from(checkOut).toZonedDateTime({ timeZone: timezone, plainTime: CHECK_OUT_TIME });
  return +now > leaves.add({ hours: AFTER_CHECK_OUT_HOURS }).epochMilliseconds;
}
