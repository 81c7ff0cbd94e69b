import { z } from 'zod';
import type { PmsGuest, PmsReservation } from '../../../shared/domain/pms.ts';
import { newId } from '../../base/ids.ts';
import { queueHappenings } from '../../store/channels/webhooks.ts';
import { normaliseNumber, type Reservation } from '../../store/guests/reservations.ts';
import { readStayHappenings } from '../../store/guests/stay-happenings.ts';
import { loadLinks, type PmsLink, saveLinks } from '../../store/pms/links.ts';
import { insertNotices, type NewNotice, rereadFromPms } from '../../store/pms/notices.ts';
import {
  endGrantsOn,
  loadReservations,
  loadReservationsByNumber,
  saveReservations,
} from '../../store/pms/reservations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';
import { type ApplyContext, applyGuests, type GuestItem } from './apply-guests.ts';
import { createBookers, loadChannelSide } from './channel-side.ts';
import { cleanReservation, hashRecord, toSlug } from './clean.ts';
import { takeLatest } from './merge.ts';

export interface ReservationItem {
  reservation: PmsReservation;
  changedAt: string | null;
  deleted: boolean;
  /** Just read by its id: newer than any stored data, whatever `changedAt` says. */
  isCurrent: boolean;
}

export interface ReservationContext extends ApplyContext {
  /** Whether guests are pulled too; then those in reservations are only temporary copies. */
  pullsGuests: boolean;
  /** The hotel's slugs by the PMS's room type codes. */
  roomTypes: Readonly<Record<string, string>>;
}

export interface AppliedReservations {
  changed: number;
  /** Records that cannot be stored, with the reason. */
  faults: { externalId: string; fault: string }[];
}

/** The last agreed values of a reservation, and the code of its room type. */
const base = z.object({ arrivalTime: z.string().nullable(), notes: z.string(), roomTypeCode: z.string() });
type ReservationBase = z.infer<typeof base>;

/**
 * Stores reservations of the PMS. Dates, room, status, party and price are always taken; additions made here stay until the PMS
 * changes them. Applying it twice changes nothing.
 */
export async function applyReservations(
  trx: Trx,
  context: ReservationContext,
  given: readonly ReservationItem[],
): Promise<AppliedReservations> {
  const { propertyId, source, at } = context;
  const { items, faults } = cleanItems(newestOfEach(given));
  const stored = await loadStored(trx, context, items);
  const { links, linked, byNumber } = stored;
  const coming = items.filter(({ deleted }) => !deleted);
  const incoming = coming.map(({ reservation }) => reservation);
  const side = await loadChannelSide(trx, propertyId, incoming, linked.values(), byNumber.values());
  const present = coming.map((item) => ({ ...item, ours: findOurs(item.reservation, { ...stored, side, source }) }));
  const { ids: guestIds, unknown } = await applyTheirGuests(trx, context, present);
  const rows: Reservation[] = [];
  const saved: PmsLink[] = [];
  const passedOn: string[] = [];
  const numbers = new Map([...byNumber.values()].map((row) => [row.confirmationNumber, row.id]));
  const reread: string[] = [];
  const bookers = createBookers(trx, propertyId, at);
  for (const { reservation, changedAt, isCurrent, ours } of present) {
    const link = links.get(reservation.id);
    const hash = hashRecord({ ...reservation, guest: null });
    const guestId = guestIds.get(reservation.guestId);
    if (guestId == null) continue; // erased here: their stays are not created again
    const isSame = link?.hash === hash && link.deletedAt === null && ours?.guestId === guestId;
    if (isSame && ours?.updatedAt === link?.appliedAt) continue;
    const isOlder = !isCurrent && changedAt !== null && link?.changedAt != null && changedAt < link.changedAt;
    if (isOlder && link?.hash !== hash) {
      reread.push(reservation.id);
      continue;
    }
    const row = toRow(reservation, { ours, link, guestId, context });
    Object.assign(row, numberOf(reservation, row.id, numbers));
    numbers.set(row.confirmationNumber, row.id);
    side.fillIn(row);
    if (ours !== undefined && ours.guestId !== guestId) {
      const isJoined = side.cameByChannel(ours) && (await bookers.join(ours.guestId, guestId));
      if (!isJoined) passedOn.push(ours.id);
    }
    rows.push(row);
    saved.push(toLink(context, reservation, { ourId: row.id, hash, changedAt }));
  }
  const removedLinks = items
    .filter(({ deleted }) => deleted)
    .flatMap(({ reservation }) => links.get(reservation.id) ?? []);
  rows.push(...cancelLinked(removedLinks, linked, at));
  saved.push(...removedLinks.map((link) => ({ ...link, hash: '', deletedAt: at, appliedAt: at })));
  await saveReservations(trx, rows);
  const before = new Map([...linked, ...byNumber].map(([, row]) => [row.id, row]));
  const happenings = rows.flatMap((row) => readStayHappenings(before.get(row.id), row));
  await queueHappenings(trx, happenings, at);
  await saveLinks(trx, saved);
  await endGrantsOn(trx, passedOn, at);
  for (const id of reread) await rereadFromPms(trx, context, 'reservations', id, at);
  await insertNotices(trx, context, unknown, at);
  return { changed: rows.length, faults };
}

