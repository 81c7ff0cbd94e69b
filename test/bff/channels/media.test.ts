import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelNet } from '../../../bff/channels/net.ts';
import { createGraph } from '../../../bff/channels/whatsapp/client.ts';
import { drawing, formWith, PDF, photo, uploadForm, voiceNote } from '../../support/sample-files.ts';
import { type ChannelHouse, GUEST, openChannelHouse } from './house.ts';

/** Pictures, documents and voice notes on WhatsApp, in both directions. */
let house: ChannelHouse;
beforeEach(async () => {
  house = await openChannelHouse();
});
afterEach(() => house.close());

const WHERE = /^GET \/v23\.0\/\d+\?/;
const HAND_OVER = /^POST \/v23\.0\/\d+\/media/;
const HOUR_MS = 60 * 60 * 1_000;

/** Sends a file as the guest. Returns the file's id on the platform. */
function sendFile(
  kind: 'image' | 'audio' | 'document' | 'sticker',
  type: string,
  bytes: Buffer,
  more: object = {},
): string {
  const id = house.meta.media.put(type, bytes);
  house.meta.write(GUEST, { type: kind, [kind]: { id, mime_type: type, ...more } });
  return id;
}
async function only(): Promise<{ id: string; state: string }> {
  const [first, ...others] = await house.conversations();
  expect(others).toEqual([]);
  return first as { id: string; state: string };
}
interface Shown {
  author: string;
  text: string;
  attachments: { kind: string; type: string; name: string; state: string; url: string }[];
}
const readMessages = async () => (await house.messages((await only()).id)) as unknown as Shown[];
async function later(ms: number): Promise<void> {
  house.server.advance(ms);
  await house.settle();
}
const fetchFile = (url: string) =>
  fetch(house.server.baseUrl + url, { headers: { authorization: `Bearer ${house.key}` } });

