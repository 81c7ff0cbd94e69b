import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { runChecks } from '../../pms/adapter/checks.ts';
import { writeLocalCursor } from '../../pms/adapter/pms-clock.ts';
import type { SessionWorld } from '../../pms/port.ts';
import { ratePlans } from '../../pms/values/cloudbeds-plans.ts';
import { localDate, readLocal, writeLocal } from '../../pms/values/local-time.ts';
import { dayAfter } from '../last-night.ts';
import type { BookingPage, ChannelManagerSession } from '../port.ts';
import { createClient, PAGE_MAX } from './client.ts';
import { readPlans } from './nights.ts';
import { readBooking } from './read.ts';
import { bookingList, hotel, noteList, roomTypeList, webhookList } from './schema.ts';

/** Each read starts this much before the last one, so that changes during a read are not missed. */
const OVERLAP_MS = 10 * 60_000;
/** Calls are not signed, but must have this secret, which is part of the address we gave. */
export const SECRET_NAME = 'secret';
const ACTIONS = [
  'created',
  'status_changed',
  'dates_changed',
  'accommodation_type_changed',
  'deleted',
  'notes_changed',
];

/** One hotel in Cloudbeds, by that property's key (PMS API v1.3). */
export function openSession({ credentials, net, clock, webhook, timezone }: SessionWorld): ChannelManagerSession {
  const client = createClient(net, credentials);
  const propertyID = credentials['propertyId'] ?? '';
  let currency: string | null = null;

  async function findProperty(signal: AbortSignal) {
    const { data } = await client.get('getHotelDetails', { propertyID }, hotel, signal);
    const { propertyID: id, propertyName: name, propertyCurrency } = data;
    return { id, name: name || id, currency: propertyCurrency?.currencyCode ?? '' };
  }

  const readList = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
    client.get(
      'getReservationsWithRateDetails',
      { propertyID, includeGuestsDetails: 'true', ...query },
      bookingList,
      signal,
    );

  const toDate = (instantMs: number) => localDate(new Date(instantMs), timezone);
  /** `to`: the day of departure. Plans for those who know a code are left out. */
  const readRates = (from: string, to: string, signal: AbortSignal) => {
    const span = { startDate: from, endDate: to };
    const query = { propertyIDs: propertyID, ...span, detailedRates: 'true', includePromoCode: 'false' };
    return client.get('getRatePlans', query, ratePlans, signal);
  };

  /** Notes of guests and portals are a separate request. */
  async function withNotes(booking: ChannelBooking, signal: AbortSignal): Promise<ChannelBooking> {
    const { data } = await client.get(
      'getReservationNotes',
      { propertyID, reservationID: booking.id },
      noteList,
      signal,
    );
    return {
      ...booking,
      notes: data
        .map(({ reservationNote }) => reservationNote)
        .filter(Boolean)
        .join('\n'),
    };
  }

  async function readPage(
    data: readonly unknown[],
    signal: AbortSignal,
  ): Promise<Pick<BookingPage, 'bookings' | 'faults'>> {
    const bookings: ChannelBooking[] = [];
    const faults: string[] = [];
    for (const raw of data) {
      const read = readBooking(raw);
      if ('fault' in read) faults.push(read.fault);
      else bookings.push(await withNotes(read, signal));
    }
    return { bookings, faults };
  }

  return {
    test: (signal) =>
      runChecks([
        ['getHotelDetails', async () => (await findProperty(signal)).name],
        [
          'getReservationsWithRateDetails',
          () => readList({ modifiedFrom: writeLocal(clock(), timezone), pageSize: '1' }, signal),
        ],
        ['getRoomTypes', () => client.get('getRoomTypes', { propertyIDs: propertyID }, roomTypeList, signal)],
        ['getRatePlans', () => readRates(toDate(+clock()), toDate(+clock() + DAY_MS), signal)],
      ]),
    async property(signal) {
      const { id, name } = await findProperty(signal);
      return { id, name };
    },
    async roomTypes(signal) {
      const { data } = await client.get('getRoomTypes', { propertyIDs: propertyID }, roomTypeList, signal);
      return data.map(({ roomTypeID, roomTypeName, maxGuests }) => ({
        code: roomTypeID,
        name: roomTypeName,
        maxPersons: maxGuests > 0 ? maxGuests : null,
      }));
    },
    async *pull(cursor, signal) {
      const beganAt = new Date(+clock() - OVERLAP_MS).toISOString();
      const last = cursor === null ? null : readLocal(cursor, timezone); // A timestamp stored by an earlier version was local.
      // The first read takes all stays that are not over.
      const since: Record<string, string> =
        last === null
          ? { reservationCheckOutFrom: toDate(+clock() - DAY_MS) }
          : { modifiedFrom: writeLocalCursor(last, timezone) };
      for (let page = 1; ; page++) {
        const { data } = await readList({ ...since, pageNumber: String(page), pageSize: String(PAGE_MAX) }, signal);
        yield { ...(await readPage(data, signal)), receipts: [], cursor: null };
        if (data.length < PAGE_MAX) break;
      }
      yield { bookings: [], faults: [], receipts: [], cursor: beganAt };
    },
    async nights({ from, to }, signal) {
      currency ??= (await findProperty(signal)).currency;
      // Including the day of departure, which says whether a stay may end on it.
      return readPlans((await readRates(from, dayAfter(to), signal)).data, { currency, to });
    },
    acknowledge: async () => undefined,
    async subscribe(signal) {
      if (webhook === null) return;
      const endpointUrl = `${webhook.url}?${SECRET_NAME}=${encodeURIComponent(webhook.secret)}`;
      const own = await listOwn(webhook.url, signal);
      await end(
        own.filter(({ endpoint }) => endpoint !== endpointUrl),
        signal,
      );
      const there = own.filter(({ endpoint }) => endpoint === endpointUrl).map(({ action }) => action);
      for (const action of ACTIONS.filter((one) => !there.includes(one))) {
        const fields = { propertyID, object: 'reservation', action, endpointUrl };
        await client.send('POST', 'postWebhook', { fields, effect: 'append' }, signal);
      }
    },
    async unsubscribe(signal) {
      if (webhook !== null) await end(await listOwn(webhook.url, signal), signal);
    },
  };

  /** The subscriptions of each kind of event with our address, whatever their secret. */
  async function listOwn(url: string, signal: AbortSignal) {
    const { data } = await client.get('getWebhooks', { propertyID }, webhookList, signal);
    return data
      .map(({ id, event, subscriptionData }) => ({
        id,
        action: event?.action ?? '',
        endpoint: subscriptionData?.endpoint ?? '',
      }))
      .filter(({ endpoint }) => endpoint === url || endpoint.startsWith(`${url}?`));
  }

  async function end(own: readonly { id: string }[], signal: AbortSignal): Promise<void> {
    for (const { id: subscriptionID } of own) {
      const fields = { propertyIDs: propertyID, subscriptionID };
      await client.send('DELETE', 'deleteWebhook', { fields, effect: 'delete' }, signal);
    }
  }
}
