import { z } from 'zod';
import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { readMinor, toMinor } from '../values/amount.ts';
import { writeLocal } from '../values/local-time.ts';
import { markOf } from '../values/wording.ts';
import { type Client, PAGE_SIZE } from './client.ts';
import { oneOf, transaction } from './schema.ts';
import { firstId, readStay, requireReservation, type WriteContext } from './write-context.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/**
 * Charges the reservation's account (`POST /transactions/charge`). RMS has no idempotency key, so a retry searches for
 * the comment's mark.
 */
export async function writeCharge(
  context: WriteContext,
  change: Of<'charge'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client, sundryId, timezone } = context;
  if (sundryId === null)
    throw new PmsError('bad_settings', 'RMS takes a charge only under a sundry: enter its number in the connection');
  const { accountId } = await readStay(context, requireReservation(change.stay), signal);
  if (accountId == null || accountId === 0) throw new PmsError('refused', 'The reservation has no account in RMS yet');
  const mark = markOf(change.key);
  const propertyId = await context.propertyId(signal);
  const units = toMinor(change.unitPrice);
  const total = units === null ? null : readMinor(units * change.quantity, change.unitPrice.currency);
  if (total === null) throw new PmsError('refused', 'The price is finer than its currency’s smallest unit');
  const count = change.quantity === 1 ? '' : `${change.quantity} × `;
  const body = {
    accountId,
    accountTypeOverride: 'notSet',
    amount: Number(total.amount),
    comment: `${count}${change.description} ${mark}`,
    dateOfTransaction: writeLocal(change.at, timezone),
    originPropertyId: propertyId,
    source: 'standard',
    sundryId,
    useRmsAccountingDateForPostingDate: true,
  };
  const call = { effect: 'append', method: 'POST', path: '/transactions/charge', body } as const;
  const { written: id, isNew } = await addOnce(attempt > 1, {
    find: () => findCharge(client, { accountIds: [accountId], propertyId }, mark, signal),
    add: async () => firstId(await client.write(call, oneOf(transaction), signal), 'transactions/charge'),
  });
  return { id, place: 'native', detail: `transaction ${id}${isNew ? '' : ': already there'}` };
}

/**
 * Finds the id of the transaction whose comment contains a mark. It reads all pages, as the newest ids come last; new
 * transactions do not move earlier pages. (The vendor's limit of 20 calls per minute is 2,000 transactions.)
 */
async function findCharge(client: Client, account: object, mark: string, signal: AbortSignal): Promise<string | null> {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const query = { limit: PAGE_SIZE, offset, sort: 'id' };
    const { found } = await client.search('/transactions/search', query, account, z.array(transaction), signal);
    const earlier = found.find(({ comment }) => comment?.includes(mark) === true);
    if (earlier !== undefined) return String(earlier.id);
    if (found.length < PAGE_SIZE) return null;
  }
}
