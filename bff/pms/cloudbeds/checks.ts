import { runChecks } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { Check, PmsProperty } from '../port.ts';
import { ratePlans } from '../values/cloudbeds-plans.ts';
import { localDate } from '../values/local-time.ts';
import type { PullWorld } from './pull.ts';
import { bookings, fieldList, guests, housekeeping, roomBlocks, rooms } from './schema.ts';

/** A call for each right to read that is needed. Rights to write show only in writing. */
export function checkCloudbeds(
  { client, propertyId, timezone, now }: PullWorld,
  findProperty: (signal: AbortSignal) => Promise<PmsProperty>,
  signal: AbortSignal,
): Promise<Check[]> {
  const own = { propertyID: propertyId };
  const one = { pageNumber: 1, pageSize: 1 };
  const owns = { propertyIDs: propertyId, ...one };
  const today = localDate(now(), timezone);
  return runChecks([
    ['Key and property', async () => (await findProperty(signal)).name],
    [
      'Time zone',
      async () => {
        const theirs = (await findProperty(signal)).timezone;
        if (theirs !== null && theirs !== timezone)
          throw new PmsError('bad_settings', `Cloudbeds has ${theirs}, we have ${timezone}: set the same`);
        return timezone;
      },
    ],
    [
      'Reservations (read:reservation)',
      () => client.get('getReservationsWithRateDetails', { ...own, ...one }, bookings, signal),
    ],
    [
      'Guests (read:guest)',
      () => client.get('getGuestsModified', { ...owns, resultsFrom: `${today} 00:00:00` }, guests, signal),
    ],
    ['Rooms (read:room)', () => client.get('getRooms', owns, rooms, signal)],
    [
      'Housekeeping (read:housekeeping)',
      () => client.get('getHousekeepingStatus', { ...own, ...one }, housekeeping, signal),
    ],
    ['Room blocks (read:roomblock)', () => client.get('getRoomBlocks', { ...own, ...one }, roomBlocks, signal)],
    [
      'Rates (read:rate)',
      () =>
        client.get('getRatePlans', { propertyIDs: propertyId, startDate: today, endDate: today }, ratePlans, signal),
    ],
    ['Custom fields (read:customFields)', () => client.get('getCustomFields', own, fieldList, signal)],
  ]);
}
