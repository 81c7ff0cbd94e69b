import { PmsError } from '../net/errors.ts';
import type { Change, Receipt, StayRef } from '../port.ts';
import { putEntry, readEntry } from '../values/comment.ts';
import { arrivalMarkOf, chatMarkOf, hideLongNumbers, wordArrival, wordCommunication } from '../values/wording.ts';
import { splitLines } from './read.ts';
import { guest, oneOf } from './schema.ts';
import { writeCharge } from './write-charges.ts';
import { writeCompletion, writeRequest } from './write-traces.ts';
import { needReservation, readStay, type WriteWorld } from './write-world.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const CHAT_CHARS_MAX = 1_500;
/** Hotels choose which fields must be filled; a note must not fail for one that is not (README: "Mandatory fields"). */
const LENIENT = { ignoreMandatoryFieldWarnings: true };

export function writeChange(world: WriteWorld, change: Change, attempt: number, signal: AbortSignal): Promise<Receipt> {
  switch (change.kind) {
    case 'request':
      return writeRequest(world, change, attempt, signal);
    case 'completion':
      return writeCompletion(world, change, signal);
    case 'communication':
      return writeCommunication(world, change, signal);
    case 'charge':
      return writeCharge(world, change, attempt, signal);
    case 'charge_void':
      throw new PmsError('not_supported', 'RMS describes no call that takes a charge back: void it there by hand');
    case 'preference':
      return writePreference(world, change, signal);
    case 'fields':
      return writeFields(world, change, signal);
    case 'arrival':
      return writeArrival(world, change, signal);
    default:
      return change satisfies never;
  }
}

/** The hour has a field (`eta`); whatever else was told is one entry of the reservation's notes. */
async function writeArrival(world: WriteWorld, change: Of<'arrival'>, signal: AbortSignal): Promise<Receipt> {
  const id = needReservation(change.stay);
  const { arrivalTime } = change.registration;
  const text = hideLongNumbers(wordArrival(change, { timeElsewhere: true }));
  const mark = arrivalMarkOf(change.stay);
  await world.client.turns.take(`reservation ${id}`, async () => {
    const known = (await readStay(world, id, signal)).notes ?? '';
    const isThere = readEntry(known, mark) !== null;
    const notes =
      text === '' && !isThere ? known : putEntry(known, mark, text || 'Before arrival the guest told no more');
    const body = {
      ...(arrivalTime === null ? {} : { eta: arrivalTime }),
      ...(notes === known ? {} : { notes }),
    };
    if (Object.keys(body).length === 0) return;
    const query = { ...LENIENT, preventRateRecalculation: true };
    const effect = notes === known ? 'idempotent' : 'append'; // notes are a whole that others write in as well
    await world.client.write({ effect, method: 'PATCH', path: `/reservations/${id}`, query, body }, null, signal);
  });
  return { id, place: 'native', detail: `expected arrival of reservation ${id}` };
}

/** An entry of the reservation's notes: documents cannot be read back, so they would be there twice. */
async function writeCommunication(
  world: WriteWorld,
  change: Of<'communication'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = needReservation(change.stay);
  const lines = hideLongNumbers(wordCommunication(change)).split('\n');
  while (lines.length > 2 && lines.join('\n').length > CHAT_CHARS_MAX) lines.splice(1, 1); // the heading stays
  const text = lines.join('\n').slice(0, CHAT_CHARS_MAX);
  await world.client.turns.take(`reservation ${id}`, async () => {
    const known = (await readStay(world, id, signal)).notes ?? '';
    const notes = putEntry(known, chatMarkOf(change.conversationId), text);
    if (notes === known) return;
    const query = { ...LENIENT, preventRateRecalculation: true };
    const call = { effect: 'append', method: 'PATCH', path: `/reservations/${id}`, query, body: { notes } } as const;
    await world.client.write(call, null, signal);
  });
  return { id: change.conversationId, place: 'note', detail: `notes of reservation ${id}` };
}

/** A line of the guest's preferences; one that is there already is not added again. */
async function writePreference(
  { client }: WriteWorld,
  change: Of<'preference'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = needGuest(change.stay);
  await client.turns.take(`guest ${id}`, async () => {
    const [there] = await client.get(`/guests/${id}`, { modelType: 'full' }, oneOf(guest), signal);
    const lines = splitLines(there?.preference);
    const line = change.text.replace(/\s+/g, ' ').trim();
    if (lines.includes(line)) return;
    const body = { preference: [...lines, line].join('\n') };
    const call = { effect: 'append', method: 'PATCH', path: `/guests/${id}`, query: LENIENT, body } as const;
    await client.write(call, null, signal);
  });
  return { id, place: 'native', detail: `preferences of guest ${id}` };
}

async function writeFields({ client }: WriteWorld, change: Of<'fields'>, signal: AbortSignal): Promise<Receipt> {
  const id = needGuest(change.stay);
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

function needGuest({ guestId }: StayRef): string {
  if (guestId === null || !/^\d+$/.test(guestId))
    throw new PmsError('not_supported', 'The booking has no guest profile in RMS');
  return guestId;
}
