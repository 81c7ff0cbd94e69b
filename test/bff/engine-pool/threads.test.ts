import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../../../bff/base/log.ts';
import type { ConversationEngine } from '../../../bff/conversation/turn/engine-port.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { createEnginePool } from '../../../bff/engine-pool/pool.ts';
import { startThreads } from '../../../bff/engine-pool/threads.ts';

let engine: ConversationEngine | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await engine?.close();
  engine = null;
});

/** Longer than any server takes to start. */
const LONG_MS = 3_600_000;

function start() {
  const threads = startThreads({ engine: new URL('../../../bff/embedded-engine.ts', import.meta.url).href });
  const pool = createEnginePool({ log: createLog('silent'), voice: embeddedEngine, threads });
  engine = pool;
  return { pool, threads };
}

it('the first thread starts alone, however many calls wait for it; the second thread starts after that', async () => {
  const { pool, threads } = start();
  const calls = Promise.all(['one', 'two', 'three'].map((text) => pool.readWords(text, 'en')));
  expect(threads.pool.threads).toHaveLength(1);
  await calls;
  await expect.poll(() => threads.pool.threads.length).toBe(2);
});

it('one thread alone learns the houses’ texts until a guest writes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { pool, threads } = start();
  const words = { faqs: [], policies: '', specialties: '', amenities: [] };
  await pool.search({ propertyId: 'prp_1', revision: '1', load: async () => words }, []);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(threads.pool.threads).toHaveLength(1);
  expect(threads.pool.options.maxThreads).toBe(1);
  await pool.detectLanguage('Is there a pool?', {});
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(threads.pool.options.maxThreads).toBe(2);
});
