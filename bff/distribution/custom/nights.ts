import { readAmount } from '../../pms/values/amount.ts';
import type { ToldNights } from '../port.ts';
import type { CustomEvent, NightsEvent } from './schema.ts';

export function isAboutNights(event: CustomEvent): event is NightsEvent {
  return event.type === 'availability.updated' || event.type === 'rates.updated';
}

/** The nights on sale that a program sent. */
export function readNights({ type, timestamp, data }: NightsEvent): ToldNights {
  const at = new Date(timestamp).toISOString();
  const listedNights = type === 'availability.updated' ? data.nights : data.rates;
  const byType = Map.groupBy<string, (typeof listedNights)[number]>(listedNights, ({ roomType }) => roomType);
  const roomTypes = [...byType].map(([code, nights]) => ({
    code,
    // Values that hold for all nights may be in any one of them.
    name: nights.find(({ roomTypeName }) => roomTypeName !== undefined)?.roomTypeName ?? '',
    maxPersons:
      nights.map((night) => ('maxPersons' in night ? night.maxPersons : null)).find((persons) => persons) ?? null,
  }));
  if (type === 'availability.updated') {
    const availability = data.nights.map(({ roomType: roomTypeCode, date, available, total = null }) => ({
      roomTypeCode,
      date,
      available,
      total,
    }));
    return { at, roomTypes, availability, rates: [] };
  }
  const rates = data.rates.flatMap(({ roomType, date, ratePlan, ratePlanName, amount, currency, offer = false }) => {
    const price = readAmount(amount, currency);
    return price === null
      ? []
      : [{ ratePlan, name: ratePlanName ?? ratePlan, roomTypeCode: roomType, date, price, offer }];
  });
  return { at, roomTypes, availability: [], rates };
}
