import { runChecks } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { Check, PmsProperty } from '../port.ts';
import { localDate } from '../values/local-time.ts';
import type { PullContext } from './pull.ts';
import { availability, folios, housekeeping, listOfValues, reservations, roomTypes } from './schema.ts';

/** Checks each module that is needed, and each code in the settings. */
export function checkOpera(
  world: PullContext,
  findProperty: (signal: AbortSignal) => Promise<PmsProperty>,
  signal: AbortSignal,
): Promise<Check[]> {
  const { client, settings, timezone, now } = world;
  const { codes, transactionCode, cashierId } = settings;
  const today = localDate(now(), timezone);
  const firstOnly = { limit: 1, offset: 0 };
  const night = { roomStayStartDate: today, roomStayEndDate: today, roomStayQuantity: 1, adults: 1, children: 0 };
  const checkCodes = (list: string, configuredCodes: readonly (string | undefined)[]) =>
    checkListed(client, list, configuredCodes, signal);
  return runChecks([
    ['Credentials', () => client.logIn(signal)],
    ['Hotel', async () => (await findProperty(signal)).name],
    [
      'Time zone',
      async () => {
        const vendorTimezone = (await findProperty(signal)).timezone;
        if (vendorTimezone !== null && vendorTimezone !== timezone)
          throw new PmsError('bad_settings', `OPERA Cloud has ${vendorTimezone}, we have ${timezone}: set the same`);
        return timezone;
      },
    ],
    ['Reservations (rsv)', () => client.get('/rsv/v1/hotels/{hotelId}/reservations', firstOnly, reservations, signal)],
    ['Rooms (hsk)', () => client.get('/hsk/v1/hotels/{hotelId}/housekeepingOverview', firstOnly, housekeeping, signal)],
    ['Room types (rm)', () => client.get('/rm/config/v1/hotels/{hotelId}/roomTypes', firstOnly, roomTypes, signal)],
    ['Rates (par)', () => client.get('/par/v1/hotels/{hotelId}/availability', night, availability, signal)],
    ['Service request codes', () => checkCodes('serviceRequestCodes', Object.values(codes.serviceRequests))],
    ['Maintenance code', () => checkCodes('roomMaintenance', [codes.maintenance])],
    [
      'Charges (csh)',
      async () => {
        if (transactionCode === null || cashierId === null)
          throw new PmsError('bad_settings', 'Without transaction code and cashier ID no charges can be posted');
        await client.get('/csh/v1/hotels/{hotelId}/reservations/0/folios', { limit: 1 }, folios, signal);
        return checkCodes('postingTransactionCodes', [transactionCode]);
      },
    ],
    ['Business events', async () => describeEvents(settings)],
  ]);
}

/** Checks that OPERA's list of values contains the configured codes, and returns them for the report. */
async function checkListed(
  client: PullContext['client'],
  list: string,
  configuredCodes: readonly (string | undefined)[],
  signal: AbortSignal,
): Promise<string> {
  const codesToCheck = [...new Set(configuredCodes.flatMap((code) => code ?? []))];
  if (codesToCheck.length === 0) return 'no code is set: this goes into reservation comments';
  const path = `/lov/v1/listOfValues/hotels/{hotelId}/${list}`;
  const answer = await client.get(path, {}, listOfValues, signal);
  const operaCodes = (answer?.listOfValues.items ?? [])
    .filter(({ active }) => active !== false)
    .map(({ code }) => code);
  const missing = codesToCheck.filter((code) => !operaCodes.includes(code));
  if (missing.length > 0) throw new PmsError('bad_settings', `OPERA Cloud does not know ${missing.join(', ')}`);
  return codesToCheck.join(', ');
}

function describeEvents({ events }: PullContext['settings']): string {
  if (events === null) return 'no external system is set: changes are only seen when all is read';
  return events.from === 'stream' ? `by the stream of ${events.chainCode}` : events.extSystemCode;
}
