import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTwilio, type TwilioSimulator } from '../../../bff/simulators/twilio/simulator.ts';
import { drawing, formWith, PDF, photo, uploadForm, voiceNote } from '../../support/sample-files.ts';
import { type HouseOn, openHouseOn } from './house.ts';

/** Pictures and files by SMS: as MMS where carriers support it, else as a link that works once. */
const SEND = /POST .*\/Messages\.json$/;
const FETCH = /GET .*\/Media\/ME\w+$/;
const HOUR_MS = 3_600_000;

let house: HouseOn<TwilioSimulator>;
let guests = 0;
let guest = '';
let id = '';
beforeAll(async () => {
  house = await openHouseOn('sms', startTwilio);
});
afterAll(() => house.close());
beforeEach(() => {
  guest = american();
});
afterEach(() => {
  house.platform.faults.clear();
  house.platform.sendsMms(true);
});

const american = () => `+1212555${String(++guests).padStart(4, '0')}`;
const german = () => `+4917100${String(++guests).padStart(5, '0')}`;
const findConversation = async () => (await house.conversations()).find(({ address }) => address === guest);
const readFirstMessage = async () => (await house.messages(String((await findConversation())?.['id']))).at(0);
const out = () => house.platform.messages.filter(({ to, direction }) => to === guest && direction === 'outbound-api');

async function greetAsGuest(): Promise<void> {
  house.platform.say(guest, 'human please');
  await house.settle();
  id = String((await findConversation())?.['id']);
}
const upload = async (bytes: Uint8Array, name: string): Promise<string> =>
  (await uploadForm(`${house.server.baseUrl}/api/uploads`, house.key, formWith(bytes, name))).body.id;
async function send(bytes: Uint8Array, name: string, text?: string) {
  const body = { attachments: [await upload(bytes, name)], ...(text === undefined ? {} : { text }) };
  const answer = await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
  await house.settle();
  return answer;
}
const delivery = async () => (await house.messages(id)).at(-1)?.['delivery'];
const linkIn = (text = '') => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

describe('a guest’s pictures', () => {
  it('are stored with the call, fetched from Twilio after the call, and shown, and their text is answered', async () => {
    const files = [
      { type: 'image/jpeg', bytes: await photo() },
      { type: 'image/png', bytes: await drawing('png') },
    ];
    house.platform.write(guest, { Body: 'Broken lamp' }, files);
    await house.settle();
    expect(await readFirstMessage()).toMatchObject({
      author: 'guest',
      text: 'Broken lamp',
      attachments: [
        { kind: 'image', type: 'image/jpeg', state: 'here' },
        { kind: 'image', type: 'image/png', state: 'here' },
      ],
    });
    expect(out().map(({ body }) => body)).toEqual(['Echo: Broken lamp']);
    // The account's token was sent only to Twilio.
    const stored = house.platform.exchanges.filter(({ request }) => request.path.startsWith('/storage/'));
    expect(stored.map(({ request }) => request.headers['authorization'])).toEqual([undefined, undefined]);
  });

  it('without words go to staff, as do voice notes and documents', async () => {
    house.platform.write(guest, {}, [
      { type: 'audio/wav', bytes: voiceNote() },
      { type: 'application/pdf', bytes: PDF },
    ]);
    await house.settle();
    expect(await findConversation()).toMatchObject({ state: 'waiting' });
    expect(await readFirstMessage()).toMatchObject({
      text: '',
      attachments: [
        { kind: 'audio', state: 'here' },
        { kind: 'document', state: 'here' },
      ],
    });
  });

  it('beyond the tenth are not stored, and staff see how many are missing', async () => {
    const bytes = await drawing('png');
    house.platform.write(
      guest,
      { Body: 'Look' },
      Array.from({ length: 11 }, () => ({ type: 'image/png', bytes })),
    );
    await house.settle();
    const all = await house.messages(String((await findConversation())?.['id']));
    expect(all.find(({ author }) => author === 'guest')?.['attachments']).toHaveLength(10);
    expect(all.map(({ text }) => text).join()).toContain('1 of the files');
  });

  it('are stored once, however often the call is repeated', async () => {
    house.platform.webhooks.repeat(3);
    house.platform.write(guest, {}, [{ type: 'image/png', bytes: await drawing('png') }]);
    await house.settle();
    house.platform.webhooks.repeat(1);
    expect((await readFirstMessage())?.['attachments']).toHaveLength(1);
  });

  it('are fetched again after a failure, and marked as gone if Twilio no longer has them', async () => {
    house.platform.faults.order({ kind: 'status', status: 503, times: 2, on: FETCH });
    house.platform.write(guest, {}, [{ type: 'image/png', bytes: await drawing('png') }]);
    await house.settle();
    expect((await readFirstMessage())?.['attachments']).toMatchObject([{ state: 'coming' }]);
    await house.later(60_000);
    await house.later(60_000);
    expect((await readFirstMessage())?.['attachments']).toMatchObject([{ state: 'here' }]);
    guest = american();
    house.platform.faults.order({ kind: 'status', status: 404, body: '{"code":20404}', on: FETCH });
    house.platform.write(guest, {}, [{ type: 'image/png', bytes: await drawing('png') }]);
    await house.settle();
    expect((await readFirstMessage())?.['attachments']).toMatchObject([{ state: 'gone' }]);
  });

  it.each(['https://evil.example/2010-04-01/x', 'http://127.0.0.1:1/Media', 'no address'])(
    'are not fetched from %s: staff see that a file came',
    async (MediaUrl0) => {
      house.platform.write(guest, { NumMedia: '1', MediaUrl0, MediaContentType0: 'image/jpeg' });
      await house.settle();
      expect(await findConversation()).toMatchObject({ state: 'waiting' });
      expect(await readFirstMessage()).toMatchObject({ attachments: [] });
    },
  );

  it('are found by a query if the call was lost', async () => {
    house.platform.webhooks.hold();
    house.platform.write(guest, { Body: 'Look' }, [{ type: 'image/png', bytes: await drawing('png') }]);
    await house.messaging.catchUp();
    await house.settle();
    expect(await readFirstMessage()).toMatchObject({ text: 'Look', attachments: [{ kind: 'image', state: 'here' }] });
    house.platform.webhooks.release();
    await house.settle();
  });
});

