import { DAY_MS } from '../../../shared/domain/time.ts';
import { runChecks } from '../../pms/adapter/checks.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { SessionWorld } from '../../pms/port.ts';
import type { BookingPage, ChannelManagerSession } from '../port.ts';
import { createClient, type Query } from './client.ts';
import { readCalendar } from './nights.ts';
import { groupMembers, groupOf, readGroup, readRow } from './read.ts';
import { type BookingRow, bookingList, type CalendarRoom, calendarList, propertyList, tokenDetails } from './schema.ts';

/** Each read starts this much before the last one, so that changes during a read are not missed. */
const OVERLAP_MS = 10 * 60_000;
/** Most numbers in one URL. */
const IDS_AT_ONCE = 50;
/** Without `bookings-personal` guests have no names. */
const SCOPES = ['bookings', 'bookings-personal', 'properties'];
/** Cancelled ones are returned only on request. */
const ALL_STATES: Query = ['confirmed', 'request', 'new', 'cancelled', 'black', 'inquiry'].map((state) => [
  'status',
  state,
]);

/** One property in Beds24 (API v2: authentication, bookings, properties). */
export function openSession({ credentials, net, clock, keep }: SessionWorld): ChannelManagerSession {
  const client = createClient({ credentials, net, clock, keep });
  const propertyId = credentials['propertyId'] ?? '';
  const ofProperty: Query = [['propertyId', propertyId]];
  let hotelCurrency: string | null = null;

  async function requireScopes(signal: AbortSignal): Promise<string> {
    const { validToken, token } = await client.get('/authentication/details', [], tokenDetails, signal);
    if (!validToken) throw new PmsError('rejected_credentials', 'Beds24 does not know this token');
    const scopes = token?.scopes ?? SCOPES;
    const missing = SCOPES.filter(
      (scope) => ![scope, `read:${scope}`, `all:${scope}`].some((one) => scopes.includes(one)),
    );
    if (missing.length > 0)
      throw new PmsError('not_allowed', `Make a new invite code in Beds24, with ${missing.join(', ')} to read as well`);
    return scopes.join(', ');
  }

  async function findProperty(signal: AbortSignal) {
    const query: Query = [
      ['id', propertyId],
      ['includeAllRooms', 'true'],
    ];
    const { data } = await client.get('/properties', query, propertyList, signal);
    const property = data.find(({ id }) => id === propertyId);
    if (property === undefined)
      throw new PmsError('bad_settings', `This token opens no property ${propertyId} in Beds24`);
    return property;
  }

  const readList = (query: Query, signal: AbortSignal) =>
    client.get(
      '/bookings',
      [...ofProperty, ...query, ...ALL_STATES, ['includeBookingGroup', 'true']],
      bookingList,
      signal,
    );

  const today = () => toStamp(+clock()).slice(0, 10);
  /** `to`: the last day, included. */
  const readDays = ({ from, to, page }: { from: string; to: string; page: number }, signal: AbortSignal) => {
    const span: Query = [
      ['startDate', from],
      ['endDate', to],
      ['includeNumAvail', 'true'],
      ['includePrices', 'true'],
      ['includeMinStay', 'true'],
      ['includeMaxStay', 'true'],
      ['includeOverride', 'true'],
      ['page', String(page)],
    ];
    return client.get('/inventory/rooms/calendar', [...ofProperty, ...span], calendarList, signal);
  };

  /** All rooms of each booking: only one row of a group may have changed, so the others are loaded. */
  async function readPage(
    data: readonly unknown[],
    signal: AbortSignal,
  ): Promise<Pick<BookingPage, 'bookings' | 'faults'>> {
    const rows = new Map<string, BookingRow>();
    const faults: string[] = [];
    const take = (raws: readonly unknown[]) => {
      for (const raw of raws) {
        const parsedRow = readRow(raw);
        if ('fault' in parsedRow) faults.push(parsedRow.fault);
        else if (parsedRow.row.propertyId === propertyId) rows.set(parsedRow.row.id, parsedRow.row);
      }
    };
    take(data);
    const groups = new Set([...rows.values()].map(groupOf));
    const missing = [...new Set([...rows.values()].flatMap(groupMembers))].filter((id) => !rows.has(id));
    for (let at = 0; at < missing.length; at += IDS_AT_ONCE) {
      const ids: Query = missing.slice(at, at + IDS_AT_ONCE).map((id) => ['id', id]);
      take((await readList(ids, signal)).data);
    }
    const bookings = [...groups].flatMap((group) => {
      const members = [...rows.values()].filter((row) => groupOf(row) === group);
      return readGroup(group, members) ?? [];
    });
    return { bookings, faults };
  }

  return {
    test: (signal) =>
      runChecks([
        ['scopes', () => requireScopes(signal)],
        ['property', async () => (await findProperty(signal)).name],
        ['bookings', () => readList([['modifiedFrom', toStamp(+clock())]], signal)],
        ['inventory', () => readDays({ from: today(), to: today(), page: 1 }, signal)],
      ]),
    async property(signal) {
      await requireScopes(signal);
      const { id, name } = await findProperty(signal);
      return { id, name: name || id };
    },
    async roomTypes(signal) {
      const { roomTypes } = await findProperty(signal);
      return (roomTypes ?? []).map(({ id, name, maxPeople }) => ({
        code: id,
        name,
        maxPersons: maxPeople ?? null,
      }));
    },
    async *pull(cursor, signal) {
      const beganAt = toStamp(+clock() - OVERLAP_MS);
      // The first read takes all stays that are not over.
      const since: Query =
        cursor === null ? [['departureFrom', toStamp(+clock() - DAY_MS).slice(0, 10)]] : [['modifiedFrom', cursor]];
      for (let page = 1; ; page++) {
        const { data, pages } = await readList([...since, ['page', String(page)]], signal);
        yield { ...(await readPage(data, signal)), receipts: [], cursor: null };
        if (pages?.nextPageExists !== true || data.length === 0) break;
      }
      yield { bookings: [], faults: [], receipts: [], cursor: beganAt };
    },
    async nights({ from, to }, signal) {
      hotelCurrency ??= (await findProperty(signal)).currency;
      const rooms: CalendarRoom[] = [];
      for (let page = 1; ; page++) {
        // Including the day of departure, which says whether a stay may end on it.
        const { data, pages } = await readDays({ from, to, page }, signal);
        rooms.push(...data);
        if (pages?.nextPageExists !== true || data.length === 0)
          return readCalendar(rooms, { currency: hotelCurrency, to });
      }
    },
    acknowledge: async () => undefined,
  };
}

/** `2026-03-02T08:15:00`, in UTC. */
function toStamp(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 19);
}
