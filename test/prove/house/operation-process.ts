import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { z } from 'zod';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { openServices, type ServiceOptions, type Services } from '../../../bff/compose.ts';
import { applyRetention } from '../../../bff/conversation/privacy/retain.ts';
import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { migrations } from '../../../bff/store/migrations/index.ts';
import { databasePath, migrate, openDatabase } from '../../../bff/store/sqlite/database.ts';
import type { Writer } from '../../../bff/store/sqlite/writer.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { dieAt } from './crash-points.ts';

/** Where work for the operator can be made to die. */
export const OPERATIONS = ['migration', 'checkpoint', 'backup', 'retention'] as const;
export type Operation = (typeof OPERATIONS)[number];
/** Long after everything of the filled store is too old. */
export const RETENTION_DAYS_LATER = 4_000;

/**
 * One such work as a process of its own, which dies in the middle: `operation-process.ts ORDERS`. `place`: at which step, or after how
 * many milliseconds. It says `done` where it came to its end first.
 */
const orders = z.object({ operation: z.enum(OPERATIONS), dataDir: z.string(), place: z.number() });
export type OperationOrders = z.infer<typeof orders>;

/** The services over a store, with nothing that listens. */
export function openHouse(dataDir: string, more: Partial<ServiceOptions> = {}): Promise<Services> {
  const read = readConfig({ DATA_DIR: dataDir });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const engine = inProcess(embeddedEngine);
  return openServices({ config: read.config, log: createLog('silent'), engine, ...more });
}

const WORK: Record<Operation, (dataDir: string, place: number) => Promise<void>> = {
  async migration(dataDir, place) {
    const names = Object.keys(migrations);
    const name = names[place % names.length] ?? '';
    const own = migrations[name];
    if (own === undefined) throw new Error('There is no such migration');
    // Its tables are made, and its transaction is open.
    migrations[name] = {
      up: async (db) => {
        await own.up(db);
        if (place >= names.length) dieAt(`migration ${name}`);
      },
    };
    if (place < names.length) migrations[name] = { up: () => Promise.resolve(dieAt(`before migration ${name}`)) };
    const db = openDatabase(databasePath(dataDir));
    await migrate(db);
    await db.destroy();
  },

  async checkpoint(dataDir, place) {
    const { db, writer } = await openHouse(dataDir);
    setTimeout(() => dieAt('checkpoint'), place);
    for (let number = 1; ; number++) {
      await writer.write((trx) =>
        sql`insert into meta (key, value) values (${`proof ${number}`}, ${'x'.repeat(5_000)})`.execute(trx),
      );
      writeSync(1, `stored ${number}\n`);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    }
  },

  async backup(dataDir, place) {
    const services = await openHouse(dataDir);
    setTimeout(() => dieAt('backup'), place);
    await services.backups.make();
    await services.close();
  },

  async retention(dataDir, place) {
    let step = 0;
    const wrapWriter = (writer: Writer): Writer => ({
      close: () => writer.close(),
      write: async (work) => {
        const value = await writer.write(async (trx, together) => {
          const made = await work(trx, together);
          if (++step === place) dieAt(`retention, in step ${step}`);
          return made;
        });
        if (++step === place) dieAt(`retention, after step ${step}`);
        return value;
      },
    });
    const services = await openHouse(dataDir, { wrapWriter });
    step = 0;
    await applyRetention(services, new Date(Date.now() + RETENTION_DAYS_LATER * DAY_MS));
    await services.close();
  },
};

const [, program, given] = process.argv;
if (program === import.meta.filename && given !== undefined) {
  const { operation, dataDir, place } = orders.parse(JSON.parse(given));
  await WORK[operation](dataDir, place);
  writeSync(1, 'done\n');
  process.exit(0);
}
