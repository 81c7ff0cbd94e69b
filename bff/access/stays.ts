import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import {
  GRANT_LEVELS,
  type GrantLevel,
  mayRead,
  nightsBetween,
  RESERVATION_STATES,
  type Stay,
} from '../../shared/domain/stay.ts';
import { type Reservation, showNumber } from '../store/guests/reservations.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { readJson } from '../store/sqlite/json.ts';
import { type Holder, listOpenGrants, type OpenGrant } from './open-grants.ts';

const level = z.enum(GRANT_LEVELS);
const states = z.enum(RESERVATION_STATES);
const strings = z.array(z.string());
const money = z.object({ amount: z.string(), currency: z.string() });

/**
 * The stays a conversation may see now, each with only the fields its grant allows, the present or next stay first. This is
 * the only way from a conversation to a reservation.
 */
export async function loadStays(db: Db | Trx, holder: Holder, now: Date): Promise<Stay[]> {
  const grants = await listOpenGrants(db, holder, now);
  const best = new Map<string, OpenGrant>();
  for (const grant of grants) {
    const known = best.get(grant.id);
    if (known === undefined || rankOf(grant.level) > rankOf(known.level)) best.set(grant.id, grant);
  }
  const today = Temporal.Instant.fromEpochMilliseconds(+now)
    .toZonedDateTimeISO(holder.timezone)
    .toPlainDate()
    .toString();
  return [...best.values()]
    .map((grant) => toStay(grant, level.parse(grant.level)))
    .toSorted((a, b) => sortKey(a, today).localeCompare(sortKey(b, today)));
}

/** A reservation with the fields that a grant of this level allows; all others are null. */
export function toStay(reservation: Reservation, held: GrantLevel): Stay {
  const may = (fact: Parameters<typeof mayRead>[1]) => mayRead(held, fact);
  const { adults, children, balance } = reservation;
  return {
    id: reservation.id,
    level: held,
    checkIn: reservation.checkIn,
    checkOut: reservation.checkOut,
    nights: nightsBetween(reservation.checkIn, reservation.checkOut),
    roomType: reservation.roomType,
    ...(reservation.roomTypeSlug === '' ? {} : { roomTypeSlug: reservation.roomTypeSlug }),
    inclusions: may('inclusions') ? readJson(strings, reservation.inclusions) : null,
    confirmationNumber: may('summary') ? showNumber(reservation) : null,
    state: may('state') ? states.parse(reservation.state) : null,
    room: may('room') ? (reservation.room ?? '') : null,
    balance: may('balance') && balance !== null ? readJson(money, balance) : null,
    persons: may('summary') ? adults + children : null,
  };
}

function rankOf(held: string): number {
  return (GRANT_LEVELS as readonly string[]).indexOf(held);
}

/** Sorts present stays first, then coming ones by arrival, then past ones. */
function sortKey({ checkIn, checkOut }: Stay, today: string): string {
  if (checkIn <= today && today <= checkOut) return `0${checkIn}`;
  return checkIn > today ? `1${checkIn}` : `2${checkIn}`;
}
