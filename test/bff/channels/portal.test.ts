import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createChannelNet } from '../../../bff/channels/net.ts';
import { CHANNEL_ADAPTERS } from '../../../bff/channels/registry.ts';
import { type PortalSimulator, startPortal } from '../../../bff/simulators/channex/portal.ts';
import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { type HouseOn, openHouseOn } from './house.ts';

const MANAGER = '/api/integrations/channel-manager';
const BOOKING: ChannelBooking = {
  id: 'd0000000-0000-4000-8000-000000000001',
  version: '1',
  otaName: 'Booking.com',
  otaReference: '4005512233',
  confirmationNumber: null,
  state: 'booked',
  rooms: [
    {
      roomType: { code: 'DBL', name: 'Double room' },
      ratePlan: '',
      checkIn: '2027-05-10',
      checkOut: '2027-05-12',
      adults: 2,
      children: 0,
      guestName: null,
    },
  ],
  booker: { firstName: 'Zoë', lastName: 'Martin', email: 'z.1@guest.booking.com', phone: '', language: 'de' },
  arrivalTime: null,
  notes: '',
};

let house: HouseOn<PortalSimulator>;
let count = 0;
beforeAll(async () => {
  house = await openHouseOn('portal', startPortal);
});
afterAll(() => house.close());
afterEach(() => {
  house.platform.guests.installed(true);
  house.platform.faults.clear();
});

