import { isDeepStrictEqual as isEqual } from 'node:util';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt, StayRef } from '../port.ts';
import { putEntry, readEntry } from '../values/comment.ts';
import { writeLocal } from '../values/local-time.ts';
import {
  arrivalMarkOf,
  chatMarkOf,
  hideLongNumbers,
  markOf,
  withState,
  wordArrival,
  wordCommunication,
  wordPreference,
  wordRequest,
  wordState,
  wordStay,
} from '../values/wording.ts';
import type { PatchOperation } from './client.ts';
import type { PullContext } from './pull.ts';
import { reservationOf } from './read.ts';
import { type Reservation, reservation } from './schema.ts';
import { addMaintenance, endMaintenance } from './write-maintenance.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Only the end of a chat is written, because staff work with the comment. */
const CHAT_CHARS_MAX = 1_500;

/** Writes a request as an entry in the reservation's comment. A fault in a known room becomes a maintenance too. */
export async function writeRequest(
  context: PullContext,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const text = wordRequest(change, writeLocal(change.dueAt, context.timezone));
  const stay = await putNote(context, change.stay, markOf(change.key), () => text, signal);
  if (change.category === 'maintenance' && stay.unit?.id != null)
    await addMaintenance(context, { change, unitId: stay.unit.id, text, findExisting: attempt > 1 }, signal);
  return { id: change.key, place: 'note', detail: `comment of ${stay.id}` };
}

/** Updates the state in the request's entry, and ends the room's maintenance. */
export async function writeCompletion(
  context: PullContext,
  change: Of<'completion'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const key = change.request.id ?? change.key;
  const mark = markOf(key);
  const state = wordState(change, writeLocal(change.at, context.timezone));
  const reword = (entry: string | null) => withState(entry ?? `${change.title}\n${wordStay(change.stay)}`, state);
  const stay = await putNote(context, change.stay, mark, reword, signal);
  if (change.category === 'maintenance' && change.state !== 'open' && stay.unit?.id != null)
    await endMaintenance(context, { unitId: stay.unit.id, mark }, signal);
  return { id: key, place: 'note', detail: `comment of ${stay.id}` };
}

export async function writeCommunication(
  context: PullContext,
  change: Of<'communication'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const lines = wordCommunication(change).split('\n');
  while (lines.length > 2 && lines.join('\n').length > CHAT_CHARS_MAX) lines.splice(1, 1); // the heading is kept
  const text = lines.join('\n').slice(0, CHAT_CHARS_MAX);
  const stay = await putNote(context, change.stay, chatMarkOf(change.conversationId), () => text, signal);
  return { id: change.conversationId, place: 'note', detail: `comment of ${stay.id}` };
}

export async function writePreference(
  context: PullContext,
  change: Of<'preference'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const stay = await putNote(context, change.stay, markOf(change.key), () => wordPreference(change), signal);
  return { id: change.key, place: 'note', detail: `comment of ${stay.id}` };
}

/** Changes the guest, who is a copy inside one reservation, by replacing the whole copy. */
export async function writeFields(context: PullContext, change: Of<'fields'>, signal: AbortSignal): Promise<Receipt> {
  const { guestId } = change.stay;
  const ownStay = guestId === null ? change.stay : { ...change.stay, reservationId: reservationOf(guestId) };
  const stay = await rewriteStay(context, ownStay, signal, ({ primaryGuest }) => {
    const value = { ...primaryGuest, ...change.fields };
    return isEqual(value, primaryGuest) ? null : { op: 'replace', path: '/primaryGuest', value };
  });
  return { id: stay.id, place: 'native', detail: `guest of ${stay.id}: updated` };
}

/**
 * Adds companions as guests of the reservation. The arrival time and the rest, for which there are no fields, become
 * one entry of the comment.
 */
export async function writeArrival(context: PullContext, change: Of<'arrival'>, signal: AbortSignal): Promise<Receipt> {
  const { companions } = change.registration;
  await rewriteStay(context, change.stay, signal, ({ additionalGuests }) => {
    const guests = additionalGuests ?? [];
    const existingNames = new Set(
      guests.map(({ firstName, lastName }) => `${firstName ?? ''} ${lastName ?? ''}`.trim()),
    );
    const newGuests = companions.filter((name) => !existingNames.has(name)).map(splitName);
    return newGuests.length === 0 ? null : { op: 'add', path: '/additionalGuests', value: [...guests, ...newGuests] };
  });
  const rest = { ...change, registration: { ...change.registration, companions: [] } };
  const text = wordArrival(rest, { timeElsewhere: false });
  const reword = (guests: string | null) =>
    text === '' && guests !== null ? 'Before arrival the guest told no more' : text;
  const mark = arrivalMarkOf(change.stay);
  const stay = await putNote(context, change.stay, mark, reword, signal);
  return { id: stay.id, place: 'native', detail: `guests and comment of ${stay.id}` };
}

/** Splits a name: the last word is the last name, which apaleo requires. */
function splitName(name: string): { firstName?: string; lastName: string } {
  const words = name.split(/\s+/u);
  const lastName = words.pop() ?? name;
  return words.length === 0 ? { lastName } : { firstName: words.join(' '), lastName };
}

/** Puts an entry into the comment, unless it is there already or empty. */
function putNote(
  context: PullContext,
  stay: StayRef,
  mark: string,
  word: (comment: string | null) => string,
  signal: AbortSignal,
): Promise<Reservation> {
  return rewriteStay(context, stay, signal, (storedStay) => {
    const comment = storedStay.comment ?? '';
    const text = word(readEntry(comment, mark));
    if (text === '') return null;
    const value = putEntry(comment, mark, hideLongNumbers(text));
    return value === comment ? null : { op: 'add', path: '/comment', value };
  });
}

/**
 * Reads a reservation and patches it with the operation from `change` (null: nothing). Many changes and staff write
 * into the same comment, so changes of one reservation run one after another, and none overwrites another's text.
 */
async function rewriteStay(
  { client }: PullContext,
  { reservationId }: StayRef,
  signal: AbortSignal,
  change: (stay: Reservation) => PatchOperation | null,
): Promise<Reservation> {
  if (reservationId === null)
    throw new PmsError('not_supported', 'apaleo keeps notes with reservations, and this guest has none');
  return client.turns.take(`reservation ${reservationId}`, async () => {
    const stay = await client.get(pathOf(reservationId), {}, reservation, signal);
    const operation = change(stay);
    if (operation !== null) await client.patch(pathOf(stay.id), [operation], signal);
    return stay;
  });
}

export function pathOf(reservationId: string): string {
  return `/booking/v1/reservations/${encodeURIComponent(reservationId)}`;
}
