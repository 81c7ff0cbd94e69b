import type { StayChange, StayToAdd } from '../../shared/api/house/by-hand.ts';
import { ServiceError } from '../base/errors.ts';
import { leadOf } from '../conversation/stay/house.ts';
import { queueHappenings } from '../store/channels/webhooks.ts';
import { changeGuest, deleteBareGuest, findGuest, type Guest, insertGuest } from '../store/guests/guests.ts';
import {
  changeReservation,
  deleteReservation,
  insertReservation,
  isReservationInUse,
  normaliseNumber,
  type Reservation,
} from '../store/guests/reservations.ts';
import { readStayHappenings } from '../store/guests/stay-happenings.ts';
import { listConnectedSources } from '../store/pms/connections.ts';
import { isGuestInUse } from '../store/pms/guests.ts';
import { queuePmsChange } from '../store/pms/pushes.ts';
import { loadReservationsByNumber } from '../store/pms/reservations.ts';
import type { Trx } from '../store/schema/schema.ts';
import { chooseBookingNumber } from './booking-number.ts';
import { cleanTexts } from './clean-texts.ts';
import type { EntryContext } from './entry-context.ts';
import { KnownGuests } from './known-guests.ts';
import { soilRoom } from './rooms.ts';

/**
 * Stores a booking with its guest. A known guest has the same name and the same address or phone number. `known`: the guests known
 * so far, if many bookings are stored.
 */
export async function addStay(
  trx: Trx,
  doing: EntryContext,
  given: StayToAdd,
  known?: KnownGuests,
): Promise<Reservation> {
  const { propertyId, at } = doing;
  const { guest, confirmationNumber, ...stay } = given;
  requireOrder(stay);
  const number = confirmationNumber ?? (await chooseBookingNumber(trx, propertyId));
  await requireFreeNumber(trx, propertyId, number, null);
  const { id: guestId } = await takeGuest(trx, doing, guest, known);
  const reservation = await insertReservation(
    trx,
    propertyId,
    { ...cleanTexts(stay, STAY_WORDS), guestId, confirmationNumber: number },
    at,
  );
  await queueHappenings(trx, readStayHappenings(undefined, reservation), at);
  return reservation;
}

/** Changes a stay and its guest; missing fields stay. Throws `conflict` if the PMS leads the stay. */
export async function changeStay(
  trx: Trx,
  doing: EntryContext,
  found: Reservation,
  { guest, confirmationNumber, ...stay }: StayChange,
): Promise<Reservation> {
  const { propertyId, at } = doing;
  await requireOwnStay(trx, propertyId, found);
  requireOrder({ ...found, ...stay });
  if (confirmationNumber !== undefined) await requireFreeNumber(trx, propertyId, confirmationNumber, found.id);
  const number = confirmationNumber === undefined ? {} : { confirmationNumber };
  const changed = await changeReservation(trx, found, { ...cleanTexts(stay, STAY_WORDS), ...number }, at);
  const itsGuest = guest === undefined ? undefined : await findGuest(trx, propertyId, found.guestId);
  if (guest !== undefined && itsGuest !== undefined) await changeItsGuest(trx, doing, itsGuest, guest);
  await noteChange(trx, doing, found, changed);
  return changed;
}

/** Handles the effects of a changed stay: webhooks about arrival and departure, and cleaning of the room after departure. */
export async function noteChange(
  trx: Trx,
  doing: EntryContext,
  before: Reservation,
  after: Reservation,
): Promise<void> {
  await queueHappenings(trx, readStayHappenings(before, after), doing.at);
  const hasMoved = after.state === 'checked_in' && after.room !== before.room;
  // A check-in that is taken back was a mistake: nobody has been in the room.
  const hasLeft = before.state === 'checked_in' && (after.state === 'checked_out' || hasMoved);
  if (hasLeft && before.room !== null) await soilRoom(trx, doing, before.room);
}

