import { afterEach, expect, it } from 'vitest';
import { createLog } from '../../../bff/base/log.ts';
import type { ConversationEngine } from '../../../bff/conversation/turn/engine-port.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { createEnginePool } from '../../../bff/engine-pool/pool.ts';
import { startThreads } from '../../../bff/engine-pool/threads.ts';

let engine: ConversationEngine | null = null;
afterEach(async () => {
  await engine?.close();
  engine = null;
});

it('the first thread starts alone, however many wait for it; the other comes once the start is over', async () => {
  const threads = startThreads({ engine: new URL('../../../bff/embedded-engine.ts', import.meta.url).href });
  const pool = createEnginePool({ log: createLog('silent'), voice: embeddedEngine, threads });
  engine = pool;
  const calls = Promise.all(['one', 'two', 'three'].map((text) => pool.readWords(text, 'en')));
  expect(threads.pool.threads).toHaveLength(1);
  await calls;
  await expect.poll(() => threads.pool.threads.length).toBe(2);
});
