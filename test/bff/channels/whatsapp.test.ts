import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIMULATED } from '../../../bff/simulators/whatsapp/account.ts';
import { type ChannelHouse, openChannelHouse } from './house.ts';

let house: ChannelHouse;
let guests = 0;
let guest = '';
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());
beforeEach(() => {
  guest = `+4917200${String(++guests).padStart(5, '0')}`;
});
afterEach(() => house.meta.webhooks.repeat(1));

const HOUR_MS = 60 * 60 * 1_000;
const got = () => house.meta.got.filter(({ to }) => `+${to}` === guest);
const textsOf = () => got().map(({ message }) => (message.type === 'text' ? message.text.body : message.type));

async function only() {
  const [conversation, ...others] = (await house.conversations()).filter(({ address }) => address === guest);
  expect(others).toEqual([]);
  return conversation as { id: string; [field: string]: unknown };
}

const write = (id: string, body: object) =>
  house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });

describe('connecting', () => {
  /** Undoes the changes of a test. */
  afterEach(async () => {
    const { server, key, meta } = house;
    await server.deps.db.updateTable('account').set({ plan: 'enterprise' }).execute();
    const { status } = await server.call('PUT', '/api/channels/whatsapp', { key, body: meta.credentials });
    expect(status).toBe(200);
    const businessHours = { mon_fri: '24/7', weekend: '24/7' };
    const on = { channels: ['widget', 'whatsapp'], aiMode: 'auto', businessHours };
    expect((await server.call('PUT', '/api/activation', { key, body: on })).status).toBe(200);
  });

  it('makes real calls, subscribes, and returns the address and the token to enter at Meta', async () => {
    const { body } = await house.server.call('GET', '/api/channels', { key: house.key });
    expect(body.items).toMatchObject([
      { channel: 'widget', connected: true, health: 'ok' },
      {
        channel: 'whatsapp',
        connected: true,
        active: true,
        health: 'ok',
        webhookUrl: house.webhookUrl,
        detail: { name: 'Hotel Lindenhof', quality: 'GREEN', phoneNumberId: SIMULATED.phoneNumberId },
      },
      { channel: 'sms', connected: false },
      { channel: 'email', connected: false },
      { channel: 'portal', connected: false },
    ]);
    for (const secret of [SIMULATED.apiKey, SIMULATED.appSecret]) {
      expect(JSON.stringify(body)).not.toContain(secret);
      expect(JSON.stringify(await house.server.dump())).not.toContain(secret);
    }
  });

  it.each([
    ['an address that does not answer', { baseUrl: 'http://127.0.0.1:1' }, 422, 'validation_failed'],
    ['an address on this network', { baseUrl: 'https://10.0.0.1' }, 422, 'validation_failed'],
  ])('is refused with %s, and the old connection is kept', async (_, change, status, code) => {
    const before = await house.server.dump();
    const body = { ...house.meta.credentials, ...change };
    const answer = await house.server.call('PUT', '/api/channels/whatsapp', { key: house.key, body });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await house.server.dump()).toEqual(before);
  });

  it.each([
    [{ apiKey: 'token\r\nX-Other: 1' }, '/apiKey'],
    [{ apiKey: 'schlüssel' }, '/apiKey'],
    [{ apiKey: 'tok\u200ben' }, '/apiKey'],
    [{ appSecret: 'a\tb' }, '/appSecret'],
    [{ verifyToken: 'a\0b' }, '/verifyToken'],
  ])('is refused with %o, with the invalid field', async (change, pointer) => {
    const body = { ...house.meta.credentials, ...change };
    const answer = await house.server.call('PUT', '/api/channels/whatsapp', { key: house.key, body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', errors: [{ pointer }] } });
  });

  it('with only the three fields succeeds, warns, and accepts no unsigned call', async () => {
    const { businessId, phoneNumber, apiKey, baseUrl } = house.meta.credentials;
    const body = { businessId, phoneNumber, apiKey, baseUrl };
    const answer = await house.server.call('PUT', '/api/channels/whatsapp', { key: house.key, body });
    expect(answer.body).toMatchObject({ connected: true, warnings: ['app_secret_missing'] });
    house.meta.say(guest, 'Hello');
    await house.settle();
    expect(got()).toEqual([]);
    expect((await house.conversations()).filter(({ address }) => address === guest)).toEqual([]);
    const test = await house.server.call('POST', '/api/channels/whatsapp/test', { key: house.key, body: {} });
    expect(test.body).toMatchObject({
      ok: false,
      checks: [{ ok: true }, { ok: true }, { name: 'signature', ok: false }],
    });
  });

  it('can be disconnected', async () => {
    expect((await house.server.call('DELETE', '/api/channels/whatsapp', { key: house.key })).status).toBe(204);
    const { body } = await house.server.call('GET', '/api/channels', { key: house.key });
    expect(body.items[1]).toMatchObject({ connected: false, health: 'not_connected', webhookUrl: null });
    expect((await house.server.call('DELETE', '/api/channels/whatsapp', { key: house.key })).status).toBe(409);
  });

  it('is refused on a plan without WhatsApp', async () => {
    await house.server.deps.db.updateTable('account').set({ plan: 'starter' }).execute();
    const { key } = house;
    const put = await house.server.call('PUT', '/api/channels/whatsapp', { key, body: house.meta.credentials });
    expect(put.body.code).toBe('plan_limit');
    const hours = { mon_fri: '24/7', weekend: '24/7' };
    const body = { channels: ['whatsapp'], aiMode: 'auto', businessHours: hours };
    expect((await house.server.call('PUT', '/api/activation', { key, body })).body.code).toBe('plan_limit');
  });
});

describe('the address that Meta verifies', () => {
  it('returns the challenge only for the right token', async () => {
    const ask = (token: string) =>
      fetch(`${house.webhookUrl}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`);
    const right = await ask(SIMULATED.verifyToken);
    expect([right.status, right.headers.get('content-type'), await right.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '1158201444',
    ]);
    expect((await ask('wrong')).status).toBe(403);
    expect((await fetch(house.webhookUrl)).status).toBe(403);
    expect((await fetch(house.webhookUrl.replace(house.propertyId, 'prp_nobody'))).status).toBe(403);
  });

  const BODY = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: SIMULATED.phoneNumberId },
              messages: [{ from: '491700000001', id: 'wamid.X', timestamp: '1', type: 'text', text: { body: 'Hi' } }],
            },
          },
        ],
      },
    ],
  });
  const sign = (body: string, secret: string = SIMULATED.appSecret) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const post = (body: string, signature?: string) =>
    fetch(house.webhookUrl, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'x-hub-signature-256': signature }),
      },
    });

  it.each([
    ['nothing', undefined],
    ['another secret', sign(BODY, 'other')],
    ['other bytes', sign(`${BODY} `)],
    ['half a signature', 'sha256=abc'],
    ['an empty secret', sign(BODY, '')],
  ])('accepts no call that is signed with %s', async (_, signature) => {
    const before = await house.server.dump();
    expect((await post(BODY, signature)).status).toBe(401);
    await house.settle();
    expect(await house.server.dump()).toEqual(before);
  });

  it.each(['{', '[]', '{"entry":1}', '{"entry":[{"changes":[{"field":"messages","value":null}]}]}'])(
    'answers a signed but unreadable call (%s), and stores only that it came',
    async (body) => {
      const { channelNotice: _, ...before } = await house.server.dump();
      expect((await post(body, sign(body))).status).toBe(200);
      const { channelNotice, ...after } = await house.server.dump();
      expect(after).toEqual(before);
      expect(channelNotice).not.toEqual([]);
    },
  );
});