describe('a colleague’s picture', () => {
  it('is sent as MMS if carriers accept it, in an accepted format, after its text', async () => {
    await greetAsGuest();
    expect((await send(await drawing('webp'), 'map.webp', 'Here you are')).status).toBe(201);
    await house.settle();
    const [picture, words] = out();
    expect(words).toMatchObject({ body: 'Here you are', media: [] });
    expect(picture).toMatchObject({ body: '', media: [{ type: 'image/jpeg' }] });
    expect(await delivery()).toMatchObject({ state: 'delivered', parts: 2 });
  });

  it.each([
    ['to another continent', german, true],
    ['from a number that cannot send MMS', american, false],
  ])('is sent as a link that opens once %s', async (_, number, can) => {
    guest = number();
    house.platform.sendsMms(can);
    await greetAsGuest();
    await send(await drawing('png'), 'map.png');
    const [message, ...others] = out();
    expect(others).toHaveLength(1);
    expect(message).toMatchObject({ media: [] });
    const link = linkIn(message?.body);
    expect(message?.body).toBe(`map.png: ${link}`);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
    // A program that fetches a preview does not use up the link.
    for (let look = 0; look < 2; look++) expect(await (await fetch(link)).text()).toContain('map.png');
    const opened = await fetch(link, { method: 'POST' });
    expect(opened.headers.get('content-type')).toBe('image/png');
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    house.server.advance(11 * 60_000);
    expect((await fetch(link)).status).toBe(404);
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${link}/open`)).status).toBe(404);
  });

  it('as a link opens for a week, and only with its secret', async () => {
    guest = german();
    await greetAsGuest();
    await send(PDF, 'menu.pdf');
    const link = linkIn(out()[0]?.body);
    expect((await fetch(`${link}/open`)).status).toBe(404);
    expect((await fetch(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    house.server.advance(6 * 24 * HOUR_MS);
    expect((await fetch(link)).status).toBe(200);
    house.server.advance(25 * HOUR_MS);
    expect((await fetch(link)).status).toBe(404);
  });

  it('is deleted at its link when its guest is erased', async () => {
    guest = german();
    await greetAsGuest();
    await send(PDF, 'menu.pdf');
    const link = linkIn(out()[0]?.body);
    const { key, server } = house;
    const { body } = await server.call('POST', '/api/guests', { key, body: { lastName: 'Sommer' } });
    await server.deps.db.updateTable('conversation').set({ guestId: body.id }).where('id', '=', id).execute();
    await server.call('DELETE', `/api/guests/${body.id}`, { key });
    expect((await fetch(link)).status).toBe(404);
  });

  it.each([
    ['the connection breaks after Twilio accepted it', { kind: 'unanswered' as const }],
    ['the connection breaks before Twilio accepted it', { kind: 'lost' as const }],
  ])('arrives once if %s', async (_, fault) => {
    await greetAsGuest();
    house.platform.faults.order({ ...fault, on: SEND });
    await send(await drawing('png'), 'map.png');
    await house.later(15_000);
    await house.later(600_000);
    expect(out().filter(({ media }) => media.length > 0)).toHaveLength(1);
  });

  it('that Twilio could not fetch is marked as failed', async () => {
    await greetAsGuest();
    house.platform.fetches(false);
    await send(await drawing('png'), 'map.png');
    house.platform.fetches(true);
    expect(await delivery()).toMatchObject({ state: 'failed', code: '11200' });
  });
});
