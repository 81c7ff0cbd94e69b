import { z } from 'zod';
import { dateAt, datesBetween, plusDays, toUtc } from '../world/local-time.ts';
import { findCategory, STAY_SERVICE } from './hotel.ts';
import { fromId, toId } from './ids.ts';
import { define, ids, interval, limitation, type Operation } from './operation.ts';

const instant = z.iso.datetime();
const SPAN_DAYS_MAX = 367;

/** A short list on one page. */
function listAll(name: string, items: readonly object[]): { body: object } {
  return { body: { [name]: items, Cursor: null } };
}

/** Rates, prices and availability. */
export const PRICE_OPERATIONS: Record<string, Operation> = {
  'rates/getAll': define(
    {
      ServiceIds: z.array(z.guid()).min(1),
      ActivityStates: z.array(z.enum(['Active', 'Deleted'])).optional(),
      Limitation: limitation,
    },
    ({ world }) =>
      listAll(
        'Rates',
        world.ratePlans.map(({ code, name, offer }, index) => ({
          Id: toId('rate', index + 1),
          GroupId: toId('rate', 100),
          ServiceId: STAY_SERVICE,
          IsActive: true,
          IsEnabled: true,
          IsPublic: !offer, // Bookable with the voucher's code.
          Type: offer ? 'Private' : 'Public',
          Names: { 'en-US': name },
          ShortName: code,
          UpdatedUtc: '2023-10-28T11:48:57Z',
        })),
      ),
  ),

  'vouchers/getAll': define(
    {
      Extent: z.strictObject({
        Vouchers: z.boolean().optional(),
        VoucherAssignments: z.boolean().optional(),
        Rates: z.boolean().optional(),
      }),
      ServiceIds: z.array(z.guid()).min(1).max(1_000),
      VoucherIds: ids,
      ActivityStates: z.array(z.enum(['Active', 'Deleted'])).optional(),
      UpdatedUtc: interval,
      Limitation: limitation,
    },
    ({ world }, { Extent, ServiceIds }) => {
      const offers = ServiceIds.includes(STAY_SERVICE)
        ? world.ratePlans.flatMap(({ offer, name }, index) => (offer ? [{ name, number: index + 1 }] : []))
        : [];
      const show = (name: string, number: number, Type: string) => ({
        Id: toId('voucher', number),
        ServiceId: STAY_SERVICE,
        EnterpriseId: toId('enterprise', 1),
        Name: name,
        CreatedUtc: '2023-10-28T11:48:57Z',
        UpdatedUtc: '2023-10-28T11:48:57Z',
        Type,
        IsActive: true,
      });
      // One more rate with a company's own price.
      const all = [
        ...offers.map(({ name, number }) => show(name, number, 'Public')),
        show('Acme', 900, 'PartnerCompany'),
      ];
      const assigned = offers.map(({ number }) => ({
        VoucherId: toId('voucher', number),
        RateId: toId('rate', number),
      }));
      return {
        body: {
          Vouchers: Extent.Vouchers === true ? all : null,
          VoucherAssignments:
            Extent.VoucherAssignments === true
              ? [...assigned, { VoucherId: toId('voucher', 900), RateId: toId('rate', 1) }]
              : null,
          Rates: null,
          Cursor: null,
        },
      };
    },
  ),

  'rates/getPricing': define(
    { RateId: z.guid(), FirstTimeUnitStartUtc: instant, LastTimeUnitStartUtc: instant },
    ({ world }, { RateId, FirstTimeUnitStartUtc, LastTimeUnitStartUtc }) => {
      const plan = world.ratePlans[(fromId('rate', RateId) ?? 0) - 1];
      if (plan === undefined) return { error: 400, message: 'Invalid RateId.' };
      const { hotel } = world;
      const nights = readNights(FirstTimeUnitStartUtc, LastTimeUnitStartUtc, hotel.timezone);
      if (nights === null) return { error: 400, message: 'Invalid FirstTimeUnitStartUtc.' };
      const show = (code: string) =>
        nights.map((date) => {
          const gross = Number(world.price(plan.code, code, date)?.amount ?? 0);
          const net = Math.round((gross / 1.19) * 100) / 100;
          return { Currency: hotel.currency, NetValue: net, GrossValue: gross, TaxValues: [] };
        });
      return {
        body: {
          Currency: hotel.currency,
          TimeUnitStartsUtc: nights.map((date) => toUtc(date, '00:00', hotel.timezone)),
          BaseAmountPrices: show(world.roomTypes[0]?.code ?? ''),
          CategoryPrices: world.roomTypes.map(({ code }) => ({
            CategoryId: findCategory(world, code),
            AmountPrices: show(code),
          })),
          CategoryAdjustments: [],
        },
      };
    },
  ),

  'services/getAvailability/2024-01-22': define(
    {
      ServiceId: z.guid(),
      FirstTimeUnitStartUtc: instant,
      LastTimeUnitStartUtc: instant,
      Metrics: z.array(z.enum(['UsableResources', 'Occupied', 'ActiveResources', 'OutOfOrderBlocks'])),
    },
    ({ world }, { ServiceId, FirstTimeUnitStartUtc, LastTimeUnitStartUtc, Metrics }) => {
      if (ServiceId !== STAY_SERVICE) return { error: 400, message: 'Invalid ServiceId.' };
      const nights = readNights(FirstTimeUnitStartUtc, LastTimeUnitStartUtc, world.hotel.timezone);
      if (nights === null) return { error: 400, message: 'Invalid FirstTimeUnitStartUtc.' };
      const count = (code: string, metric: string) =>
        nights.map((date) => {
          const { available, total } = world.free(code, date);
          const isOut = metric === 'OutOfOrderBlocks';
          return metric === 'Occupied' ? total - available : isOut ? 0 : total;
        });
      return {
        body: {
          TimeUnitStartsUtc: nights.map((date) => toUtc(date, '00:00', world.hotel.timezone)),
          ResourceCategoryAvailabilities: world.roomTypes.map(({ code }) => ({
            ResourceCategoryId: findCategory(world, code),
            Metrics: Object.fromEntries(Metrics.map((metric) => [metric, count(code, metric)])),
          })),
        },
      };
    },
  ),
};

/** The hotel's nights between two time units; null if they are not the hotel's midnights, or too many. */
function readNights(first: string, last: string, timezone: string): string[] | null {
  const [from, to] = [dateAt(new Date(first), timezone), dateAt(new Date(last), timezone)];
  const isMidnight = (date: string, at: string) => Date.parse(toUtc(date, '00:00', timezone)) === Date.parse(at);
  if (!isMidnight(from, first) || !isMidnight(to, last) || to < from) return null;
  return to > plusDays(from, SPAN_DAYS_MAX) ? null : datesBetween(from, to);
}
