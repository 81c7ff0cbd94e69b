import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { WireClient } from '../../support/wire-client.ts';

/** Another node removed a user's access and died before it announced the change, so only the store has it. */
const LOOK_MS = 50;
const SIGNED_OUT = 4401;
const PASSWORD = 'a long enough password';
let server: ChatServer;
let hotel: Hotel;
const desks: WireClient[] = [];

beforeAll(async () => {
  server = await startChatServer({ nodes: { ...soleNode, id: 'node_here' }, desksAgainMs: LOOK_MS });
  hotel = await openHotel(server.baseUrl);
  await call(server.baseUrl, 'POST', '/auth/password', undefined, { token: hotel.setupToken, password: PASSWORD });
});
afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.close();
});
afterAll(() => server.close());

async function join(hello: Record<string, unknown>): Promise<WireClient> {
  const desk = await new WireClient(server.baseUrl, '/desk/socket', { origin: server.baseUrl }).opened();
  desks.push(desk);
  desk.write({ type: 'hello', ...hello });
  await desk.frame(({ type }) => type === 'welcome');
  return desk;
}

/** A colleague at the desk, in a new session. */
async function signIn(): Promise<WireClient> {
  const { body, headers } = await call(server.baseUrl, 'POST', '/auth/login', undefined, {
    email: hotel.email,
    password: PASSWORD,
  });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  const own = { cookie, 'x-csrf-token': body.csrfToken };
  const ticket = await call(server.baseUrl, 'POST', '/auth/ticket', undefined, undefined, { headers: own });
  return join({ ticket: ticket.body.ticket });
}

it('a desk whose session was deleted at another node is closed, and one with a valid session stays open', async () => {
  const gone = await signIn();
  const { db, writer } = server.deps;
  await writer.write((trx) => trx.deleteFrom('staffSession').execute());
  const stays = await signIn();
  expect(await gone.closed()).toBe(SIGNED_OUT);
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS * 4));
  expect(stays.closeCode).toBeNull();
  expect(await db.selectFrom('staffSession').select('id').execute()).toHaveLength(1);
});

it('a desk whose user was disabled or lost rights at another node is closed', async () => {
  const { writer } = server.deps;
  const first = await signIn();
  await writer.write((trx) => trx.updateTable('user').set({ role: 'worker' }).where('id', '=', hotel.userId).execute());
  expect(await first.closed()).toBe(SIGNED_OUT);
  await writer.write((trx) => trx.updateTable('user').set({ role: 'owner' }).where('id', '=', hotel.userId).execute());
  const second = await signIn();
  const disabledAt = new Date().toISOString();
  await writer.write((trx) => trx.updateTable('user').set({ disabledAt }).where('id', '=', hotel.userId).execute());
  expect(await second.closed()).toBe(SIGNED_OUT);
  await writer.write((trx) =>
    trx.updateTable('user').set({ disabledAt: null }).where('id', '=', hotel.userId).execute(),
  );
});

it('a program whose key was revoked at another node is closed', async () => {
  const made = await call(server.baseUrl, 'POST', '/api/keys', hotel.apiKey, {
    name: 'a wall display',
    scopes: ['conversations:read'],
  });
  const desk = await join({ apiKey: made.body.apiKey });
  const revokedAt = new Date().toISOString();
  const { id } = made.body;
  await server.deps.writer.write((trx) => trx.updateTable('apiKey').set({ revokedAt }).where('id', '=', id).execute());
  expect(await desk.closed()).toBe(SIGNED_OUT);
});
