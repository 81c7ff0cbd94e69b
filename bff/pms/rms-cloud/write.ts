import { z } from 'zod';
import type { Department } from '../../../shared/domain/task.ts';
import { readMinor, toMinor } from '../amount.ts';
import { putEntry } from '../comment.ts';
import { PmsError } from '../errors.ts';
import { writeLocal } from '../local-time.ts';
import type { Change, Receipt, StayRef } from '../port.ts';
import {
  chatMarkOf,
  hideLongNumbers,
  markOf,
  withState,
  wordCommunication,
  wordRequest,
  wordState,
  wordStay,
} from '../wording.ts';
import { PAGE_SIZE, readAll } from './client.ts';
import type { PullWorld } from './pull.ts';
import { splitLines } from './read.ts';
import { department, guest, oneOf, reservation, type Trace, trace, transaction } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Departments are named by each hotel: the first whose name fits gets the trace. */
const DEPARTMENT_NAMES: Record<Department, RegExp> = {
  front_desk: /front|reception|accommodation/i,
  housekeeping: /house ?keeping|clean/i,
  maintenance: /maint|technic|engineer/i,
  restaurant: /restaurant|f ?& ?b|food|kitchen/i,
  concierge: /concierge|guest relation|guest service/i,
  reservations: /reserv|booking/i,
  management: /manage|admin/i,
};
const DESCRIPTION_CHARS_MAX = 100;
const CHAT_CHARS_MAX = 1_500;
const TRACE_PAGES_MAX = 50;
/** Hotels choose which fields must be filled; a note must not fail for one that is not (README: "Mandatory fields"). */
const LENIENT = { ignoreMandatoryFieldWarnings: true };

export interface WriteWorld extends PullWorld {
  /** The charge code for what guests buy; null: none was chosen. */
  sundryId: number | null;
}

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
    default:
      return change satisfies never;
  }
}

/** `POST /traces`, once: from the second try on its mark is looked for, as traces take no key of ours. */
async function writeRequest(
  world: WriteWorld,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client, timezone } = world;
  const mark = markOf(change.key);
  if (attempt > 1) {
    const earlier = await findTrace(world, ({ longDescription }) => longDescription?.includes(mark) === true, signal);
    if (earlier !== null)
      return { id: String(earlier.id), place: 'native', detail: `trace ${earlier.id}: already there` };
  }
  const due = writeLocal(change.dueAt, timezone);
  const title = `${change.title} – ${wordStay(change.stay)}`;
  const all = await readAll(client, '/traces/departments', {}, department, signal);
  const to = all.find(({ name }) => DEPARTMENT_NAMES[change.department].test(name ?? ''));
  const body = {
    description: title.length > DESCRIPTION_CHARS_MAX ? `${title.slice(0, DESCRIPTION_CHARS_MAX - 1)}…` : title,
    longDescription: `${hideLongNumbers(wordRequest(change, due))}\n${mark}`,
    ...findEntity(change.stay),
    ...(to === undefined ? {} : { departmentId: to.id }),
    fromDate: writeLocal(change.at, timezone),
    toDate: due,
    dueDate: due,
    dateType: 'duedate',
    completed: false,
  };
  const id = firstId(await client.write({ method: 'POST', path: '/traces', body }, oneOf(trace), signal), 'traces');
  return { id, place: 'native', detail: `trace ${id}` };
}

function findEntity({ reservationId, guestId }: StayRef): { entityType: string; entityId: number } {
  if (reservationId !== null) return { entityType: 'reservation', entityId: Number(reservationId) };
  if (guestId !== null) return { entityType: 'guest', entityId: Number(guestId) };
  throw new PmsError('not_supported', 'RMS keeps traces at reservations and guests, and this is about neither');
}

/** `PUT /traces/{id}`: the whole of it goes back, for RMS forgets what is left out. */
async function writeCompletion(world: WriteWorld, change: Of<'completion'>, signal: AbortSignal): Promise<Receipt> {
  const id = change.request.id;
  const there = id === null ? null : await findTrace(world, (one) => String(one.id) === id, signal);
  if (there === null) return { id, place: 'native', detail: 'the trace is there no more' };
  const state = wordState(change, writeLocal(change.at, world.timezone));
  const body = {
    ...there,
    completed: change.state !== 'open',
    longDescription: withState(there.longDescription ?? '', state),
  };
  await world.client.write({ method: 'PUT', path: `/traces/${there.id}`, body }, null, signal);
  return { id, place: 'native', detail: `trace ${there.id}: ${change.state}` };
}

