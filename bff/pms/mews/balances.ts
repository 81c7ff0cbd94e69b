import type { Money } from '../../../shared/domain/house/money.ts';
import { PmsError } from '../net/errors.ts';
import { addAmounts, readAmount } from '../values/amount.ts';
import { type Client, type Fields, readList } from './client.ts';
import type { Hotel } from './hotel.ts';
import { orderItem, type Priced, payment, type Reservation, reservation } from './schema.ts';

const RESERVATIONS = { operation: 'reservations/getAll/2023-06-06', name: 'Reservations', item: reservation };
/** At most a hundred accounts per call (operations/orderitems, operations/payments). */
const ACCOUNTS_MAX = 100;

interface BalanceWorld {
  client: Client;
  hotel: Hotel;
}

/**
 * The amounts that guests in the house still owe, by stay: open items of the stay and extras on the guest's account,
 * minus payments (which are negative). None for stays that have not begun, and none if several rooms share an account,
 * because Mews does not say which room the extras belong to. Empty if the app was not granted these operations.
 */
export async function findBalances(
  { client, hotel }: BalanceWorld,
  page: readonly Reservation[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Money>> {
  const startedStays = page.filter(({ State, AccountId, AccountType }) => {
    return State === 'Started' && AccountId != null && (AccountType ?? 'Customer') === 'Customer';
  });
  const balances = new Map<string, Money>();
  try {
    const otherServiceIds = startedStays.length === 0 ? [] : await hotel.otherServices(signal);
    for (let start = 0; start < startedStays.length; start += ACCOUNTS_MAX) {
      const stays = startedStays.slice(start, start + ACCOUNTS_MAX);
      const accounts = [...new Set(stays.flatMap(({ AccountId }) => AccountId ?? []))];
      const startedOnAccounts = await listStarted({ client, hotel }, accounts, signal);
      const openFilter = { AccountingStates: ['Open'] };
      const stayItems = await listItems(client, { ServiceOrderIds: stays.map(({ Id }) => Id), ...openFilter }, signal);
      const extraItems =
        otherServiceIds.length === 0
          ? []
          : await listItems(client, { AccountIds: accounts, ServiceIds: otherServiceIds, ...openFilter }, signal);
      const payments = await listPayments(client, { AccountIds: accounts, States: ['Charged'], ...openFilter }, signal);
      for (const { Id, AccountId } of stays) {
        if (startedOnAccounts.filter((one) => one.AccountId === AccountId).length > 1) continue;
        const parts: Priced[] = [
          ...stayItems.filter(({ ServiceOrderId }) => ServiceOrderId === Id),
          ...extraItems.filter((item) => item.AccountId === AccountId),
          ...payments.filter((one) => one.AccountId === AccountId && (one.ReservationId ?? Id) === Id),
        ];
        const sum = addExactly(parts, await hotel.currency(signal));
        if (sum !== null) balances.set(Id, sum);
      }
    }
  } catch (error) {
    if (!isNotGranted(error)) throw error;
    return new Map();
  }
  return balances;
}

/**
 * Lists stays in the house with items or payments in a span of time, because these do not change the stay's
 * `UpdatedUtc` (operations/reservations).
 */
export async function listMoved(
  world: BalanceWorld,
  span: { StartUtc: string; EndUtc: string },
  signal: AbortSignal,
): Promise<Reservation[]> {
  const updatedFilter = { UpdatedUtc: span };
  try {
    const accounts = new Set(
      [
        ...(await listItems(world.client, updatedFilter, signal)),
        ...(await listPayments(world.client, updatedFilter, signal)),
      ].flatMap(({ AccountId }) => AccountId ?? []),
    );
    const accountIds = [...accounts];
    const stays: Reservation[] = [];
    for (let start = 0; start < accountIds.length; start += ACCOUNTS_MAX)
      stays.push(...(await listStarted(world, accountIds.slice(start, start + ACCOUNTS_MAX), signal)));
    return stays;
  } catch (error) {
    if (!isNotGranted(error)) throw error;
    return [];
  }
}

async function listStarted({ client, hotel }: BalanceWorld, AccountIds: string[], signal: AbortSignal) {
  const { Id } = await hotel.stayService(signal);
  const fields = { AccountIds, ServiceIds: [Id], States: ['Started'] };
  return readList(client, { ...RESERVATIONS, fields }, signal);
}

const listItems = (client: Client, fields: Fields, signal: AbortSignal) =>
  readList(client, { operation: 'orderItems/getAll', fields, name: 'OrderItems', item: orderItem }, signal);

const listPayments = (client: Client, fields: Fields, signal: AbortSignal) =>
  readList(client, { operation: 'payments/getAll', fields, name: 'Payments', item: payment }, signal);

/** Adds amounts exactly; null if one has another currency. */
function addExactly(parts: readonly Priced[], currency: string): Money | null {
  const amounts = parts.map(({ Amount }) => readAmount(Amount?.GrossValue ?? Amount?.NetValue, Amount?.Currency ?? ''));
  return amounts.some((one) => one === null)
    ? null
    : addAmounts(
        amounts.flatMap((one) => one ?? []),
        currency,
      );
}

/** Whether the app lacks the permission for the operation. Grants are given one by one, and sync works without these. */
function isNotGranted(error: unknown): boolean {
  return error instanceof PmsError && error.code === 'not_allowed';
}
