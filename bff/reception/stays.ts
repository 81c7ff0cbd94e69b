import type { StayChange, StayToAdd } from '../../shared/api/house/by-hand.ts';
import { ServiceError } from '../base/errors.ts';
import { leadOf } from '../conversation/stay/house.ts';
import { queueHappenings } from '../store/channels/webhooks.ts';
import {
  changeGuest,
  deleteGuest,
  findGuest,
  findGuestsByContact,
  type Guest,
  insertGuest,
} from '../store/guests/guests.ts';
import {
  changeReservation,
  deleteReservation,
  insertReservation,
  isReservationInUse,
  normaliseNumber,
  type Reservation,
} from '../store/guests/reservations.ts';
import { isSameName } from '../store/guests/same-stay.ts';
import { readStayHappenings } from '../store/guests/stay-happenings.ts';
import { listConnectedSources } from '../store/pms/connections.ts';
import { isGuestInUse } from '../store/pms/guests.ts';
import { queuePmsChange } from '../store/pms/pushes.ts';
import { loadReservationsByNumber } from '../store/pms/reservations.ts';
import type { Trx } from '../store/schema/schema.ts';
import { chooseBookingNumber } from './booking-number.ts';
import { cleanTexts } from './clean-texts.ts';
import { type Doing, soilRoom } from './rooms.ts';

/** Stores a booking with its guest. A known guest has the same name and the same address or phone number. */
export async function addStay(trx: Trx, { propertyId, at }: Doing, given: StayToAdd): Promise<Reservation> {
  const { guest, confirmationNumber, ...stay } = given;
  requireOrder(stay);
  const number = confirmationNumber ?? (await chooseBookingNumber(trx, propertyId));
  await requireFreeNumber(trx, propertyId, number, null);
  const { id: guestId } = await takeGuest(trx, propertyId, guest, at);
  const made = await insertReservation(
    trx,
    propertyId,
    { ...cleanTexts(stay, STAY_WORDS), guestId, confirmationNumber: number },
    at,
  );
  await queueHappenings(trx, readStayHappenings(undefined, made), at);
  return made;
}

/** Changes a stay and its guest; missing fields stay. Throws `conflict` if the PMS leads the stay. */
export async function changeStay(
  trx: Trx,
  doing: Doing,
  found: Reservation,
  { guest, confirmationNumber, ...stay }: StayChange,
): Promise<Reservation> {
  const { propertyId, at } = doing;
  await requireOwnStay(trx, propertyId, found);
  requireOrder({ ...found, ...stay });
  if (confirmationNumber !== undefined) await requireFreeNumber(trx, propertyId, confirmationNumber, found.id);
  const number = confirmationNumber === undefined ? {} : { confirmationNumber };
  const changed = await changeReservation(trx, found, { ...cleanTexts(stay, STAY_WORDS), ...number }, at);
  if (guest !== undefined) await changeItsGuest(trx, doing, found.guestId, guest);
  await noteChange(trx, doing, found, changed);
  return changed;
}

/** Handles the effects of a changed stay: webhooks about arrival and departure, and cleaning of the room after departure. */
export async function noteChange(trx: Trx, doing: Doing, before: Reservation, after: Reservation): Promise<void> {
  await queueHappenings(trx, readStayHappenings(before, after), doing.at);
  const hasLeft = before.state === 'checked_in' && (after.state !== 'checked_in' || after.room !== before.room);
  if (hasLeft && before.room !== null) await soilRoom(trx, doing, before.room);
}

/**
 * Deletes a stay that was entered by mistake, and its guest if nothing else refers to them. Throws `conflict` if a conversation, a
 * task or a channel refers to the stay, which must then be cancelled instead.
 */
export async function removeStay(trx: Trx, { propertyId, at }: Doing, found: Reservation): Promise<void> {
  await requireOwnStay(trx, propertyId, found);
  if (await isReservationInUse(trx, found.id))
    throw new ServiceError('conflict', 'Conversations, tasks or a channel know of this booking: cancel it instead');
  await deleteReservation(trx, propertyId, found.id);
  if (!(await isGuestInUse(trx, found.guestId))) await deleteGuest(trx, propertyId, found.guestId, at);
}

async function changeItsGuest(
  trx: Trx,
  { propertyId, at }: Doing,
  guestId: string,
  change: NonNullable<StayChange['guest']>,
): Promise<void> {
  const guest = await findGuest(trx, propertyId, guestId);
  if (guest === undefined) return;
  await changeGuest(trx, guest, cleanTexts(change, GUEST_WORDS), at);
  await queuePmsChange(trx, propertyId, { kind: 'fields', guestId }, at);
  await queueHappenings(trx, [{ propertyId, type: 'guest.updated', subjectId: guestId }], at);
}

/** Returns the guest of a booking: the one known guest with the same data, or else a new guest. */
async function takeGuest(trx: Trx, propertyId: string, given: StayToAdd['guest'], at: string): Promise<Guest> {
  const guest = cleanTexts(given, GUEST_WORDS);
  const known = await findGuestsByContact(trx, propertyId, guest);
  const isSame = ({ firstName, lastName }: Guest) =>
    isSameName(lastName, guest.lastName) &&
    (firstName === '' || (guest.firstName ?? '') === '' || isSameName(firstName, guest.firstName ?? ''));
  const same = known.find(isSame);
  if (same === undefined) return insertGuest(trx, propertyId, guest, at);
  const news = Object.fromEntries(
    CONTACT.filter((field) => (same[field] ?? '') === '' && (guest[field] ?? '') !== '').map((field) => [
      field,
      guest[field],
    ]),
  );
  return Object.keys(news).length === 0 ? same : changeGuest(trx, same, news, at);
}

const CONTACT = ['firstName', 'email', 'phone', 'language'] as const;

async function requireOwnStay(trx: Trx, propertyId: string, stay: Reservation): Promise<void> {
  if (leadOf(stay, await listConnectedSources(trx, propertyId)) === 'pms')
    throw new ServiceError('conflict', 'This booking comes from the PMS: change it there');
}

async function requireFreeNumber(trx: Trx, propertyId: string, number: string, ourId: string | null): Promise<void> {
  const held = await loadReservationsByNumber(trx, propertyId, [normaliseNumber(number)]);
  if ([...held.values()].every(({ id }) => id === ourId)) return;
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
