import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { hideLongNumbers, markOf, wordArrival } from '../values/wording.ts';
import { type Client, readList } from './client.ts';
import { orderNote, orderNotes } from './schema.ts';

/**
 * Writes a note on the reservation (`serviceOrderNotes/add`), because Mews has no field for the arrival time. Each
 * later report is a new note. On a retry, the note is first searched by its mark.
 */
export async function writeArrival(
  client: Client,
  change: Extract<Change, { kind: 'arrival' }>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { reservationId } = change.stay;
  if (reservationId === null)
    throw new PmsError('not_supported', 'Mews keeps this at reservations, and this is about none');
  const text = wordArrival(change, { timeElsewhere: false });
  if (text === '') return { id: null, place: 'note', detail: 'there was nothing to tell' };
  const mark = markOf(change.key);
  const ServiceOrderNotes = [{ ServiceOrderId: reservationId, Text: `${hideLongNumbers(text)}\n${mark}` }];
  const { written, isNew } = await addOnce(attempt > 1, {
    async find() {
      const fields = { ServiceOrderIds: [reservationId] };
      const list = { operation: 'serviceOrderNotes/getAll', fields, name: 'ServiceOrderNotes', item: orderNote };
      return (await readList(client, list, signal)).find(({ Text }) => Text?.includes(mark) === true) ?? null;
    },
    async add() {
      const added = await client.write('append', 'serviceOrderNotes/add', { ServiceOrderNotes }, orderNotes, signal);
      return added.ServiceOrderNotes[0] ?? null;
    },
  });
  const id = written?.Id ?? null;
  return { id, place: 'note', detail: `reservation note ${id ?? ''}${isNew ? '' : ': already there'}` };
}