describe('a guest who writes', () => {
  it('gets an answer, a read mark and delivery states', async () => {
    const id = house.meta.say(guest, 'Früchstück?');
    await house.settle();
    expect(textsOf()).toEqual(['Echo: Früchstück?']);
    expect(house.meta.seen).toContainEqual({ id, typing: true });
    const conversation = await only();
    expect(conversation).toMatchObject({ channel: 'whatsapp', address: guest, optedOut: false });
    const messages = await house.messages(conversation.id);
    expect(messages).toMatchObject([
      { author: 'guest', text: 'Früchstück?' },
      { author: 'ai', delivery: { state: 'delivered' } },
    ]);
    house.meta.tell(got()[0]?.id ?? '', 'read');
    await house.settle();
    expect((await house.messages(conversation.id))[1]).toMatchObject({ delivery: { state: 'read' } });
  });

  it('continues the same conversation, and another guest has another conversation', async () => {
    house.meta.say(guest, 'One');
    await house.settle();
    house.meta.say(guest, 'Two');
    const other = `${guest}9`;
    house.meta.say(other, 'Other');
    await house.settle();
    const theirs = (await house.conversations()).filter(({ address }) => address === guest || address === other);
    expect(theirs).toHaveLength(2);
    expect(textsOf().filter((text) => text === 'Echo: Two')).toHaveLength(1);
  });

  it('two first messages at the same time has one conversation', async () => {
    house.meta.say(guest, 'One');
    house.meta.say(guest, 'Two');
    await house.settle();
    await only();
    expect(textsOf().toSorted()).toEqual(['Echo: One', 'Echo: Two']);
  });

  it('hundreds of messages that arrive in one call loses none', async () => {
    const messages = Array.from({ length: 300 }, (_, index) => ({
      from: '491700000009',
      id: `wamid.${index}`,
      timestamp: String(Math.floor(Date.now() / 1_000)),
      type: 'text',
      text: { body: `Number ${index}` },
    }));
    const value = { metadata: { phone_number_id: SIMULATED.phoneNumberId }, messages };
    const body = JSON.stringify({ entry: [{ id: '1', changes: [{ field: 'messages', value }] }] });
    const signature = `sha256=${createHmac('sha256', SIMULATED.appSecret).update(body).digest('hex')}`;
    const answer = await fetch(house.webhookUrl, {
      method: 'POST',
      body,
      headers: { 'x-hub-signature-256': signature },
    });
    expect(answer.status).toBe(200);
    const rows = (await house.server.dump())['message'] ?? [];
    expect(rows.filter((row) => /^Number \d+$/.test((row as { text: string }).text))).toHaveLength(300);
    await house.messaging.idle();
  });

  it.each([
    [
      'a place',
      { type: 'location', location: { latitude: 52.5, longitude: 13.4, name: 'Station' } },
      '📍 Station (52.5, 13.4)',
    ],
    ['a template’s button', { type: 'button', button: { payload: 'yes', text: 'Yes' } }, 'Yes'],
    ['a picture with words', { type: 'image', image: { id: '1', caption: 'Broken lamp' } }, 'Broken lamp'],
  ])('%s is answered', async (_, message, text) => {
    house.meta.write(guest, message);
    await house.settle();
    expect((await house.messages((await only()).id))[0]).toMatchObject({ author: 'guest', text });
    expect(textsOf()).toEqual([`Echo: ${text}`]);
  });

  it.each([
    ['a film', { type: 'video', video: { id: '1' } }],
    ['a message that WhatsApp cannot show', { type: 'unsupported', errors: [{ code: 131051 }] }],
    ['a broken answer to buttons', { type: 'interactive', errors: [{ code: 131000 }] }],
  ])('%s goes to staff, with its kind', async (_, message) => {
    house.meta.write(guest, message);
    await house.settle();
    const conversation = await only();
    expect(conversation['state']).toBe('waiting');
    expect(await house.messages(conversation.id)).toContainEqual(
      expect.objectContaining({ internal: true, text: expect.stringContaining('not kept here') }),
    );
    expect(got()).toEqual([]);
  });

  it('a reaction is a note for staff, once', async () => {
    house.meta.say(guest, 'Hello');
    await house.settle();
    const reaction = { message_id: got()[0]?.id, emoji: '👍' };
    house.meta.webhooks.repeat(2);
    house.meta.write(guest, { type: 'reaction', reaction });
    await house.settle();
    const messages = await house.messages((await only()).id);
    expect(messages.filter(({ internal }) => internal)).toMatchObject([
      { text: 'The guest reacted with 👍 to “Echo: Hello”' },
    ]);
    expect(got()).toHaveLength(1);
  });

  it('with a number on one current booking sees its dates, and with a number on two bookings sees nothing', async () => {
    const { key } = house;
    const booker = await house.server.call('POST', '/api/guests', { key, body: { lastName: 'Sommer', phone: guest } });
    const book = (confirmationNumber: string) =>
      house.server.call('POST', '/api/reservations', {
        key,
        body: { guestId: booker.body.id, confirmationNumber, checkIn: '2026-11-20', checkOut: '2036-11-24' },
      });
    await book('AB-1');
    house.meta.say(guest, 'Hello');
    await house.settle();
    const grants = async () => (await house.server.dump())['accessGrant'];
    expect(await grants()).toMatchObject([{ level: 'channel', conversationId: (await only()).id }]);
    house.meta.say(guest, 'Hello again');
    await house.settle();
    expect(await grants()).toHaveLength(1);
    await book('AB-2');
    house.meta.say(`${guest}9`, 'Stranger');
    await house.settle();
    expect(await grants()).toHaveLength(1);
  });
});

