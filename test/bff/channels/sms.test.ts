import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSignedBy, sign, writeFields } from '../../../bff/channels/twilio/signature.ts';
import { FATES, LIMITS, SIMULATED } from '../../../bff/simulators/twilio/account.ts';
import { startTwilio, type TwilioSimulator } from '../../../bff/simulators/twilio/simulator.ts';
import { refuse } from '../../../bff/simulators/twilio/words.ts';
import { beginPart, listDueParts } from '../../../bff/store/channels/parts.ts';
import { type HouseOn, openHouseOn } from './house.ts';

const ECHO = 'Echo: human please';
const SEND = /POST .*\/Messages\.json$/;

let house: HouseOn<TwilioSimulator>;
let guests = 0;
let guest = '';
beforeAll(async () => {
  house = await openHouseOn('sms', startTwilio);
});
afterAll(() => house.close());
beforeEach(() => {
  guest = `+4917100${String(++guests).padStart(5, '0')}`;
});
afterEach(() => house.platform.faults.clear());

const texts = () => house.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);
const connect = (body: object) => house.server.call('PUT', '/api/channels/sms', { key: house.key, body });
const findConversation = async () => (await house.conversations()).find(({ address }) => address === guest);

async function say(text: string): Promise<string> {
  house.platform.say(guest, text);
  await house.settle();
  return String((await findConversation())?.['id']);
}

async function write(id: string, text: string) {
  const body = { text };
  const answer = await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
  await house.settle();
  return answer;
}

const delivery = async (id: string) => (await house.messages(id)).at(-1)?.['delivery'];

describe('a signature', () => {
  const token = '12345678901234567890123456789012';
  const url = 'https://chat.example.com/hooks/twilio/inbound?tenant=h1';
  const form = Buffer.from(
    new URLSearchParams({
      MessageSid: 'SM0123456789abcdef0123456789abcdef',
      SmsStatus: 'received',
      From: '+491700000001',
      To: '+4915700000002',
      Body: 'Späte Abreise möglich?',
      NumMedia: '0',
      NumSegments: '1',
      AccountSid: 'AC0123456789abcdef0123456789abcdef',
      ApiVersion: '2010-04-01',
    }).toString(),
  );
  const headers = (signature: string, type = 'application/x-www-form-urlencoded; charset=UTF-8') => ({
    'content-type': type,
    'x-twilio-signature': signature,
  });
  const vector = 'mdTXo+Qm7j9uLy69w7LitP/ncqg=';

  it('of a form equals that of the vendor’s own library', () => {
    expect(isSignedBy({ url, body: form, headers: headers(vector) }, token)).toBe(true);
    const port = url.replace('example.com', 'example.com:443');
    expect(isSignedBy({ url: port, body: form, headers: headers(vector) }, token)).toBe(true);
  });

  it('of another body covers the body’s hash in the address', () => {
    const body = Buffer.from('{"event":"x","n":1}');
    const hash = '27ebfe91a318dc07829eec267640f3751e9a3cdc12079c47803ad76b3404b82e';
    const at = `https://chat.example.com/hooks/twilio/json?bodySHA256=${hash}`;
    const json = headers('WMWt9RxELzFkRKC6qlfCczqyx2o=', 'application/json');
    expect(isSignedBy({ url: at, body, headers: json }, token)).toBe(true);
    expect(isSignedBy({ url: at, body: Buffer.from('{"event":"y","n":1}'), headers: json }, token)).toBe(false);
  });

  it.each([
    ['another address', { url: url.replace('h1', 'h2') }],
    ['another port', { url: url.replace('example.com', 'example.com:8443') }],
    ['no encryption', { url: url.replace('https', 'http') }],
    ['another body', { body: Buffer.from(`${form.toString()}&Extra=1`) }],
    ['a body that is said to be no form', { headers: headers(vector, 'application/json') }],
    ['another signature', { headers: headers('AAAAo+Qm7j9uLy69w7LitP/ncqg=') }],
  ])('is invalid for %s', (_, change) => {
    expect(isSignedBy({ url, body: form, headers: headers(vector), ...change }, token)).toBe(false);
  });

  it('of a repeated parameter covers each of its values once, in order', () => {
    const body = Buffer.from('A=b&A=a&A=b');
    const at = 'https://a.example/x';
    expect(at + writeFields(new URLSearchParams(body.toString()))).toBe('https://a.example/xAaAb');
    const made = headers(sign('https://a.example/xAaAb', token));
    expect(isSignedBy({ url: at, body, headers: made }, token)).toBe(true);
    expect(isSignedBy({ url: at, body: Buffer.from('A=b&A=a&A=c'), headers: made }, token)).toBe(false);
  });

  it('is never valid with an empty token', () => {
    expect(isSignedBy({ url, body: form, headers: headers(vector) }, '')).toBe(false);
  });
});

