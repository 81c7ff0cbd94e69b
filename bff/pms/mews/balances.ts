import type { Money } from '../../../shared/domain/house/money.ts';
import { PmsError } from '../net/errors.ts';
import { addAmounts, readAmount } from '../values/amount.ts';
import { type Client, type Fields, readList } from './client.ts';
import type { Hotel } from './hotel.ts';
import { orderItem, type Priced, payment, type Reservation, reservation } from './schema.ts';

const RESERVATIONS = { operation: 'reservations/getAll/2023-06-06', name: 'Reservations', item: reservation };
/** A list of accounts holds a hundred at most (operations/orderitems, operations/payments). */
const ACCOUNTS_MAX = 100;

interface BalanceWorld {
  client: Client;
  hotel: Hotel;
}

/**
 * What guests in the house still owe, by stay: the open items of the stay and of whatever else was put on the guest's account,
 * less what was paid (payments are negative). None for stays that have not begun, and where an account has several guests'
 * rooms at once: nothing says whose the extras are. Empty where the app was not granted these operations.
 */
export async function findBalances(
  { client, hotel }: BalanceWorld,
  page: readonly Reservation[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Money>> {
  const here = page.filter(({ State, AccountId, AccountType }) => {
    return State === 'Started' && AccountId != null && (AccountType ?? 'Customer') === 'Customer';
  });
  const balances = new Map<string, Money>();
  try {
    const extras = here.length === 0 ? [] : await hotel.otherServices(signal);
    for (let start = 0; start < here.length; start += ACCOUNTS_MAX) {
      const stays = here.slice(start, start + ACCOUNTS_MAX);
      const accounts = [...new Set(stays.flatMap(({ AccountId }) => AccountId ?? []))];
      const others = await listStarted({ client, hotel }, accounts, signal);
      const open = { AccountingStates: ['Open'] };
      const own = await listItems(client, { ServiceOrderIds: stays.map(({ Id }) => Id), ...open }, signal);
      const more =
        extras.length === 0
          ? []
          : await listItems(client, { AccountIds: accounts, ServiceIds: extras, ...open }, signal);
      const paid = await listPayments(client, { AccountIds: accounts, States: ['Charged'], ...open }, signal);
      for (const { Id, AccountId } of stays) {
        if (others.filter((one) => one.AccountId === AccountId).length > 1) continue;
        const parts: Priced[] = [
          ...own.filter(({ ServiceOrderId }) => ServiceOrderId === Id),
          ...more.filter((item) => item.AccountId === AccountId),
          ...paid.filter((one) => one.AccountId === AccountId && (one.ReservationId ?? Id) === Id),
        ];
        const sum = add(parts, await hotel.currency(signal));
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
 * Stays in the house whose account moved in a span of time. An item or a payment leaves `UpdatedUtc` of its stay as it was
 * (operations/reservations), so these would not come by that.
 */
export async function listMoved(
  world: BalanceWorld,
  span: { StartUtc: string; EndUtc: string },
  signal: AbortSignal,
): Promise<Reservation[]> {
  const moved = { UpdatedUtc: span };
  try {
    const accounts = new Set(
      [...(await listItems(world.client, moved, signal)), ...(await listPayments(world.client, moved, signal))].flatMap(
        ({ AccountId }) => AccountId ?? [],
      ),
    );
    const all = [...accounts];
    const stays: Reservation[] = [];
    for (let start = 0; start < all.length; start += ACCOUNTS_MAX)
      stays.push(...(await listStarted(world, all.slice(start, start + ACCOUNTS_MAX), signal)));
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

/** Exactly; null where an amount is of another currency. */
function add(parts: readonly Priced[], currency: string): Money | null {
  const amounts = parts.map(({ Amount }) => readAmount(Amount?.GrossValue ?? Amount?.NetValue, Amount?.Currency ?? ''));
  return amounts.some((one) => one === null)
    ? null
    : addAmounts(
        amounts.flatMap((one) => one ?? []),
        currency,
      );
}

/** Operations are granted one by one when an app is certified: a hotel is synchronised without these too. */
function isNotGranted(error: unknown): boolean {
  return error instanceof PmsError && error.code === 'not_allowed';
}
