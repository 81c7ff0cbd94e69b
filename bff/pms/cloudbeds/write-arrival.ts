import type { Change, Receipt } from '../port.ts';
import { arrivalMarkOf, hideLongNumbers, wordArrival } from '../values/wording.ts';
import { done } from './schema.ts';
import { addNote, changeNote, findNotebook, listNotes, type NoteWorld } from './write-notes.ts';

/**
 * Writes the arrival time into the reservation's field (`putReservation`), and the rest as one note, which is replaced
 * when it changes.
 */
export async function writeArrival(
  context: NoteWorld,
  change: Extract<Change, { kind: 'arrival' }>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client, propertyId } = context;
  const book = findNotebook(change.stay);
  const { arrivalTime } = change.registration;
  const hasField = book.of === 'reservation';
  if (hasField && arrivalTime !== null) {
    const fields = { propertyID: propertyId, reservationID: book.id, estimatedArrivalTime: arrivalTime };
    await client.send('idempotent', 'PUT', 'putReservation', fields, done, signal);
  }
  const text = wordArrival(change, { timeElsewhere: hasField });
  const mark = arrivalMarkOf(change.stay);
  const existingNote = (await listNotes(context, book, signal)).find((note) => note.text.includes(mark));
  if (existingNote !== undefined) {
    const noteText = `${hideLongNumbers(text === '' ? 'Before arrival the guest told nothing more' : text)}\n${mark}`;
    if (existingNote.text !== noteText)
      await changeNote(context, book, { id: existingNote.id, text: noteText }, signal);
  } else if (text !== '') await addNote(context, book, { text, mark, findExisting: attempt > 1 }, signal);
  return { id: book.id, place: 'native', detail: `estimated arrival of ${book.id}` };
}
