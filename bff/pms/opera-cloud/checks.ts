import { runChecks } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { Check, PmsProperty } from '../port.ts';
import { localDate } from '../values/local-time.ts';
import type { PullWorld } from './pull.ts';
import { availability, folios, housekeeping, listOfValues, reservations, roomTypes } from './schema.ts';

/** A call for each module that is needed, and each code that the settings name. */
export function checkOpera(
  world: PullWorld,
  findProperty: (signal: AbortSignal) => Promise<PmsProperty>,
  signal: AbortSignal,
): Promise<Check[]> {
  const { client, settings, timezone, now } = world;
  const { codes, transactionCode, cashierId } = settings;
  const today = localDate(now(), timezone);
  const one = { limit: 1, offset: 0 };
  const night = { roomStayStartDate: today, roomStayEndDate: today, roomStayQuantity: 1, adults: 1, children: 0 };

  async function checkCodes(list: string, wanted: readonly (string | undefined)[]): Promise<string> {
    const named = [...new Set(wanted.flatMap((code) => code ?? []))];
    if (named.length === 0) return 'no code is set: this goes into reservation comments';
    const path = `/lov/v1/listOfValues/hotels/{hotelId}/${list}`;
    const found = await client.get(path, {}, listOfValues, signal);
    const known = (found?.listOfValues.items ?? []).filter(({ active }) => active !== false).map(({ code }) => code);
    const missing = named.filter((code) => !known.includes(code));
    if (missing.length > 0) throw new PmsError('bad_settings', `OPERA Cloud does not know ${missing.join(', ')}`);
    return named.join(', ');
  }

  return runChecks([
    ['Credentials', () => client.logIn(signal)],
    ['Hotel', async () => (await findProperty(signal)).name],
    [
      'Time zone',
      async () => {
        const theirs = (await findProperty(signal)).timezone;
        if (theirs !== null && theirs !== timezone)
          throw new PmsError('bad_settings', `OPERA Cloud has ${theirs}, we have ${timezone}: set the same`);
        return timezone;
      },
    ],
    ['Reservations (rsv)', () => client.get('/rsv/v1/hotels/{hotelId}/reservations', one, reservations, signal)],
    ['Rooms (hsk)', () => client.get('/hsk/v1/hotels/{hotelId}/housekeepingOverview', one, housekeeping, signal)],
    ['Room types (rm)', () => client.get('/rm/config/v1/hotels/{hotelId}/roomTypes', one, roomTypes, signal)],
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
    [
      'Business events',
      async () =>
        settings.events === null
          ? 'no external system is set: changes are only seen when all is read'
          : settings.events.from === 'stream'
            ? `by the stream of ${settings.events.chainCode}`
            : settings.events.extSystemCode,
    ],
  ]);
}
