import { multiplyMoney } from '../../../shared/domain/house/money.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { markOf } from '../values/wording.ts';
import type { PullContext } from './pull.ts';
import { listPostings } from './read-bill.ts';
import { readReservation } from './read-reservations.ts';
import { postings, type RawPosting, reservations } from './schema.ts';
import {
  addComment,
  COMMENT,
  changeComment,
  toReceipt as commentReceipt,
  findComment,
  requireReservation,
} from './write-comments.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/**
 * Posts a charge (`postBillingCharges`). The call has no idempotency key, so our key is the posting's reference.
 * Charges are accepted only for guests in the house: before check-in a comment asks the reception to post it; after
 * check-out nobody would read one. A retry searches both places, because the guest may have arrived or left since the
 * first attempt.
 */
export async function writeCharge(
  context: PullContext,
  change: Of<'charge'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const reservationId = requireReservation(change);
  const { description, quantity, unitPrice } = change;
  const mark = markOf(change.key);
  if (attempt > 1) {
    const existingPosting = (await findPostings(context, reservationId, signal)).find(
      ({ reference }) => reference === change.key,
    );
    if (existingPosting !== undefined) return toReceipt(existingPosting.transactionNo ?? null, 'already there');
    const comment = await findComment(context, reservationId, mark, signal);
    if (comment !== null) return commentReceipt(comment.id, 'already there');
  }
  const state = await readState(context, reservationId, signal);
  if (state === 'booked') {
    const { amount, currency } = multiplyMoney(unitPrice, quantity);
    const text = `To be charged at check-in: ${quantity} × ${description}, ${amount} ${currency} in all`;
    return addComment(context, reservationId, { text, mark, findExisting: false }, signal);
  }
  if (state !== 'checked_in')
    throw new PmsError(
      'refused',
      'OPERA Cloud charges guests in the house, and this one is not: charge it there by hand',
    );
  const transactionNo = await post(
    context,
    reservationId,
    {
      transactionCode: requireSetting(context.settings.transactionCode, 'a transaction code for sales'),
      amount: unitPrice.amount,
      currencyCode: unitPrice.currency,
      quantity,
      reference: change.key,
      remark: description,
    },
    signal,
  );
  return toReceipt(transactionNo, 'posted');
}

/** Reverses a charge by an opposite posting, because OPERA's adjustments need a reason code, which differs by hotel. */
export async function writeVoid(
  context: PullContext,
  change: Of<'charge_void'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const reservationId = requireReservation(change);
  const id = change.charge.id ?? '';
  if (id.startsWith(COMMENT)) return takeBackComment(context, reservationId, id, change.reason, signal);
  const allPostings = await findPostings(context, reservationId, signal);
  const existingPosting = attempt > 1 ? allPostings.find(({ reference }) => reference === change.key) : undefined;
  if (existingPosting !== undefined) return toReceipt(existingPosting.transactionNo ?? null, 'taken back already');
  const charge = allPostings.find(({ transactionNo }) => transactionNo === id);
  if (charge?.postedAmount == null)
    throw new PmsError('not_found', `csh folios: there is no posting ${id} any more; take the charge back by hand`);
  const newTransactionNo = await post(
    context,
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
  return toReceipt(newTransactionNo, 'taken back');
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
  { client, settings }: PullContext,
  reservationId: string,
  { transactionCode, amount, currencyCode, quantity, reference, remark }: Posting,
  signal: AbortSignal,
): Promise<string | null> {
  const charge = {
    transactionCode,
    // The schema requires a number, which holds a decimal with two or three places exactly enough.
    price: { amount: Number(amount), currencyCode },
    postingQuantity: quantity,
    postingReference: reference,
    postingRemark: remark.slice(0, 200),
    folioWindowNo: 1,
  };
  const criteria = {
    hotelId: settings.hotelId,
    reservationId: { id: reservationId, type: 'Reservation' },
    cashierId: requireSetting(settings.cashierId, 'the integration user’s cashier ID'),
    charges: [charge],
    postIt: false,
  };
  const { data, id } = await client.send('append', 'POST', chargesOf(reservationId), { criteria }, postings, signal);
  return data?.postings[0]?.transactionNo ?? id;
}

async function findPostings(context: PullContext, reservationId: string, signal: AbortSignal): Promise<RawPosting[]> {
  return (await listPostings(context, reservationId, signal))?.postings ?? [];
}

async function readState(
  context: PullContext,
  reservationId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = { reservationIdList: [reservationId], fetchInstructions: ['Reservation'], limit: 1, offset: 0 };
  const answer = await context.client.get('/rsv/v1/hotels/{hotelId}/reservations', query, reservations, signal);
  const [raw] = answer?.reservations.reservationInfo ?? [];
  if (raw === undefined) throw new PmsError('not_found', 'rsv reservations: OPERA Cloud has this reservation no more');
  return readReservation(raw, context)?.record.state;
}

async function takeBackComment(
  context: PullContext,
  reservationId: string,
  id: string,
  reason: string,
  signal: AbortSignal,
): Promise<Receipt> {
  const comment = await findComment(context, reservationId, id, signal);
  const prefix = 'NOT to be charged';
  if (comment === null || comment.text.startsWith(prefix))
    return { id, place: 'note', detail: 'reservation comment: taken back already' };
  return changeComment(context, reservationId, comment, `${prefix} (${reason}). It said: ${comment.text}`, signal);
}

function chargesOf(reservationId: string): string {
  return `/csh/v1/hotels/{hotelId}/reservations/${encodeURIComponent(reservationId)}/charges`;
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function requireSetting<T>(value: T | null, what: string): T {
  if (value === null) throw new PmsError('bad_settings', `Charges need ${what} in the connection's settings`);
  return value;
}

function toReceipt(id: string | null, outcome: string): Receipt {
  return { id, place: 'native', detail: `posting ${id ?? ''}: ${outcome}` };
}
