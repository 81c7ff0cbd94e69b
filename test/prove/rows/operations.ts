import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadSampleHotel } from '../../../bff/cli/sample/sample.ts';
import { applyRetention } from '../../../bff/conversation/privacy/retain.ts';
import { verifyBackup } from '../../../bff/operation/verify-backup.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { databasePath, migrate, openDatabase } from '../../../bff/store/sqlite/database.ts';
import { findMeta } from '../../../bff/store/sqlite/meta.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { fillStore } from '../../support/large-store.ts';
import { programAt } from '../../support/process/programs.ts';
import {
  OPERATIONS,
  type Operation,
  type OperationOrders,
  openHouse,
  RETENTION_DAYS_LATER,
} from '../house/operation-process.ts';
import { between } from '../random.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

const PROCESS = programAt('test/prove/house/operation-process.ts');
const CONVERSATIONS = 120;
const STEPS_MAX = 12;
const MIGRATION_PLACES = 130;
const TIMES_MS: Partial<Record<Operation, number>> = { checkpoint: 400, backup: 250 };

/** What an operator's server does now and then, killed in the middle. */
export const operations: Row = {
  name: 'operations',
  says: 'killed in a migration, a checkpoint, a backup and a deletion: the next start finds a whole store, and ends what was begun',
  unit: 'deaths',
  goal: OPERATIONS.length * 50,
  short: OPERATIONS.length,
  weight: 2,
  async run(job) {
    const filled = await fillTemplate(job.folder);
    const all: Outcome = { done: 0, faults: [] };
    for (let turn = 0; !isOver(job, all.done) && all.faults.length === 0; turn++) {
      const operation = OPERATIONS[turn % OPERATIONS.length] ?? 'migration';
      const dataDir = mkdtempSync(join(job.folder, `${operation}-`));
      if (operation !== 'migration') cpSync(filled, dataDir, { recursive: true });
      const place = placeOf(operation, job.random);
      const said = await runOnce({ operation, dataDir, place });
      if (said.some((line) => line.startsWith('died '))) all.done += 1;
      const faults = await CHECKS[operation](dataDir, said);
      all.faults.push(...faults.map((fault) => `${operation} at ${place}: ${fault}`));
      rmSync(dataDir, { recursive: true, force: true });
    }
    return all;
  },
};

function placeOf(operation: Operation, random: Job['random']): number {
  const ms = TIMES_MS[operation];
  if (ms !== undefined) return between(random, 1, ms);
  return operation === 'migration' ? between(random, 0, MIGRATION_PLACES) : between(random, 1, STEPS_MAX);
}

/** A hotel with conversations that the deletion will take. */
async function fillTemplate(folder: string): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'filled-'));
  const services = await openHouse(dataDir);
  await loadSampleHotel(services);
  const propertyId = (await findMeta(services.db, 'sampleProperty')) ?? '';
  await fillStore(services.db, services.writer, propertyId, CONVERSATIONS);
  await services.close();
  return dataDir;
}

async function runOnce(orders: OperationOrders): Promise<string[]> {
  const child = spawn(process.execPath, [PROCESS, JSON.stringify(orders)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on('close', (...ended) => resolve(ended)),
  );
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`${orders.operation} ended with ${code ?? signal}: ${text}`);
  return text.split('\n');
}

const CHECKS: Record<Operation, (dataDir: string, said: readonly string[]) => Promise<string[]>> = {
  async migration(dataDir) {
    const [db, fresh] = [openDatabase(databasePath(dataDir)), openDatabase(':memory:')];
    try {
      await migrate(db);
      await migrate(fresh);
      const [had, wanted] = [await readTables(db), await readTables(fresh)];
      return [
        ...(had === wanted ? [] : ['the tables are not those of a store that was never killed']),
        ...(await readDamage(db)),
      ];
    } finally {
      await db.destroy();
      await fresh.destroy();
    }
  },

  async checkpoint(dataDir, said) {
    const promised = said
      .filter((line) => line.startsWith('stored '))
      .map((line) => `proof ${line.slice('stored '.length)}`);
    const db = openDatabase(databasePath(dataDir));
    try {
      const { rows } = await sql<{ key: string }>`select key from meta where key like 'proof %'`.execute(db);
      const kept = new Set(rows.map(({ key }) => key));
      return [
        ...promised.filter((key) => !kept.has(key)).map((key) => `${key} was stored and is lost`),
        ...(await readDamage(db)),
      ];
    } finally {
      await db.destroy();
    }
  },

  async backup(dataDir) {
    const services = await openHouse(dataDir);
    const faults: string[] = [];
    await services.backups.make();
    const copies = services.backups.list();
    await services.close();
    const folder = join(dataDir, 'backups');
    if (copies.length === 0) faults.push('no copy can be made any more');
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.partial')) faults.push(`${name} was left behind`);
      else if (/\.(?:db|age)$/.test(name)) {
        const keys = { keyFiles: [join(dataDir, 'master.key')], identities: [] };
        const { fault } = await verifyBackup(join(folder, name), dataDir, keys);
        if (fault !== null) faults.push(`${name}: ${fault}`);
      }
    }
    return faults;
  },

  async retention(dataDir) {
    const services = await openHouse(dataDir);
    try {
      const torn = await countTorn(services.db);
      await applyRetention(services, new Date(Date.now() + RETENTION_DAYS_LATER * DAY_MS));
      const left = await services.db.selectFrom('conversation').select('id').execute();
      return [
        ...(torn > 0 ? [`${torn} messages of conversations that are gone`] : []),
        ...(left.length > 0 ? [`${left.length} conversations were never deleted`] : []),
        ...(await readDamage(services.db)),
      ];
    } finally {
      await services.close();
    }
  },
};

async function readTables(db: Db): Promise<string> {
  const { rows } = await sql<{
    sql: string;
  }>`select sql from sqlite_master where sql is not null order by name, sql`.execute(db);
  return rows.map((row) => row.sql).join('\n');
}

async function readDamage(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: foreign } = await sql`pragma foreign_key_check`.execute(db);
  return [
    ...rows.map((row) => row.integrity_check).filter((words) => words !== 'ok'),
    ...(foreign.length > 0 ? [`${foreign.length} rows refer to nothing`] : []),
  ];
}

async function countTorn(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('conversationId', 'not in', (from) => from.selectFrom('conversation').select('conversation.id'))
    .execute();
  return rows.length;
}
