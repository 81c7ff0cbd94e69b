import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ChatServer, startChatServer } from '../../support/chat-server.ts';

/** A household has a whole /64, so it has any number of addresses. */
const PER_HOUSEHOLD = 200;
let server: ChatServer;
const openSockets: WebSocket[] = [];
beforeAll(async () => {
  server = await startChatServer({ trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  for (const socket of openSockets) socket.terminate();
  await server.close();
});

it('sockets are counted per /64: another address in the same /64 is refused, another /64 is not', async () => {
  for (let count = 0; count < PER_HOUSEHOLD; count++)
    expect(await tryToConnect(`2001:db8:1:1::${count.toString(16)}`)).toBe('open');
  expect(await tryToConnect('2001:db8:1:1:ffff::1')).toBe(429);
  expect(await tryToConnect('2001:db8:1:2::1')).toBe('open');
});

async function tryToConnect(address: string): Promise<'open' | number> {
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(`${server.baseUrl.replace(/^http/, 'ws')}/chat/socket`, 'service-chat.v1', { headers });
  openSockets.push(socket);
  socket.on('error', () => undefined);
  return Promise.race([
    once(socket, 'open').then(() => 'open' as const),
    once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
  ]);
}