describe('connecting', () => {
  it('returns both addresses, and shows the number as people write it', async () => {
    const { body } = await connect(house.platform.credentials);
    expect(body).toMatchObject({ channel: 'sms', connected: true, webhookUrl: house.webhookUrl });
    expect(body).toMatchObject({ statusUrl: `${house.webhookUrl}/status`, detail: { phoneNumber: '+1 555 000 2222' } });
    expect(JSON.stringify(body)).not.toContain(SIMULATED.authToken);
  });

  it('accepts a messaging service as well, which then chooses the number', async () => {
    const { phoneNumber: _, ...given } = house.platform.credentials;
    expect((await connect({ ...given, messagingServiceSid: SIMULATED.messagingServiceSid })).status).toBe(200);
    await say('Hello');
    expect(texts()).toEqual(['Echo: Hello']);
    expect(house.platform.messages[0]).toMatchObject({
      from: null,
      messagingServiceSid: SIMULATED.messagingServiceSid,
    });
    await connect(house.platform.credentials);
  });

  it.each([
    [{ messagingServiceSid: SIMULATED.messagingServiceSid }, '/phoneNumber'],
    [{ phoneNumber: undefined }, '/phoneNumber'],
    [{ phoneNumber: '+9991234567' }, '/phoneNumber'],
    [{ accountSid: 'AC12' }, '/accountSid'],
    [{ provider: 'other' }, '/provider'],
    [{ authToken: 'a\nb' }, '/authToken'],
    [{ authToken: 'schlüssel' }, '/authToken'],
    [{ authToken: 'two words' }, '/authToken'],
    [{ baseUrl: 'https://10.0.0.1' }, '/baseUrl'],
  ])('with %o is refused at its field', async (change, pointer) => {
    const answer = await connect({ ...house.platform.credentials, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', errors: [{ pointer }] } });
  });

  it('is refused on a plan without SMS', async () => {
    const { db } = house.server.deps;
    await db.updateTable('account').set({ plan: 'starter' }).execute();
    expect((await connect(house.platform.credentials)).body.code).toBe('plan_limit');
    await db.updateTable('account').set({ plan: 'enterprise' }).execute();
  });
});

describe('a guest who writes', () => {
  it('is answered with an empty document, as Twilio expects', async () => {
    house.platform.say(guest, 'Hello');
    await house.settle();
    const { url, headers, body } = house.platform.webhooks.delivered.findLast(
      (call) => call.url === house.webhookUrl,
    ) ?? {
      url: '',
      headers: {},
      body: '',
    };
    const answer = await fetch(url, { method: 'POST', headers, body });
    expect(answer.headers.get('content-type')).toMatch(/^text\/xml/);
    expect(await answer.text()).toBe('<?xml version="1.0" encoding="UTF-8"?><Response/>');
  });

  it('of another account or to another number is ignored', async () => {
    house.platform.write(guest, { Body: 'Hello', To: '+15550003333' });
    await house.settle();
    expect(await findConversation()).toBeUndefined();
  });

  it('with unknown parameters is accepted', async () => {
    house.platform.write(guest, { Body: 'Hello', BrandNew: 'x', NumMedia: 'many' });
    await house.settle();
    expect(texts()).toEqual(['Echo: Hello']);
  });

  it('who was offered choices answers by their number', async () => {
    const id = await say('Hello');
    const { db } = house.server.deps;
    const choices = [
      { label: 'Deluxe', value: 'deluxe#1' },
      { label: 'Standard', value: 'standard#1' },
    ];
    const content = JSON.stringify({ text: 'Which?', choices });
    await db.updateTable('channelPart').set({ content }).where('conversationId', '=', id).execute();
    await say('2');
    expect((await house.messages(id)).findLast(({ author }) => author === 'guest')).toMatchObject({ text: 'Standard' });
  });
});

describe('a guest who wrote while the server was away', () => {
  const loseCall = async (...said: string[]) => {
    house.platform.webhooks.hold();
    for (const text of said) house.platform.say(guest, text);
    await house.later(60_000);
  };

  it('is found by a query, in the order of writing, and answered once even if the call arrives later', async () => {
    await loseCall('One', 'Two');
    expect(await findConversation()).toBeUndefined();
    await house.messaging.catchUp();
    await house.settle();
    expect(texts().toSorted()).toEqual(['Echo: One', 'Echo: Two']);
    const messages = await house.messages(String((await findConversation())?.['id']));
    expect(messages.filter(({ author }) => author === 'guest').map(({ text }) => text)).toEqual(['One', 'Two']);
    house.platform.webhooks.release();
    await house.settle();
    await house.messaging.catchUp();
    await house.settle();
    expect(texts()).toHaveLength(2);
  });

  it('is found even if Twilio did not answer at first', async () => {
    await loseCall('Anybody?');
    house.platform.faults.order({ kind: 'lost', on: /GET .*Messages\.json/ });
    await house.messaging.catchUp();
    expect(await findConversation()).toBeUndefined();
    await house.messaging.catchUp();
    await house.settle();
    expect(texts()).toEqual(['Echo: Anybody?']);
    house.platform.webhooks.release();
    await house.settle();
  });

  it('and wants no more messages gets none', async () => {
    await loseCall('STOP');
    await house.messaging.catchUp();
    await house.settle();
    expect(await findConversation()).toMatchObject({ optedOut: true });
    expect(texts()).toEqual([]);
    house.platform.webhooks.release();
    await house.settle();
  });

  it('and was erased is not stored again by a query, now or later', async () => {
    const { key, server } = house;
    const id = await say('Hello');
    const { body } = await server.call('POST', '/api/guests', { key, body: { lastName: 'Sommer' } });
    await server.deps.db.updateTable('conversation').set({ guestId: body.id }).where('id', '=', id).execute();
    expect((await server.call('DELETE', `/api/guests/${body.id}`, { key })).status).toBe(204);
    for (let round = 0; round < 5; round++) {
      await house.messaging.catchUp();
      await house.later(4 * 60_000);
    }
    expect(await findConversation()).toBeUndefined();
    await say('Hello again');
    expect(texts().at(-1)).toBe('Echo: Hello again');
  });

  it('more than a day ago, or to another number, is not answered', async () => {
    await loseCall('Old');
    house.platform.write(guest, { Body: 'Elsewhere', To: '+15550003333' });
    await house.later(25 * 3_600_000);
    await house.messaging.catchUp();
    await house.settle();
    expect(await findConversation()).toBeUndefined();
    house.platform.webhooks.release();
    await house.settle();
  });
});

describe('a guest who wants no more messages', () => {
  const optedOut = async () => (await findConversation())?.['optedOut'];

  it.each(['STOP', 'cancel', 'Quit', 'UNSUBSCRIBE'])(
    'by %s gets the confirmation from Twilio, and no second one from us',
    async (word) => {
      const id = await say(word);
      expect(await optedOut()).toBe(true);
      expect(texts()).toEqual([]);
      expect((await house.messages(id)).filter(({ internal }) => internal)).toHaveLength(1);
    },
  );

  it('by the account’s own word gets the confirmation from Twilio, which sends OptOutType', async () => {
    house.platform.write(guest, { Body: 'Schluss', OptOutType: 'STOP' });
    await house.settle();
    expect([await optedOut(), texts()]).toEqual([true, []]);
    house.platform.write(guest, { Body: 'Weiter', OptOutType: 'START' });
    await house.settle();
    expect(await optedOut()).toBe(false);
  });

  it('by a word that Twilio does not know gets one confirmation from us', async () => {
    await say('Stopp');
    expect(await optedOut()).toBe(true);
    expect(texts()).toHaveLength(1);
    await say('STOPP');
    expect(texts()).toHaveLength(1);
  });

  it('by a word of ours, and later wants them again by START, which Twilio does not confirm, gets the confirmations from us', async () => {
    await say('Baja');
    await say('START');
    expect(await optedOut()).toBe(false);
    const told = texts();
    expect(told).toHaveLength(2);
    expect(told[1]).not.toContain('START');
    // After a stop by us and then by Twilio, Twilio's START keyword and Twilio's words count.
    await say('Baja');
    await say('STOP');
    await say('START');
    expect(await optedOut()).toBe(false);
    expect(texts()).toHaveLength(3);
  });

  it('is also detected by Twilio’s error 21610', async () => {
    const id = await say('Hello');
    house.platform.faults.order({
      kind: 'status',
      status: 400,
      body: JSON.stringify(refuse(21610, 'no').body),
      headers: { 'content-type': 'application/json' },
      on: SEND,
    });
    await write(id, 'Are you there?');
    expect(await optedOut()).toBe(true);
    expect((await write(id, 'Hello?')).body.code).toBe('opted_out');
  });

  it('is not assumed for YES, which answers a question, or for HELP, which may be a call for help', async () => {
    await say('Hello');
    await say('YES');
    await say('HELP');
    expect(texts()).toEqual(['Echo: Hello', 'Echo: YES', 'Echo: HELP']);
  });
});

describe('an SMS of the house', () => {
  it('has plain quotes, so that it costs less', async () => {
    const id = await say('Hello');
    await write(id, 'It’s “ready” – come…');
    expect(texts().at(-1)).toBe('It\'s "ready" - come...');
  });

  it.each(Object.entries(FATES).filter(([, { code }]) => code !== null))(
    'to %s fails later, and staff see why',
    async (number, { code }) => {
      guest = number;
      const id = await say('Hello');
      const reason = code === 30_007 ? 'refused' : 'not_reachable';
      expect(await delivery(id)).toMatchObject({ state: 'failed', reason });
    },
  );

  it('beyond Twilio’s queue waits until there is room, and is sent once', async () => {
    const id = await say('Hello');
    // Ten segments each, so the second waits ten seconds.
    const [one, two] = ['One', 'Two'].map((word) => `${word} ${'.'.repeat(1_500)}`);
    house.platform.queueHolds(10);
    await write(id, one ?? '');
    await write(id, two ?? '');
    expect(house.platform.exchanges.at(-1)?.answer?.body).toContain('21611');
    expect(await delivery(id)).toMatchObject({ state: 'queued' });
    await house.later(5 * 60_000);
    expect(texts().slice(-2)).toEqual([one, two]);
    house.platform.queueHolds(LIMITS.queuedSegments);
  });

  it('after a crash during an attempt is queried at Twilio, and sent if it is not there', async () => {
    const id = await say('human please');
    house.platform.faults.order({ kind: 'rate_limit', retryAfter: '30', on: SEND });
    await write(id, 'Hello');
    house.server.advance(31_000);
    const { db, writer, clock } = house.server.deps;
    const [part] = await listDueParts(db, clock().toISOString(), 1);
    const retryAt = new Date(+clock() + 60_000).toISOString();
    expect(await writer.write((trx) => beginPart(trx, part?.id ?? '', { at: clock().toISOString(), retryAt }))).toBe(
      true,
    );
    await write(id, 'Next');
    expect(texts()).toEqual([ECHO]);
    await house.later(61_000);
    expect(texts()).toEqual([ECHO, 'Hello', 'Next']);
  });

  it('is not confused with an earlier message of the same text', async () => {
    const id = await say('human please');
    await write(id, 'Hello');
    house.platform.webhooks.hold();
    house.platform.faults.order({ kind: 'lost', on: SEND });
    await write(id, 'Hello');
    await house.later(15_000);
    house.platform.webhooks.release();
    expect(texts()).toEqual([ECHO, 'Hello', 'Hello']);
  });

  it('that cannot be queried yet is queried again', async () => {
    const id = await say('human please');
    house.platform.webhooks.hold();
    house.platform.faults.order({ kind: 'unanswered', on: SEND });
    house.platform.faults.order({ kind: 'lost', on: /GET .*Messages\.json/ });
    await write(id, 'Hello');
    await house.later(15_000);
    expect(await delivery(id)).toMatchObject({ state: 'queued' });
    await house.later(61_000);
    expect(await delivery(id)).toMatchObject({ state: 'sent' });
    expect(texts()).toEqual([ECHO, 'Hello']);
    house.platform.webhooks.release();
    await house.settle();
  });
});