const newGuest = () => `b1000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
const call = (method: string, path: string, body?: object) =>
  house.server.call(method, path, { key: house.key, ...(body === undefined ? {} : { body }) });
const conversationOf = async (guest: string) => (await house.conversations()).find(({ address }) => address === guest);
const texts = (guest: string) => house.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);

describe('the chats of booking portals', () => {
  it('are a conversation in the inbox that a colleague answers there', async () => {
    const guest = newGuest();
    house.platform.say(guest, 'human please');
    await house.settle();
    const conversation = await conversationOf(guest);
    expect(conversation).toMatchObject({ channel: 'portal' });
    const id = String(conversation?.['id']);
    expect((await call('POST', `/api/conversations/${id}/messages`, { text: 'Parking is free.' })).status).toBe(201);
    await house.settle();
    expect(texts(guest).at(-1)).toBe('Parking is free.');
  });

  it('mark a deleted file as gone, and fetch a temporarily unavailable file again', async () => {
    const { url, faults, credentials } = house.platform;
    const { portal } = CHANNEL_ADAPTERS;
    const allowedPrivate = [new URL(url).host];
    const net = createChannelNet(allowedPrivate, portal.budget);
    const place = { webhookUrl: house.webhookUrl, houseName: 'Lindenhof', smtpUrl: null, sign: (text: string) => text };
    const session = portal.open({ ...place, net, allowedPrivate, callTimeoutMs: 5_000 }, credentials);
    const fetchIt = () => session.fetchMedia?.(`${url}/files/lamp.jpg`, 1_000, AbortSignal.timeout(10_000));
    faults.order({ kind: 'status', status: 503, on: /lamp/ });
    await expect(fetchIt()).rejects.toMatchObject({ code: 'unreachable' });
    faults.order({ kind: 'status', status: 410, on: /lamp/ });
    expect(await fetchIt()).toBeNull();
    await net.close();
  });

  it('are queried if Channex’s call got lost', async () => {
    const guest = newGuest();
    house.platform.webhooks.hold();
    house.platform.say(guest, 'Is parking free?');
    await house.settle();
    expect(await conversationOf(guest)).toBeUndefined();
    await house.messaging.catchUp(['portal']);
    await house.settle();
    expect(texts(guest)).toEqual(['Echo: Is parking free?']);
    house.platform.webhooks.release();
    await house.settle();
    expect(texts(guest)).toEqual(['Echo: Is parking free?']);
  });

  it('show at the channel that the Messages app is missing, and pending messages are sent once it is installed', async () => {
    const guest = newGuest();
    house.platform.say(guest, 'human please');
    await house.settle();
    const id = String((await conversationOf(guest))?.['id']);
    house.platform.guests.installed(false);
    await call('POST', `/api/conversations/${id}/messages`, { text: 'Good evening' });
    await house.settle();
    const readChannel = async () =>
      (await call('GET', '/api/channels')).body.items.find((one: { channel: string }) => one.channel === 'portal');
    expect((await readChannel()).lastError.message).toContain('Messages app');
    const tested = await call('POST', '/api/channels/portal/test', {});
    expect(tested.body).toMatchObject({ ok: false });
    house.platform.guests.installed(true);
    expect((await call('POST', '/api/channels/portal/test', {})).body).toMatchObject({ ok: true });
    await house.settle();
    expect(texts(guest).at(-1)).toBe('Good evening');
    expect(await readChannel()).toMatchObject({ health: 'ok' });
  });

  it('of another property visible to the key are ignored', async () => {
    const guest = newGuest();
    house.platform.webhooks.hold();
    house.platform.say(guest, 'For the house next door');
    house.platform.faults.order({
      kind: 'malformed',
      on: /GET \/api\/v1\/message_threads\?/,
      body: JSON.stringify({
        data: [
          {
            id: guest,
            attributes: { last_message_received_at: null },
            relationships: { property: { data: { id: 'c0000000-0000-4000-8000-000000000009' } } },
          },
        ],
      }),
    });
    await house.messaging.catchUp(['portal']);
    await house.settle();
    expect(await conversationOf(guest)).toBeUndefined();
    house.platform.webhooks.release();
    await house.settle();
  });

  it('with one unreadable message lose no other message', async () => {
    const guest = newGuest();
    house.platform.webhooks.hold();
    const id = house.platform.say(guest, 'Readable');
    const good = { id, attributes: { message: 'Readable', sender: 'guest', inserted_at: new Date().toISOString() } };
    const body = JSON.stringify({ data: [{ id: 7, attributes: 'none' }, good] });
    house.platform.faults.order({ kind: 'malformed', on: new RegExp(`GET .*${guest}/messages`), body });
    await house.messaging.catchUp(['portal']);
    await house.settle();
    expect(texts(guest)).toEqual(['Echo: Readable']);
    house.platform.webhooks.release();
    await house.settle();
  });

  it('that are disconnected get no more calls', async () => {
    const hooks = async () => {
      const { baseUrl = '', apiKey = '', propertyId = '' } = house.platform.credentials;
      const asked = await fetch(`${baseUrl}/webhooks?filter[property_id]=${propertyId}`, {
        headers: { 'user-api-key': apiKey },
      });
      const { data } = (await asked.json()) as { data: { attributes: { callback_url: string } }[] };
      return data.map(({ attributes }) => attributes.callback_url);
    };
    expect(await hooks()).toContain(house.webhookUrl);
    expect((await call('DELETE', '/api/channels/portal')).status).toBe(204);
    expect(await hooks()).not.toContain(house.webhookUrl);
  });
});

describe('with Channex as the channel manager', () => {
  it('connecting the chats needs no further input, and without it the missing values are named', async () => {
    const refused = await call('PUT', '/api/channels/portal', {});
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/apiKey', code: 'required' }] } });
    const half = await call('PUT', '/api/channels/portal', { apiKey: 'only' });
    expect(half).toMatchObject({ status: 422, body: { errors: [{ pointer: '/propertyId' }] } });
    const { credentials } = house.platform;
    const made = await call('POST', `${MANAGER}/connect`, { provider: 'channex', credentials });
    expect(made.status).toBe(201);
    const connected = await call('PUT', '/api/channels/portal', {});
    expect(connected).toMatchObject({ status: 200, body: { detail: { name: 'Lindenhof' }, warnings: [] } });
    expect(JSON.stringify(await house.server.dump())).not.toContain(credentials['apiKey']);
  });

  it('a guest who writes in their booking’s chat is identified by the booking, and sees its dates and nothing else', async () => {
    const { id: booking } = BOOKING;
    await house.server.deps.distribution.work(); // the first pull began with the connection
    house.platform.put(BOOKING);
    await house.platform.webhooks.settled();
    await house.server.deps.distribution.work();
    await call('PUT', '/api/activation', {
      channels: ['widget', 'portal'],
      aiMode: 'auto',
      businessHours: { mon_fri: '24/7', weekend: '24/7' },
    });
    const guest = newGuest();
    house.platform.say(guest, 'Hello', { bookingId: booking });
    await house.settle();
    const grants = async () => (await house.server.dump())['accessGrant'];
    const { id } = (await conversationOf(guest)) ?? {};
    const [stay] = (await call('GET', '/api/reservations')).body.items;
    expect(await grants()).toMatchObject([{ level: 'channel', conversationId: id, reservationId: stay.id }]);
    house.platform.say(guest, 'Hello again');
    const stranger = newGuest();
    house.platform.say(stranger, 'Hello', { bookingId: 'd0000000-0000-4000-8000-00000000ffff' });
    await house.settle();
    expect(texts(stranger)).toEqual(['Echo: Hello']);
    expect(await grants()).toHaveLength(1);
  });
});
