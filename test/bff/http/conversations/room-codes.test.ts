import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ensureEpoch } from '../../../../bff/store/sqlite/meta.ts';
import { createEchoEngine } from '../../../support/engine/echo-engine.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

const welcome = z.looseObject({ session: z.string(), conversationId: z.string() });

let server: HttpServer;
let key = '';
let propertyId = '';
beforeAll(async () => {
  server = await startHttpServer({ answers: true, engine: createEchoEngine() });
  ({ key, propertyId } = await register(server, 'rooms@a.example'));
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  await server.call('PUT', '/api/activation', {
    key,
    body: { channels: ['widget'], aiMode: 'auto', businessHours: hours, active: true },
  });
  await ensureEpoch(server.deps.writer);
  const at = server.deps.clock().toISOString();
  const told = { source: 'pms', availability: 'available', maintenance: '[]', changedAt: null, pull: '' };
  const room = { ...told, floor: '1', roomTypeCode: 'DBL', housekeeping: 'clean', occupied: null };
  for (const number of ['101', '102', 'Gartenhaus', '花', 'غرفة', 'ห้อง', '방', '103', '104', '105'])
    await server.deps.db
      .insertInto('room')
      .values({ ...room, propertyId, number, externalId: `r-${number}`, updatedAt: at })
      .execute();
});
afterAll(() => server.close());

/** A guest whose page has this address. */
async function chat(url: string, session?: string) {
  const page = { url, title: 'Chat' };
  const hello = { propertyId, page, ...(session === undefined ? {} : { session }) };
  const opened = welcome.parse((await server.call('POST', '/chat/session', { body: hello })).body);
  const headers = { authorization: `Bearer ${opened.session}` };
  const body = { id: crypto.randomUUID(), text: 'Two towels, please' };
  expect((await server.call('POST', '/chat/messages', { body, headers })).status).toBe(200);
  const conversation = await server.call('GET', `/api/conversations/${opened.conversationId}`, { key });
  return { ...opened, room: conversation.body.room, guest: conversation.body.guest };
}

it('a room’s QR code opens the chat page, which knows the room and nothing about its guests', async () => {
  const { status, body } = await server.call('GET', '/api/rooms/r-101/qr', { key });
  expect(status).toBe(200);
  expect(body.url).toBe(`${server.baseUrl}/chat/open/?property=${propertyId}&room=101`);
  expect(body.qr).toMatch(/^<svg xmlns=.*<\/svg>$/);
  expect(await chat(body.url)).toMatchObject({ room: '101', guest: { id: null, name: null } });
  expect((await server.dump())['accessGrant']).toEqual([]);
});

it('the QR code of another room changes the room in the same conversation', async () => {
  const first = await chat(`${server.baseUrl}/chat/open/?property=${propertyId}&room=101`);
  const second = await chat(`${server.baseUrl}/chat/open/?property=${propertyId}&room=102`, first.session);
  expect(second).toMatchObject({ conversationId: first.conversationId, room: '102' });
});

it.each([
  ['an unknown room', (property: string) => `/chat/open/?property=${property}&room=999`],
  ['another house', () => '/chat/open/?property=prp_other&room=101'],
  ['another page', (property: string) => `/rooms?property=${property}&room=101`],
  ['no address at all', () => 'about:blank'],
])('a QR code that names %s sets no room', async (_, path) => {
  expect((await chat(path(propertyId))).room).toBeNull();
  expect((await chat(`${server.baseUrl}${path(propertyId)}`)).room).toBeNull();
});

it('a QR code for an unknown room is answered with 404', async () => {
  expect((await server.call('GET', '/api/rooms/nowhere/qr', { key })).status).toBe(404);
});

it('the QR codes of all rooms are one PDF with six cards on a page', async () => {
  const answer = await fetch(`${server.baseUrl}/api/rooms/qr.pdf`, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
});

it('a QR card shows the room’s name in any script', async () => {
  const answer = await fetch(`${server.baseUrl}/api/rooms/qr.pdf`, { headers: { authorization: `Bearer ${key}` } });
  const letters = lettersOf(Buffer.from(await answer.arrayBuffer()));
  for (const letter of '101Gartenhaus花غرفةห้อง방') expect(letters, letter).toContain(letter);
});

/** The letters that the fonts of a PDF map to (ToUnicode), as search and copy use them. */
function lettersOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (const [, stream = ''] of pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const bytes = Buffer.from(stream, 'latin1');
    const words = stream.startsWith('x') ? inflateSync(bytes).toString('latin1') : stream;
    if (!words.includes('begincmap')) continue;
    for (const [, code = ''] of words.matchAll(/<([\da-f]{4})>/gi))
      found.push(String.fromCodePoint(parseInt(code, 16)));
  }
  return found;
}
