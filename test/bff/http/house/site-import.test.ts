import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDryRun } from '../../../../bff/conversation/turn/ask.ts';
import { inProcess } from '../../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../../../bff/embedded-engine.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** A hotel's website, read over HTTP page by page. */
const PATH = '/api/knowledge/pages';
const HOTEL = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Hotel',
      checkinTime: '15:00:00',
      checkoutTime: 'T11:00',
      petsAllowed: 'Dogs are welcome at €15 per night.',
      smokingAllowed: false,
      telephone: '+49 30 1234567',
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Sauna & more', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Air conditioning', value: 'True' },
        { '@type': 'LocationFeatureSpecification', name: 'Lift', value: false },
        { '@type': 'LocationFeatureSpecification', name: 'Minibar moonbase', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Laundry, gym', value: true },
      ],
      containsPlace: {
        '@type': 'Restaurant',
        name: 'Seeblick',
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], opens: '18:00', closes: '22:00' },
          { dayOfWeek: 'Sunday', opens: '12:00', closes: '15:00' },
        ],
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is there a crib?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Yes, <b>free</b>.</p>' },
        },
      ],
    },
  ],
};
const HOME = `<html lang="en"><head><title>Hotel Seeblick &amp; Spa</title>
<script type="application/ld+json">${JSON.stringify(HOTEL)}</script></head><body>
<nav><a href="/breakfast.html#top">Breakfast</a><a href="/de/">Deutsch</a><a href="https://other.example/">Elsewhere</a>
<a href="/menu.pdf">Menu</a><a href="/search?q=x">Search</a><a href="mailto:a@b.example">Mail</a><a href="/breakfast.html">Again</a></nav>
<h2>Parking</h2><p>Underground garage, 20 € per night, height 2.05 m.</p>
<h2>Our story</h2><p>Founded in 1902 by two sisters.</p></body></html>`;
const BREAKFAST = '<html lang="en"><body><h1>Breakfast</h1><p>From 7:00 to 10:30, 18 € per person.</p></body></html>';

let server: HttpServer;
let site: Server;
let siteAddress = '';
let key = '';

beforeAll(async () => {
  site = createServer((request, response) => {
    const { host } = request.headers;
    const html = (body: string | Buffer, more: Record<string, string> = {}) =>
      response.writeHead(200, { 'content-type': 'text/html', ...more }).end(body);
    const redirectTo = (location: string) => response.writeHead(302, { location }).end();
    switch (request.url) {
      case '/':
        return html(HOME);
      case '/breakfast.html':
        return html(gzipSync(BREAKFAST), { 'content-encoding': 'gzip' });
      case '/umlaut':
        return html(Buffer.from('<title>Frühstück</title>', 'latin1'), {
          'content-type': 'text/html; charset=iso-8859-1',
        });
      case '/moved':
        return redirectTo('/breakfast.html');
      case '/inside':
        return redirectTo('https://10.0.0.1/');
      case '/file':
        return redirectTo('file:///etc/passwd');
      case '/round':
        return redirectTo('/round');
      case '/picture':
        return response.writeHead(200, { 'content-type': 'image/png' }).end('x');
      case '/huge':
        return html(Buffer.alloc(4 * 1_024 * 1_024, 'x'));
      case '/bomb':
        return html(gzipSync(Buffer.alloc(4 * 1_024 * 1_024, 'x')), { 'content-encoding': 'gzip' });
      case '/never':
        response.writeHead(200, { 'content-type': 'text/html' }).write('<p>…');
        return;
      default:
        return response.writeHead(404, { 'content-type': 'text/html' }).end(`No ${host}`);
    }
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  siteAddress = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await startHttpServer({
    engine: inProcess(embeddedEngine),
    ask: (id, question) => askDryRun(server.deps, id, question),
    allowedPrivate: ['127.0.0.1'],
  });
  ({ key } = await register(server, 'site@house.example'));
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  await new Promise((closed) => site.close(closed));
});

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { key, ...(body === undefined ? {} : { body }) });
const readSitePage = (path: string) => call('POST', `${PATH}?language=en`, { url: `http://${siteAddress}${path}` });
interface Found {
  attribute: string;
  said: string;
  value: unknown;
  conditions: unknown;
  exceptions: unknown;
  source: { quote: string };
  known: { id: string; isSame: boolean } | null;
}
const attributes = (body: { facts: Found[] }) => body.facts.map(({ attribute }) => attribute).toSorted();
const toKept = ({ attribute, value, conditions, exceptions, source }: Found) => ({
  attribute,
  value,
  conditions,
  exceptions,
  source,
});

describe('a page of the house’s website', () => {
  it('yields its structured data first, then facts of its text, in whole sentences only', async () => {
    const { status, body } = await readSitePage('/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Hotel Seeblick & Spa',
      language: 'en',
      isWhole: true,
      url: `http://${siteAddress}/`,
    });
    expect(attributes(body)).toEqual([
      'airConditioning.available',
      'checkIn.hours',
      'checkOut.hours',
      'lift.available',
      'parking.limitHeight',
      'parking.price',
      'pets.price',
      'reception.phone',
      'restaurant.hours',
      'smoking.allowed',
    ]);
    const findFact = (attribute: string) => body.facts.find((one: Found) => one.attribute === attribute);
    expect(findFact('checkIn.hours')).toMatchObject({
      source: { type: 'page', id: `http://${siteAddress}/`, quote: 'checkinTime: 15:00:00' },
    });
    expect(findFact('lift.available').value).toEqual({ type: 'presence', is: 'no' });
    expect(findFact('restaurant.hours').value.rules).toEqual([
      {
        days: { days: [0, 1], holidays: false },
        season: null,
        spans: [{ from: '18:00', until: '22:00' }],
        roundClock: false,
      },
      {
        days: { days: [6], holidays: false },
        season: null,
        spans: [{ from: '12:00', until: '15:00' }],
        roundClock: false,
      },
    ]);
    expect(findFact('parking.price').source.quote).toContain('20 € per night');
    expect(body.faqs).toEqual([{ question: 'Is there a crib?', answer: 'Yes, free.', replaces: null }]);
  });

  it('yields the further pages of the same site, each once, and no others', async () => {
    expect((await readSitePage('/')).body.links).toEqual([
      `http://${siteAddress}/breakfast.html`,
      `http://${siteAddress}/de/`,
    ]);
  });

  it('is fetched compressed, in its own encoding, and through redirects', async () => {
    expect(attributes((await readSitePage('/breakfast.html')).body)).toEqual(['breakfast.hours', 'breakfast.price']);
    expect((await readSitePage('/umlaut')).body.title).toBe('Frühstück');
    expect((await readSitePage('/moved')).body.url).toBe(`http://${siteAddress}/breakfast.html`);
  });

  it('may be sent as a file instead', async () => {
    const { body } = await call('POST', PATH, { url: 'https://hotel.example/a', content: BREAKFAST });
    expect(attributes(body)).toEqual(['breakfast.hours', 'breakfast.price']);
  });

  it.each([
    ['on this network', 'https://10.0.0.1/', 'address_refused'],
    ['of this machine in IPv6', 'https://[::1]/', 'address_refused'],
    ['of the cloud it runs in', 'http://169.254.169.254/latest/meta-data/', 'address_refused'],
    ['without https', 'http://hotel.example/', 'address_refused'],
    ['with a password', 'https://a:b@hotel.example/', 'address_refused'],
  ])('like %s is refused', async (_, url, code) => {
    expect(await call('POST', PATH, { url })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/url', code }] },
    });
  });

  it('that redirects to a private address, to another scheme or in a circle is refused', async () => {
    for (const path of ['/inside', '/file'])
      expect(await readSitePage(path)).toMatchObject({ status: 422, body: { errors: [{ code: 'address_refused' }] } });
    expect(await readSitePage('/round')).toMatchObject({ status: 502, body: { code: 'page_unreachable' } });
  });

  it('that is not a page, too large, compressed too large, gone or endless is refused', async () => {
    expect(await readSitePage('/picture')).toMatchObject({ status: 422, body: { errors: [{ code: 'no_page' }] } });
    expect(await readSitePage('/huge')).toMatchObject({ status: 422, body: { errors: [{ code: 'too_long' }] } });
    for (const path of ['/bomb', '/gone', '/never'])
      expect(await readSitePage(path)).toMatchObject({ status: 502, body: { code: 'page_unreachable' } });
    expect((await call('POST', PATH, { url: 'file:///etc/passwd' })).status).toBe(422);
  });

  it('that was read only in part says so', async () => {
    const long = `<h1>Breakfast</h1><p>From 7:00 to 10:30.</p><h2>Story</h2><p>${'a word '.repeat(10_000)}</p>`;
    const { body } = await call('POST', PATH, { url: 'https://hotel.example/', content: long });
    expect([body.isWhole, attributes(body)]).toEqual([false, ['breakfast.hours']]);
  });
});

