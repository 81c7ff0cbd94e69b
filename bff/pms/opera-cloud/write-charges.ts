import { multiplyMoney } from '../../../shared/domain/house/money.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { markOf } from '../values/wording.ts';
import type { PullWorld } from './pull.ts';
import { listPostings } from './read-bill.ts';
import { readReservation } from './read-reservations.ts';
import { postings, type RawPosting, reservations } from './schema.ts';
import {
  addComment,
  COMMENT,
  changeComment,
  toReceipt as commentReceipt,
  findComment,
  needReservation,
} from './write-comments.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/**
 * `postBillingCharges`, which knows no idempotency key: our key stands in the posting's reference. Charges are taken for
 * guests in the house alone; before that a comment asks the reception to post it, and afterwards nobody would read one. From
 * the second try on both places are searched, as the guest may have come or gone since the first.
 */
export async function writeCharge(
  world: PullWorld,
  change: Of<'charge'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const reservationId = needReservation(change);
  const { description, quantity, unitPrice } = change;
  const mark = markOf(change.key);
  if (attempt > 1) {
    const there = (await findPostings(world, reservationId, signal)).find(({ reference }) => reference === change.key);
    if (there !== undefined) return toReceipt(there.transactionNo ?? null, 'already there');
    const comment = await findComment(world, reservationId, mark, signal);
    if (comment !== null) return commentReceipt(comment.id, 'already there');
  }
  const state = await readState(world, reservationId, signal);
  if (state === 'booked') {
    const { amount, currency } = multiplyMoney(unitPrice, quantity);
    const text = `To be charged at check-in: ${quantity} × ${description}, ${amount} ${currency} in all`;
    return addComment(world, reservationId, { text, mark, look: false }, signal);
  }
  if (state !== 'checked_in')
    throw new PmsError(
      'refused',
      'OPERA Cloud charges guests in the house, and this one is not: charge it there by hand',
    );
  const posted = await post(
    world,
    reservationId,
    {
      transactionCode: needSetting(world.settings.transactionCode, 'a transaction code for sales'),
      amount: unitPrice.amount,
      currencyCode: unitPrice.currency,
      quantity,
      reference: change.key,
      remark: description,
    },
    signal,
  );
  return toReceipt(posted, 'posted');
}

/** The opposite posting: OPERA's own adjustments need a reason code, which is each hotel's own. */
export async function writeVoid(
  world: PullWorld,
  change: Of<'charge_void'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const reservationId = needReservation(change);
  const id = change.charge.id ?? '';
  if (id.startsWith(COMMENT)) return takeBackComment(world, reservationId, id, change.reason, signal);
  const all = await findPostings(world, reservationId, signal);
  const there = attempt > 1 ? all.find(({ reference }) => reference === change.key) : undefined;
  if (there !== undefined) return toReceipt(there.transactionNo ?? null, 'taken back already');
  const charge = all.find(({ transactionNo }) => transactionNo === id);
  if (charge?.postedAmount == null)
    throw new PmsError('not_found', `csh folios: there is no posting ${id} any more; take the charge back by hand`);
  const posted = await post(
    world,
    reservationId,
    {
      transactionCode: charge.transactionCode,
      amount: negate(String(charge.postedAmount.amount)),
      currencyCode: charge.postedAmount.currencyCode,
      quantity: 1,
      reference: change.key,
      remark: `Taken back: ${change.reason}`,
    },
    signal,
  );
  return toReceipt(posted, 'taken back');
}

interface Posting {
  transactionCode: string;
  amount: string;
  currencyCode: string;
  quantity: number;
  reference: string;
  remark: string;
}

async function post(
  { client, settings }: PullWorld,
  reservationId: string,
  { transactionCode, amount, currencyCode, quantity, reference, remark }: Posting,
  signal: AbortSignal,
): Promise<string | null> {
  const charge = {
    transactionCode,
    // Their schema wants a number: a decimal of two or three places is told exactly by the shortest one.
    price: { amount: Number(amount), currencyCode },
    postingQuantity: quantity,
    postingReference: reference,
    postingRemark: remark.slice(0, 200),
    folioWindowNo: 1,
  };
  const criteria = {
    hotelId: settings.hotelId,
    reservationId: { id: reservationId, type: 'Reservation' },
    cashierId: needSetting(settings.cashierId, 'the integration user’s cashier ID'),
    charges: [charge],
    postIt: false,
  };
  const { data, id } = await client.send('append', 'POST', chargesOf(reservationId), { criteria }, postings, signal);
  return data?.postings[0]?.transactionNo ?? id;
}

async function findPostings(world: PullWorld, reservationId: string, signal: AbortSignal): Promise<RawPosting[]> {
  return (await listPostings(world, reservationId, signal))?.postings ?? [];
}

async function readState(world: PullWorld, reservationId: string, signal: AbortSignal): Promise<string | undefined> {
  const query = { reservationIdList: [reservationId], fetchInstructions: ['Reservation'], limit: 1, offset: 0 };
  const found = await world.client.get('/rsv/v1/hotels/{hotelId}/reservations', query, reservations, signal);
  const [raw] = found?.reservations.reservationInfo ?? [];
  if (raw === undefined) throw new PmsError('not_found', 'rsv reservations: OPERA Cloud has this reservation no more');
  return readReservation(raw, world)?.record.state;
}

async function takeBackComment(
  world: PullWorld,
  reservationId: string,
  id: string,
  reason: string,
  signal: AbortSignal,
): Promise<Receipt> {
  const comment = await findComment(world, reservationId, id, signal);
  const prefix = 'NOT to be charged';
  if (comment === null || comment.text.startsWith(prefix))
    return { id, place: 'note', detail: 'reservation comment: taken back already' };
  return changeComment(world, reservationId, comment, `${prefix} (${reason}). It said: ${comment.text}`, signal);
}

function chargesOf(reservationId: string): string {
  return `/csh/v1/hotels/{hotelId}/reservations/${encodeURIComponent(reservationId)}/charges`;
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function needSetting<T>(value: T | null, what: string): T {
  if (value === null) throw new PmsError('bad_settings', `Charges need ${what} in the connection's settings`);
  return value;
}

function toReceipt(id: string | null, what: string): Receipt {
  return { id, place: 'native', detail: `posting ${id ?? ''}: ${what}` };
}