/** Our reservation: the linked one, or an unlinked one with the same number (its own or a channel's). */
function findOurs(
  reservation: PmsReservation,
  lookup: Awaited<ReturnType<typeof loadStored>> & {
    side: Awaited<ReturnType<typeof loadChannelSide>>;
    source: string;
  },
): Reservation | undefined {
  const { links, linked, byNumber, side, source } = lookup;
  const linkedReservation = linked.get(links.get(reservation.id)?.ourId ?? '');
  if (linkedReservation !== undefined) return linkedReservation;
  const same = byNumber.get(normaliseNumber(reservation.confirmationNumber));
  const isThisOne = same?.externalId === reservation.id && same.source === source;
  return isThisOne ? same : side.find(reservation, same);
}

/** Limits the reservations' texts, and collects the faults of those that cannot be stored. */
function cleanItems(newest: readonly ReservationItem[]): {
  items: ReservationItem[];
  faults: AppliedReservations['faults'];
} {
  const faults: AppliedReservations['faults'] = [];
  const items = newest.flatMap((item) => {
    const cleaned = item.deleted ? item.reservation : cleanReservation(item.reservation);
    if (!('fault' in cleaned)) return [{ ...item, reservation: cleaned }];
    faults.push({ externalId: item.reservation.id, fault: cleaned.fault });
    return [];
  });
  return { items, faults };
}

/** Loads the links of reservations, our linked stays by our id, and our stays by booking number. */
async function loadStored(trx: Trx, context: ReservationContext, items: readonly ReservationItem[]) {
  const { propertyId } = context;
  const links = await loadLinks(
    trx,
    context,
    'reservations',
    items.map(({ reservation }) => reservation.id),
  );
  const linked = await loadReservations(
    trx,
    propertyId,
    [...links.values()].flatMap(({ ourId }) => ourId ?? []),
  );
  const byNumber = await loadReservationsByNumber(
    trx,
    propertyId,
    items.map(({ reservation }) => normaliseNumber(reservation.confirmationNumber)),
  );
  return { links, linked, byNumber };
}

/** Our stays that the PMS has deleted, as cancelled ones. Stays that are over do not change. */
function cancelLinked(
  removedLinks: readonly PmsLink[],
  linked: ReadonlyMap<string, Reservation>,
  at: string,
): Reservation[] {
  const ours = removedLinks.flatMap(({ ourId }) => linked.get(ourId ?? '') ?? []);
  return ours
    .filter(({ state }) => state === 'booked' || state === 'checked_in')
    .map((stay) => ({ ...stay, state: 'cancelled', updatedAt: at }));
}

/** The link from the PMS's reservation to ours, with the values that both sides have now. */
function toLink(
  { propertyId, source, at }: ReservationContext,
  { id, arrivalTime, notes, roomType }: PmsReservation,
  stored: { ourId: string; hash: string; changedAt: string | null },
): PmsLink {
  const agreed: ReservationBase = { arrivalTime, notes, roomTypeCode: roomType?.code ?? '' };
  return {
    propertyId,
    source,
    entity: 'reservations',
    externalId: id,
    base: JSON.stringify(agreed),
    appliedAt: at,
    deletedAt: null,
    erasedAt: null,
    ...stored,
  };
}

