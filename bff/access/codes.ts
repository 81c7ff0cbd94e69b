import { randomInt } from 'node:crypto';
import { toPlainDigits } from '../../shared/domain/text/digits.ts';
import { isMailbox } from '../../shared/domain/text/mailbox.ts';
import { newId } from '../base/ids.ts';
import { equalInConstantTime, type Secrets } from '../base/secrets/secrets.ts';
import {
  changeCode,
  findAttempt,
  insertAttempt,
  insertCodes,
  insertTry,
  listGrants,
  listOpenCodes,
} from '../store/guests/access.ts';
import { type Booked, findReservation, listByNumber } from '../store/guests/reservations.ts';
import type { Trx } from '../store/schema/schema.ts';
import { grantStay } from './grants.ts';
import { ACCESS_LIMITS, areCodesUsedUp, countTriesLeft, isLimited, isTriedOut, type Trier } from './limits.ts';

const CODES = 100_000_000;
const CODE_DIGITS = 8;
const NOBODY = '';
/** States in which a stay is opened together with others of the same mailbox. */
const COMING = ['booked', 'checked_in'];
/** More words than a name has (with "my name is" before it) would be a list of names to try. */
const NAME_WORDS_MAX = 6;
/** Rooms with the same number may have different mailboxes; at most this many get a code. */
const MAILBOXES_MAX = 8;

/** Whom a try is counted for, and the message with it: each message is tried once. */
export type TrierOfMessage = Trier & { messageId: string };

/** A code to send to the address on the booking. */
export interface SentCode {
  id: string;
  code: string;
  /** Null if there is no such booking or its limit of codes is reached; the work done is the same. */
  to: string | null;
}

/**
 * Makes a code for the booking number a guest has given; if rooms share the number, one for each mailbox, which opens that
 * mailbox's rooms only. The same rows are stored whether the booking exists or not, so that the guest cannot find out.
 */
export async function issueCodes(
  trx: Trx,
  secrets: Secrets,
  trier: Trier,
  number: string,
  now: Date,
): Promise<SentCode[]> {
  const at = now.toISOString();
  const found = await listByNumber(trx, trier.propertyId, number);
  // Checked again, since others may have tried between the decision and now.
  const limited = await isLimited(trx, trier, now);
  const mayGo: Booked[] = [];
  for (const booked of firstOfEachMailbox(found)) {
    const isUsedUp = await areCodesUsedUp(trx, trier, booked?.id ?? NOBODY, now);
    if (booked !== null && !isUsedUp && !limited) mayGo.push(booked);
  }
  await insertTry(trx, { ...trier, reservationId: null, at }); // not counted for a booking: a code has a limit of its own
  const sent = (mayGo.length === 0 ? [null] : mayGo).map((booked) => ({
    id: newId('code'),
    code: String(randomInt(CODES)).padStart(CODE_DIGITS, '0'),
    reservationId: booked?.id ?? null,
    to: booked?.email ?? null,
  }));
  const rows = sent.map(({ id, code, reservationId }) => ({
    id,
    ...toHeld(trier),
    reservationId,
    codeHash: hashCode(secrets, id, code),
    attempts: 0,
    at,
    expiresAt: new Date(+now + ACCESS_LIMITS.codeValidMinutes * 60_000).toISOString(),
    endedAt: null,
  }));
  await insertCodes(trx, trier.conversationId, rows);
  return sent.map(({ id, code, to }) => ({ id, code, to }));
}

/** The first stay of each mailbox; [null] if there is none. */
function firstOfEachMailbox(found: readonly Booked[]): (Booked | null)[] {
  const mailboxes = new Map<string, Booked>();
  for (const one of found) {
    const mailbox = one.email.toLowerCase();
    if (isMailbox(one.email) && !mailboxes.has(mailbox)) mailboxes.set(mailbox, one);
  }
  return mailboxes.size === 0 ? [null] : [...mailboxes.values()].slice(0, MAILBOXES_MAX);
}

/**
 * Checks a code. `none`: this conversation has no open code. A right one gives access to all rooms with the booking's number
 * and the mailbox the code went to. Checking the same message again (after a crash) has the same result and costs no attempt.
 */
