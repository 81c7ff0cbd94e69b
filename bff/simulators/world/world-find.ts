import type { Search } from './ledger.ts';
import type { WorldPlan } from './world-records.ts';
import { findByConfirmationNumber, findByEmail, findByReference, findChangedIn, findStaysOf } from './world-records.ts';
import type { WorldGuest, WorldReservation } from './world-types.ts';

export interface ReservationFilter {
  /** Default: by the last change, oldest first. */
  order?: 'changed' | 'created';
  ids?: readonly number[];
  guestIds?: readonly number[];
  states?: readonly WorldReservation['state'][];
  /** Stays on any of these dates, the day of departure included. */
  touching?: { from: string; to: string };
  /** Changed at or after `from` and before `to`. */
  modified?: { from: string; to?: string };
  created?: { from: string; to?: string };
  arriving?: { from: string; to: string };
  departing?: { from: string; to: string };
  room?: string;
  confirmationNumber?: string;
  channelReference?: string;
}

export interface GuestFilter {
  /** Default: by the last change, oldest first. */
  order?: 'changed' | 'created';
  ids?: readonly number[];
  modified?: { from: string; to?: string };
  email?: string;
}

/** The search for a filter; null: all reservations. Filters that match few records use an index. */
export function searchReservations(plan: WorldPlan, filter: ReservationFilter): Search<WorldReservation> | null {
  if (isEmpty(filter)) return null;
  const { ids, guestIds, confirmationNumber, channelReference, modified } = filter;
  const among =
    ids !== undefined
      ? inOrder(ids)
      : confirmationNumber !== undefined
        ? findByConfirmationNumber(confirmationNumber)
        : channelReference !== undefined
          ? findByReference(channelReference)
          : guestIds !== undefined
            ? inOrder(guestIds.flatMap((id) => findStaysOf(plan, id)))
            : modified !== undefined
              ? findChangedIn(plan, plan.reservations, modified)
              : null;
  return { fits: (one) => fitsReservation(one, filter), among, key: JSON.stringify(filter) };
}

export function searchGuests(plan: WorldPlan, filter: GuestFilter): Search<WorldGuest> | null {
  if (isEmpty(filter)) return null;
  const { ids, email, modified } = filter;
  const among =
    ids !== undefined
      ? inOrder(ids)
      : email !== undefined
        ? findByEmail(email)
        : modified !== undefined
          ? findChangedIn(plan, plan.guests, modified)
          : null;
  return { fits: (one) => fitsGuest(one, filter), among, key: JSON.stringify(filter) };
}

function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

function isEmpty(filter: object): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

function fitsReservation(one: WorldReservation, filter: ReservationFilter): boolean {
  const { touching, arriving, departing } = filter;
  if (filter.ids !== undefined && !filter.ids.includes(one.id)) return false;
  if (filter.guestIds !== undefined && !filter.guestIds.includes(one.guestId)) return false;
  if (filter.states !== undefined && !filter.states.includes(one.state)) return false;
  if (filter.room !== undefined && one.room !== filter.room) return false;
  if (filter.confirmationNumber !== undefined && one.confirmationNumber !== filter.confirmationNumber) return false;
  if (filter.channelReference !== undefined && one.channelReference !== filter.channelReference) return false;
  if (touching !== undefined && (one.checkOut < touching.from || one.checkIn > touching.to)) return false;
  if (arriving !== undefined && (one.checkIn < arriving.from || one.checkIn > arriving.to)) return false;
  if (departing !== undefined && (one.checkOut < departing.from || one.checkOut > departing.to)) return false;
  return isWithin(one.modifiedAt, filter.modified) && isWithin(one.createdAt, filter.created);
}

function fitsGuest(one: WorldGuest, { ids, modified, email }: GuestFilter): boolean {
  if (ids !== undefined && !ids.includes(one.id)) return false;
  if (email !== undefined && one.email.toLowerCase() !== email.toLowerCase()) return false;
  return isWithin(one.modifiedAt, modified);
}

function isWithin(instant: string, span: { from: string; to?: string } | undefined): boolean {
  if (span === undefined) return true;
  const at = Date.parse(instant);
  return at >= Date.parse(span.from) && (span.to === undefined || at < Date.parse(span.to));
}
