import { z } from 'zod';
import type { PmsBill } from '../../../shared/domain/pms.ts';
import { addAmounts, readAmount } from '../values/amount.ts';
import { type Client, PAGE_SIZE } from './client.ts';
import { type Transaction, transaction } from './schema.ts';
import { readStay, type WriteWorld } from './write-world.ts';

/** More transactions than these no stay has: a bill that goes on is not told by halves. */
const PAGES_MAX = 10;
const CHARGE = 'charge';

/**
 * The charges on a reservation's account (`POST /transactions/search`): RMS sets receipts off against them by itself, so what is
 * unpaid of each adds up to what is still to pay. A comment is its staff's and no guest's. Null for a stay without an account.
 */
export async function readBill(world: WriteWorld, id: string, signal: AbortSignal): Promise<PmsBill | null> {
  if (!/^\d+$/.test(id)) return null;
  const { accountId } = await readStay(world, id, signal);
  if (accountId == null || accountId === 0) return null;
  const account = { accountIds: [accountId], propertyId: await world.propertyId(signal) };
  const all = await listTransactions(world.client, account, signal);
  if (all === null) return null;
  const charges = all.filter(({ transactionType, voidTransaction }) => {
    return voidTransaction !== true && transactionType?.toLowerCase() === CHARGE;
  });
  const currencyOf = ({ currencyCode }: Transaction) => currencyCode || world.currency;
  const lines = charges.flatMap((one) => {
    const price = readAmount(one.amount, currencyOf(one));
    if (price === null || one.isHiddenPackage === true) return [];
    return { id: String(one.id), text: one.description || (one.glCodeDescription ?? ''), price };
  });
  const unpaid = charges.map((one) => readAmount(one.unpaidBalance, currencyOf(one)));
  const known = unpaid.flatMap((one) => one ?? []);
  return { lines, balance: known.length < unpaid.length ? null : addAmounts(known, world.currency) };
}

/** All of an account in the order of ids; null where there are more than are read. */
export async function listTransactions(
  client: Client,
  account: object,
  signal: AbortSignal,
): Promise<Transaction[] | null> {
  const all: Transaction[] = [];
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = { limit: PAGE_SIZE, offset: page * PAGE_SIZE, sort: 'id' };
    const { found } = await client.search('/transactions/search', query, account, z.array(transaction), signal);
    all.push(...found);
    if (found.length < PAGE_SIZE) return all;
  }
  return null;
}
