import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import type { PmsAvailability } from '../../../shared/domain/pms.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { anyOf } from '../sqlite/bulk.ts';
import { deleteUnseen, type Sighting, saveAvailability, saveRates } from './house.ts';
import type { DateRange } from './runs.ts';
import type { PmsSource } from './source.ts';

/** The source under which a channel manager's nights are stored, beside those of PMSs. */
export function channelSource(propertyId: string): PmsSource {
  return { propertyId, source: 'channel_manager' };
}

/** When the data was current, as `pull`. */
type AsOf = Pick<Sighting, 'propertyId' | 'pull' | 'at'>;

/** Stores all nights in a span. Earlier rows of that span that are missing now are deleted. */
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
 * Stores some nights, unless newer data is stored. Rate plans of these nights that are missing now are deleted. Returns how
 * many nights were older than the stored ones.
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

/** When the oldest data about these nights, prices included, was current; null if no availability is stored. */
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

/** Deletes nights that are past by a day, which is enough for every timezone. */
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

/** Deletes the prices of earlier pulls, also outside the span that this one priced. */
async function deleteEarlierRates(trx: Trx, { propertyId, source, pull }: Sighting): Promise<void> {
  await trx
    .deleteFrom('rate')
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .where('pull', '<', pull)
    .execute();
}

/** Deletes all rate plans of these nights. */
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
  const newerKeys = new Set(newer.map(keyOf));
  return nights.filter((night) => !newerKeys.has(keyOf(night)));
}

function keyOf({ date, roomTypeCode }: Night): string {
  return `${date}/${roomTypeCode}`;
}
