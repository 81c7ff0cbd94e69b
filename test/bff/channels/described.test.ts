import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isSignedBy, parseCall } from '../../../bff/channels/whatsapp/parse.ts';
import type { Exchange } from '../../../bff/simulators/server/serve.ts';
import { startTwilio, type TwilioSimulator } from '../../../bff/simulators/twilio/simulator.ts';
import { SIMULATED } from '../../../bff/simulators/whatsapp/account.ts';
import { readApiDescription, readExamples } from '../../support/pms/openapi.ts';
import { drawing, formWith, PDF, uploadForm } from '../../support/sample-files.ts';
import { type ChannelHouse, GUEST, type HouseOn, openChannelHouse, openHouseOn } from './house.ts';

/**
 * Checks every kind of request, answer and call against the vendors' published descriptions, if this machine has them.
 */
const meta = readApiDescription('whatsapp-cloud-api-v23-trimmed', 'channels');
const twilio = readApiDescription('twilio-api-v2010-messages', 'channels');

async function send<S>(
  house: Pick<HouseOn<never>, 'server' | 'key' | 'settle'> & { platform: S },
  id: string,
  body: object,
) {
  const answer = await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
  expect(answer.status).toBe(201);
  await house.settle();
}
const upload = async ({ server, key }: Pick<HouseOn<never>, 'server' | 'key'>, bytes: Uint8Array, name: string) =>
  String((await uploadForm(`${server.baseUrl}/api/uploads`, key, formWith(bytes, name))).body.id);

