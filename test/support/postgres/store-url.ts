import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { migrate } from '../../../bff/store/core/migrate.ts';
import { openPlace, type StorePlace } from '../../../bff/store/core/place.ts';
import { openPostgres } from '../../../bff/store/postgres/database.ts';
import { type Cluster, startCluster } from './cluster.ts';

/** Do the tests of this run keep their stores in PostgreSQL? */
export function isOnPostgres(): boolean {
  return process.env['TEST_DATABASE'] === 'postgres';
}

/** The folder that a run's clusters are in; `test/support/postgres/stop-clusters.ts` empties it when the run ends. */
export const CLUSTERS = 'TEST_POSTGRES_FOLDER';

const EMPTY = 'empty';
let cluster: Promise<Cluster> | null = null;
let made = 0;
/** The databases there are, each by the note in its store's folder. */
const databases = new Map<string, string>();

/** This worker's PostgreSQL, with a database in it that has all tables and nothing in them. */
async function openCluster(): Promise<Cluster> {
  const started = startCluster(process.env[CLUSTERS]);
  await run(started, `create database ${EMPTY}`);
  const db = await openPlace({ url: started.url(EMPTY) });
  await migrate(db);
  await db.destroy();
  return started;
}

/** This worker's PostgreSQL. */
export async function getCluster(): Promise<Cluster> {
  cluster ??= openCluster();
  return cluster;
}

/** A new database with all tables and nothing in them, or without any table. */
export async function makeDatabase({ tables = true }: { tables?: boolean } = {}): Promise<string> {
  const server = await getCluster();
  made += 1;
  const name = `store_${made}`;
  await run(server, `create database ${name} template ${tables ? EMPTY : 'template0'}`);
  return server.url(name);
}

/**
 * Where the store is that a test keeps at this path: the file itself, or the database that a note at that path names. `isNew`: it
 * was made by this, and is up to date.
 */
export async function placeAt(file: string): Promise<{ place: StorePlace; isNew: boolean }> {
  const known = databases.get(file);
  if (existsSync(file)) return { place: { url: known ?? readFileSync(file, 'utf8') }, isNew: false };
  await dropForgotten();
  const url = await makeDatabase();
  writeFileSync(file, url, { mode: 0o600 });
  databases.set(file, url);
  return { place: { url }, isNew: true };
}

/** Databases whose folder the tests took away: they would fill the memory that clusters are in. */
async function dropForgotten(): Promise<void> {
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
