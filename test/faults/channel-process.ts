import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { startServer } from '../../bff/compose.ts';
import type { Writer } from '../../bff/store/sqlite/writer.ts';
import { createEchoEngine } from '../support/engine/echo-engine.ts';

/**
 * The product in its own process, with guests on a channel. The operating system kills it at one of its own writes:
 * `channel-process.ts {"dataDir", "port", "offsetMs", "allowed", "smtpUrl"}`. A line `before 3` or `after 3` on its standard
 * input orders the kill, counted from then on.
 */
const orders = z
  .object({ dataDir: z.string(), port: z.int(), offsetMs: z.int(), allowed: z.string(), smtpUrl: z.string() })
  .parse(JSON.parse(process.argv[2] ?? '{}'));
const order = { when: '', at: 0, writes: 0 };

function killSelf(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

function withKillAt(writer: Writer): Writer {
  return {
    close: () => writer.close(),
    async write(work) {
      order.writes += 1;
      const isLast = order.writes === order.at;
      if (isLast && order.when === 'before') return killSelf();
      const done = await writer.write(work);
      return isLast ? killSelf() : done;
    },
  };
}

const parsedConfig = readConfig({
  DATA_DIR: orders.dataDir,
  PORT: String(orders.port),
  LOG_LEVEL: 'silent',
  ALLOW_PRIVATE_NETWORKS: orders.allowed,
  ...(orders.smtpUrl === '' ? {} : { SMTP_URL: orders.smtpUrl }),
});
if ('faults' in parsedConfig) throw new Error(parsedConfig.faults.join('; '));
const server = await startServer({
  config: { ...parsedConfig.config, plan: 'enterprise' },
  log: createLog('silent'),
  clock: () => new Date(Date.now() + orders.offsetMs),
  assetsDir: null,
  engine: createEchoEngine(),
  wrapWriter: withKillAt,
});
flushCompileCache(); // a killed process writes no compile cache, and the next start would compile everything again
createInterface({ input: process.stdin }).on('line', (line) => {
  const [when = '', at = '0'] = line.split(' ');
  Object.assign(order, { when, at: Number(at), writes: 0 });
  process.stdout.write('ordered\n');
});
process.stdout.write(`ready ${server.baseUrl}\n`);
