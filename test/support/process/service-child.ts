import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { z } from 'zod';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { startServer } from '../../../bff/compose.ts';
import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { createRegistry, pmsRegistry } from '../../../bff/pms/registry.ts';
import { PMS_PROVIDERS } from '../../../shared/domain/pms.ts';

/**
 * A whole server in its own process, which the test kills: `node service-child.ts PLAN`. The plan file names the data
 * folder and the hotels to connect. The server prints `done` when every hotel is synced in both directions.
 */
/** The interval between two checks. A check queries the store for every hotel, so more checks would slow the server. */
const LOOK_MS = 50;
const plan = z
  .object({
    dataDir: z.string(),
    houses: z.array(
      z.object({
        propertyId: z.string(),
        accountId: z.string(),
        provider: z.enum(PMS_PROVIDERS),
        credentials: z.record(z.string(), z.string()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const parsedConfig = readConfig({
  DATA_DIR: plan.dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  REGISTRATION: 'closed',
  ALLOW_PRIVATE_NETWORKS: '127.0.0.1',
});
if ('faults' in parsedConfig) throw new Error(parsedConfig.faults.join());

/** Without the vendors' own limits, which would take most of the time. */
const budget = { requests: 100_000, perMs: 1_000, atOnce: 8 };
const registry = createRegistry(
  Object.fromEntries(
    PMS_PROVIDERS.map((provider) => [provider, async () => ({ ...(await pmsRegistry.load(provider)), budget })]),
  ),
);
const pace = {
  tickMs: LOOK_MS,
  backoffMs: 10,
  pushRetryMs: 20,
  pushRetryMsMax: 500,
  pushAttemptsMax: Number.POSITIVE_INFINITY,
  runRetryMs: 20,
};
const log = createLog('error');
/** No guest writes here, so the engine needs no thread. */
const engine = inProcess(embeddedEngine);
const { services } = await startServer({
  config: parsedConfig.config,
  log,
  engine,
  assetsDir: null,
  pms: { registry, pace },
});
flushCompileCache(); // a killed process writes no cache, and the next start would compile everything again
const { sync } = services;
await Promise.all(
  plan.houses.map(async ({ propertyId, accountId, provider, credentials }) => {
    if (!(await sync.status(propertyId)).connected)
      await sync.connect(propertyId, { provider, credentials }, { id: 'usr_1', accountId });
  }),
);
/** Whether all reads and writes of the property are done. */
async function isQuiet(propertyId: string): Promise<boolean> {
  const { lastSync, running, pendingPushes } = await sync.status(propertyId);
  return lastSync !== null && running === null && pendingPushes === 0;
}
for (;;) {
  const quiet = await Promise.all(plan.houses.map(({ propertyId }) => isQuiet(propertyId)));
  if (quiet.every(Boolean)) break;
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
process.stdout.write('done\n');