/** Stores the guests in reservations; guests of whom only the id is known get placeholders. */
async function applyTheirGuests(
  trx: Trx,
  context: ReservationContext,
  present: readonly (ReservationItem & { ours: Reservation | undefined })[],
): Promise<{ ids: Map<string, string | null>; unknown: NewNotice[] }> {
  const { pullsGuests } = context;
  const bare = present.filter(({ reservation }) => reservation.guest === null);
  const links = await loadLinks(
    trx,
    context,
    'guests',
    bare.map(({ reservation }) => reservation.guestId),
  );
  const unknown = new Map<string, NewNotice>();
  const items = present.map(({ reservation, changedAt, isCurrent, ours }): GuestItem => {
    const { guestId, guest } = reservation;
    const isLinked = links.get(guestId)?.ourId != null;
    if (guest === null && !isLinked && pullsGuests)
      unknown.set(guestId, { entity: 'guests', externalId: guestId, noticeId: null });
    return {
      guest: guest ?? emptyGuest(guestId),
      changedAt,
      deleted: false,
      isCurrent,
      isStandIn: guest === null || pullsGuests,
      knownAs: ours?.externalId === null ? ours.guestId : null,
    };
  });
  const { ids } = await applyGuests(trx, context, items);
  return { ids, unknown: [...unknown.values()].filter(({ externalId }) => ids.get(externalId ?? '') != null) };
}

function toRow(
  reservation: PmsReservation,
  given: { ours: Reservation | undefined; link: PmsLink | undefined; guestId: string; context: ReservationContext },
): Reservation {
  const { ours, link, guestId, context } = given;
  const { propertyId, source, at } = context;
  const isNew = ours === undefined || link === undefined || link.base === '{}';
  const last: ReservationBase = isNew ? { arrivalTime: null, notes: '', roomTypeCode: '' } : readJson(base, link.base);
  const { arrivalTime, notes } = reservation;
  return {
    id: ours?.id ?? newId('reservation'),
    propertyId,
    guestId,
    confirmationNumber: '',
    numberWritten: '',
    numberShared: '',
    channelReference: reservation.channelReference,
    state: reservation.state,
    checkIn: reservation.checkIn,
    checkOut: reservation.checkOut,
    arrivalTime: takeLatest({ base: last.arrivalTime, ours: ours?.arrivalTime ?? null, theirs: arrivalTime }),
    roomType: reservation.roomType?.name ?? '',
    roomTypeSlug: slugOf(reservation.roomType, context.roomTypes),
    room: reservation.room,
    adults: reservation.adults,
    children: reservation.children,
    ratePlan: reservation.ratePlan,
    inclusions: ours?.inclusions ?? '[]',
    balance: reservation.balance === null ? null : JSON.stringify(reservation.balance),
    total: reservation.total == null ? null : JSON.stringify(reservation.total),
    notes: takeLatest({ base: last.notes, ours: ours?.notes ?? '', theirs: notes }),
    externalId: reservation.id,
    source,
    createdAt: ours?.createdAt ?? at,
    updatedAt: at,
  };
}

/** The hotel's slug for a room type, or one made from its name. */
export function slugOf(
  roomType: { code: string; name: string } | null,
  roomTypes: Readonly<Record<string, string>>,
): string {
  if (roomType === null) return '';
  return roomTypes[roomType.code] ?? (toSlug(roomType.name) || toSlug(roomType.code));
}

/** The number as shown and as searched. If another stay has the same number, the PMS's id is appended for searching. */
function numberOf(
  reservation: PmsReservation,
  ourId: string,
  taken: ReadonlyMap<string, string>,
): Pick<Reservation, 'confirmationNumber' | 'numberWritten' | 'numberShared'> {
  const number = normaliseNumber(reservation.confirmationNumber);
  const holder = taken.get(number);
  const isOwn = holder === undefined || holder === ourId;
  const confirmationNumber = isOwn ? number : normaliseNumber(`${number}${reservation.id}`);
  const trimmedNumber = reservation.confirmationNumber.trim();
  return {
    confirmationNumber,
    numberWritten: trimmedNumber === confirmationNumber ? '' : trimmedNumber,
    numberShared: isOwn ? '' : number,
  };
}

function newestOfEach(items: readonly ReservationItem[]): ReservationItem[] {
  const newest = new Map<string, ReservationItem>();
  for (const item of items) {
    const other = newest.get(item.reservation.id);
    if (other === undefined || (item.changedAt ?? '') >= (other.changedAt ?? '')) newest.set(item.reservation.id, item);
  }
  return [...newest.values()];
}

function emptyGuest(id: string): PmsGuest {
  return {
    id,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    language: null,
    notes: '',
    preferences: [],
    mergedInto: null,
  };
}
