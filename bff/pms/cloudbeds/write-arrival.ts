import type { Change, Receipt } from '../port.ts';
import { arrivalMarkOf, hideLongNumbers, wordArrival } from '../values/wording.ts';
import { done } from './schema.ts';
import { addNote, changeNote, findNotebook, listNotes, type NoteWorld } from './write-notes.ts';

/** The hour has a field of the reservation (`putReservation`); whatever else was told is one note, replaced as it changes. */
export async function writeArrival(
  world: NoteWorld,
  change: Extract<Change, { kind: 'arrival' }>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client, propertyId } = world;
  const book = findNotebook(change.stay);
  const { arrivalTime } = change.registration;
  const hasField = book.of === 'reservation';
  if (hasField && arrivalTime !== null) {
    const fields = { propertyID: propertyId, reservationID: book.id, estimatedArrivalTime: arrivalTime };
    await client.send('idempotent', 'PUT', 'putReservation', fields, done, signal);
  }
  const text = wordArrival(change, { timeElsewhere: hasField });
  const mark = arrivalMarkOf(change.stay);
  const known = (await listNotes(world, book, signal)).find((note) => note.text.includes(mark));
  if (known !== undefined) {
    const newest = `${hideLongNumbers(text === '' ? 'Before arrival the guest told nothing more' : text)}\n${mark}`;
    if (known.text !== newest) await changeNote(world, book, { id: known.id, text: newest }, signal);
  } else if (text !== '') await addNote(world, book, { text, mark, look: attempt > 1 }, signal);
  return { id: book.id, place: 'native', detail: `estimated arrival of ${book.id}` };
}
