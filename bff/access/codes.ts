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
const NO_RESERVATION = '';
/** States in which a stay is opened together with others of the same mailbox. */
const OPEN_STATES = ['booked', 'checked_in'];
/** A name with more words ("my name is" included) is taken for a list of guesses, and is not checked. */
const NAME_WORDS_MAX = 6;
/** Rooms with the same booking number may have different mailboxes; at most this many mailboxes get a code. */
const MAILBOXES_MAX = 8;

/** The guest for whom an attempt is counted, and the message with the attempt: a message counts as an attempt once. */
export type TrierOfMessage = Trier & { messageId: string };

/** A code to send to the address on the booking. */
export interface SentCode {
  id: string;
  code: string;
  /** The address; null if the booking does not exist or its limit of codes is reached. The server's work is the same. */
  to: string | null;
}

/**
 * Makes a code for the booking number that a guest has given. If rooms share the number, each mailbox gets its own code, which
 * opens the rooms of that mailbox only. The same rows are stored whether the booking exists or not, so that the guest cannot
 * find out.
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
  // The limit is checked again, because other guests may have made attempts since the decision.
  const limited = await isLimited(trx, trier, now);
  const bookingsToCode: Booked[] = [];
  for (const booked of firstOfEachMailbox(found)) {
    const isUsedUp = await areCodesUsedUp(trx, trier, booked?.id ?? NO_RESERVATION, now);
    if (booked !== null && !isUsedUp && !limited) bookingsToCode.push(booked);
  }
  await insertTry(trx, { ...trier, reservationId: null, at }); // the attempt is not counted for a booking: codes have their own limit
  const sent = (bookingsToCode.length === 0 ? [null] : bookingsToCode).map((booked) => ({
    id: newId('code'),
    code: String(randomInt(CODES)).padStart(CODE_DIGITS, '0'),
    reservationId: booked?.id ?? null,
    to: booked?.email ?? null,
  }));
  const rows = sent.map(({ id, code, reservationId }) => ({
    id,
    ...toConversationKey(trier),
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
 * Checks a code. `none`: this conversation has no open code. A correct code gives access to all rooms with the booking's number
 * and the mailbox to which the code was sent. If the same message is checked again (after a crash), the result is the same and no
 * attempt is counted.
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
  const openCodes = (await listOpenCodes(trx, trier.conversationId, at)).filter(
    ({ propertyId }) => propertyId === trier.propertyId,
  );
  if (openCodes.length === 0) return 'none';
  const matchingCodes = openCodes.filter(({ id, codeHash }) =>
    equalInConstantTime(codeHash, hashCode(secrets, id, typed)),
  );
  const reservationId = matchingCodes.find((one) => one.reservationId !== null)?.reservationId ?? null;
  for (const code of openCodes) {
    const attempts = code.attempts + 1;
    const isSpent = reservationId !== null || attempts >= ACCESS_LIMITS.attemptsPerCode;
    await changeCode(trx, code.id, { attempts, endedAt: isSpent ? at : null });
  }
  const openedIds = reservationId === null ? [] : await listSameMailbox(trx, trier.propertyId, reservationId);
  for (const id of openedIds)
    await grantStay(trx, secrets, {
      ...toConversationKey(trier),
      reservationId: id,
      level: 'booking',
      reason: 'code',
      at,
    });
  return saveOutcome(trx, trier, messageId, openedIds.length > 0, at);
}

/** The ids of a stay and of the other stays with the same number and mailbox. */
async function listSameMailbox(trx: Trx, propertyId: string, reservationId: string): Promise<string[]> {
  const one = await findReservation(trx, propertyId, reservationId);
  if (one === undefined) return [];
  const sameNumber = await listByNumber(trx, propertyId, one.numberShared || one.confirmationNumber);
  const mailbox = sameNumber.find(({ id }) => id === reservationId)?.email.toLowerCase();
  const others = sameNumber.filter(
    ({ id, email, state }) => id !== reservationId && email.toLowerCase() === mailbox && OPEN_STATES.includes(state),
  );
  return [reservationId, ...others.map(({ id }) => id)];
}

