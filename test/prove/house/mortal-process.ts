import { flushCompileCache } from 'node:module';
import { z } from 'zod';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { startServer } from '../../../bff/compose.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { CRASH_POINTS, CrashPoints } from './crash-points.ts';
import { PLANTED_FAULTS, plantInSockets, plantInWriter } from './planted-faults.ts';

/**
 * The product as a process of its own, to be killed or to die by itself at a point: `mortal-process.ts ORDERS`. Its engine repeats
 * what it hears, as the real one would read all languages at each of a thousand starts.
 */
export const mortalOrders = z.object({
  dataDir: z.string(),
  port: z.number(),
  death: z.object({ point: z.enum(CRASH_POINTS), after: z.number() }).nullable(),
  planted: z.enum(PLANTED_FAULTS).nullable(),
  /** SQLite's `synchronous = NORMAL`, by which a commit is not flushed: as no server of ours runs. */
  isUnflushed: z.boolean(),
});
export type MortalOrders = z.infer<typeof mortalOrders>;

const [, program, given] = process.argv;
if (program === import.meta.filename && given !== undefined) await serve(mortalOrders.parse(JSON.parse(given)));

async function serve({ dataDir, port, death, planted, isUnflushed }: MortalOrders): Promise<void> {
  const read = readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const points = new CrashPoints(death);
  plantInSockets(planted);
  const plant = plantInWriter(planted);
  const server = await startServer({
    config: read.config,
    log: createLog(read.config.logLevel),
    assetsDir: null,
    engine: points.wrapEngine(createEchoEngine()),
    ...(death === null && planted === null ? {} : { wrapWriter: (writer) => points.wrapWriter(plant(writer)) }),
  });
  if (isUnflushed) {
    const { sql } = await import('kysely');
    await sql`pragma synchronous = normal`.execute(server.services.db);
  }
  flushCompileCache(); // what is killed leaves none, and the next start would compile everything again
  process.stdout.write(`ready ${server.baseUrl} ${process.pid}\n`);
}
