import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Odd } from './odd.ts';

/** A response is complete after this time without further bytes; the wait for the first byte is longer, for busy machines. */
const QUIET_MS = 60;
const ANSWER_MS_MAX = 3_000;
const BETWEEN_CHUNKS_MS = 15;
const ANSWER_BYTES_MAX = 1_048_576;

/**
 * Sends bytes over a plain connection, and returns the response as Latin-1. Never throws if the server closes or resets the
 * connection.
 */
export async function sendRaw(port: number, { chunks, end = 'close' }: Odd): Promise<string> {
  const received: Buffer[] = [];
  let bytes = 0;
  let heardAt = performance.now();
  let isOver = false;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('data', (chunk) => {
    heardAt = performance.now();
    bytes += chunk.length;
    if (bytes < ANSWER_BYTES_MAX) received.push(chunk);
  });
  socket.on('end', () => {
    isOver = true;
  });
  socket.on('error', () => {
    isOver = true; // a reset connection counts as a response
  });
  socket.on('close', () => {
    isOver = true;
  });
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) await pause(BETWEEN_CHUNKS_MS);
    if (!isOver) await write(socket, chunk);
  }
  if (end === 'half') socket.end();
  if (end === 'reset') {
    await pause(BETWEEN_CHUNKS_MS);
    socket.resetAndDestroy();
  }
  const start = performance.now();
  while (!isOver && performance.now() - start < ANSWER_MS_MAX) {
    await pause(10);
    if (bytes > 0 && performance.now() - heardAt > QUIET_MS) break;
  }
  socket.destroy();
  return Buffer.concat(received).toString('latin1');
}

/** Reads the statuses in the bytes of a response, in order. */
export function readStatuses(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
}

function write(socket: Socket, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    socket.once('close', done);
    socket.write(chunk, () => {
      socket.off('close', done);
      resolve();
    });
  });
}
