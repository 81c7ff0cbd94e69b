import type { z } from 'zod';
import type { availability as availabilityAnswer } from '../../../shared/api/house/house.ts';
import { fillInDays } from '../../../shared/domain/house/room-quote.ts';
import type { PmsAvailability, PmsRate, PmsRoomType } from '../../../shared/domain/pms.ts';
import { ServiceError } from '../../base/errors.ts';
import { listChannelRoomTypes } from '../../store/pms/channel-manager-calls.ts';
import { findChannelManager } from '../../store/pms/channel-manager-connections.ts';
import { channelSource, findChannelNightsAsOf } from '../../store/pms/channel-manager-nights.ts';
import { listConnectionsOf } from '../../store/pms/connections.ts';
import { listAvailability, listRates, listRoomTypes } from '../../store/pms/house.ts';
import type { DateRange } from '../../store/pms/runs.ts';
import type { Db } from '../../store/schema/schema.ts';
import { nightsOf } from './free-rooms.ts';
import { readStayPrices } from './stay-limits.ts';

/** The nights that one system, a PMS or a channel manager, sells. */
interface SystemNights {
  provider: string;
  asOf: string | null;
  nights: readonly PmsAvailability[];
  rates: readonly PmsRate[];
  types: readonly PmsRoomType[];
}

/**
 * Room types free in every night of a stay that such a stay can be booked in, with the prices of its cheapest plan, as last synced
 * from the PMS, or from the channel manager if no PMS reports it. `readTerms` (of cancelling) is called only if something is free.
 * Throws `not_synced` if there is no data of those nights.
 */
export async function readAvailability(
  db: Db,
  {
    id: propertyId,
    bookingUrl,
    readTerms,
  }: { id: string; bookingUrl: string; readTerms: () => Promise<string | null> },
  { arrival, departure, adults, children }: { arrival: string; departure: string; adults: number; children: number },
): Promise<z.input<typeof availabilityAnswer>> {
  const span = { from: arrival, to: departure };
  const ofPms = await readPmss(db, propertyId, span);
  const systems = ofPms.length > 0 ? ofPms : await readChannelManager(db, propertyId, span);
  const [first] = systems;
  if (first === undefined)
    throw new ServiceError(
      'not_synced',
      'Neither a PMS nor a channel manager has told what is free in these nights; connect one and sync its availability',
    );
  const dates = nightsOf({ arrival, departure });
  const fitting = systems.flatMap(({ types, rates, nights }) =>
    types.map((type) => ({ ...type, nights, ...readStayPrices(rates, type.code, dates) })),
  );
  const free = fitting
    .filter(({ maxPersons, isClosed }) => !isClosed && (maxPersons === null || maxPersons >= adults + children))
    .map(({ code, name, nights, plans }) => {
      const plan = lowest(plans);
      const roomNights = dates.map((date) =>
        nights.find((night) => night.roomTypeCode === code && night.date === date),
      );
      const totals = roomNights.map((night) => night?.total ?? null);
      return {
        roomType: code,
        name: name || code,
        left: Math.min(...roomNights.map((night) => Math.max(0, night?.available ?? 0))), // a night without data is not sold
        total: totals.includes(null) ? null : Math.min(...totals.map((total) => total ?? 0)),
        perNight: dates.map((date) => ({ date, price: plan.find((rate) => rate.date === date)?.price ?? null })),
      };
    })
    .filter(({ left }) => left > 0);
  const way = {
    cancellation: free.length === 0 ? null : await readTerms(),
    bookingUrl: bookingUrl === '' ? null : fillInDays(bookingUrl, { arrival, departure }),
  };
  // The age of the oldest data.
  const oldest = systems.map(({ asOf }) => asOf).reduce((a, b) => (a === null || b === null || a < b ? a : b));
  return { items: free.map((item) => ({ ...item, ...way })), asOf: oldest, source: first.provider };
}

async function readPmss(db: Db, propertyId: string, span: DateRange): Promise<SystemNights[]> {
  const systems: SystemNights[] = [];
  for (const connection of await listConnectionsOf(db, propertyId)) {
    const { provider, lastSync: asOf, connected } = connection;
    if (!connected) continue;
    const nights = await listAvailability(db, connection, span);
    const rates = await listRates(db, connection, span);
    if (nights.length > 0) systems.push({ provider, asOf, nights, rates, types: await listRoomTypes(db, connection) });
  }
  return systems;
}

async function readChannelManager(db: Db, propertyId: string, span: DateRange): Promise<SystemNights[]> {
  const connection = await findChannelManager(db, propertyId);
  const of = channelSource(propertyId);
  const nights = connection?.connected === true ? await listAvailability(db, of, span) : [];
  if (connection === undefined || nights.length === 0) return [];
  const types = await listChannelRoomTypes(db, propertyId);
  const asOf = await findChannelNightsAsOf(db, propertyId, span);
  return [{ provider: connection.provider, asOf, nights, rates: await listRates(db, of, span), types }];
}

/** The cheapest of the plans that have the most of the nights. */
function lowest(plans: readonly PmsRate[][]): readonly PmsRate[] {
  const sum = (plan: PmsRate[]) => plan.reduce((total, { price }) => total + Number(price.amount), 0);
  return plans.toSorted((a, b) => b.length - a.length || sum(a) - sum(b))[0] ?? [];
}