describe('a file that a guest sends', () => {
  it('is stored with the notice, fetched afterwards and shown without metadata, and its text is answered', async () => {
    sendFile('image', 'image/jpeg', await photo(), { caption: 'Broken lamp' });
    await house.settle();
    const [message] = await readMessages();
    expect(message).toMatchObject({
      author: 'guest',
      text: 'Broken lamp',
      attachments: [{ kind: 'image', type: 'image/jpeg', state: 'here' }],
    });
    const bytes = Buffer.from(await (await fetchFile(message?.attachments[0]?.url ?? '')).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(house.meta.got.map(({ message: sent }) => sent)).toMatchObject([{ text: { body: 'Echo: Broken lamp' } }]);
  });

  it.each([
    ['a voice note', 'audio', 'audio/wav', async () => voiceNote(), 'audio'],
    ['a document', 'document', 'application/pdf', async () => PDF, 'document'],
    ['a sticker', 'sticker', 'image/webp', () => drawing('webp'), 'image'],
  ] as const)('goes to staff without words: %s', async (_, kind, type, bytes, is) => {
    sendFile(kind, type, await bytes(), kind === 'document' ? { filename: 'Rechnung:1.pdf' } : {});
    await house.settle();
    expect((await only()).state).toBe('waiting');
    const [message] = await readMessages();
    expect(message).toMatchObject({ text: '', attachments: [{ kind: is, type, state: 'here' }] });
    if (kind === 'document') expect(message?.attachments[0]?.name).toBe('Rechnung 1.pdf');
  });

  it('is stored once, however often the notice is repeated', async () => {
    house.meta.webhooks.repeat(3);
    sendFile('image', 'image/png', await drawing('png'));
    await house.settle();
    expect((await readMessages()).filter(({ author }) => author === 'guest')).toHaveLength(1);
    expect(((await house.server.dump())['upload'] ?? []).length).toBe(1);
  });

  it('is fetched again after a failure, and shown as pending until then', async () => {
    house.meta.faults.order({ kind: 'status', status: 503, times: 2, on: WHERE });
    sendFile('image', 'image/png', await drawing('png'));
    await house.settle();
    expect((await readMessages())[0]?.attachments).toMatchObject([{ state: 'coming' }]);
    await later(60_000);
    await later(60_000);
    expect((await readMessages())[0]?.attachments).toMatchObject([{ state: 'here', type: 'image/png' }]);
  });

  it('is requested again if its address has expired, and gone if its id has expired too', async () => {
    const BYTES = /^GET \/v23\.0\/\d+\/bytes/;
    house.meta.faults.order({ kind: 'status', status: 503, on: BYTES });
    sendFile('image', 'image/png', await drawing('png'), { caption: 'One' });
    await house.settle();
    // Returns the address from five minutes ago again.
    house.meta.faults.order({ kind: 'repeat', on: WHERE });
    await later(6 * 60_000);
    expect(house.meta.exchanges.map(({ answer }) => answer?.body)).toContain('URL expired');
    expect((await readMessages())[0]?.attachments).toMatchObject([{ state: 'coming' }]);
    await later(6 * 60_000);
    expect((await readMessages())[0]?.attachments).toMatchObject([{ state: 'here' }]);
    house.meta.webhooks.hold();
    sendFile('image', 'image/png', await drawing('png'), { caption: 'Two' });
    await later(7 * 24 * HOUR_MS);
    house.meta.webhooks.release();
    await house.settle();
    const two = (await readMessages()).find(({ text }) => text === 'Two');
    expect(two?.attachments).toMatchObject([{ state: 'gone' }]);
  });

  it('is marked as gone if the platform no longer has it', async () => {
    const id = house.meta.media.put('image/png', await drawing('png'));
    house.meta.media.drop(id);
    house.meta.write(GUEST, { type: 'image', image: { id } });
    await house.settle();
    const [message] = await readMessages();
    expect(message?.attachments).toMatchObject([{ state: 'gone' }]);
    expect((await fetchFile(message?.attachments[0]?.url ?? '')).status).toBe(404);
    expect((await only()).state).toBe('waiting');
  });

  it('is no longer fetched after seven days', async () => {
    house.meta.faults.order({ kind: 'status', status: 503, times: 1_000, on: WHERE });
    sendFile('image', 'image/png', await drawing('png'));
    await house.settle();
    await later(7 * 24 * HOUR_MS + HOUR_MS);
    expect((await readMessages())[0]?.attachments).toMatchObject([{ state: 'gone' }]);
  });

  it('is refused if its content does not match its type', async () => {
    sendFile('image', 'image/png', Buffer.from('<html><script>alert(1)</script></html>'));
    await house.settle();
    expect((await readMessages())[0]?.attachments).toMatchObject([{ state: 'gone' }]);
  });

  it.each(['https://evil.example/a', 'https://evilfbsbx.com/a', 'https://fbsbx.com.evil.example/a'])(
    'is not fetched from %s, whatever Meta says, so that no other server receives the token',
    async (url) => {
      const asked: string[] = [];
      const net: ChannelNet = {
        send: () => Promise.reject(new Error('Nobody sends here')),
        download: async (request) => {
          asked.push(request.url);
          return { status: 200, headers: {}, bytes: Buffer.alloc(1) };
        },
        close: async () => undefined,
      };
      const access = { baseUrl: 'https://graph.facebook.com', version: 'v23.0', apiKey: 'secret' };
      const graph = createGraph(net, access);
      const signal = AbortSignal.timeout(1_000);
      await expect(graph.download(url, 1_000, signal)).rejects.toMatchObject({ code: 'refused' });
      expect(asked).toEqual([]);
      await graph.download('https://lookaside.fbsbx.com/a', 1_000, signal);
      expect(asked).toHaveLength(1);
    },
  );
});

describe('a file that a colleague sends', () => {
  async function reply(body: object) {
    const path = `/api/conversations/${(await only()).id}/messages`;
    return house.server.call('POST', path, { key: house.key, body });
  }
  const upload = async (bytes: Uint8Array, name: string): Promise<string> =>
    (await uploadForm(`${house.server.baseUrl}/api/uploads`, house.key, formWith(bytes, name))).body.id;
  const got = () => house.meta.got.slice(1).map(({ message }) => message);
  const heldAs = (id: string) => house.meta.media.find(id);

  beforeEach(async () => {
    house.meta.say(GUEST, 'Hello');
    await house.settle();
  });

  it('is sent after its text, pictures as JPEG if Meta accepts no other format', async () => {
    const files = [await upload(await drawing('webp'), 'map.webp'), await upload(PDF, 'menu.pdf')];
    expect((await reply({ text: 'Here you are', attachments: files })).status).toBe(201);
    await house.settle();
    await house.settle();
    const [words, picture, document, ...more] = got();
    expect(more).toEqual([]);
    expect(words).toMatchObject({ type: 'text', text: { body: 'Here you are' } });
    expect(document).toMatchObject({ type: 'document', document: { filename: 'menu.pdf' } });
    if (picture?.type !== 'image') throw new Error('No picture went out');
    expect(heldAs(picture.image.id)?.type).toBe('image/jpeg');
    const last = (await readMessages()).at(-1);
    expect(last).toMatchObject({ text: 'Here you are', delivery: { state: 'delivered' } });
  });

  it('is uploaded again after a failure, and sent once', async () => {
    house.meta.faults.order({ kind: 'rate_limit', retryAfter: '30', on: HAND_OVER });
    await reply({ attachments: [await upload(PDF, 'menu.pdf')] });
    await house.settle();
    expect(got()).toEqual([]);
    await later(31_000);
    await later(31_000);
    expect(got()).toMatchObject([{ type: 'document' }]);
  });

  it('is refused if WhatsApp does not accept the file, with the accepted types', async () => {
    const answer = await reply({ attachments: [await upload(voiceNote(), 'note.wav')] });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    expect(answer.body.detail).toContain('audio/ogg');
    await house.settle();
    expect(got()).toEqual([]);
  });
});
