import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { helloFrame, sendFrame } from '../../../../shared/protocol/guest-frames.ts';
import { bodyFaults } from '../../../support/body-faults.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';

/** Every fault of the guest's frames as HTTP bodies, made from the frames' own schemas. */
let server: ChatServer;
let hotel: Hotel;
let session: string;

const HELLO = {
  propertyId: 'prp_1',
  session: 'scs_x',
  lastSeq: 1,
  epoch: 'e',
  locale: 'en',
  page: { url: 'https://hotel.example/', title: 'Hotel' },
  identity: 'x.y.z',
  consent: { granted: true, version: '1', language: 'en' },
};
const SEND = {
  id: randomUUID(),
  text: 'Hello',
  language: { code: 'en', confidence: 1 },
  attachments: ['a'],
  choice: 'wifi',
};
/** Over HTTP the path determines the frame, so `type` is left out. */
const BODIES = { hello: helloFrame.omit({ type: true }), send: sendFrame.omit({ type: true }) };

beforeAll(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl);
  session = (await post('/chat/session', { propertyId: hotel.propertyId })).body.session;
});
afterAll(() => server.close());

describe('POST /chat/session', () => {
  it.each(bodyFaults(BODIES.hello, HELLO))('refuses $name', async ({ body, pointer, codes }) => {
    await expectRefused('/chat/session', body, pointer, codes);
  });
});

describe('POST /chat/messages', () => {
  it.each(bodyFaults(BODIES.send, SEND))('refuses $name', async ({ body, pointer, codes }) => {
    await expectRefused('/chat/messages', body, pointer, codes, session);
  });
});

async function expectRefused(path: string, body: unknown, pointer: string, codes: string[], bearer?: string) {
  const { status, body: answer } = await post(path, body, bearer);
  expect({ status, code: answer.code }).toEqual({ status: 422, code: 'validation_failed' });
  const fault = answer.errors.find((error: { pointer: string }) => error.pointer === pointer);
  expect(codes, JSON.stringify(answer.errors)).toContain(fault?.code);
  expect(await server.deps.db.selectFrom('conversation').selectAll().execute()).toEqual([]);
  expect(await server.deps.db.selectFrom('message').selectAll().execute()).toEqual([]);
}

function post(path: string, body: unknown, bearer?: string) {
  return call(server.baseUrl, 'POST', path, bearer, body, { allow: [422, 429] });
}
