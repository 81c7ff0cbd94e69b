import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { hideLongNumbers, markOf, wordArrival } from '../values/wording.ts';
import { type Client, readList } from './client.ts';
import { orderNote, orderNotes } from './schema.ts';

/**
 * A note on the reservation (`serviceOrderNotes/add`), once: from the second try on its mark is looked for. A reservation of
 * Mews has no field for the hour; what was told later stands in a note of its own.
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
