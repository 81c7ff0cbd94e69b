import type { Money } from '../../../shared/domain/house/money.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { Pulled } from '../port.ts';
import { localDate, writeLocal } from '../values/local-time.ts';
import { asJson, toGuest } from './read-guests.ts';
import type { Category, Customer, Reservation } from './schema.ts';
import { readName } from './schema.ts';

/** The records that a reservation refers to by id. */
export interface Surroundings {
  timezone: string;
  language: string;
  /** HH:MM, the default time of arrival. */
  usualArrival: string | null;
  categories: ReadonlyMap<string, Category>;
  roomNames: ReadonlyMap<string, string>;
  rateNames: ReadonlyMap<string, string>;
  childAges: ReadonlySet<string>;
  customers: ReadonlyMap<string, Customer>;
  /** The main guests of reservations whose account is a company. */
  companions: ReadonlyMap<string, string>;
  notes: ReadonlyMap<string, string>;
  balances: ReadonlyMap<string, Money>;
}

/** operations/reservations: "Service order state". Unconfirmed reservations that hold a room count as booked. */
const STATES: Record<string, ReservationState> = {
  Confirmed: 'booked',
  Optional: 'booked',
  Started: 'checked_in',
  Processed: 'checked_out',
  Canceled: 'cancelled',
};
/** The states to read, without inquiries and requests, which hold no room. */
export const READ_STATES: string[] = Object.keys(STATES);

export function readReservation(raw: Reservation, around: Surroundings): Pulled<'reservations'> {
  const guestId = around.companions.get(raw.Id) ?? raw.AccountId ?? `reservation-${raw.Id}`;
  const customer = around.customers.get(guestId);
  const category = around.categories.get(raw.RequestedResourceCategoryId ?? '');
  const arrival = writeLocal(raw.ScheduledStartUtc, around.timezone).slice(11, 16);
  const isChild = ({ AgeCategoryId }: { AgeCategoryId: string }) => around.childAges.has(AgeCategoryId);
  const counts = raw.PersonCounts ?? [];
  const sum = (list: typeof counts) => list.reduce((total, { Count }) => total + Count, 0);
  return {
    id: raw.Id,
    raw: asJson(raw),
    ...(customer === undefined ? {} : { rawGuest: asJson(customer) }),
    record: {
      id: raw.Id,
      confirmationNumber: raw.Number,
      channelReference: raw.ChannelNumber ?? null,
      state: raw.CancellationReason === 'NoShow' ? 'no_show' : (STATES[raw.State] ?? 'booked'),
      checkIn: localDate(raw.ScheduledStartUtc, around.timezone),
      checkOut: localDate(raw.ScheduledEndUtc, around.timezone),
      arrivalTime: arrival === around.usualArrival ? null : arrival,
      roomType: category === undefined ? null : { code: codeOf(category), name: readName(category, around.language) },
      room: around.roomNames.get(raw.AssignedResourceId ?? '') ?? null,
      adults: sum(counts.filter((one) => !isChild(one))),
      children: sum(counts.filter(isChild)),
      ratePlan: around.rateNames.get(raw.RateId ?? '') ?? '',
      balance: around.balances.get(raw.Id) ?? null,
      notes: around.notes.get(raw.Id) ?? '',
      guestId,
      guest: customer === undefined ? null : toGuest(customer),
    },
    changedAt: raw.UpdatedUtc ?? null,
    deleted: false,
  };
}

/** A room type's code: its short name if it has one, or else its id. */
export function codeOf(category: Category): string {
  return Object.values(category.ShortNames ?? {})[0] || category.Id;
}
