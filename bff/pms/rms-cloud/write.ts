import { PmsError } from '../net/errors.ts';
import type { Change, Receipt, StayRef } from '../port.ts';
import { putEntry, readEntry } from '../values/comment.ts';
import { arrivalMarkOf, chatMarkOf, hideLongNumbers, wordArrival, wordCommunication } from '../values/wording.ts';
import { splitLines } from './read.ts';
import { guest, oneOf } from './schema.ts';
import { writeCharge } from './write-charges.ts';
import { readStay, requireReservation, type WriteContext } from './write-context.ts';
import { writeCompletion, writeRequest } from './write-traces.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const CHAT_CHARS_MAX = 1_500;
/** Hotels choose mandatory fields; a missing one must not stop a note (README: "Mandatory fields"). */
const LENIENT = { ignoreMandatoryFieldWarnings: true };

export function writeChange(
  context: WriteContext,
  change: Change,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  switch (change.kind) {
    case 'request':
      return writeRequest(context, change, attempt, signal);
    case 'completion':
      return writeCompletion(context, change, signal);
    case 'communication':
      return writeCommunication(context, change, signal);
    case 'charge':
      return writeCharge(context, change, attempt, signal);
    case 'charge_void':
      throw new PmsError('not_supported', 'RMS describes no call that takes a charge back: void it there by hand');
    case 'preference':
      return writePreference(context, change, signal);
    case 'fields':
      return writeFields(context, change, signal);
    case 'arrival':
      return writeArrival(context, change, signal);
    default:
      return change satisfies never;
  }
}

/** Writes the arrival time to its field (`eta`), and the rest as one entry of the reservation's notes. */
async function writeArrival(context: WriteContext, change: Of<'arrival'>, signal: AbortSignal): Promise<Receipt> {
  const id = requireReservation(change.stay);
  const { arrivalTime } = change.registration;
  const text = hideLongNumbers(wordArrival(change, { timeElsewhere: true }));
  const mark = arrivalMarkOf(change.stay);
  await context.client.turns.take(`reservation ${id}`, async () => {
    const storedNotes = (await readStay(context, id, signal)).notes ?? '';
    const hasEntry = readEntry(storedNotes, mark) !== null;
    const notes =
      text === '' && !hasEntry
        ? storedNotes
        : putEntry(storedNotes, mark, text || 'Before arrival the guest told no more');
    const body = {
      ...(arrivalTime === null ? {} : { eta: arrivalTime }),
      ...(notes === storedNotes ? {} : { notes }),
    };
    if (Object.keys(body).length === 0) return;
    const query = { ...LENIENT, preventRateRecalculation: true };
    const effect = notes === storedNotes ? 'idempotent' : 'append'; // others write in the same notes
    await context.client.write({ effect, method: 'PATCH', path: `/reservations/${id}`, query, body }, null, signal);
  });
  return { id, place: 'native', detail: `expected arrival of reservation ${id}` };
}

/**
 * Writes the conversation as an entry of the reservation's notes. A document could not be read back and would be
 * duplicated.
 */
async function writeCommunication(
  context: WriteContext,
  change: Of<'communication'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = requireReservation(change.stay);
  const lines = hideLongNumbers(wordCommunication(change)).split('\n');
  while (lines.length > 2 && lines.join('\n').length > CHAT_CHARS_MAX) lines.splice(1, 1); // preserve the heading
  const text = lines.join('\n').slice(0, CHAT_CHARS_MAX);
  await context.client.turns.take(`reservation ${id}`, async () => {
    const storedNotes = (await readStay(context, id, signal)).notes ?? '';
    const notes = putEntry(storedNotes, chatMarkOf(change.conversationId), text);
    if (notes === storedNotes) return;
    const query = { ...LENIENT, preventRateRecalculation: true };
    const call = { effect: 'append', method: 'PATCH', path: `/reservations/${id}`, query, body: { notes } } as const;
    await context.client.write(call, null, signal);
  });
  return { id: change.conversationId, place: 'note', detail: `notes of reservation ${id}` };
}

/** Adds a line to the guest's preferences, unless the line is there already. */
async function writePreference(
  { client }: WriteContext,
  change: Of<'preference'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = requireGuest(change.stay);
  await client.turns.take(`guest ${id}`, async () => {
    const [storedGuest] = await client.get(`/guests/${id}`, { modelType: 'full' }, oneOf(guest), signal);
    const lines = splitLines(storedGuest?.preference);
    const line = change.text.replace(/\s+/g, ' ').trim();
    if (lines.includes(line)) return;
    const body = { preference: [...lines, line].join('\n') };
    const call = { effect: 'append', method: 'PATCH', path: `/guests/${id}`, query: LENIENT, body } as const;
    await client.write(call, null, signal);
  });
  return { id, place: 'native', detail: `preferences of guest ${id}` };
}

async function writeFields({ client }: WriteContext, change: Of<'fields'>, signal: AbortSignal): Promise<Receipt> {
  const id = requireGuest(change.stay);
  const { firstName, lastName, email, phone } = change.fields;
  const body = {
    ...(firstName === undefined ? {} : { guestGiven: firstName }),
    ...(lastName === undefined ? {} : { guestSurname: lastName }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { mobile: phone }),
  };
  const call = { effect: 'idempotent', method: 'PATCH', path: `/guests/${id}`, query: LENIENT, body } as const;
  await client.write(call, null, signal);
  return { id, place: 'native', detail: `guest ${id}: updated` };
}

function requireGuest({ guestId }: StayRef): string {
  if (guestId === null || !/^\d+$/.test(guestId))
    throw new PmsError('not_supported', 'The booking has no guest profile in RMS');
  return guestId;
}
