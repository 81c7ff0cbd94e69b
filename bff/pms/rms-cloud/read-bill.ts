import { z } from 'zod';
import type { PmsBill } from '../../../shared/domain/pms.ts';
import { addAmounts, readAmount } from '../values/amount.ts';
import { type Client, PAGE_SIZE } from './client.ts';
import { type Transaction, transaction } from './schema.ts';
import { readStay, type WriteContext } from './write-context.ts';

/** The most pages of a bill. A longer bill is not shown at all, because a part would mislead. */
const PAGES_MAX = 10;
const CHARGE = 'charge';

/**
 * Reads the charges on a reservation's account (`POST /transactions/search`). RMS balances payments against charges, so
 * the unpaid amounts add up to the amount due. Comments are for staff and are left out. Null for a stay without an
 * account.
 */
export async function readBill(world: WriteContext, id: string, signal: AbortSignal): Promise<PmsBill | null> {
  if (!/^\d+$/.test(id)) return null;
  const { accountId } = await readStay(world, id, signal);
  if (accountId == null || accountId === 0) return null;
  const account = { accountIds: [accountId], propertyId: await world.propertyId(signal) };
  const transactions = await listTransactions(world.client, account, signal);
  if (transactions === null) return null;
  const charges = transactions.filter(({ transactionType, voidTransaction }) => {
    return voidTransaction !== true && transactionType?.toLowerCase() === CHARGE;
  });
  const currencyOf = ({ currencyCode }: Transaction) => currencyCode || world.currency;
  const lines = charges.flatMap((one) => {
    const price = readAmount(one.amount, currencyOf(one));
    if (price === null || one.isHiddenPackage === true) return [];
    return { id: String(one.id), text: one.description || (one.glCodeDescription ?? ''), price };
  });
  const unpaid = charges.map((one) => readAmount(one.unpaidBalance, currencyOf(one)));
  const unpaidAmounts = unpaid.flatMap((one) => one ?? []);
  return { lines, balance: unpaidAmounts.length < unpaid.length ? null : addAmounts(unpaidAmounts, world.currency) };
}

/** Lists an account's transactions in id order; null if there are too many. */
export async function listTransactions(
  client: Client,
  account: object,
  signal: AbortSignal,
): Promise<Transaction[] | null> {
  const transactions: Transaction[] = [];
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = { limit: PAGE_SIZE, offset: page * PAGE_SIZE, sort: 'id' };
    const { found } = await client.search('/transactions/search', query, account, z.array(transaction), signal);
    transactions.push(...found);
    if (found.length < PAGE_SIZE) return transactions;
  }
  return null;
}