/**
 * Deletes a stay that was entered by mistake, and its guest if the stay created the guest and nothing else refers to them. Throws
 * `conflict` if a conversation, a task, a registration or a channel refers to the stay, which must then be cancelled instead.
 */
export async function removeStay(trx: Trx, { propertyId }: EntryContext, found: Reservation): Promise<void> {
  await requireOwnStay(trx, propertyId, found);
  if (await isReservationInUse(trx, found.id))
    throw new ServiceError(
      'conflict',
      'Conversations, tasks, a registration or a channel know of this booking: cancel it instead',
    );
  await deleteReservation(trx, propertyId, found.id);
  if (!(await isGuestInUse(trx, found.guestId))) await deleteBareGuest(trx, propertyId, found.guestId, found.createdAt);
}

/** Changes a guest, and queues the change for the PMS and webhooks. */
async function changeItsGuest(
  trx: Trx,
  { propertyId, at }: EntryContext,
  guest: Guest,
  change: NonNullable<StayChange['guest']>,
): Promise<Guest> {
  const { id: guestId } = guest;
  const changed = await changeGuest(trx, guest, cleanTexts(change, GUEST_WORDS), at);
  await queuePmsChange(trx, propertyId, { kind: 'fields', guestId }, at);
  await queueHappenings(trx, [{ propertyId, type: 'guest.updated', subjectId: guestId }], at);
  return changed;
}

/** Returns the guest of a booking: the known guest with the same data, or else a new guest. */
async function takeGuest(
  trx: Trx,
  doing: EntryContext,
  given: StayToAdd['guest'],
  read: KnownGuests | undefined,
): Promise<Guest> {
  const { propertyId, at } = doing;
  const guest = cleanTexts(given, GUEST_WORDS);
  const known = read ?? (await KnownGuests.load(trx, propertyId, [guest]));
  const same = known.find(guest);
  const existing =
    same === undefined ? await insertGuest(trx, propertyId, guest, at) : await addContact(trx, doing, same, guest);
  known.add(existing);
  return existing;
}

/** Fills in a known guest's empty fields. */
async function addContact(trx: Trx, doing: EntryContext, same: Guest, given: StayToAdd['guest']): Promise<Guest> {
  const fresh = CONTACT.filter((field) => (same[field] ?? '') === '' && (given[field] ?? '') !== '');
  if (fresh.length === 0) return same;
  return changeItsGuest(trx, doing, same, Object.fromEntries(fresh.map((field) => [field, given[field]])));
}

const CONTACT = ['firstName', 'email', 'phone', 'language'] as const;

async function requireOwnStay(trx: Trx, propertyId: string, stay: Reservation): Promise<void> {
  if (leadOf(stay, await listConnectedSources(trx, propertyId)) === 'pms')
    throw new ServiceError('conflict', 'This booking comes from the PMS: change it there');
}

async function requireFreeNumber(trx: Trx, propertyId: string, number: string, ourId: string | null): Promise<void> {
  const existing = await loadReservationsByNumber(trx, propertyId, [normaliseNumber(number)]);
  if ([...existing.values()].every(({ id }) => id === ourId)) return;
  const detail = 'Another booking of this property has this number';
  const fields = [{ pointer: '/confirmationNumber', code: 'taken', detail }];
  throw new ServiceError('conflict', detail, { fields });
}

/** Throws if the departure is before the arrival. */
export function requireOrder({ checkIn, checkOut }: { checkIn?: string; checkOut?: string }): void {
  if (checkIn === undefined || checkOut === undefined || checkOut >= checkIn) return;
  const fields = [{ pointer: '/checkOut', code: 'out_of_order', detail: `checkOut: Not before checkIn (${checkIn})` }];
  throw new ServiceError('validation_failed', 'Look at /checkOut', { fields });
}

const STAY_WORDS = ['room', 'roomType', 'ratePlan', 'notes', 'channelReference'] as const;
const GUEST_WORDS = ['firstName', 'lastName'] as const;
