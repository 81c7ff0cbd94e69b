import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeUnusedFiles } from '../../../../bff/conversation/guest/uploads.ts';
import { applyRetention } from '../../../../bff/conversation/privacy/retain.ts';
import { tidyUp } from '../../../../bff/jobs/housekeeping.ts';
import { updateConversation } from '../../../../bff/store/conversations/conversations.ts';
import { insertGuest } from '../../../../bff/store/guests/guests.ts';
import { USUAL_LOOK } from '../../../../shared/api/house/look.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { drawing, formWith, HEIC, PDF, photo, uploadForm, voiceNote } from '../../../support/sample-files.ts';

const HOUR_MS = 60 * 60 * 1_000;
const ANY = [400, 401, 403, 404, 409, 413, 415, 422, 429, 503];

let server: ChatServer;
let hotel: Hotel;
let other: Hotel;
let offsetMs = 0;
beforeAll(async () => {
  server = await startChatServer({ clock: () => new Date(Date.now() + offsetMs) });
  hotel = await openHotel(server.baseUrl, { origins: ['https://hotel.example'] });
  other = await openHotel(server.baseUrl, { email: 'other@hotel.example' });
});
afterAll(() => server.close());

async function begin(of = hotel): Promise<{ session: string; conversationId: string }> {
  return (await call(server.baseUrl, 'POST', '/chat/session', undefined, { propertyId: of.propertyId })).body;
}
const uploadAsGuest = (session: string | undefined, bytes: Uint8Array, name = 'x', headers = {}) =>
  uploadForm(`${server.baseUrl}/chat/uploads`, session, formWith(bytes, name), headers);
const uploadAsStaff = (key: string | undefined, bytes: Uint8Array, name = 'x', headers = {}) =>
  uploadForm(`${server.baseUrl}/api/uploads`, key, formWith(bytes, name), headers);
const send = (session: string, frame: object) =>
  call(server.baseUrl, 'POST', '/chat/messages', session, { id: randomUUID(), ...frame }, { allow: ANY });
const fetchFile = (path: string, token?: string, headers: Record<string, string> = {}) =>
  fetch(server.baseUrl + path, { headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } });
const history = async (session: string) =>
  (await call(server.baseUrl, 'POST', '/chat/messages', session, { type: 'history', before: 1_000 })).body.flatMap(
    (frame: { type: string; message: unknown }) => (frame.type === 'message' ? [frame.message] : []),
  );
const readMessages = async (id: string, of = hotel) =>
  (await call(server.baseUrl, 'GET', `/api/conversations/${id}/messages`, of.apiKey)).body.items;

/** Waits until every pending answer is sent. */
const waitUntilAnswered = () =>
  vi.waitFor(async () => {
    const owed = server.deps.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'turn')
      .where('doneAt', 'is', null);
    expect(await owed.execute()).toEqual([]);
  }, 20_000);

/** Erases a conversation together with its guest. */
async function erase(conversationId: string): Promise<void> {
  const { propertyId, apiKey } = hotel;
  const guest = await server.deps.writer.write(async (trx) => {
    const made = await insertGuest(trx, propertyId, { lastName: 'Winter' }, new Date().toISOString());
    await updateConversation(trx, { propertyId, id: conversationId }, { guestId: made.id });
    return made;
  });
  const { body } = await call(server.baseUrl, 'GET', `/api/guests/${guest.id}/export`, apiKey);
  expect(body.messages[0].attachments[0]).toMatchObject({ type: 'image/png' });
  await call(server.baseUrl, 'DELETE', `/api/guests/${guest.id}`, apiKey);
}

/** Every file on the server's disk, by name. */
const onDisk = () => {
  const root = join(server.dataDir, 'attachments');
  return existsSync(root)
    ? readdirSync(root, { recursive: true })
        .map(String)
        .filter((name) => name.includes('/'))
    : [];
};