/**
 * Checks number, last name and day of arrival (with the year); used if no code can be sent. If all three match, the guest gets
 * access to the dates, the room type and the services included, and to nothing else. Each word that may be a name counts as an
 * attempt, and only as many words are checked as attempts are left. `limited`: no attempts are left, and nothing was checked.
 */
export async function tryDetails(
  trx: Trx,
  secrets: Secrets,
  { messageId, ...trier }: TrierOfMessage,
  given: { number: string; lastName: string; arrival: string },
  now: Date,
): Promise<'opened' | 'failed' | 'limited'> {
  const at = now.toISOString();
  const outcome = await findAttempt(trx, messageId);
  if (outcome !== undefined) return repeatOutcome(trx, trier, outcome, at);
  const triesLeft = await countTriesLeft(trx, trier, now);
  if (triesLeft <= 0) return 'limited';
  const names = foldName(given.lastName).split(' ');
  const checkedNames = names.length > NAME_WORDS_MAX ? [] : names.slice(-triesLeft);
  const found = await listByNumber(trx, trier.propertyId, given.number);
  const [first] = found; // where rooms share a number, an attempt is counted once, for the first room
  const isSpent = first !== undefined && (await isTriedOut(trx, trier, first.id, now));
  const matchingStays = isSpent ? [] : found.filter((one) => matchesDetails(one, checkedNames, given.arrival));
  const isOpened = matchingStays.length > 0;
  const triesCounted = isOpened ? 1 : Math.min(names.length, ACCESS_LIMITS.perConversation.tries);
  for (let count = 0; count < triesCounted; count++)
    await insertTry(trx, { ...trier, reservationId: isSpent ? null : (first?.id ?? null), at });
  for (const { id } of pickNamedStays(matchingStays, names)) {
    const reason = 'number, name, date';
    await grantStay(trx, secrets, { ...toConversationKey(trier), reservationId: id, level: 'details', reason, at });
  }
  return saveOutcome(trx, trier, messageId, isOpened, at);
}

async function saveOutcome(
  trx: Trx,
  trier: Trier,
  messageId: string,
  isOpened: boolean,
  at: string,
): Promise<'opened' | 'failed'> {
  const outcome = isOpened ? 'opened' : 'failed';
  await insertAttempt(trx, { messageId, ...toConversationKey(trier), outcome, at });
  return outcome;
}

/** Access that was closed since the first check stays closed when the message is checked again. */
async function repeatOutcome(trx: Trx, trier: Trier, outcome: string, at: string): Promise<'opened' | 'failed'> {
  if (outcome !== 'opened') return 'failed';
  const grants = await listGrants(trx, trier.propertyId, trier.conversationId, at);
  return grants.length > 0 ? 'opened' : 'failed';
}

function toConversationKey({ propertyId, conversationId }: Trier): Pick<Trier, 'propertyId' | 'conversationId'> {
  return { propertyId, conversationId };
}

/** The eight digits in a message, in any script and grouping; null if the number of digits differs from eight. */
export function readCode(text: string): string | null {
  const digits = toPlainDigits(text.normalize('NFKC'));
  const grouped = digits.match(/(?<!\d[ \u00a0-]?)\d(?:[ \u00a0-]?\d){7}(?![ -]?\d)/)?.[0];
  return grouped?.replace(/\D/g, '') ?? null;
}

/** The stays whose first name the guest gave, out of stays with the same last name and day (a family); all, if none matches. */
function pickNamedStays(stays: readonly Booked[], names: readonly string[]): readonly Booked[] {
  const nameMatches = stays.filter(({ firstName }) => {
    const first = foldName(firstName);
    return first !== '' && ` ${names.join(' ')} `.includes(` ${first} `);
  });
  return nameMatches.length > 0 ? nameMatches : stays;
}

function matchesDetails(stay: Booked, names: readonly string[], arrival: string): boolean {
  const lastName = foldName(stay.lastName);
  return (
    lastName !== '' &&
    ` ${names.join(' ')} `.includes(` ${lastName} `) &&
    stay.checkIn === arrival &&
    stay.state !== 'cancelled'
  );
}

/** Removes case, accents and punctuation from a name. */
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