describe('the reviewed facts of a website', () => {
  it('are stored at once, used from the next message on, and recognized when the page is read again', async () => {
    const { body } = await readSitePage('/breakfast.html');
    const kept = await call('POST', '/api/knowledge/facts/keep', { facts: body.facts.map(toKept) });
    expect(kept).toMatchObject({ status: 200, body: { added: 2, removed: 0 } });
    const told = await call('POST', '/api/ai/ask', { text: 'Wie viel kostet das Frühstück?', language: 'de' });
    expect(told.body.reply.text).toContain('18');
    const again = (await readSitePage('/breakfast.html')).body.facts as Found[];
    expect(again.map(({ known }) => known?.isSame)).toEqual([true, true]);
    expect((await call('GET', '/api/knowledge/facts')).body.items).toMatchObject([
      { status: 'confirmed', source: { type: 'page', id: `http://${siteAddress}/breakfast.html` } },
      { status: 'confirmed' },
    ]);
  });

  it('replace the house’s earlier facts if the owner chooses so', async () => {
    const content = BREAKFAST.replace('18 €', '21 €');
    const { facts } = (await call('POST', PATH, { url: 'https://hotel.example/', content })).body as { facts: Found[] };
    const price = facts.find(({ attribute }) => attribute === 'breakfast.price');
    expect(price?.known).toMatchObject({ isSame: false, said: expect.stringContaining('18') });
    if (price === undefined) throw new Error('No price');
    const one = { ...toKept(price), replaces: price.known?.id };
    expect((await call('POST', '/api/knowledge/facts/keep', { facts: [one] })).body).toEqual({ added: 1, removed: 1 });
    const told = (await call('GET', '/api/knowledge/facts?subject=breakfast')).body.items as Found[];
    expect(told.filter(({ attribute }) => attribute === 'breakfast.price').map(({ said }) => said)).toEqual([
      expect.stringContaining('21'),
    ]);
  });

  it('are stored all or not at all', async () => {
    const good = { attribute: 'lift.available', value: { type: 'presence', is: 'yes' } };
    const bad = { attribute: 'lift.nothing', value: { type: 'presence', is: 'yes' } };
    const answer = await call('POST', '/api/knowledge/facts/keep', { facts: [good, bad] });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/facts/1/attribute' }] } });
    expect((await call('GET', '/api/knowledge/facts?subject=lift')).body.items).toEqual([]);
  });
});
