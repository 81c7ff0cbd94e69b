import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { toMinor } from '../values/amount.ts';
import { writeLocal } from '../values/local-time.ts';
import {
  hideLongNumbers,
  wordArrival,
  wordCommunication,
  wordFields,
  wordPreference,
  wordRequest,
} from '../values/wording.ts';
import type { Client } from './client.ts';
import { type BridgeCapability, charge, guest, request, written } from './contract.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
type NoteCategory = 'request' | 'complaint' | 'preference' | 'communication';

export interface WriteContext {
  client: Client;
  timezone: string;
}

/** Writes a change. Every call carries our own id, so that repeated attempts make only one record. */
export function writeChange(context: WriteContext, change: Change, signal: AbortSignal): Promise<Receipt> {
  switch (change.kind) {
    case 'request':
      return writeRequest(context, change, signal);
    case 'completion':
      return writeCompletion(context, change, signal);
    case 'communication':
      return writeCommunication(context, change, signal);
    case 'charge':
      return writeCharge(context, change, signal);
    case 'charge_void':
      return writeVoid(context, change, signal);
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

async function writeRequest(context: WriteContext, change: Of<'request'>, signal: AbortSignal): Promise<Receipt> {
  const { client, timezone } = context;
  const { key, stay, category } = change;
  if (await isNoteOnly(client, 'requests.write', signal)) {
    const text = wordRequest(change, writeLocal(change.dueAt, timezone));
    const noteCategory = category === 'complaint' ? 'complaint' : 'request';
    return writeNote(client, change, { externalId: key, text, category: noteCategory }, signal);
  }
  const body = {
    externalId: key,
    kind: category,
    department: change.department,
    priority: change.priority,
    title: change.title,
    description: change.detail,
    reservationId: stay.reservationId,
    guestId: profileOf(change),
    roomNumber: stay.room,
    dueAt: change.dueAt,
    createdAt: change.at,
  };
  const answer = await client.write({ method: 'POST', path: '/requests', body, key }, request, signal);
  return toReceipt(answer?.id ?? null, 'request');
}

async function writeCompletion(
  { client }: WriteContext,
  change: Of<'completion'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const { request: earlierRequest, state, title } = change;
  if (earlierRequest.place === 'note') {
    const text = `${state === 'done' ? 'Done' : state === 'cancelled' ? 'Cancelled' : 'Open again'}: ${title}`;
    return writeNote(client, change, { externalId: change.key, text, category: 'request' }, signal);
  }
  if (earlierRequest.id === null) return { id: null, place: 'native', detail: 'there was no request to close' };
  const call = {
    method: 'PATCH' as const,
    path: `/requests/${encodeURIComponent(earlierRequest.id)}`,
    body: { status: state, changedAt: change.at },
  };
  await client.write(call, request, signal);
  return { id: earlierRequest.id, place: 'native', detail: `request ${earlierRequest.id}: ${state}` };
}

async function writeCommunication(
  { client }: WriteContext,
  change: Of<'communication'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const externalId = change.conversationId;
  if (await isNoteOnly(client, 'communications.write', signal)) {
    const text = hideLongNumbers(wordCommunication(change));
    return writeNote(client, change, { externalId, text, category: 'communication' }, signal);
  }
  const body = {
    reservationId: change.stay.reservationId,
    guestId: profileOf(change),
    channel: change.channel,
    language: change.language,
    startedAt: change.startedAt,
    endedAt: change.endedAt,
    text: hideLongNumbers(change.text),
  };
  const path = `/communications/${encodeURIComponent(externalId)}`;
  const answer = await client.write({ method: 'PUT', path, body }, written, signal);
  return toReceipt(answer?.id ?? externalId, 'communication');
}

async function writeCharge({ client }: WriteContext, change: Of<'charge'>, signal: AbortSignal): Promise<Receipt> {
  await client.require('charges.write', signal);
  const { reservationId } = change.stay;
  if (reservationId === null) throw new PmsError('not_supported', 'A charge needs a reservation');
  const amount = toMinor(change.unitPrice);
  if (amount === null) throw new PmsError('refused', 'The price is finer than its currency’s smallest unit');
  const body = {
    externalId: change.key,
    description: change.description,
    quantity: change.quantity,
    unitPrice: { amount, currency: change.unitPrice.currency },
    serviceDate: change.serviceDate,
  };
  const path = `/reservations/${encodeURIComponent(reservationId)}/charges`;
  const answer = await client.write({ method: 'POST', path, body, key: change.key }, charge, signal);
  return toReceipt(answer?.id ?? null, 'charge');
}

async function writeVoid({ client }: WriteContext, change: Of<'charge_void'>, signal: AbortSignal): Promise<Receipt> {
  await client.require('charges.write', signal);
  const { id } = change.charge;
  if (id === null) throw new PmsError('not_supported', 'The charge has no id: take it back in the PMS by hand');
  const path = `/charges/${encodeURIComponent(id)}/void`;
  const body = { reason: change.reason };
  await client.write({ method: 'POST', path, body, key: change.key }, charge, signal);
  return { id, place: 'native', detail: `charge ${id}: void` };
}

async function writePreference(
  { client }: WriteContext,
  change: Of<'preference'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const guestId = profileOf(change);
  if (guestId === null || (await isNoteOnly(client, 'preferences.write', signal))) {
    const note = { externalId: change.key, text: wordPreference(change), category: 'preference' as const };
    return writeNote(client, change, note, signal);
  }
  // A guest may have several preferences on a topic, so each has its own key.
  const name = `${change.topic}-${change.key}`;
  const path = `/guests/${encodeURIComponent(guestId)}/preferences/${encodeURIComponent(name)}`;
  const body = { value: change.text, source: 'servicechat', updatedAt: change.at };
  await client.write({ method: 'PUT', path, body }, null, signal);
  return { id: name, place: 'native', detail: `preference ${name}` };
}

async function writeFields({ client }: WriteContext, change: Of<'fields'>, signal: AbortSignal): Promise<Receipt> {
  const id = profileOf(change);
  const isNote = await isNoteOnly(client, 'guests.write', signal);
  if (isNote)
    return writeNote(client, change, { externalId: change.key, text: wordFields(change), category: 'request' }, signal);
  if (id === null) throw new PmsError('not_supported', 'The booking has no guest profile in the PMS');
  const call = { method: 'PATCH' as const, path: `/guests/${encodeURIComponent(id)}`, body: change.fields };
  await client.write(call, guest, signal);
  return { id, place: 'native', detail: `guest ${id}: updated` };
}

/** Sends all data that the guest has entered so far, so that a repeated call changes nothing. */
async function writeArrival({ client }: WriteContext, change: Of<'arrival'>, signal: AbortSignal): Promise<Receipt> {
  const { reservationId } = change.stay;
  if (reservationId === null) throw new PmsError('not_supported', 'This needs a reservation in the PMS');
  if (await isNoteOnly(client, 'arrivals.write', signal)) {
    const text =
      hideLongNumbers(wordArrival(change, { timeElsewhere: false })) || 'Before arrival the guest told nothing';
    return writeNote(client, change, { externalId: `arrival-${reservationId}`, text, category: 'request' }, signal);
  }
  const { arrivalTime, companions, nationality, carNumber } = change.registration;
  const body = { arrivalTime, companions: [...companions], nationality, carNumber };
  const path = `/reservations/${encodeURIComponent(reservationId)}/arrival`;
  await client.write({ method: 'PUT', path, body }, null, signal);
  return { id: reservationId, place: 'native', detail: `arrival of ${reservationId}` };
}

async function writeNote(
  client: Client,
  { stay }: Change,
  { externalId, text, category }: { externalId: string; text: string; category: NoteCategory },
  signal: AbortSignal,
): Promise<Receipt> {
  await client.require('notes.write', signal);
  if (stay.reservationId === null) throw new PmsError('not_supported', 'A note needs a reservation');
  const path = `/reservations/${encodeURIComponent(stay.reservationId)}/notes/${encodeURIComponent(externalId)}`;
  const body = { text, visibility: 'staff', category };
  const answer = await client.write({ method: 'PUT', path, body }, written, signal);
  return { id: answer?.id ?? externalId, place: 'note', detail: `note ${answer?.id ?? externalId}` };
}

/**
 * Whether this must be written as a note, because the bridge lacks the capability. Throws `not_supported` if it takes no notes
 * either.
 */
async function isNoteOnly(client: Client, capability: BridgeCapability, signal: AbortSignal): Promise<boolean> {
  const announced = await client.capabilities(signal);
  if (announced.has(capability)) return false;
  if (announced.has('notes.write')) return true;
  throw new PmsError('not_supported', `The bridge announces neither ${capability} nor notes.write`);
}

/** The guest's profile in the PMS; null if the id was made from the reservation. */
function profileOf({ stay }: Change): string | null {
  return stay.guestId === null || stay.guestId.startsWith('reservation-') ? null : stay.guestId;
}

function toReceipt(id: string | null, recordName: string): Receipt {
  return { id, place: 'native', detail: `${recordName} ${id ?? ''}` };
}
