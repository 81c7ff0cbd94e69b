import { randomInt } from 'node:crypto';
import { toPlainDigits } from '../../shared/domain/digits.ts';
import { newId } from '../base/ids.ts';
import { equalInConstantTime, type Secrets } from '../base/secrets.ts';
import {
  changeCode,
  countCodes,
  findNewestCode,
  findOpenCode,
  insertCode,
  insertTry,
  listGrants,
} from '../store/access.ts';
import { findByNumber, type Reservation } from '../store/reservations.ts';
import type { Trx } from '../store/schema.ts';
import { grantStay } from './grants.ts';
import { ACCESS_LIMITS, type Trier } from './limits.ts';

const CODES = 100_000_000;
const CODE_DIGITS = 8;
const NOBODY = '';

/** A code on its way: to the address on the booking, or to nobody. */
export interface SentCode {
  id: string;
  code: string;
  /** null: there is no such booking, or no more codes are sent for it now; the work is the same. */
  to: string | null;
}

/**
 * Makes a code for the booking a guest named. What happens in the store is the same, row for row, whether there is such
 * a booking or not; only where the code goes differs, and that happens later and elsewhere.
 */
export async function issueCode(
  trx: Trx,
  secrets: Secrets,
  trier: Trier,
  number: string,
  now: Date,
): Promise<SentCode> {
  const at = now.toISOString();
  const found = await findByNumber(trx, trier.propertyId, number);
  const since = new Date(+now - ACCESS_LIMITS.codesPerReservation.withinMs).toISOString();
  const sent = await countCodes(trx, found?.id ?? NOBODY, since);
  const mayGo = found !== undefined && found.email !== '' && sent < ACCESS_LIMITS.codesPerReservation.codes;
  const code = String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
  const id = newId('code');
  await insertTry(trx, { ...trier, reservationId: found?.id ?? null, at });
  await insertCode(trx, {
    id,
    propertyId: trier.propertyId,
    conversationId: trier.conversationId,
    reservationId: mayGo ? found.id : null,
    codeHash: hashCode(secrets, id, code),
    attempts: 0,
    at,
    expiresAt: new Date(+now + ACCESS_LIMITS.codeValidMinutes * 60_000).toISOString(),
    endedAt: null,
  });
  return { id, code, to: mayGo ? found.email : null };
}

/** Tries a code. `none`: none is open for this conversation. A right one opens the booking once. */
export async function redeemCode(
  trx: Trx,
  secrets: Secrets,
  { propertyId, conversationId }: Trier,
  typed: string,
  now: Date,
): Promise<'opened' | 'failed' | 'none'> {
  const at = now.toISOString();
  const open = await findOpenCode(trx, conversationId, at);
  if (open === undefined || open.propertyId !== propertyId)
    return (await wasRedeemed(trx, secrets, { propertyId, conversationId }, typed, at)) ? 'opened' : 'none';
  const attempts = open.attempts + 1;
  const fits = equalInConstantTime(open.codeHash, hashCode(secrets, open.id, typed));
  const opened = fits && open.reservationId !== null;
  const isSpent = opened || attempts >= ACCESS_LIMITS.attemptsPerCode;
  await changeCode(trx, open.id, { attempts, endedAt: isSpent ? at : null });
  if (opened && open.reservationId !== null)
    await grantStay(trx, {
      propertyId,
      conversationId,
      reservationId: open.reservationId,
      level: 'booking',
      reason: 'code',
      at,
    });
  return opened ? 'opened' : 'failed';
}

/** A message that is worked on twice, after a crash, finds its code spent by itself: what it opened is open. */
async function wasRedeemed(
  trx: Trx,
  secrets: Secrets,
  { propertyId, conversationId }: Pick<Trier, 'propertyId' | 'conversationId'>,
  typed: string,
  at: string,
): Promise<boolean> {
  const spent = await findNewestCode(trx, conversationId);
  if (spent === undefined || !equalInConstantTime(spent.codeHash, hashCode(secrets, spent.id, typed))) return false;
  const grants = await listGrants(trx, propertyId, conversationId, at);
  return grants.some(({ id, level }) => id === spent.reservationId && level === 'booking');
}

/**
 * Where no code can be sent: number, last name and date of arrival, all right, open the dates, the room type and what is
 * included, and nothing else.
 */
export async function tryDetails(
  trx: Trx,
  trier: Trier,
  given: { number: string; lastName: string; arrival: string },
  now: Date,
): Promise<'opened' | 'failed'> {
  const at = now.toISOString();
  const found = await findByNumber(trx, trier.propertyId, given.number);
  await insertTry(trx, { ...trier, reservationId: found?.id ?? null, at });
  if (found === undefined || !fitsDetails(found, given)) return 'failed';
  const { propertyId, conversationId } = trier;
  await grantStay(trx, {
    propertyId,
    conversationId,
    reservationId: found.id,
    level: 'details',
    reason: 'number, name, date',
    at,
  });
  return 'opened';
}

/** The eight digits in a message, in whatever script and grouping; null where there are not exactly eight. */
export function readCode(text: string): string | null {
  const digits = toPlainDigits(text.normalize('NFKC'));
  const found = digits.match(/(?<!\d[ \u00a0-]?)\d(?:[ \u00a0-]?\d){7}(?![ -]?\d)/)?.[0];
  return found?.replace(/\D/g, '') ?? null;
}

function fitsDetails(found: Reservation & { lastName: string }, given: { lastName: string; arrival: string }): boolean {
  const wanted = foldName(found.lastName);
  const named = ` ${foldName(given.lastName)} `;
  return (
    wanted !== '' &&
    named.includes(` ${wanted} `) &&
    isSameDay(found.checkIn, given.arrival) &&
    found.state !== 'cancelled'
  );
}

/** A guest who names a day without its year may mean one that is past: the year is not asked for. */
function isSameDay(date: string, named: string): boolean {
  return date.slice('YYYY'.length) === named.slice('YYYY'.length);
}

/** Case, accents and punctuation do not matter. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function hashCode(secrets: Secrets, id: string, code: string): string {
  return secrets.sign('access-code', `${id}:${code}`);
}
