import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelSimulator } from '../../../bff/simulators/channel-manager.ts';
import type { WebhookCall } from '../../../bff/simulators/server/webhooks.ts';
import { envelopeOf, reservationOf, startSimulator } from '../../../bff/simulators/siteminder/simulator.ts';
import { describeChannelManager } from '../../contract/channel-manager.ts';
import {
  BASE,
  BOOKING,
  type ChannelHouse,
  openChannelHouse,
  type VendorSide,
} from '../../contract/channel-manager-house.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';
import { toBooking } from './pulled-side.ts';

const AT = '2026-03-02T08:15:30Z';

interface PushedSide extends VendorSide {
  user: string;
  password: string;
  url: string;
  globalUrl: string;
}

let simulator: ChannelSimulator;
let side: PushedSide;

async function open(server: HttpServer, credentials: Record<string, string> = {}): Promise<ChannelHouse> {
  simulator = await startSimulator({ clock: server.deps.clock });
  Object.assign(simulator.credentials, credentials);
  side = createSide(simulator);
  return openChannelHouse(server, 'siteminder', async () => side);
}

/** SOAP calls are always answered with 200. The body says whether they succeeded. */
async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<string> {
  const type = { 'content-type': 'application/xml; charset=utf-8' };
  const answer = await fetch(url, { method: 'POST', headers: { ...type, ...headers }, body });
  expect(answer.status).toBe(200);
  return answer.text();
}

function createSide(from: ChannelSimulator): PushedSide {
  const postAgain = async (call: WebhookCall | undefined) => {
    expect(await post(call?.url ?? '', call?.body ?? '')).toContain('<Success/>');
  };
  const made: PushedSide = {
    user: '',
    password: '',
    url: '',
    globalUrl: '',
    credentials: from.credentials,
    async begin({ webhookUrl, globalUrl, user, password }) {
      Object.assign(made, { url: webhookUrl, globalUrl, user, password });
      from.setHook?.({ url: webhookUrl, user, password, secret: null });
    },
    async tell(booking) {
      from.put(toBooking(booking));
      await from.webhooks.settled();
      expect(from.webhooks.failed).toEqual([]);
    },
    repeat: () => postAgain(from.webhooks.delivered.at(-1)),
    async notifyLate(older) {
      from.put(toBooking(older), { late: true });
      await from.webhooks.settled();
      expect(from.webhooks.failed).toEqual([]); // accepted, so that it is not sent again forever
    },
    async sendAndLoseAnswer(booking) {
      await made.tell(booking);
      await made.repeat();
    },
    async sendAndKill(booking, restart) {
      await made.tell(booking);
      await restart();
      await made.repeat();
    },
    async forge() {
      const reservation = reservationOf(toBooking({ ...BOOKING, id: 'forged' }), AT);
      const envelopeFor = (user: string, password: string) => envelopeOf(reservation, { at: AT, user, password });
      const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
      const { user, password, url, globalUrl } = made;
      const right = envelopeFor(user, password);
      const bare = right.replace(/<soap:Header>[\s\S]*<\/soap:Header>/, '<soap:Header/>');
      const empty = envelopeOf('', { at: AT, user, password });
      const isGone = (await fetch(url, { method: 'POST', body: empty })).status === 401;
      const answers = await Promise.all([
        fetch(url, { method: 'POST', body: envelopeFor(user, 'wrong') }),
        fetch(url, { method: 'POST', body: envelopeFor('other', password) }),
        fetch(url, { method: 'POST', body: bare }),
        fetch(url, { method: 'POST', body: bare, headers: basic(`${user}:wrong`) }),
        fetch(globalUrl, { method: 'POST', body: envelopeFor(user, 'wrong') }),
        ...(isGone ? [] : [fetch(url, { method: 'POST', body: right, headers: basic(`${user}:wrong`) })]),
      ]);
      return Promise.all(answers.map(async (one) => ((await one.text()).includes('Code="497"') ? 401 : one.status)));
    },
    async sendMalformed() {
      const envelope = (inside: string) => envelopeOf(inside, { at: AT, user: made.user, password: made.password });
      const answer = await post(made.url, envelope('').replace(/<OTA_[\s\S]*OTA_HotelResNotifRQ>/, '<Other/>'));
      expect(answer).toContain('<Errors>');
    },
    async close() {
      await from.close();
    },
  };
  return made;
}

describeChannelManager('SiteMinder', open);