describe.skipIf(meta === null)('WhatsApp', () => {
  let house: ChannelHouse;
  let id = '';
  beforeAll(async () => {
    house = await openChannelHouse();
    house.meta.say(GUEST, 'Hello');
    await house.settle();
    id = String((await house.conversations())[0]?.['id']);
  });
  afterAll(() => house.close());
  beforeEach(() => house.meta.forget());

  const messages = () => house.meta.exchanges.filter(({ request }) => /^POST .*\/messages$/.test(nameOf(request)));
  const kinds = () => messages().map(({ request }) => kind.parse(JSON.parse(request.body)).type);
  const findFaults = () => house.meta.exchanges.flatMap((one) => meta?.check(asPublished(one)) ?? []);

  it.each([
    ['words', 'Hello again', 'text'],
    ['buttons', 'offer 3', 'interactive'],
    ['a list', 'offer 10', 'interactive'],
    ['numbered lines', 'offer 11', 'text'],
  ])('%s, after a read mark with a typing indicator', async (_, text, type) => {
    house.meta.say(GUEST, text);
    await house.settle();
    expect(kinds()).toEqual(['read', type]);
    expect(JSON.parse(messages()[0]?.request.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: expect.stringMatching(/^wamid\./),
      typing_indicator: { type: 'text' },
    });
    expect(findFaults()).toEqual([]);
  });

  it('pictures and documents, which are uploaded first', async () => {
    const attachments = [await upload(house, await drawing('png'), 'a.png'), await upload(house, PDF, 'menu.pdf')];
    await send(house, id, { text: 'Here you are', attachments });
    await house.settle();
    expect(kinds()).toEqual(['text', 'image', 'document']);
    expect(house.meta.exchanges.filter(({ request }) => request.path.endsWith('/media'))).toHaveLength(2);
    expect(findFaults()).toEqual([]);
  });

  it('templates: listed, added and sent', async () => {
    const { key, server } = house;
    await server.call('GET', '/api/channels/whatsapp/templates', { key });
    const body = { name: 'late', language: 'en', category: 'utility', body: 'Hello {{1}}, come.', variables: ['Anna'] };
    expect((await server.call('POST', '/api/channels/whatsapp/templates', { key, body })).status).toBe(201);
    await send(house, id, { template: { name: 'room_ready', language: 'en', variables: ['Anna'] } });
    expect(kinds()).toEqual(['template']);
    expect(findFaults()).toEqual([]);
  });

  it('a guest’s file: its address and its bytes', async () => {
    house.meta.write(GUEST, { type: 'image', image: { id: house.meta.media.put('image/png', await drawing('png')) } });
    await house.settle();
    const asked = house.meta.exchanges.filter(({ request }) => request.method === 'GET');
    expect(asked).toHaveLength(2);
    expect(asked.flatMap((one) => (one.request.path.endsWith('/bytes') ? [] : (meta?.check(one) ?? [])))).toEqual([]);
    expect(asked[1]?.request.headers['authorization']).toBe(`Bearer ${SIMULATED.apiKey}`);
  });

  it('a request in another form is reported as a fault', () => {
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: 4917,
      type: 'text',
      text: { body: 1 },
    };
    const request = { method: 'POST', path: '/v23.0/1/messages', headers: { 'content-type': 'application/json' } };
    const exchange = { ...request, query: new URLSearchParams(), body: JSON.stringify(body), bytes: Buffer.alloc(0) };
    expect(meta?.check({ request: exchange, answer: null, fault: null })).not.toEqual([]);
  });

  /**
   * The description treats guests' messages like the hotel's. Guests' messages are checked against its examples below.
   */
  it('the simulator’s delivery notices', async () => {
    house.meta.say('+491700000002', 'Hello');
    await house.settle();
    const notices = house.meta.webhooks.delivered.filter(({ body }) => body.includes('"statuses"'));
    const calls = notices.map(({ headers, body }) => {
      const known = body.replace(/,"biz_opaque_callback_data":"[^"]+"/g, '');
      const bare = { query: new URLSearchParams(), bytes: Buffer.alloc(0), headers };
      return {
        request: { method: 'POST', path: '/whatsapp/webhooks', ...bare, body: known },
        answer: null,
        fault: null,
      };
    });
    expect(calls.length).toBeGreaterThanOrEqual(2);
    expect([...new Set(calls.flatMap((one) => meta?.check(one) ?? []))]).toEqual([]);
  });

  it('every call of Meta’s published examples is understood', () => {
    const examples = readExamples('whatsapp-cloud-api-v23-trimmed', 'channels', '/whatsapp/webhooks');
    const read = Object.entries(examples).map(([name, example]) => {
      const phoneNumberId = metadata.parse(example).entry[0]?.changes[0]?.value.metadata.phone_number_id ?? '';
      const body = Buffer.from(JSON.stringify(example));
      const [event] = parseCall({ body, at: '2026-11-20T10:00:00.000Z' }, { phoneNumberId, phoneNumber: '' });
      return [name, event?.kind === 'message' ? event.content.kind : event?.kind];
    });
    expect(Object.fromEntries(read)).toEqual({
      'Text Message': 'text',
      'Text Message with Context (Product Inquiry)': 'text',
      'Text Message from Click to WhatsApp Ad': 'text',
      'Reaction Message': 'reaction',
      'Image Message': 'media',
      'Location Message': 'location',
      'Contact Sharing Message': 'text',
      'Unsupported Message': 'other',
      'Button Message': 'text',
      'Interactive List Reply Message': 'choice',
      'Interactive Button Reply Message': 'choice',
      'Order Message': 'other',
      'System Message': 'remark',
      // Groups are not part of a guest's chat with the hotel. Staff see a notice.
      'Group Create Message': 'notice',
      'Group Settings Update': 'notice',
      'Group Remove Participants': 'notice',
    });
  });
});

describe('WhatsApp’s signature', () => {
  const body =
    '{"object":"whatsapp_business_account","entry":[{"id":"100200300","changes":[{"field":"messages","value":{"messaging_product":"whatsapp","metadata":{"display_phone_number":"15550001111","phone_number_id":"111222333"},"contacts":[{"profile":{"name":"Zo\\u00eb"},"wa_id":"491700000001"}],"messages":[{"from":"491700000001","id":"wamid.TEST1","timestamp":"1760000000","type":"text","text":{"body":"Fr\\u00fchst\\u00fcck?"}}]}}]}]}';
  const secret = 'servicechat-app-secret';
  const signature = 'sha256=492c657d9abdca4fa6518675ae6448bc21cdfc600055efe411f9898442d70bdf';
  const holds = (text: string, given: string | undefined, key = secret) =>
    isSignedBy({ body: Buffer.from(text), headers: { 'x-hub-signature-256': given } }, key);

  it('is computed from the bytes as Meta writes them', () => {
    expect(Buffer.byteLength(body)).toBe(423);
    expect(holds(body, signature)).toBe(true);
    expect(
      parseCall({ body: Buffer.from(body), at: '' }, { phoneNumberId: '111222333', phoneNumber: '' }),
    ).toMatchObject([
      { kind: 'message', platformId: 'wamid.TEST1', address: '+491700000001', content: { text: 'Frühstück?' } },
    ]);
  });

  it.each([
    ['the same JSON written again', JSON.stringify(JSON.parse(body)), signature, secret],
    ['one byte more', `${body} `, signature, secret],
    ['no signature', body, undefined, secret],
    ['half of it', body, signature.slice(0, 40), secret],
    ['another secret', body, signature, 'other'],
    ['no secret at all', body, signature, ''],
  ])('is invalid for %s', (_, text, given, key) => expect(holds(text, given, key)).toBe(false));
});

