import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { migrate } from '../../../bff/store/core/migrate.ts';
import { openPlace, type StorePlace } from '../../../bff/store/core/place.ts';
import { openPostgres } from '../../../bff/store/postgres/database.ts';
import { type Cluster, startCluster } from './cluster.ts';

/** Whether the tests of this run keep their stores in PostgreSQL. */
export function isOnPostgres(): boolean {
  return process.env['TEST_DATABASE'] === 'postgres';
}

/**
 * The environment variable with the folder of a run's clusters. `test/support/postgres/stop-clusters.ts` empties the
 * folder when the run ends.
 */
export const CLUSTERS = 'TEST_POSTGRES_FOLDER';

const EMPTY_DATABASE = 'empty';
let cluster: Promise<Cluster> | null = null;
let databaseCount = 0;
/** The existing databases: the store's path → the database's address. */
const databases = new Map<string, string>();

/** Starts this worker's PostgreSQL, with a template database that has all tables and no rows. */
async function openCluster(): Promise<Cluster> {
  const started = startCluster(process.env[CLUSTERS]);
  await run(started, `create database ${EMPTY_DATABASE}`);
  const db = await openPlace({ url: started.url(EMPTY_DATABASE) });
  await migrate(db);
  await db.destroy();
  return started;
}

/** This worker's PostgreSQL. The first call starts it. */
export async function getCluster(): Promise<Cluster> {
  cluster ??= openCluster();
  return cluster;
}

/** Creates a database with all tables and no rows, or without tables, and returns its address. */
export async function makeDatabase({ tables = true }: { tables?: boolean } = {}): Promise<string> {
  const server = await getCluster();
  databaseCount += 1;
  const name = `store_${databaseCount}`;
  await run(server, `create database ${name} template ${tables ? EMPTY_DATABASE : 'template0'}`);
  return server.url(name);
}

/**
 * The store that a test keeps at this path. The file at this path holds the address of the database. `isNew` is true if
 * this call created the database, which is then up to date.
 */
export async function placeAt(file: string): Promise<{ place: StorePlace; isNew: boolean }> {
  const knownUrl = databases.get(file);
  if (existsSync(file)) return { place: { url: knownUrl ?? readFileSync(file, 'utf8') }, isNew: false };
  await dropUnused();
  const url = await makeDatabase();
  writeFileSync(file, url, { mode: 0o600 });
  databases.set(file, url);
  return { place: { url }, isNew: true };
}

/** Drops the databases whose folder the tests removed. They would fill the memory that holds the clusters. */
async function dropUnused(): Promise<void> {
  const server = await getCluster();
  for (const [file, url] of databases) {
    if (existsSync(file)) continue;
    databases.delete(file);
    await run(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  }
}

async function run(server: Cluster, statement: string): Promise<void> {
  const db = openPostgres(server.url('postgres'));
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}
