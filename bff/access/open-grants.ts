import { Temporal } from 'temporal-polyfill';
import { listGrants, listGrantsNotEnded } from '../store/guests/access.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/** After the day of departure a stay is open this much longer. */
const AFTER_CHECK_OUT_HOURS = 24;
const CHECK_OUT_TIME = '12:00';

/** A conversation, and the time zone in which its property's days begin. */
export interface Holder {
  propertyId: string;
  conversationId: string;
  timezone: string;
}

/** A grant with its reservation. */
export type OpenGrant = Awaited<ReturnType<typeof listGrants>>[number];

/** What a conversation may see at this moment: grants that were not ended, have not run out and whose stay is not over. */
export async function listOpenGrants(db: Db | Trx, holder: Holder, now: Date): Promise<OpenGrant[]> {
  const grants = await listGrants(db, holder.propertyId, holder.conversationId, now.toISOString());
  return grants.filter((grant) => !isOver(grant, holder.timezone, now));
}

/**
 * The reservations whose grants have run out by themselves since anybody looked: what they opened must be closed. `held`: is
 * there any grant that nobody ended, open or run out?
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

/** A stay is over a day after check-out, at the property. */
function isOver({ checkOut }: { checkOut: string }, timezone: string, now: Date): boolean {
  const leaves = Temporal.PlainDate.from(checkOut).toZonedDateTime({ timeZone: timezone, plainTime: CHECK_OUT_TIME });
  return +now > leaves.add({ hours: AFTER_CHECK_OUT_HOURS }).epochMilliseconds;
}