describe('SiteMinder', () => {
  let server: HttpServer;
  let house: ChannelHouse;
  beforeAll(async () => {
    server = await startHttpServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    house = await open(server, { hotelCode: `H${Math.random()}` });
  });
  afterEach(() => house.close());

  const envelope = (inside: string, at = AT) => envelopeOf(inside, { at, user: side.user, password: side.password });
  const ofHotel = (xml: string) =>
    xml.replaceAll('HotelCode="10107"', `HotelCode="${simulator.credentials['hotelCode']}"`);
  const minimum = (status: string) =>
    ofHotel(`<HotelReservation ResStatus="${status}" CreateDateTime="${AT}"><POS><Source><RequestorID ID="DEMOPMS"/></Source></POS>
    <UniqueID ID="RES-1"/><RoomStays><RoomStay><TimeSpan Start="2026-05-10" End="2026-05-12"/></RoomStay></RoomStays><ResGlobalInfo>
    <TimeSpan Start="2026-05-10" End="2026-05-12"/><Total AmountAfterTax="200.00"/><BasicPropertyInfo HotelCode="10107"/></ResGlobalInfo></HotelReservation>`);

  it('may send a booking with the required fields alone, to the address for all hotels', async () => {
    expect(await post(side.globalUrl, envelope(minimum('Cancelled')))).toContain('<Success/>');
    expect(await house.reservations()).toMatchObject([
      { state: 'cancelled', checkIn: '2026-05-10', confirmationNumber: 'RES1' },
    ]);
  });

  it.each(['Reserved', 'Waitlisted', 'Cancelled', 'No-show', 'In-house', 'Checked-Out', 'Reticulated'])(
    'is answered with success for the status %s, also if no stay is stored for it',
    async (status) => {
      expect(await post(side.url, envelope(minimum(status)))).toContain('<Success/>');
    },
  );

  it('gets its echo token back unchanged', async () => {
    const asked = envelope(minimum('Reserved')).replace(/EchoToken="[^"]*"/, 'EchoToken="a&quot;b&lt;c"');
    expect(await post(side.url, asked)).toContain('EchoToken="a&#34;b&#60;c"');
  });

  it('is told that a hotel is unknown only with valid credentials', async () => {
    const other = minimum('Reserved').replaceAll(String(simulator.credentials['hotelCode']), 'UNKNOWN');
    expect(await post(side.url, envelope(other))).toContain('Code="392"');
    expect(await post(side.globalUrl, envelope(other))).toContain('Code="392"');
    const wrong = envelopeOf(other, { at: AT, user: side.user, password: 'wrong' });
    expect(await post(side.globalUrl, wrong)).toContain('Code="497"');
    expect(await house.reservations()).toEqual([]);
  });

  it('may use any XML prefix, a byte order mark, and Basic authentication in place of the header', async () => {
    const prefixed = envelope(minimum('Reserved'))
      .replaceAll('soap:', 'S:')
      .replaceAll('wsse:', 'sec:')
      .replaceAll('xmlns:soap', 'xmlns:S');
    expect(await post(side.url, `\uFEFF${prefixed}`)).toContain('<Success/>');
    const bare = prefixed.replace(/<S:Header>[\s\S]*<\/S:Header>/, '');
    const authorization = `Basic ${Buffer.from(`${side.user}:${side.password}`).toString('base64')}`;
    expect(await post(side.url, bare, { authorization })).toContain('<Success/>');
    expect(await house.reservations()).toHaveLength(1);
  });

  it('cannot have files, addresses or entities of a document type opened', async () => {
    const secret = readFileSync('package.json', 'utf8').slice(0, 30);
    const types = [
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">',
      `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY e "&b;&b;&b;&b;">]>`,
    ];
    for (const type of types) {
      const body = envelope(minimum('Reserved').replace('DEMOPMS', '&e;')).replace(/^<\?xml[^>]*>/, `$&${type}`);
      const answer = await post(side.url, body);
      expect(answer).toContain('<Errors>');
      expect(answer).not.toContain(secret);
    }
    expect(await post(side.url, envelope(`${'<a>'.repeat(1_000)}`))).toContain('<Errors>');
    expect(await house.reservations()).toEqual([]);
  });

  it('sends fifty simultaneous bookings, which are all stored and answered', async () => {
    const calls = Array.from({ length: 50 }, (_, number) =>
      envelope(minimum('Reserved').replace('RES-1', `RES-${number + 10}`)),
    );
    const answers = await Promise.all(calls.map((body) => post(side.globalUrl, body)));
    expect(answers.every((answer) => answer.includes('<Success/>'))).toBe(true);
    expect(await house.reservations()).toHaveLength(50);
  });

  it('may send fifty calls a second from its one address, minute after minute', async () => {
    const answer = await fetch(side.globalUrl, { method: 'POST', body: '<a/>' });
    const [, requests, seconds] = /q=(\d+);w=(\d+)/.exec(answer.headers.get('ratelimit-policy') ?? '') ?? [];
    expect(Number(requests) / Number(seconds)).toBeGreaterThanOrEqual(50);
  });

  it('uses one user and password for all hotels of an account, and another pair for each other account', async () => {
    const second = await server.call('POST', '/api/properties', { key: house.key, body: { name: 'Second house' } });
    const body = { provider: 'siteminder', credentials: { hotelCode: '20200' } };
    const headers = { 'x-property-id': second.body.id };
    const here = await server.call('POST', `${BASE}/connect`, { key: house.key, headers, body });
    expect(here.body).toMatchObject({ user: side.user, password: side.password });
    const other = await register(server, `other${Math.random()}@hotel.example`);
    const there = await server.call('POST', `${BASE}/connect`, { key: other.key, body });
    expect(there.body.password).not.toBe(side.password);
    const to = envelope(minimum('Reserved')).replaceAll(String(simulator.credentials['hotelCode']), '20200');
    expect(await post(side.globalUrl, to)).toContain('<Success/>');
    const mine = await server.call('GET', '/api/reservations', { key: house.key, headers });
    expect(mine.body.items).toHaveLength(1);
    expect((await server.call('GET', '/api/reservations', { key: other.key })).body.items).toEqual([]);
  });
});
