import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../../../bff/ws/connection.ts';

/** A busy server handles a hello that came in time. The gateway's tests cover the rest with real sockets. */
const HELLO_MS = 5_000;

class QuietSocket extends EventEmitter {
  readonly bufferedAmount = 0;
  readonly isPaused = false;
  readonly closedWith: number[] = [];
  close(code: number): void {
    this.closedWith.push(code);
  }
  ping(): void {}
  terminate(): void {}
}

let socket: QuietSocket;
let connection: Connection;
/** Ends the handling of the hello, accepted or not. */
let answer: (accepted: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  socket = new QuietSocket();
  connection = new Connection(socket as unknown as WebSocket, { bufferBytesMax: 1_000 });
  const accepted = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  connection.start({
    handle: async () => {
      if (await accepted) connection.greeted();
    },
    closed() {},
  });
});
afterEach(() => {
  socket.emit('close');
  vi.useRealTimers();
});

it('a connection without a hello in time is closed', async () => {
  vi.advanceTimersByTime(HELLO_MS);
  await nextTurn();
  expect(socket.closedWith).toEqual([4408]);
});

it('a connection stays open if the hello already waited in the socket at the deadline', async () => {
  vi.advanceTimersByTime(HELLO_MS); // timers run before socket data in a turn of the event loop
  socket.emit('message', '{"type":"hello"}', false);
  await nextTurn();
  answer(true);
  await nextTurn();
  expect(socket.closedWith).toEqual([]);
});

it('a connection stays open if the hello is being checked at the deadline, unless the hello is refused', async () => {
  socket.emit('message', '{"type":"hello"}', false);
  vi.advanceTimersByTime(HELLO_MS);
  await nextTurn();
  expect(socket.closedWith).toEqual([]);
  answer(false);
  await nextTurn();
  expect(socket.closedWith).toEqual([4408]);
});