export async function redeemCode(
  trx: Trx,
  secrets: Secrets,
  { messageId, ...trier }: TrierOfMessage,
  typed: string,
  now: Date,
): Promise<'opened' | 'failed' | 'none'> {
  const at = now.toISOString();
  const outcome = await findAttempt(trx, messageId);
  if (outcome !== undefined) return repeatOutcome(trx, trier, outcome, at);
  const open = (await listOpenCodes(trx, trier.conversationId, at)).filter(
    ({ propertyId }) => propertyId === trier.propertyId,
  );
  if (open.length === 0) return 'none';
  const right = open.filter(({ id, codeHash }) => equalInConstantTime(codeHash, hashCode(secrets, id, typed)));
  const reservationId = right.find((one) => one.reservationId !== null)?.reservationId ?? null;
  for (const code of open) {
    const attempts = code.attempts + 1;
    const isSpent = reservationId !== null || attempts >= ACCESS_LIMITS.attemptsPerCode;
    await changeCode(trx, code.id, { attempts, endedAt: isSpent ? at : null });
  }
  const opened = reservationId === null ? [] : await listSameMailbox(trx, trier.propertyId, reservationId);
  for (const id of opened)
    await grantStay(trx, secrets, { ...toHeld(trier), reservationId: id, level: 'booking', reason: 'code', at });
  return keepOutcome(trx, trier, messageId, opened.length > 0, at);
}

/** A stay and the others with the same number and mailbox. */
async function listSameMailbox(trx: Trx, propertyId: string, reservationId: string): Promise<string[]> {
  const one = await findReservation(trx, propertyId, reservationId);
  if (one === undefined) return [];
  const together = await listByNumber(trx, propertyId, one.numberShared || one.confirmationNumber);
  const mailbox = together.find(({ id }) => id === reservationId)?.email.toLowerCase();
  const others = together.filter(
    ({ id, email, state }) => id !== reservationId && email.toLowerCase() === mailbox && COMING.includes(state),
  );
  return [reservationId, ...others.map(({ id }) => id)];
}

/**
 * Checks number, last name and arrival day (with its year), for when no code can be sent. If all are right they give access to
 * the dates, the room type and what is included, and no more. Each word that may be a name counts as a try, and only as many
 * are checked as tries are left. `limited`: no tries are left, and nothing was checked.
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
  const found = await listByNumber(trx, trier.propertyId, given.number);
  const [first] = found; // where rooms share a number, what is tried at it counts once, at the first of them
  const isSpent = first !== undefined && (await isTriedOut(trx, trier, first.id, now));
  const fitting = isSpent ? [] : found.filter((one) => fitsDetails(one, lookedAt, given.arrival));
  const opened = fitting.length > 0;
  const counted = opened ? 1 : Math.min(names.length, ACCESS_LIMITS.perConversation.tries);
  for (let count = 0; count < counted; count++)
    await insertTry(trx, { ...trier, reservationId: isSpent ? null : (first?.id ?? null), at });
  for (const { id } of nameable(fitting, names)) {
    const reason = 'number, name, date';
    await grantStay(trx, secrets, { ...toHeld(trier), reservationId: id, level: 'details', reason, at });
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

/** Processing a message again does not reopen access that was closed since. */
async function repeatOutcome(trx: Trx, trier: Trier, outcome: string, at: string): Promise<'opened' | 'failed'> {
  if (outcome !== 'opened') return 'failed';
  const grants = await listGrants(trx, trier.propertyId, trier.conversationId, at);
  return grants.length > 0 ? 'opened' : 'failed';
}

function toHeld({ propertyId, conversationId }: Trier): Pick<Trier, 'propertyId' | 'conversationId'> {
  return { propertyId, conversationId };
}

/** The eight digits in a message, in any script and grouping; null if there are not exactly eight. */
export function readCode(text: string): string | null {
  const digits = toPlainDigits(text.normalize('NFKC'));
  const found = digits.match(/(?<!\d[ \u00a0-]?)\d(?:[ \u00a0-]?\d){7}(?![ -]?\d)/)?.[0];
  return found?.replace(/\D/g, '') ?? null;
}

/** Among stays with the same last name and day (a family): those whose first name was given, if any was. */
function nameable(fitting: readonly Booked[], names: readonly string[]): readonly Booked[] {
  const named = fitting.filter(({ firstName }) => {
    const first = foldName(firstName);
    return first !== '' && ` ${names.join(' ')} `.includes(` ${first} `);
  });
  return named.length > 0 ? named : fitting;
}

function fitsDetails(stay: Booked, names: readonly string[], arrival: string): boolean {
  const lastName = foldName(stay.lastName);
  return (
    lastName !== '' &&
    ` ${names.join(' ')} `.includes(` ${lastName} `) &&
    stay.checkIn === arrival &&
    stay.state !== 'cancelled'
  );
}

/** A name without case, accents and punctuation. */
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
