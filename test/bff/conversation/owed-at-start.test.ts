import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { type RunningServer, startServer } from '../../../bff/compose.ts';
import type { ConversationEngine } from '../../../bff/conversation/turn/engine-port.ts';
import { openHotel } from '../../support/chat-server.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { WireClient } from '../../support/wire-client.ts';

const LATER_MS = 60_000;
/** More than the limit of concurrent turns. */
const PENDING_TURNS = 8;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-owed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('a server with pending answers is ready before it sends them, and sends each of them once', async () => {
  const down = await start(() => Promise.reject(new Error('the engine is not there')));
  const { propertyId } = await openHotel(down.baseUrl);
  for (let guest = 0; guest < PENDING_TURNS; guest++) await writeAs(down.baseUrl, propertyId);
  await expect.poll(() => countPending(down), { timeout: 30_000 }).toBe(PENDING_TURNS);
  await down.close();

  let answerSlowly: () => void = () => undefined;
  const thinking = new Promise<void>((resolve) => {
    answerSlowly = resolve;
  });
  const echo = createEchoEngine();
  const slow = await start(
    async (...asked) => {
      await thinking;
      return echo.read(...asked);
    },
    () => new Date(Date.now() + LATER_MS),
  );
  try {
    expect(await countDecided(slow)).toBe(0);
  } finally {
    answerSlowly();
  }
  await expect.poll(() => countDecided(slow), { timeout: 30_000 }).toBe(PENDING_TURNS);
  await slow.close();
}, 60_000);

function start(read: ConversationEngine['read'], clock = () => new Date()): Promise<RunningServer> {
  const configured = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  if ('faults' in configured) throw new Error(configured.faults.join('; '));
  const engine = { ...createEchoEngine(), read };
  return startServer({ config: configured.config, log: createLog('silent'), assetsDir: null, engine, clock });
}

/** Sends a guest's message and waits for its acknowledgement. */
async function writeAs(baseUrl: string, propertyId: string): Promise<void> {
  const client = await new WireClient(baseUrl).opened();
  client.write({ type: 'hello', propertyId });
  await client.frame(({ type }) => type === 'welcome');
  client.write({ type: 'send', id: crypto.randomUUID(), text: 'When is breakfast?' });
  await client.frame(({ type }) => type === 'ack');
  await client.close();
}

/** The number of answers that were put off. */
async function countPending({ services: { db } }: RunningServer): Promise<number> {
  const owed = db.selectFrom('outbox').select('id').where('kind', '=', 'turn').where('doneAt', 'is', null);
  return (await owed.where('attempts', '>', 0).execute()).length;
}

async function countDecided({ services: { db } }: RunningServer): Promise<number> {
  return (await db.selectFrom('decision').select('messageId').execute()).length;
}
