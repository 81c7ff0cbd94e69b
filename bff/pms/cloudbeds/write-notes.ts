import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Receipt, StayRef } from '../port.ts';
import { hideLongNumbers } from '../values/wording.ts';
import type { Client } from './client.ts';
import { toBookingId } from './read-reservations.ts';
import { done, guestNote, guestNotes, reservationNote, reservationNotes } from './schema.ts';

/** The record that has the notes about a stay: the reservation, or the guest if there is no reservation. */
export type Notebook = { of: 'reservation' | 'guest'; id: string };

export interface Note {
  id: string;
  text: string;
}

export interface NoteWorld {
  client: Client;
  propertyId: string;
}

/** Finds where to write notes. Throws `not_supported` if the PMS knows neither the reservation nor the guest. */
export function findNotebook({ reservationId, guestId }: StayRef): Notebook {
  if (reservationId !== null) return { of: 'reservation', id: toBookingId(reservationId) };
  if (guestId !== null) return { of: 'guest', id: guestId };
  throw new PmsError('not_supported', 'Cloudbeds keeps notes at reservations and guests, and this is about neither');
}

/**
 * Writes a note that ends with its mark. With `look`, it first looks for a note with this mark (`postReservationNote`
 * and `postGuestNote` take no idempotency key).
 */
export async function addNote(
  context: NoteWorld,
  book: Notebook,
  { text, mark, findExisting }: { text: string; mark: string; findExisting: boolean },
  signal: AbortSignal,
): Promise<Receipt> {
  const { written, isNew } = await addOnce(findExisting, {
    find: async () => (await listNotes(context, book, signal)).find((note) => note.text.includes(mark))?.id ?? null,
    add: () => postNote(context, book, `${hideLongNumbers(text)}\n${mark}`, signal),
  });
  return toReceipt(book, written, isNew ? 'written' : 'already there');
}

async function postNote({ client, propertyId }: NoteWorld, book: Notebook, body: string, signal: AbortSignal) {
  if (book.of === 'reservation') {
    const fields = { propertyID: propertyId, reservationID: book.id, reservationNote: body };
    const written = await client.send('append', 'POST', 'postReservationNote', fields, reservationNote, signal);
    return written.reservationNoteID;
  }
  const fields = { propertyID: propertyId, guestID: book.id, guestNote: body };
  return (await client.send('append', 'POST', 'postGuestNote', fields, guestNote, signal)).guestNoteID;
}

/** Changes the text of a note. Throws `not_found` if staff deleted it. */
export async function changeNote(
  { client, propertyId }: NoteWorld,
  book: Notebook,
  note: Note,
  signal: AbortSignal,
): Promise<Receipt> {
  const property = { propertyID: propertyId };
  if (book.of === 'reservation') {
    const fields = { ...property, reservationID: book.id, reservationNoteID: note.id, reservationNote: note.text };
    await client.send('idempotent', 'PUT', 'putReservationNote', fields, done, signal);
  } else {
    const fields = { ...property, guestID: book.id, noteID: note.id, guestNote: note.text };
    await client.send('idempotent', 'PUT', 'putGuestNote', fields, done, signal);
  }
  return toReceipt(book, note.id, 'brought up to date');
}

export async function listNotes(
  { client, propertyId }: NoteWorld,
  book: Notebook,
  signal: AbortSignal,
): Promise<Note[]> {
  const property = { propertyID: propertyId };
  if (book.of === 'reservation') {
    const query = { ...property, reservationID: book.id };
    const { data } = await client.get('getReservationNotes', query, reservationNotes, signal);
    return data.map(({ reservationNoteID, reservationNote: text }) => ({ id: reservationNoteID, text }));
  }
  const { data } = await client.get('getGuestNotes', { ...property, guestID: book.id }, guestNotes, signal);
  return data.map(({ guestNoteID, guestNote: text }) => ({ id: guestNoteID, text }));
}

function toReceipt(book: Notebook, id: string, outcome: string): Receipt {
  return { id, place: 'note', detail: `${book.of} note ${id}: ${outcome}` };
}
