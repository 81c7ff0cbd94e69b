import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { runChecks } from '../../pms/adapter/checks.ts';
import type { SessionWorld } from '../../pms/port.ts';
import { lastNightBefore } from '../last-night.ts';
import type { BookingPage, ChannelManagerSession } from '../port.ts';
import { type Client, createClient, PAGE_MAX } from './client.ts';
import { readNights } from './nights.ts';
import { readBooking } from './read.ts';
import {
  availabilityList,
  bookingList,
  property,
  type RatePlans,
  RESTRICTIONS,
  ratePlanList,
  restrictionList,
  roomTypeList,
  webhookList,
} from './schema.ts';

/** Each read starts this much before the newest known entry, so that entries added during a read are not missed. */
const OVERLAP_MS = 10 * 60_000;
/** Header with our secret in its calls, which are not signed. */
export const SECRET_HEADER = 'x-servicechat-secret';
const EVENTS = 'booking;booking_unmapped_room;non_acked_booking';

/** One hotel in Channex (booking collection, webhook collection). */
export function openSession({ credentials, net, clock, webhook }: SessionWorld): ChannelManagerSession {
  const client = createClient(net, credentials);
  const propertyId = credentials['propertyId'] ?? '';
  const ofProperty = { 'filter[property_id]': propertyId };
  const acknowledges = credentials['acknowledge'] === 'yes';

  async function findProperty(signal: AbortSignal) {
    const { data } = await client.get(`/properties/${encodeURIComponent(propertyId)}`, {}, property, signal);
    return { id: data.id, name: data.attributes.title ?? data.id };
  }

  const readFeed = (page: number, limit: number, signal: AbortSignal) =>
    client.get(
      '/booking_revisions/feed',
      { ...ofProperty, ...pageOf(page, limit), 'order[inserted_at]': 'asc' },
      bookingList,
      signal,
    );

  /** Bookings that left the feed unacknowledged, and on the first read all stays that are not over. */
  async function* readBookings(cursor: string | null, signal: AbortSignal): AsyncIterable<BookingPage> {
    const since: Record<string, string> =
      cursor === null
        ? { 'filter[departure_date][gte]': new Date(+clock() - DAY_MS).toISOString().slice(0, 10) }
        : { 'filter[inserted_at][gte]': cursor };
    for (let page = 1; ; page++) {
      const query = { ...ofProperty, ...since, ...pageOf(page, PAGE_MAX), 'order[inserted_at]': 'asc' };
      const { data } = await client.get('/bookings', query, bookingList, signal);
      yield { ...readPage(data), receipts: [], cursor: null };
      if (data.length < PAGE_MAX) return;
    }
  }

  /** Acknowledged revisions leave the feed, so its first page is always the next one. */
  async function* readRevisions(signal: AbortSignal): AsyncIterable<BookingPage> {
    for (let page = 1; ; page++) {
      const { data } = await readFeed(acknowledges ? 1 : page, PAGE_MAX, signal);
      const read = readPage(data);
      yield { ...read, receipts: acknowledges ? data.map(({ id }) => id) : [], cursor: null };
      if (data.length < PAGE_MAX) return;
    }
  }

  const today = () => new Date(+clock()).toISOString().slice(0, 10);
  /** Both days included. */
  const spanOf = (from: string, to: string) => ({ ...ofProperty, 'filter[date][gte]': from, 'filter[date][lte]': to });
  const readFree = (from: string, to: string, signal: AbortSignal) =>
    client.get('/availability', spanOf(from, to), availabilityList, signal);

  async function listPlans(signal: AbortSignal): Promise<RatePlans> {
    const plans: RatePlans = [];
    for (let page = 1; ; page++) {
      const { data } = await client.get(
        '/rate_plans',
        { ...ofProperty, ...pageOf(page, PAGE_MAX) },
        ratePlanList,
        signal,
      );
      plans.push(...data);
      if (data.length < PAGE_MAX) return plans;
    }
  }

  return {
    test: (signal) =>
      runChecks([
        ['property', async () => (await findProperty(signal)).name],
        ['bookings', () => client.get('/bookings', { ...ofProperty, ...pageOf(1, 1) }, bookingList, signal)],
        ['feed', () => readFeed(1, 1, signal)],
        ['availability', () => readFree(today(), today(), signal)],
      ]),
    property: findProperty,
    async roomTypes(signal) {
      const { data } = await client.get('/room_types', { ...ofProperty, ...pageOf(1, PAGE_MAX) }, roomTypeList, signal);
      return data.map(({ id, attributes: { title, occ_adults: adults, occ_children: children } }) => ({
        code: id,
        name: title ?? '',
        maxPersons: adults == null ? null : adults + (children ?? 0),
      }));
    },
    async *pull(cursor, signal) {
      const beganAt = new Date(+clock() - OVERLAP_MS).toISOString().replace('Z', '');
      yield* readBookings(cursor, signal);
      yield* readRevisions(signal);
      yield { bookings: [], faults: [], receipts: [], cursor: beganAt };
    },
    async nights({ from, to }, signal) {
      const { data: availability } = await readFree(from, lastNightBefore(to), signal);
      const plans = await listPlans(signal);
      // Including the day of departure, which says whether a stay may end on it.
      const query = { ...spanOf(from, to), 'filter[restrictions]': RESTRICTIONS.join(',') };
      const { data: restrictions } = await client.get('/restrictions', query, restrictionList, signal);
      return readNights(availability, plans, { restrictions, to });
    },
    async acknowledge(receipts, signal) {
      for (const id of receipts)
        await client.send('POST', `/booking_revisions/${encodeURIComponent(id)}/ack`, { effect: 'idempotent' }, signal);
    },
    async subscribe(signal) {
      if (webhook === null) return;
      const body = {
        webhook: {
          property_id: propertyId,
          callback_url: webhook.url,
          event_mask: EVENTS,
          is_active: true,
          send_data: true,
          headers: { [SECRET_HEADER]: webhook.secret },
          request_params: {},
        },
      };
      const existing = await findWebhook(client, ofProperty, webhook.url, signal);
      if (existing === undefined) await client.send('POST', '/webhooks', { body, effect: 'append' }, signal);
      else await client.send('PUT', `/webhooks/${existing}`, { body, effect: 'idempotent' }, signal);
    },
    async unsubscribe(signal) {
      const existing = webhook === null ? undefined : await findWebhook(client, ofProperty, webhook.url, signal);
      if (existing !== undefined) await client.send('DELETE', `/webhooks/${existing}`, { effect: 'delete' }, signal);
    },
  };
}

async function findWebhook(
  client: Client,
  ofProperty: Readonly<Record<string, string>>,
  url: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { data } = await client.get('/webhooks', { ...ofProperty, ...pageOf(1, PAGE_MAX) }, webhookList, signal);
  return data.find(({ attributes }) => attributes.callback_url === url)?.id;
}

function pageOf(page: number, limit: number): Record<string, string> {
  return { 'pagination[page]': String(page), 'pagination[limit]': String(limit) };
}

function readPage(data: readonly { id: string; attributes?: unknown }[]): Pick<BookingPage, 'bookings' | 'faults'> {
  const bookings: ChannelBooking[] = [];
  const faults: string[] = [];
  for (const { id, attributes } of data) {
    const read = readBooking(id, attributes);
    if ('fault' in read) faults.push(read.fault);
    else bookings.push(read);
  }
  return { bookings, faults };
}
