import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import type { PmsAvailability } from '../../../shared/domain/pms.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { anyOf } from '../sqlite/bulk.ts';
import { deleteUnseen, type Sighting, saveAvailability, saveRates } from './house.ts';
import type { DateRange } from './runs.ts';
import type { PmsSource } from './source.ts';

/** What a property's channel manager has to sell stands beside what its PMSs have, under this. */
export function channelSource(propertyId: string): PmsSource {
  return { propertyId, source: 'channel_manager' };
}

/** What is told: when it was so, as `pull`. */
type AsOf = Pick<Sighting, 'propertyId' | 'pull' | 'at'>;

/** All that there is to sell: what an earlier look saw in the same nights and this one did not is sold no more. */
export async function replaceChannelNights(
  trx: Trx,
  { propertyId, ...asOf }: AsOf,
  { availability, rates }: ChannelNights,
  today: string,
): Promise<void> {
  const sighting = { ...channelSource(propertyId), ...asOf };
  await saveAvailability(trx, sighting, availability);
  await saveRates(trx, sighting, rates);
  await deleteUnseen(trx, 'availability', sighting, today);
  await deleteEarlierRates(trx, sighting);
}

/**
 * Some nights: those of which something newer is known stay. Rate plans of a night that are not named beside others of it are sold
 * no more. How many nights were older than what is known.
 */
export async function updateChannelNights(
  trx: Trx,
  { propertyId, ...asOf }: AsOf,
  { availability, rates }: ChannelNights,
): Promise<{ older: number }> {
  const sighting = { ...channelSource(propertyId), ...asOf };
  const nights = await leaveOutOlder(trx, 'availability', sighting, availability);
  const prices = await leaveOutOlder(trx, 'rate', sighting, rates);
  await saveAvailability(trx, sighting, nights);
  await deletePlans(trx, sighting, prices);
  await saveRates(trx, sighting, prices);
  await deletePast(trx, sighting);
  return { older: availability.length + rates.length - nights.length - prices.length };
}

/** When the oldest of what is known of these nights, their prices too, was so; null: nobody told what is free in them. */
export async function findChannelNightsAsOf(
  db: Db | Trx,
  propertyId: string,
  { from, to }: DateRange,
): Promise<string | null> {
  const findOldest = async (table: 'availability' | 'rate') => {
    const row = await db
      .selectFrom(table)
      .select((select) => select.fn.min('pull').as('pull'))
      .where('propertyId', '=', propertyId)
      .where('source', '=', channelSource(propertyId).source)
      .where('date', '>=', from)
      .where('date', '<', to)
      .executeTakeFirst();
    return row?.pull ?? null;
  };
  const nights = await findOldest('availability');
  const prices = await findOldest('rate');
  return nights !== null && prices !== null && prices < nights ? prices : nights;
}

export async function forgetChannelNights(trx: Trx, propertyId: string): Promise<void> {
  for (const table of ['availability', 'rate'] as const)
    await trx
      .deleteFrom(table)
      .where('propertyId', '=', propertyId)
      .where('source', '=', channelSource(propertyId).source)
      .execute();
}

type Night = Pick<PmsAvailability, 'date' | 'roomTypeCode'>;

/** What is over for a day, wherever the house is. */
async function deletePast(trx: Trx, { propertyId, source, at }: Sighting): Promise<void> {
  const before = new Date(Date.parse(at) - DAY_MS).toISOString().slice(0, 10);
  for (const table of ['availability', 'rate'] as const)
    await trx
      .deleteFrom(table)
      .where('propertyId', '=', propertyId)
      .where('source', '=', source)
      .where('date', '<', before)
      .execute();
}

/** Prices that an earlier look saw, in whatever nights: this one saw all there are. */
async function deleteEarlierRates(trx: Trx, { propertyId, source, pull }: Sighting): Promise<void> {
  await trx
    .deleteFrom('rate')
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .where('pull', '<', pull)
    .execute();
}

/** All plans of these nights. */
async function deletePlans(trx: Trx, { propertyId, source }: PmsSource, nights: readonly Night[]): Promise<void> {
  for (const [date, ofDate] of Map.groupBy(nights, (night) => night.date))
    await trx
      .deleteFrom('rate')
      .where('propertyId', '=', propertyId)
      .where('source', '=', source)
      .where('date', '=', date)
      .where('roomTypeCode', 'in', anyOf([...new Set(ofDate.map(({ roomTypeCode }) => roomTypeCode))]))
      .execute();
}

async function leaveOutOlder<N extends Night>(
  trx: Trx,
  table: 'availability' | 'rate',
  { propertyId, source, pull }: Sighting,
  nights: readonly N[],
): Promise<N[]> {
  const dates = nights.map(({ date }) => date).toSorted();
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const newer = await trx
    .selectFrom(table)
    .select(['date', 'roomTypeCode'])
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .where('pull', '>', pull)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  const known = new Set(newer.map(keyOf));
  return nights.filter((night) => !known.has(keyOf(night)));
}

function keyOf({ date, roomTypeCode }: Night): string {
  return `${date}/${roomTypeCode}`;
}
