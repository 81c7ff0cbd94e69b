import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Receipt, StayRef } from '../port.ts';
import { hideLongNumbers } from '../values/wording.ts';
import type { Client } from './client.ts';
import { toBookingId } from './read-reservations.ts';
import { done, guestNote, guestNotes, reservationNote, reservationNotes } from './schema.ts';

/** Where notes about a stay stand: at the reservation, or at the guest where there is none. */
export type Notebook = { of: 'reservation' | 'guest'; id: string };

export interface Note {
  id: string;
  text: string;
}

export interface NoteWorld {
  client: Client;
  propertyId: string;
}

/** Throws `not_supported` where the change is about nobody that the PMS knows. */
export function findNotebook({ reservationId, guestId }: StayRef): Notebook {
  if (reservationId !== null) return { of: 'reservation', id: toBookingId(reservationId) };
  if (guestId !== null) return { of: 'guest', id: guestId };
  throw new PmsError('not_supported', 'Cloudbeds keeps notes at reservations and guests, and this is about neither');
}

/**
 * Writes a note that ends with its mark; where `look` says so, only if none with this mark is there already
 * (`postReservationNote`, `postGuestNote`: neither takes an idempotency key).
 */
export async function addNote(
  world: NoteWorld,
  book: Notebook,
  { text, mark, look }: { text: string; mark: string; look: boolean },
  signal: AbortSignal,
): Promise<Receipt> {
  const { written, isNew } = await addOnce(look, {
    find: async () => (await listNotes(world, book, signal)).find((note) => note.text.includes(mark))?.id ?? null,
    add: () => postNote(world, book, `${hideLongNumbers(text)}\n${mark}`, signal),
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

/** Puts other words in a note. `not_found` where staff deleted it. */
export async function changeNote(
  { client, propertyId }: NoteWorld,
  book: Notebook,
  note: Note,
  signal: AbortSignal,
): Promise<Receipt> {
  const own = { propertyID: propertyId };
  if (book.of === 'reservation') {
    const fields = { ...own, reservationID: book.id, reservationNoteID: note.id, reservationNote: note.text };
    await client.send('idempotent', 'PUT', 'putReservationNote', fields, done, signal);
  } else {
    const fields = { ...own, guestID: book.id, noteID: note.id, guestNote: note.text };
    await client.send('idempotent', 'PUT', 'putGuestNote', fields, done, signal);
  }
  return toReceipt(book, note.id, 'brought up to date');
}

export async function listNotes(
  { client, propertyId }: NoteWorld,
  book: Notebook,
  signal: AbortSignal,
): Promise<Note[]> {
  const own = { propertyID: propertyId };
  if (book.of === 'reservation') {
    const query = { ...own, reservationID: book.id };
    const { data } = await client.get('getReservationNotes', query, reservationNotes, signal);
    return data.map(({ reservationNoteID, reservationNote: text }) => ({ id: reservationNoteID, text }));
  }
  const { data } = await client.get('getGuestNotes', { ...own, guestID: book.id }, guestNotes, signal);
  return data.map(({ guestNoteID, guestNote: text }) => ({ id: guestNoteID, text }));
}

function toReceipt(book: Notebook, id: string, what: string): Receipt {
  return { id, place: 'note', detail: `${book.of} note ${id}: ${what}` };
}
