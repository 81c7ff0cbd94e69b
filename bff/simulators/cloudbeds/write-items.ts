import { multiplyMoney } from '../../../shared/domain/house/money.ts';
import { fromGuestId } from './ids.ts';
import { type CloudbedsState, type Given, listOf, need, Refusal, read } from './state.ts';

const FIRST_ITEM = 770_000;

/** `postCustomItem`: a repeated `referenceID` adds nothing and is reported in `notice`. */
export function postCustomItem(state: CloudbedsState, given: Given) {
  const { world, ids } = state;
  const [first] = ids.rooms(need(given, 'reservationID'));
  const reservation = first === undefined ? undefined : world.reservation(first);
  if (reservation === undefined) throw new Refusal('Reservation not found');
  const key = read(given, 'referenceID') ?? null;
  const known = key === null ? undefined : world.written().find((one) => one.kind === 'charge' && one.key === key);
  if (known !== undefined)
    return { data: { ...toData(known.id), notice: 'Transaction with this referenceID already exists' } };
  const items = listOf(given, 'items');
  if (items.length === 0) throw new Refusal('Parameter items is required');
  const guestID = read(given, 'guestID');
  const [written] = items.map((item) => {
    const price = need(item, 'itemPrice');
    const quantity = need(item, 'itemQuantity');
    need(item, 'appItemID');
    if (!/^-?\d+(?:\.\d{1,2})?$/.test(price)) throw new Refusal('itemPrice must be a number');
    if (!/^[1-9]\d*$/.test(quantity)) throw new Refusal('itemQuantity must be an integer');
    return world.writes.add({
      kind: 'charge',
      call: 'POST postCustomItem',
      text: need(item, 'itemName'),
      reservationId: reservation.id,
      guestId: guestID === undefined ? null : fromGuestId(guestID),
      amount: multiplyMoney({ amount: price, currency: world.hotel.currency }, Number(quantity)),
      key,
    });
  });
  return { data: { ...toData(written?.id ?? ''), notice: '' } };
}

export function postVoidItem(state: CloudbedsState, given: Given) {
  const { world, ids } = state;
  const [reservationId] = ids.rooms(need(given, 'reservationID'));
  const sold = need(given, 'soldProductID');
  const item = world
    .written()
    .find(
      (one) => one.kind === 'charge' && one.reservationId === reservationId && toData(one.id).soldProductID === sold,
    );
  if (item === undefined) throw new Refusal('Item not found');
  if (item.gone) throw new Refusal('Item is already voided');
  world.writes.change(item.id, { gone: true, state: 'void' });
  world.writes.add({ kind: 'void', call: 'POST postVoidItem', text: item.text, reservationId: item.reservationId });
  return {};
}

function toData(writtenId: string): { soldProductID: string; transactionID: string } {
  const number = FIRST_ITEM + Number(writtenId.slice(1));
  return { soldProductID: String(number), transactionID: String(number * 10 + 3) };
}
