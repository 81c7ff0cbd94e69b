import { afterEach, expect, it } from 'vitest';
import { planOf } from '../../../bff/pms/mews/pull-rates.ts';
import { readRate } from '../../../bff/pms/opera-cloud/read-house.ts';
import { availability as operaAvailability } from '../../../bff/pms/opera-cloud/schema.ts';
import { pmsRegistry } from '../../../bff/pms/registry.ts';
import { addAmounts } from '../../../bff/pms/values/amount.ts';
import { ratePlans, readPrices } from '../../../bff/pms/values/cloudbeds-plans.ts';
import { addDays } from '../../../bff/pms/values/local-time.ts';
import { SIMULATORS } from '../../../bff/simulators/registry.ts';
import { createWorld } from '../../../bff/simulators/world/world.ts';
import { listBookable } from '../../../bff/sync/house/stay-limits.ts';
import { PMS_PROVIDERS, type PmsProvider } from '../../../shared/domain/pms.ts';
import { type SyncRig, startSyncRig } from '../../support/pms/sync-rig.ts';

/** Prices that only some stays or some guests may book are quoted only to these. */
let end: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of end) await one();
  end = [];
});

async function connect(provider: PmsProvider) {
  const rig: SyncRig = await startSyncRig({
    adapter: await pmsRegistry.load(provider),
    allowPrivateNetworks: ['127.0.0.1'],
  });
  end.unshift(() => rig.close());
  const world = createWorld({ clock: rig.now, reservations: 0 });
  const simulator = await (await SIMULATORS[provider]?.())?.startSimulator({ world, limits: false });
  if (simulator === undefined) throw new Error('No simulator');
  end.push(() => simulator.close());
  await rig.sync.connect(rig.propertyId, { provider, credentials: simulator.credentials }, rig.by);
  await rig.sync.work();
  return { rig, world, simulator };
}

/** Whether a vendor's offers may need a code. Offers of the other vendors are for everybody. */
const NEEDS_CODE: Record<PmsProvider, boolean> = {
  ...{ mews: true, cloudbeds: true, apaleo: true },
  ...{ 'opera-cloud': false, 'rms-cloud': false, custom: false },
};

it.each(PMS_PROVIDERS)('%s: a price that needs a code is not quoted to guests', async (provider) => {
  const { rig, world, simulator } = await connect(provider);
  const arrival = addDays(world.today(), 7);
  const nights = [arrival, addDays(arrival, 1)];
  const span = { arrival, departure: addDays(arrival, 2) };
  const lowest = world.roomTypes.map(({ name, code }) => {
    const sums = world.ratePlans
      .filter(({ offer }) => !offer || !NEEDS_CODE[provider])
      .map((plan) =>
        addAmounts(
          nights.flatMap((night) => world.price(plan.code, code, night) ?? []),
          'EUR',
        ),
      );
    return { name, price: sums.toSorted((a, b) => Number(a?.amount) - Number(b?.amount))[0] };
  });
  for (const isFresh of [true, false]) {
    const quote = await rig.sync.quotes.ask(rig.propertyId, span);
    expect(quote?.isFresh).toBe(isFresh);
    expect(quote?.rooms.length).toBeGreaterThan(1);
    for (const { name, price } of quote?.rooms ?? [])
      expect({ name, price }).toEqual(lowest.find((one) => one.name === name));
    if (isFresh) await simulator.close();
    rig.advance(120_000); // the answer is cached for a minute
  }
});

it('Mews: rates with the same short name are told apart by their ids', () => {
  const rates = [
    { Id: 'r1', ShortName: 'BAR' },
    { Id: 'r2', ShortName: 'BAR' },
    { Id: 'r3', ShortName: 'FLEX' },
    { Id: 'r4', ShortName: '' },
  ];
  expect(rates.map((rate) => planOf(rate, rates))).toEqual(['r1', 'r2', 'FLEX', 'r4']);
});

it('OPERA Cloud: a rate that needs credentials or is not for guests is not quoted', () => {
  const tell = (flags: object = {}) => {
    const price = { amountAfterTax: 80, currencyCode: 'EUR' };
    const roomRates = [{ roomType: 'DBL', ratePlanCode: 'CORP', availability: 'Available', total: price, ...flags }];
    const { hotelAvailability } = operaAvailability.parse({ hotelAvailability: [{ roomStays: [{ roomRates }] }] });
    const raw = hotelAvailability[0]?.roomStays[0]?.roomRates?.[0];
    const read = raw === undefined ? null : readRate(raw, '2026-12-05', ['CORP']);
    return listBookable(read === null ? [] : [read.record], ['2026-12-05']).map(({ offer }) => offer);
  };
  expect(tell()).toEqual([true]);
  for (const flag of ['credentialsRequired', 'houseUseOnly', 'complimentary', 'suppressRate']) {
    expect(tell({ [flag]: false }), flag).toEqual([true]);
    expect(tell({ [flag]: true }), flag).toEqual([]);
  }
});

it('Cloudbeds: a price is quoted only for stays that its limits allow', () => {
  const night = (date: string, limits: object = {}) => ({
    ...{ date, totalRate: '80.00', roomsAvailable: 3, blocked: false },
    ...limits,
  });
  const tell = (nights: object[], { promoCode = null }: { promoCode?: string | null } = {}) => {
    const plan = { rateID: 1, roomTypeID: '7', ratePlanNamePublic: 'Flexible', promoCode, roomRateDetailed: nights };
    return ratePlans.parse({ data: [plan] }).data.flatMap((one) => readPrices(one, 'EUR').map(({ rate }) => rate));
  };
  const stay = ['2026-12-05', '2026-12-06'];
  const bookableDates = (...given: Parameters<typeof tell>) =>
    listBookable(tell(...given), stay).map(({ date }) => date);
  const usual = [night('2026-12-05'), night('2026-12-06'), night('2026-12-07')];
  const [first, second, last] = usual;
  if (first === undefined || second === undefined || last === undefined) throw new Error('Three nights');
  expect(bookableDates(usual)).toEqual(['2026-12-05', '2026-12-06', '2026-12-07']);
  expect(bookableDates(usual, { promoCode: 'FRIENDS' })).toEqual([]);
  expect(bookableDates([{ ...first, minLos: 3 }, second])).toEqual(['2026-12-06']);
  expect(bookableDates([{ ...first, minLos: '2', maxLos: 2 }, second])).toEqual(['2026-12-05', '2026-12-06']);
  expect(bookableDates([{ ...first, maxLos: 1 }, second])).toEqual(['2026-12-06']);
  expect(bookableDates([{ ...first, closedToArrival: true }, second])).toEqual(['2026-12-06']);
  expect(bookableDates([first, { ...second, closedToArrival: true }])).toEqual(['2026-12-05', '2026-12-06']);
  expect(bookableDates([first, second, { ...last, closedToDeparture: true }])).toEqual(['2026-12-05', '2026-12-07']);
  expect(bookableDates([first, { ...second, blocked: true }])).toEqual(['2026-12-05']);
  expect(bookableDates([first, { ...second, totalRate: '0.00' }])).toEqual(['2026-12-05']);
  expect(bookableDates([first, { ...second, cutOff: 14 }])).toEqual(['2026-12-05']);
});