describe.skipIf(twilio === null)('Twilio', () => {
  let house: HouseOn<TwilioSimulator>;
  const guest = '+12125550001';
  let id = '';
  beforeAll(async () => {
    house = await openHouseOn('sms', startTwilio);
    house.platform.say(guest, 'human please');
    await house.settle();
    id = String((await house.conversations())[0]?.['id']);
  });
  afterAll(() => house.close());
  beforeEach(() => house.platform.forget());
  /** The description covers only messages, and not the bytes of a file. */
  const described = () =>
    house.platform.exchanges.filter(
      ({ request }) => /\/Messages(\/|\.json)/.test(request.path) && request.path.endsWith('.json'),
    );
  const wrong = () => [...new Set(described().flatMap((one) => twilio?.check(one) ?? []))];

  it.each([
    ['words', async () => ({ text: 'Hello' }), 'Body'],
    ['a file as MMS', async () => ({ attachments: [await upload(house, await drawing('png'), 'a.png')] }), 'MediaUrl'],
  ])('%s, with the address for delivery reports', async (_, body, field) => {
    await send(house, id, await body());
    const [{ request } = { request: null }] = described();
    const form = new URLSearchParams(request?.body);
    expect(form.has(field)).toBe(true);
    expect(form.get('StatusCallback')).toMatch(/\/status\?m=prt_/);
    expect(form.get('ValidityPeriod')).toBe('3600');
    expect(wrong()).toEqual([]);
  });

  it('the messages written meanwhile, with their files', async () => {
    house.platform.webhooks.hold();
    house.platform.write(guest, { Body: 'Look' }, [{ type: 'image/png', bytes: await drawing('png') }]);
    await house.messaging.catchUp();
    expect(described().map(({ request }) => request.path.replace(/^.*\/(Messages|Media)/, '$1'))).toEqual([
      'Messages.json',
      'Media.json',
    ]);
    expect(wrong()).toEqual([]);
    house.platform.webhooks.release();
    await house.settle();
  });
});

const kind = z
  .looseObject({ type: z.string().optional(), status: z.string().optional() })
  .transform(({ type, status }) => ({ type: type ?? status }));
const metadata = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ metadata: z.object({ phone_number_id: z.string() }) }) })),
    }),
  ),
});

function nameOf({ method, path }: Exchange['request']): string {
  return `${method} ${path}`;
}

/**
 * Removes what Meta's documents have and its description (v23) lacks: read receipts as `Message`, the given id, a
 * language without a policy, and pages of lists.
 */
function asPublished(exchange: Exchange): Exchange {
  const { request } = exchange;
  if (request.path.endsWith('/media')) {
    const file = /name="file"; filename="[^"]+"/.test(request.body) ? 'bytes' : undefined;
    const form = { messaging_product: /\r\nwhatsapp\r\n/.test(request.body) ? 'whatsapp' : undefined, file };
    return {
      ...exchange,
      request: {
        ...request,
        headers: { ...request.headers, 'content-type': 'application/json' },
        body: JSON.stringify(form),
      },
    };
  }
  if (request.method === 'GET' && request.path.endsWith('/message_templates'))
    return { ...exchange, request: { ...request, query: new URLSearchParams() } };
  if (request.method !== 'POST' || !request.path.endsWith('/messages')) return exchange;
  const { biz_opaque_callback_data: _, ...body } = z.looseObject({}).parse(JSON.parse(request.body));
  if (body['status'] === 'read') {
    const text = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '1',
      type: 'text',
      text: { body: 'x' },
    };
    return { ...exchange, request: { ...request, body: JSON.stringify(text) }, answer: null };
  }
  const withPolicy = JSON.stringify(body).replace('"language":{', '"language":{"policy":"deterministic",');
  return { ...exchange, request: { ...request, body: withPolicy } };
}
