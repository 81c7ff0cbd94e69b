import { findBalances } from './balances.ts';
import type { Client } from './client.ts';
import { COUNT_MAX, readList } from './client.ts';
import type { Hotel } from './hotel.ts';
import { listCategories } from './hotel.ts';
import type { PullContext } from './pull-context.ts';
import type { Surroundings } from './read-reservations.ts';
import {
  ageCategory,
  companionship,
  customer,
  orderNote,
  type Reservation,
  rate,
  readName,
  resource,
} from './schema.ts';

type Places = Omit<Surroundings, 'customers' | 'companions' | 'notes' | 'balances'>;
type People = Pick<Surroundings, 'customers' | 'companions' | 'notes' | 'balances'>;

/**
 * Reads what all reservations refer to: room types, rooms, rates, age categories. Read again for each pull, because
 * they change.
 */
export async function loadPlaces({ client, hotel, timezone }: PullContext, signal: AbortSignal): Promise<Places> {
  const { Enterprise } = await hotel.configuration(signal);
  const language = Enterprise.DefaultLanguageCode ?? '';
  const service = await hotel.stayService(signal);
  const serviceFilter = { ServiceIds: [service.Id] };
  const categories = await listCategories(client, hotel, signal);
  const rooms = {
    operation: 'resources/getAll',
    fields: { Extent: { Resources: true } },
    name: 'Resources',
    item: resource,
  };
  const rates = { operation: 'rates/getAll', fields: serviceFilter, name: 'Rates', item: rate };
  const ages = { operation: 'ageCategories/getAll', fields: serviceFilter, name: 'AgeCategories', item: ageCategory };
  const isChild = ({ Classification }: { Classification?: string | null }) => Classification === 'Child';
  return {
    timezone,
    language,
    usualArrival: readOffset(service.Data.Value?.StartOffset),
    categories: new Map(categories.map((one) => [one.Id, one])),
    roomNames: new Map((await readList(client, rooms, signal)).map((one) => [one.Id, one.Name ?? ''])),
    rateNames: new Map((await readList(client, rates, signal)).map((one) => [one.Id, readName(one, language)])),
    childAges: new Set((await readList(client, ages, signal)).filter(isChild).map(({ Id }) => Id)),
  };
}

/**
 * Reads the guests, notes and balances of a page of reservations, which has at most as many ids as one call may name.
 */
export async function findPeople(
  { client, hotel }: { client: Client; hotel: Hotel },
  page: readonly Reservation[],
  signal: AbortSignal,
): Promise<People> {
  if (page.length === 0) return { customers: new Map(), companions: new Map(), notes: new Map(), balances: new Map() };
  const ids = page.map(({ Id }) => Id);
  const companyReservationIds = page
    .filter(({ AccountType }) => (AccountType ?? 'Customer') !== 'Customer')
    .map(({ Id }) => Id);
  const companions = new Map<string, string>();
  if (companyReservationIds.length > 0) {
    const fields = { ReservationIds: companyReservationIds, Extent: { Customers: false } };
    const list = { operation: 'companionships/getAll', fields, name: 'Companionships', item: companionship };
    for (const { ReservationId, CustomerId } of await readList(client, list, signal))
      if (ReservationId != null && !companions.has(ReservationId)) companions.set(ReservationId, CustomerId);
  }
  const guestIds = new Set(page.flatMap(({ Id, AccountId }) => companions.get(Id) ?? AccountId ?? []));
  const customers = await readList(
    client,
    {
      operation: 'customers/getAll',
      fields: { CustomerIds: [...guestIds].slice(0, COUNT_MAX), Extent: { Customers: true } },
      name: 'Customers',
      item: customer,
    },
    signal,
  );
  const notes = new Map<string, string>();
  const list = {
    operation: 'serviceOrderNotes/getAll',
    fields: { ServiceOrderIds: ids },
    name: 'ServiceOrderNotes',
    item: orderNote,
  };
  for (const { OrderId, Text } of await readList(client, list, signal))
    notes.set(OrderId, [notes.get(OrderId) ?? '', Text ?? ''].filter((part) => part !== '').join('\n'));
  const balances = await findBalances({ client, hotel }, page, signal);
  return { customers: new Map(customers.map((one) => [one.Id, one])), companions, notes, balances };
}

/** Turns `P0M0DT15H0M0S` into `15:00`; null if it is no time of the same day. */
function readOffset(text: string | null | undefined): string | null {
  const [, hours = '0', minutes = '0'] = /T(?:(\d+)H)?(?:(\d+)M)?/.exec(text ?? '') ?? [];
  if (!text || Number(hours) > 23) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}
