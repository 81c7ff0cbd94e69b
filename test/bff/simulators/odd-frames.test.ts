import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { serveStream } from '../../../bff/simulators/opera-cloud/stream.ts';
import { createOdd, requestHead, UPGRADE } from '../../faults/odd.ts';
import { readStatuses, sendRaw } from '../../faults/raw-client.ts';

const APP_KEY = 'app';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer();
  serveStream(server, { appKey: APP_KEY, isToken: () => true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());

it.each(['//', 'http://[', '/subscriptions'])('refuses an upgrade to %s', async (target) => {
  const answer = await sendRaw(port, createOdd(target, requestHead(`GET ${target} HTTP/1.1`, UPGRADE)));
  expect(readStatuses(answer)).toEqual([401]);
});

it.each([
  ['no JSON', 'junk', 4_400],
  ['no UTF-8', Buffer.from([0xff]), 1_007],
])('closes a socket that sends %s, and no other socket', async (_, data, code) => {
  const key = createHash('sha256').update(APP_KEY).digest('hex');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/subscriptions?key=${key}`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(data, { binary: false });
  const [closedWith] = await once(socket, 'close');
  expect(closedWith).toBe(code);
});
