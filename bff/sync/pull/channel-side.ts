import type { PmsReservation } from '../../../shared/domain/pms.ts';
import type { Reservation } from '../../store/guests/reservations.ts';
import { isSameName, loadByReference, mayBeSameStay, referenceKey } from '../../store/guests/same-stay.ts';
import { loadGivenRooms } from '../../store/pms/channel-manager-bookings.ts';
import { joinGuests, loadGuests } from '../../store/pms/guests.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { toSlug } from './clean.ts';
import { fillInGuest } from './fill-in-guest.ts';

/** The data from a channel manager about the stays of a page. */
export interface ChannelSide {
  /**
   * The stay from a channel that is this PMS reservation, by its number or the channel's. Each stay is returned once, because a
   * booking of several rooms has one number.
   */
  find(reservation: PmsReservation, sameNumber: Reservation | undefined): Reservation | undefined;
  /** Fills in what the PMS leaves empty. */
  fillIn(row: Reservation): void;
  /** Whether the stay came by a channel before the PMS had it. */
  cameByChannel(row: Reservation): boolean;
}

export async function loadChannelSide(
  trx: Trx,
  propertyId: string,
  given: readonly PmsReservation[],
  linked: Iterable<Reservation>,
  sameNumbers: Iterable<Reservation>,
): Promise<ChannelSide> {
  const references = given.flatMap(({ channelReference }) => channelReference ?? []);
  const sold = await loadByReference(trx, propertyId, references);
  const ids = [...linked, ...sameNumbers, ...sold].map(({ id }) => id);
  const givenRooms = await loadGivenRooms(trx, propertyId, [...new Set(ids)]);
  const takenIds = new Set<string>();

  function fits(row: Reservation, { checkIn, checkOut, guest }: PmsReservation): boolean {
    const room = givenRooms.get(row.id);
    if (row.externalId !== null || takenIds.has(row.id)) return false;
    if (room === undefined) return true; // typed in by staff, with the PMS's number
    return mayBeSameStay(
      { ...row, lastName: room.guest.lastName },
      { checkIn, checkOut, lastName: guest?.lastName ?? '' },
    );
  }

  return {
    find(reservation, sameNumber) {
      const key = referenceKey(reservation.channelReference ?? '');
      const byReference = sold.filter(
        (row) => key !== '' && givenRooms.has(row.id) && referenceKey(row.channelReference ?? '') === key,
      );
      const candidates = [...(sameNumber === undefined ? [] : [sameNumber]), ...byReference];
      const fitting = candidates.filter((row) => fits(row, reservation));
      const match = fitting.find((row) => isSameRoom(row, reservation)) ?? fitting[0];
      if (match !== undefined) takenIds.add(match.id);
      return match;
    },
    fillIn(row) {
      const room = givenRooms.get(row.id);
      if (room === undefined) return;
      row.channelReference ??= room.otaReference;
      row.arrivalTime ??= room.arrivalTime;
      row.notes ||= room.notes;
      row.ratePlan ||= room.ratePlan;
      if (row.roomType !== '' || room.roomType === null) return;
      row.roomType = room.roomType.name;
      row.roomTypeSlug = toSlug(room.roomType.name);
    },
    cameByChannel: (row) => row.externalId === null && givenRooms.has(row.id),
  };
}

/** Joins guests who booked by a channel with their PMS profiles. */
export interface Bookers {
  /** Merges two guests if they are the same person; false if not. */
  join(from: string, into: string): Promise<boolean>;
}

export function createBookers(trx: Trx, propertyId: string, at: string): Bookers {
  const joined = new Map<string, string>();
  return {
    async join(from, into) {
      if (joined.get(from) === into) return true; // another room of the same booking
      const guests = await loadGuests(trx, propertyId, [from, into]);
      const [booker, profile] = [guests.get(from), guests.get(into)];
      if (booker === undefined || profile === undefined || booker.externalId !== null) return false;
      if (!isSameName(booker.lastName, profile.lastName)) return false;
      await joinGuests(trx, propertyId, { from, into });
      await fillInGuest(trx, propertyId, profile, booker, at);
      joined.set(from, into);
      return true;
    },
  };
}

function isSameRoom(row: Reservation, { checkIn, checkOut, roomType }: PmsReservation): boolean {
  return row.checkIn === checkIn && row.checkOut === checkOut && row.roomType === (roomType?.name ?? '');
}