describe('a guest’s picture', () => {
  it('is re-encoded, upright and without metadata, and reaches both sides', async () => {
    const { session, conversationId } = await begin();
    const given = await photo(80, 60);
    expect((await sharp(given).metadata()).exif?.toString('latin1')).toContain('Guest Photographer');
    const { status, body } = await uploadAsGuest(session, given, 'my room.JPG');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^upl_/),
      kind: 'image',
      type: 'image/jpeg',
      state: 'here',
    });
    expect(body).toMatchObject({ name: 'my room.jpg', width: 60, height: 80 });

    const sent = await send(session, { text: 'The shower drips', attachments: [body.id] });
    expect(sent.status).toBe(200);
    const [shown] = await history(session);
    expect(shown).toMatchObject({
      text: 'The shower drips',
      attachments: [{ ...body, url: `/chat/uploads/${body.id}` }],
    });
    const [line] = await readMessages(conversationId);
    expect(line.attachments).toEqual([{ ...body, url: `/api/uploads/${body.id}` }]);

    for (const [path, token] of [
      [shown.attachments[0].url, session],
      [line.attachments[0].url, hotel.apiKey],
    ]) {
      const file = await fetchFile(path, token);
      expect(file.status).toBe(200);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.length).toBe(body.bytes);
      expect(bytes.includes('Guest Photographer')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('is served with headers that keep browsers from running or sniffing it', async () => {
    const { session } = await begin();
    const { body } = await uploadAsGuest(session, PDF, 'выписка "счёт".pdf');
    const { headers } = await fetchFile(`/chat/uploads/${body.id}`, session);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toContain('private');
  });

  it('is stored under its hash, readable for the server’s user only', async () => {
    const { session } = await begin();
    await uploadAsGuest(session, await drawing('png', 33));
    const root = join(server.dataDir, 'attachments');
    for (const name of onDisk()) {
      expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}$/);
      expect(statSync(join(root, name)).mode & 0o077).toBe(0);
    }
  });

  it('without a text goes to staff, who are alerted, and the guest is told once', async () => {
    const { session, conversationId } = await begin();
    for (const side of [5, 6]) {
      const { body } = await uploadAsGuest(session, await drawing('png', side));
      await send(session, { attachments: [body.id] });
    }
    await waitUntilAnswered();
    const conversation = await call(server.baseUrl, 'GET', `/api/conversations/${conversationId}`, hotel.apiKey);
    expect(conversation.body).toMatchObject({
      state: 'waiting',
      lastMessage: { author: 'guest', attachment: 'image' },
    });
    const said = (await readMessages(conversationId)).map(({ author }: { author: string }) => author);
    expect(said.filter((author: string) => author === 'ai')).toHaveLength(1);
  });
});