/** `GET /traces` has no filter: pages are looked through. */
async function findTrace(
  { client }: WriteWorld,
  fits: (one: Trace) => boolean,
  signal: AbortSignal,
): Promise<Trace | null> {
  for (let page = 0; page < TRACE_PAGES_MAX; page++) {
    const query = { limit: PAGE_SIZE, offset: page * PAGE_SIZE };
    const found = await client.get('/traces', query, z.array(trace), signal);
    const fitting = found.find(fits);
    if (fitting !== undefined) return fitting;
    if (found.length < PAGE_SIZE) return null;
  }
  throw new PmsError('refused', 'RMS has too many traces to find one among: look after it there by hand');
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
  const stay = await readStay(world, id, signal);
  const notes = putEntry(stay.notes ?? '', chatMarkOf(change.conversationId), text);
  const query = { ...LENIENT, preventRateRecalculation: true };
  await world.client.write({ method: 'PATCH', path: `/reservations/${id}`, query, body: { notes } }, null, signal);
  return { id: change.conversationId, place: 'note', detail: `notes of reservation ${id}` };
}

/** `POST /transactions/charge` on the reservation's account; RMS knows no idempotency key, so the comment is looked for. */
async function writeCharge(
  world: WriteWorld,
  change: Of<'charge'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client, sundryId, timezone } = world;
  if (sundryId === null)
    throw new PmsError('bad_settings', 'RMS takes a charge only under a sundry: enter its number in the connection');
  const { accountId } = await readStay(world, needReservation(change.stay), signal);
  if (accountId == null || accountId === 0) throw new PmsError('refused', 'The reservation has no account in RMS yet');
  const mark = markOf(change.key);
  const propertyId = await world.propertyId(signal);
  if (attempt > 1) {
    const body = { accountIds: [accountId], propertyId };
    const query = { limit: PAGE_SIZE, offset: 0, sort: 'id' };
    const { found } = await client.search('/transactions/search', query, body, z.array(transaction), signal);
    const earlier = found.find(({ comment }) => comment?.includes(mark) === true);
    if (earlier !== undefined)
      return { id: String(earlier.id), place: 'native', detail: `transaction ${earlier.id}: already there` };
  }
  const units = toMinor(change.unitPrice);
  const total = units === null ? null : readMinor(units * change.quantity, change.unitPrice.currency);
  if (total === null) throw new PmsError('refused', 'The price is finer than its currency’s smallest unit');
  const count = change.quantity === 1 ? '' : `${change.quantity} × `;
  const body = {
    accountId,
    accountTypeOverride: 'notSet',
    amount: Number(total.amount),
    comment: `${count}${change.description} ${mark}`,
    dateOfTransaction: writeLocal(change.at, timezone),
    originPropertyId: propertyId,
    source: 'standard',
    sundryId,
    useRmsAccountingDateForPostingDate: true,
  };
  const made = await client.write({ method: 'POST', path: '/transactions/charge', body }, oneOf(transaction), signal);
  const id = firstId(made, 'transactions/charge');
  return { id, place: 'native', detail: `transaction ${id}` };
}

/** A line of the guest's preferences; one that is there already is not added again. */
async function writePreference(
  { client }: WriteWorld,
  change: Of<'preference'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = needGuest(change.stay);
  const [there] = await client.get(`/guests/${id}`, { modelType: 'full' }, oneOf(guest), signal);
  const lines = splitLines(there?.preference);
  const line = change.text.replace(/\s+/g, ' ').trim();
  if (!lines.includes(line)) {
    const body = { preference: [...lines, line].join('\n') };
    await client.write({ method: 'PATCH', path: `/guests/${id}`, query: LENIENT, body }, null, signal);
  }
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
  await client.write({ method: 'PATCH', path: `/guests/${id}`, query: LENIENT, body }, null, signal);
  return { id, place: 'native', detail: `guest ${id}: updated` };
}

async function readStay({ client }: WriteWorld, id: string, signal: AbortSignal) {
  const [stay] = await client.get(`/reservations/${id}`, { modelType: 'full' }, oneOf(reservation), signal);
  if (stay === undefined) throw new PmsError('not_found', 'RMS has this reservation no more');
  return stay;
}

function needReservation({ reservationId }: StayRef): string {
  if (reservationId === null || !/^\d+$/.test(reservationId))
    throw new PmsError('not_supported', 'This needs a reservation in RMS');
  return reservationId;
}

function needGuest({ guestId }: StayRef): string {
  if (guestId === null || !/^\d+$/.test(guestId))
    throw new PmsError('not_supported', 'The booking has no guest profile in RMS');
  return guestId;
}

function firstId(made: { id: number }[] | null, call: string): string {
  const [first] = made ?? [];
  if (first === undefined) throw new PmsError('malformed_answer', `${call}: RMS names nothing that it made`);
  return String(first.id);
}
