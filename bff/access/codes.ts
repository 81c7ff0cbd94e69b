import { randomInt } from 'node:crypto';
import { toPlainDigits } from '../../shared/domain/digits.ts';
import { isMailbox } from '../../shared/domain/mailbox.ts';
import { newId } from '../base/ids.ts';
import { equalInConstantTime, type Secrets } from '../base/secrets.ts';
import {
  changeCode,
  countCodes,
  findAttempt,
  findOpenCode,
  insertAttempt,
  insertCode,
  insertTry,
  listGrants,
} from '../store/access.ts';
import { findByNumber, type Reservation } from '../store/reservations.ts';
import type { Trx } from '../store/schema.ts';
import { grantStay } from './grants.ts';
import { ACCESS_LIMITS, countTriesLeft, isLimited, isTriedOut, type Trier } from './limits.ts';

const CODES = 100_000_000;
const CODE_DIGITS = 8;
const NOBODY = '';
/** A name is a few words, with a title or "my name is" before it; a list of names to try is none. */
const NAME_WORDS_MAX = 6;

/** Whom a try is counted for, and the guest's message that holds it: a message is tried once. */
export type TrierOfMessage = Trier & { messageId: string };

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
  // Looked at here as well: between what was decided and now, others may have tried, or a colleague taken their time.
  const limited = await isLimited(trx, trier, now);
  const mayGo =
    !limited && found !== undefined && isMailbox(found.email) && sent < ACCESS_LIMITS.codesPerReservation.codes;
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

/**
 * Tries a code. `none`: none is open for this conversation. A right one opens the booking once. The same message again,
 * after a crash or a failed answer, is told what it was told and costs no second attempt.
 */
export async function redeemCode(
  trx: Trx,
  secrets: Secrets,
  { messageId, ...trier }: TrierOfMessage,
  typed: string,
  now: Date,
): Promise<'opened' | 'failed' | 'none'> {
  const at = now.toISOString();
  const before = await findAttempt(trx, messageId);
  if (before !== undefined) return repeatOutcome(trx, trier, before, at);
  const open = await findOpenCode(trx, trier.conversationId, at);
  if (open === undefined || open.propertyId !== trier.propertyId) return 'none';
  const attempts = open.attempts + 1;
  const fits = equalInConstantTime(open.codeHash, hashCode(secrets, open.id, typed));
  const opened = fits && open.reservationId !== null;
  const isSpent = opened || attempts >= ACCESS_LIMITS.attemptsPerCode;
  await changeCode(trx, open.id, { attempts, endedAt: isSpent ? at : null });
  if (opened && open.reservationId !== null)
    await grantStay(trx, secrets, {
      ...toHeld(trier),
      reservationId: open.reservationId,
      level: 'booking',
      reason: 'code',
      at,
    });
  return keepOutcome(trx, trier, messageId, opened, at);
}

/**
 * Where no code can be sent: number, last name and date of arrival (its year too), all right, open the dates, the room type
 * and what is included, and nothing else. Each word that may be a name counts as a try, and no more of them are looked at than
 * tries are left. `limited`: too many tries for now; nothing was looked at.
 */
export async function tryDetails(
  trx: Trx,
  secrets: Secrets,
  { messageId, ...trier }: TrierOfMessage,
  given: { number: string; lastName: string; arrival: string },
  now: Date,
): Promise<'opened' | 'failed' | 'limited'> {
  const at = now.toISOString();
  const before = await findAttempt(trx, messageId);
  if (before !== undefined) return repeatOutcome(trx, trier, before, at);
  const left = await countTriesLeft(trx, trier, now);
  if (left <= 0) return 'limited';
  const names = foldName(given.lastName).split(' ');
  const lookedAt = names.length > NAME_WORDS_MAX ? [] : names.slice(-left);
  const found = await findByNumber(trx, trier.propertyId, given.number);
  const isSpent = found !== undefined && (await isTriedOut(trx, trier.propertyId, found.id, now));
  const opened = found !== undefined && !isSpent && fitsDetails(found, lookedAt, given.arrival);
  const counted = opened ? 1 : Math.min(names.length, ACCESS_LIMITS.perConversation.tries);
  for (let count = 0; count < counted; count++)
    await insertTry(trx, { ...trier, reservationId: found?.id ?? null, at });
  if (opened) {
    const reason = 'number, name, date';
    await grantStay(trx, secrets, { ...toHeld(trier), reservationId: found.id, level: 'details', reason, at });
  }
  return keepOutcome(trx, trier, messageId, opened, at);
}

async function keepOutcome(
  trx: Trx,
  trier: Trier,
  messageId: string,
  opened: boolean,
  at: string,
): Promise<'opened' | 'failed'> {
  const outcome = opened ? 'opened' : 'failed';
  await insertAttempt(trx, { messageId, ...toHeld(trier), outcome, at });
  return outcome;
}

/** What a message opened and somebody closed since is not opened again by working on the message again. */
async function repeatOutcome(trx: Trx, trier: Trier, outcome: string, at: string): Promise<'opened' | 'failed'> {
  if (outcome !== 'opened') return 'failed';
  const grants = await listGrants(trx, trier.propertyId, trier.conversationId, at);
  return grants.length > 0 ? 'opened' : 'failed';
}

function toHeld({ propertyId, conversationId }: Trier): Pick<Trier, 'propertyId' | 'conversationId'> {
  return { propertyId, conversationId };
}

/** The eight digits in a message, in whatever script and grouping; null where there are not exactly eight. */
export function readCode(text: string): string | null {
  const digits = toPlainDigits(text.normalize('NFKC'));
  const found = digits.match(/(?<!\d[ \u00a0-]?)\d(?:[ \u00a0-]?\d){7}(?![ -]?\d)/)?.[0];
  return found?.replace(/\D/g, '') ?? null;
}

function fitsDetails(found: Reservation & { lastName: string }, names: readonly string[], arrival: string): boolean {
  const wanted = foldName(found.lastName);
  return (
    wanted !== '' &&
    ` ${names.join(' ')} `.includes(` ${wanted} `) &&
    found.checkIn === arrival &&
    found.state !== 'cancelled'
  );
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