describe('the type of an uploaded file', () => {
  it.each([
    ['a PNG called evil.html', () => drawing('png'), 'evil.html', 'image/png', 'evil.png'],
    ['a WebP', () => drawing('webp'), 'a.webp', 'image/webp', 'a.webp'],
    ['a GIF', () => drawing('gif'), '../../etc/passwd', 'image/gif', 'passwd.gif'],
    ['a PDF without a name', () => PDF, '', 'application/pdf', 'document.pdf'],
    ['a voice note', voiceNote, 'note.exe', 'audio/wav', 'note.wav'],
  ])('is detected from its content: %s', async (_, bytes, name, type, kept) => {
    const { session } = await begin();
    expect((await uploadAsGuest(session, await bytes(), name)).body).toMatchObject({ type, name: kept });
  });

  it.each([
    [
      'a page that is called a picture',
      Buffer.from('<html><script>alert(1)</script></html>'),
      415,
      'unsupported_media_type',
    ],
    [
      'a drawing that can hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'unsupported_media_type',
    ],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 415, 'unsupported_media_type'],
    ['a HEIC picture', HEIC, 415, 'unsupported_media_type'],
    ['a picture that is cut off', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 422, 'upload_refused'],
    ['more than ten megabytes', Buffer.concat([PDF, Buffer.alloc(10 * 1_024 * 1_024)]), 413, 'payload_too_large'],
    ['nothing', Buffer.alloc(0), 400, 'bad_request'],
  ])('is refused with a reason: %s', async (_, bytes, status, code) => {
    const { session } = await begin();
    const answer = await uploadAsGuest(session, bytes, 'a.jpg');
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.detail).not.toMatch(/sharp|vips|buffer/i);
  });

  it('is refused if a picture claims more pixels than memory allows', async () => {
    const { session } = await begin();
    const huge = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(huge.length).toBeLessThan(1_000_000);
    expect(await uploadAsGuest(session, huge)).toMatchObject({ status: 422, body: { code: 'upload_refused' } });
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    [
      'a form without end',
      { 'content-type': 'multipart/form-data; boundary=a' },
      '--a\r\nContent-Disposition: form',
      400,
    ],
    ['a form without a border', { 'content-type': 'multipart/form-data; charset=utf-8' }, 'x', 400],
  ])('is accepted as a form, not as %s', async (_, headers, body, status) => {
    const { session } = await begin();
    const authorization = `Bearer ${session}`;
    const answer = await fetch(`${server.baseUrl}/chat/uploads`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('is read from the only file in the field “file”', async () => {
    const { session } = await begin();
    const url = `${server.baseUrl}/chat/uploads`;
    expect((await uploadForm(url, session, formWith(PDF, 'a.pdf', 'document'))).status).toBe(400);
    const two = formWith(PDF, 'a.pdf');
    two.append('file', new Blob([PDF]), 'b.pdf');
    expect((await uploadForm(url, session, two)).status).toBe(400);
  });
});

describe('access to an uploaded file', () => {
  it('is limited to the conversation’s guest and the property’s staff', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const { body } = await uploadAsGuest(mine.session, PDF);
    const path = (side: string) => `/${side}/uploads/${body.id}`;
    expect((await fetchFile(path('chat'), mine.session)).status).toBe(200);
    expect((await fetchFile(path('chat'), theirs.session)).status).toBe(404);
    expect((await fetchFile(path('chat'))).status).toBe(401);
    expect((await fetchFile(path('chat'), mine.session, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetchFile(path('api'), hotel.apiKey)).status).toBe(200);
    expect((await fetchFile(path('api'), other.apiKey)).status).toBe(404);
    expect((await fetchFile(path('api'), mine.session)).status).toBe(401);
    const { body: narrow } = await call(server.baseUrl, 'POST', '/api/keys', hotel.apiKey, {
      name: 'x',
      scopes: ['tasks:read'],
    });
    expect((await fetchFile(path('api'), narrow.apiKey)).status).toBe(403);
    expect((await fetchFile('/chat/uploads/..%2F..%2Fmaster.key', mine.session)).status).toBe(404);
  });

  it('is refused to a guest who did not give the required consent', async () => {
    const asking = await openHotel(server.baseUrl, { email: 'consent@hotel.example' });
    const consent = { required: true, version: '7', text: { en: 'We keep it.' }, privacyUrl: null };
    await call(server.baseUrl, 'PUT', '/api/look', asking.apiKey, { ...USUAL_LOOK, consent });
    const { session } = await begin(asking);
    const held = onDisk();
    const refused = await uploadAsGuest(session, await drawing('png', 31), 'early.png');
    expect(refused).toMatchObject({ status: 403, body: { code: 'consent_required' } });
    expect(onDisk()).toEqual(held);
    const consented = { type: 'consent', granted: true, version: '7', language: 'en' };
    await call(server.baseUrl, 'POST', '/chat/messages', session, consented);
    expect((await uploadAsGuest(session, await drawing('png', 31), 'late.png')).status).toBe(201);
  });

  it('leads to one message by its uploader, also after a lost answer', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const { body } = await uploadAsGuest(mine.session, PDF);
    const refused = { status: 422, body: { code: 'upload_unknown' } };
    expect(await send(theirs.session, { attachments: [body.id] })).toMatchObject(refused);
    expect(await send(mine.session, { attachments: [body.id, body.id] })).toMatchObject(refused);
    expect(await send(mine.session, { attachments: ['upl_nobody'] })).toMatchObject(refused);
    const id = randomUUID();
    expect((await send(mine.session, { id, attachments: [body.id] })).status).toBe(200);
    expect((await send(mine.session, { id, attachments: [body.id] })).body.duplicate).toBe(true);
    expect(await send(mine.session, { attachments: [body.id] })).toMatchObject(refused);
    expect(await send(mine.session, {})).toMatchObject({ status: 400 });
  });

  it('is refused without a session, from a foreign page, or in an ended chat', async () => {
    const { session } = await begin();
    expect((await uploadAsGuest(undefined, PDF)).status).toBe(401);
    expect((await uploadAsGuest(session, PDF, 'a.pdf', { origin: 'https://evil.example' })).status).toBe(403);
    await send(session, { text: 'Hello' });
    await call(server.baseUrl, 'POST', '/chat/messages', session, { type: 'end' });
    expect((await uploadAsGuest(session, PDF)).status).toBe(401);
    expect((await uploadAsStaff(undefined, PDF)).status).toBe(401);
    expect((await uploadAsStaff(hotel.apiKey, PDF, 'a.pdf', { 'x-property-id': other.propertyId })).status).toBe(404);
  });

  it('is repeated under the same Idempotency-Key, and the file is not stored twice', async () => {
    const { session } = await begin();
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await uploadAsGuest(session, PDF, 'a.pdf', headers),
      await uploadAsGuest(session, PDF, 'a.pdf', headers),
    ];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await uploadAsGuest(session, voiceNote(), 'b.wav', headers)).body.code).toBe('idempotency_mismatch');
  });

  it('is limited to twenty uploads in ten minutes', async () => {
    const { session } = await begin();
    const answers = await Promise.all(Array.from({ length: 22 }, () => uploadAsGuest(session, PDF)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('a colleague’s file', () => {
  it('is sent with or without a text, and can be played from any position', async () => {
    const { session, conversationId } = await begin();
    await send(session, { text: 'Hello' });
    const { body } = await uploadAsStaff(hotel.apiKey, voiceNote(), 'welcome.wav');
    expect(body).toMatchObject({ kind: 'audio', type: 'audio/wav' });
    const path = `/api/conversations/${conversationId}/messages`;
    const wrong = await call(server.baseUrl, 'POST', path, other.apiKey, { attachments: [body.id] }, { allow: ANY });
    expect(wrong.status).toBe(404);
    const sent = await call(server.baseUrl, 'POST', path, hotel.apiKey, { attachments: [body.id] });
    expect(sent).toMatchObject({ status: 201, body: { author: 'staff', text: '', attachments: [{ id: body.id }] } });
    const again = await call(server.baseUrl, 'POST', path, hotel.apiKey, { attachments: [body.id] }, { allow: ANY });
    expect(again).toMatchObject({ status: 422, body: { code: 'upload_unknown' } });
    const shown = (await history(session)).find(({ author }: { author: string }) => author === 'staff');
    const stretch = await fetchFile(shown.attachments[0].url, session, { range: 'bytes=4-7' });
    expect(stretch.status).toBe(206);
    expect(stretch.headers.get('content-range')).toBe(`bytes 4-7/${body.bytes}`);
    expect(Buffer.from(await stretch.arrayBuffer())).toEqual(voiceNote().subarray(4, 8));
  });
});

describe('the retention of an uploaded file', () => {
  it('ends with its guest, unless another guest sent the same file', async () => {
    const [one, two] = [await begin(), await begin()];
    const only = await drawing('png', 41);
    const shared = await drawing('png', 42);
    const before = onDisk().length;
    for (const [session, files] of [
      [one.session, [only, shared]],
      [two.session, [shared]],
    ] as const) {
      const ids = [];
      for (const file of files) ids.push((await uploadAsGuest(session, file)).body.id);
      await send(session, { text: 'Look', attachments: ids });
    }
    await waitUntilAnswered();
    expect(onDisk()).toHaveLength(before + 2);
    await erase(one.conversationId);
    expect(onDisk()).toHaveLength(before + 1);
    await erase(two.conversationId);
    expect(onDisk()).toHaveLength(before);
  });

  it('ends after an hour if the file was not sent, and with the house’s retention of conversations', async () => {
    const { session, conversationId } = await begin();
    const before = onDisk().length;
    const { body: sent } = await uploadAsGuest(session, await drawing('png', 51));
    await uploadAsGuest(session, await drawing('png', 52));
    await send(session, { text: 'Look', attachments: [sent.id] });
    await waitUntilAnswered();
    offsetMs += 2 * HOUR_MS;
    await tidyUp(server.deps);
    await removeUnusedFiles(server.deps);
    expect((await fetchFile(`/api/uploads/${sent.id}`, hotel.apiKey)).status).toBe(200);
    await call(server.baseUrl, 'PUT', '/api/property/retention', hotel.apiKey, {
      conversationDays: 30,
      guestDays: null,
    });
    offsetMs += 31 * 24 * HOUR_MS;
    await applyRetention(server.deps);
    expect((await fetchFile(`/api/uploads/${sent.id}`, hotel.apiKey)).status).toBe(404);
    expect(
      (
        await call(server.baseUrl, 'GET', `/api/conversations/${conversationId}`, hotel.apiKey, undefined, {
          allow: ANY,
        })
      ).status,
    ).toBe(404);
    expect(onDisk().length).toBeLessThan(before + 1);
    expect(readFileSync(join(server.dataDir, 'master.key')).length).toBeGreaterThan(0);
  });
});
