import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems assign automatically (Linux from 32768, others from 49152). */
const [FIRST, COUNT] = [20_000, 10_000];
const TRIES_MAX = 50;

/**
 * A free port outside the automatic range, so that a server that stops for a moment finds it free when it starts again.
 * Throws if there is none.
 */
export async function findOwnPort(): Promise<number> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const port = FIRST + randomInt(COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT} seems to be free`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening'); // rejects on an error event
    return true;
  } catch {
    return false;
  } finally {
    await new Promise<void>((resolve) => probe.close(() => resolve()));
  }
}
