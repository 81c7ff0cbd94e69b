import { runChecks } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { Check, PmsProperty } from '../port.ts';
import { ratePlans } from '../values/cloudbeds-plans.ts';
import { localDate } from '../values/local-time.ts';
import type { PullContext } from './pull.ts';
import { bookings, fieldList, guests, housekeeping, roomBlocks, rooms } from './schema.ts';

/** Checks each needed right to read by a call. Rights to write can only be found out by writing. */
export function checkCloudbeds(
  { client, propertyId, timezone, now }: PullContext,
  findProperty: (signal: AbortSignal) => Promise<PmsProperty>,
  signal: AbortSignal,
): Promise<Check[]> {
  const property = { propertyID: propertyId };
  const firstOnly = { pageNumber: 1, pageSize: 1 };
  const propertiesPage = { propertyIDs: propertyId, ...firstOnly };
  const today = localDate(now(), timezone);
  return runChecks([
    ['Key and property', async () => (await findProperty(signal)).name],
    [
      'Time zone',
      async () => {
        const vendorTimezone = (await findProperty(signal)).timezone;
        if (vendorTimezone !== null && vendorTimezone !== timezone)
          throw new PmsError('bad_settings', `Cloudbeds has ${vendorTimezone}, we have ${timezone}: set the same`);
        return timezone;
      },
    ],
    [
      'Reservations (read:reservation)',
      () => client.get('getReservationsWithRateDetails', { ...property, ...firstOnly }, bookings, signal),
    ],
    [
      'Guests (read:guest)',
      () => client.get('getGuestsModified', { ...propertiesPage, resultsFrom: `${today} 00:00:00` }, guests, signal),
    ],
    ['Rooms (read:room)', () => client.get('getRooms', propertiesPage, rooms, signal)],
    [
      'Housekeeping (read:housekeeping)',
      () => client.get('getHousekeepingStatus', { ...property, ...firstOnly }, housekeeping, signal),
    ],
    [
      'Room blocks (read:roomblock)',
      () => client.get('getRoomBlocks', { ...property, ...firstOnly }, roomBlocks, signal),
    ],
    [
      'Rates (read:rate)',
      () =>
        client.get('getRatePlans', { propertyIDs: propertyId, startDate: today, endDate: today }, ratePlans, signal),
    ],
    ['Custom fields (read:customFields)', () => client.get('getCustomFields', property, fieldList, signal)],
  ]);
}