describe('a message of staff', () => {
  it('reaches the guest, in order', async () => {
    house.meta.say(guest, 'human please');
    await house.settle();
    const { id } = await only();
    await write(id, { text: 'First' });
    await write(id, { text: 'Second' });
    await house.settle();
    expect(textsOf().slice(1)).toEqual(['First', 'Second']);
  });

  it('is refused after 24 hours, and a template is sent', async () => {
    house.meta.say(guest, 'human please');
    await house.settle();
    const { id } = await only();
    house.server.advance(25 * HOUR_MS);
    expect((await write(id, { text: 'Still there?' })).body.code).toBe('window_closed');
    const variables = ['Anna'];
    const sent = await write(id, { template: { name: 'room_ready', language: 'en', variables } });
    expect(sent).toMatchObject({ status: 201, body: { text: 'Hello Anna, your room is ready.' } });
    await house.settle();
    expect(got().at(-1)?.message).toMatchObject({ type: 'template', template: { name: 'room_ready' } });
    house.meta.say(guest, 'Thank you');
    await house.settle();
    expect((await write(id, { text: 'You are welcome' })).status).toBe(201);
  });

  it.each([
    [{ name: 'nothing', language: 'en' }, '/template/name'],
    [{ name: 'room_ready', language: 'de', variables: ['Anna'] }, '/template/name'],
    [{ name: 'spring_offer', language: 'en' }, '/template/name'],
    [{ name: 'room_ready', language: 'en' }, '/template/variables'],
  ])('is refused if its template is unknown or has wrong variables (%o)', async (template, pointer) => {
    house.meta.say(guest, 'human please');
    await house.settle();
    const answer = await write((await only()).id, { template });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  it('can use templates, which are listed and added', async () => {
    const path = '/api/channels/whatsapp/templates';
    const body = {
      name: 'late_out',
      language: 'en',
      category: 'utility',
      body: 'Until {{1}} then?',
      variables: ['noon'],
    };
    const made = await house.server.call('POST', path, { key: house.key, body });
    expect(made).toMatchObject({ status: 201, body: { variables: ['1'], status: 'pending' } });
    const { body: listed } = await house.server.call('GET', path, { key: house.key });
    expect(listed.items.map(({ name }: { name: string }) => name)).toContain('late_out');
    // The name is already used in this language.
    expect(await house.server.call('POST', path, { key: house.key, body })).toMatchObject({ status: 422 });
    house.meta.review('late_out', 'en', 'REJECTED', 'INVALID_FORMAT');
    await house.settle();
    const items: { channel: string; notices: { message: string }[] }[] = (
      await house.server.call('GET', '/api/channels', { key: house.key })
    ).body.items;
    const notices = items.find(({ channel }) => channel === 'whatsapp')?.notices;
    expect(notices?.[0]?.message).toContain('invalid format');
    house.meta.review('late_out', 'en', 'APPROVED');
    await house.settle();
    const { body: approved } = await house.server.call('GET', path, { key: house.key });
    expect(approved.items.at(-1)).toMatchObject({ name: 'late_out', status: 'approved' });
  });
});

describe('a guest who wants no more messages', () => {
  it.each(['STOP', 'stop.', 'Stopp', 'ARRÊT', '停止'])(
    'by %s gets one confirmation and no further messages',
    async (word) => {
      house.meta.say(guest, word);
      await house.settle();
      expect(textsOf()).toHaveLength(1);
      expect(textsOf()[0]).toContain('START');
      const { id, optedOut } = await only();
      expect(optedOut).toBe(true);
      house.meta.say(guest, 'stop');
      house.meta.say(guest, 'Anything else');
      await house.settle();
      expect(got()).toHaveLength(1);
      expect((await write(id, { text: 'Hello?' })).body.code).toBe('opted_out');
      house.meta.say(guest, 'START');
      await house.settle();
      house.meta.say(guest, 'Hello');
      await house.settle();
      expect(textsOf().at(-1)).toBe('Echo: Hello');
    },
  );

  it('is not detected by a stop word within a sentence', async () => {
    house.meta.say(guest, 'Does the bus stop here?');
    await house.settle();
    expect(textsOf()).toEqual(['Echo: Does the bus stop here?']);
  });
});
