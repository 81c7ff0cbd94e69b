import type { z } from 'zod';
import { RATE_DAYS } from '../adapter/horizon.ts';
import { PmsError } from '../net/errors.ts';
import type { JsonObject, Pulled, PullFrom } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { addDays, localDate } from '../values/local-time.ts';
import { COUNT_MAX, readList } from './client.ts';
import { listCategories } from './hotel.ts';
import { midnight, type PullContext, toSeconds } from './pull-context.ts';
import { asJson } from './read-guests.ts';
import { codeOf } from './read-reservations.ts';
import { availability, pricing, rate, readName, vouchers } from './schema.ts';

/** A request may cover 367 days (operations/rates, operations/services). */
const SPAN_DAYS_MAX = 366;

/** The first and last time unit of the range. Time units begin at the hotel's midnight; other instants are refused. */
function readSpan({ timezone, now }: PullContext, range: PullFrom['range']) {
  const from = range?.from ?? localDate(now(), timezone);
  const wantedEnd = range?.to ?? addDays(from, RATE_DAYS);
  const lastPossible = addDays(from, SPAN_DAYS_MAX);
  const to = wantedEnd < lastPossible ? wantedEnd : lastPossible;
  return {
    FirstTimeUnitStartUtc: toSeconds(midnight(from, timezone)),
    LastTimeUnitStartUtc: toSeconds(midnight(to, timezone)),
  };
}

/** The rates opened by a public voucher (operations/vouchers): offers for everybody who has its code. */
export async function listOffers(
  { client, hotel }: Pick<PullContext, 'client' | 'hotel'>,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { Id } = await hotel.stayService(signal);
  const fields = {
    ServiceIds: [Id],
    ActivityStates: ['Active'],
    Extent: { Vouchers: true, VoucherAssignments: true, Rates: false },
  };
  const openVouchers = new Set<string>();
  const assignments: { VoucherId: string; RateId: string }[] = [];
  for (let Cursor: string | null = null; ; ) {
    const Limitation: JsonObject = { Count: COUNT_MAX, ...(Cursor === null ? {} : { Cursor }) };
    const page: z.infer<typeof vouchers> = await client.read(
      'vouchers/getAll',
      { ...fields, Limitation },
      vouchers,
      signal,
    );
    const pageVouchers = page.Vouchers ?? [];
    for (const { Id: id, Type, IsActive } of pageVouchers)
      if (Type === 'Public' && IsActive !== false) openVouchers.add(id);
    assignments.push(...(page.VoucherAssignments ?? []));
    const next = page.Cursor ?? null;
    if (pageVouchers.length < COUNT_MAX || next === null || next === Cursor) break;
    Cursor = next;
  }
  return new Set(assignments.filter(({ VoucherId }) => openVouchers.has(VoucherId)).map(({ RateId }) => RateId));
}

/** As `listOffers`, but empty if the app was not granted the operation, because prices are useful without offers. */
function findOffers(world: PullContext, signal: AbortSignal): Promise<ReadonlySet<string>> {
  return listOffers(world, signal).catch((error: unknown) => {
    if (error instanceof PmsError && error.code === 'not_allowed') return new Set<string>();
    throw error;
  });
}

/** Reads the prices of bookable rates by room type and night, gross or net as the hotel states its prices. */
export async function* pullRates(world: PullContext, { range, resume }: PullFrom, signal: AbortSignal) {
  const { client, hotel, timezone } = world;
  const { Enterprise } = await hotel.configuration(signal);
  const service = await hotel.stayService(signal);
  const categories = new Map((await listCategories(client, hotel, signal)).map((one) => [one.Id, one]));
  const fields = { ServiceIds: [service.Id], ActivityStates: ['Active'] };
  const rates = await readList(client, { operation: 'rates/getAll', fields, name: 'Rates', item: rate }, signal);
  const offers = await findOffers(world, signal);
  const bookableRates = rates.filter(
    ({ Id, IsEnabled, IsPublic }) => IsEnabled !== false && (IsPublic !== false || offers.has(Id)),
  );
  const isNet = Enterprise.Pricing === 'Net';
  for (const [index, raw] of bookableRates.entries()) {
    if (index < Number(resume ?? 0)) continue;
    const query = { RateId: raw.Id, ...readSpan(world, range) };
    const prices = await client.read('rates/getPricing', query, pricing, signal);
    const records = prices.CategoryPrices.flatMap(({ CategoryId, AmountPrices }): Pulled<'rates'>[] => {
      const category = categories.get(CategoryId);
      if (category === undefined) return [];
      return AmountPrices.flatMap((amount, night): Pulled<'rates'>[] => {
        const start = prices.TimeUnitStartsUtc[night];
        const price = readAmount(isNet ? amount.NetValue : amount.GrossValue, amount.Currency);
        if (start === undefined || price === null) return [];
        const date = localDate(start, timezone);
        const record = {
          ratePlan: planOf(raw, bookableRates),
          name: readName(raw, Enterprise.DefaultLanguageCode ?? ''),
          roomTypeCode: codeOf(category),
          date,
          price,
          offer: offers.has(raw.Id),
          ...(raw.IsPublic === false ? { limits: { withCode: true } } : {}),
        };
        return [
          { id: `${raw.Id}:${CategoryId}:${date}`, raw: asJson(amount), record, changedAt: null, deleted: false },
        ];
      });
    });
    yield { records, resume: index + 1 < bookableRates.length ? String(index + 1) : null, cursor: null, total: null };
  }
}

type RawRate = Pick<z.infer<typeof rate>, 'Id' | 'ShortName'>;

/** The short name of a rate; its id if the rate has none, or if other rates have the same one. */
export function planOf({ Id, ShortName }: RawRate, all: readonly RawRate[]): string {
  const isOwn = ShortName && !all.some((other) => other.Id !== Id && other.ShortName === ShortName);
  return isOwn ? ShortName : Id;
}

/** Reads the free rooms: usable ones minus occupied ones. */
export async function* pullAvailability(world: PullContext, { range }: PullFrom, signal: AbortSignal) {
  const { client, hotel, timezone } = world;
  const service = await hotel.stayService(signal);
  const categories = new Map((await listCategories(client, hotel, signal)).map((one) => [one.Id, one]));
  const fields = {
    ServiceId: service.Id,
    ...readSpan(world, range),
    Metrics: ['UsableResources', 'Occupied', 'ActiveResources'],
  };
  const answer = await client.read('services/getAvailability/2024-01-22', fields, availability, signal);
  const records = answer.ResourceCategoryAvailabilities.flatMap(({ ResourceCategoryId, Metrics }) => {
    const category = categories.get(ResourceCategoryId);
    if (category === undefined) return [];
    return answer.TimeUnitStartsUtc.map((start, night): Pulled<'availability'> => {
      const date = localDate(start, timezone);
      const usable = Metrics['UsableResources']?.[night] ?? 0;
      const record = {
        roomTypeCode: codeOf(category),
        date,
        available: Math.max(0, usable - (Metrics['Occupied']?.[night] ?? 0)),
        total: Metrics['ActiveResources']?.[night] ?? null,
      };
      const raw = { ResourceCategoryId, TimeUnitStartUtc: start, UsableResources: usable };
      return { id: `${ResourceCategoryId}:${date}`, raw, record, changedAt: null, deleted: false };
    });
  });
  yield { records, resume: null, cursor: null, total: records.length };
}
