import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Backup } from '../../shared/api/backup.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/**
 * Copies the database beside itself if a migration is about to change one that holds data.
 * Gives the copy's path, or null where there was nothing to copy. Throws where the copy fails: then nothing is migrated.
 */
export async function backUpBeforeMigrating(db: Db, dataDir: string): Promise<string | null> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const states = await migrator.getMigrations();
  const pending = states.filter((state) => state.executedAt === undefined);
  if (pending.length === 0 || pending.length === states.length) return null;
  const file = join(dataDir, `before-${pending[0]?.name}.db`);
  if (!existsSync(file)) await sql`vacuum into ${file}`.execute(db);
  return file;
}

const FOLDER = 'backups';
const NAME = /^service-chat-[\dTZ-]+\.db$/;
/** The oldest beyond these make room. */
const BACKUPS_MAX = 7;

/** Copies the whole store while it is in use, to a file that must not exist yet. Rejects where it cannot be written. */
export async function backUpTo(db: Db, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already; name another file`);
  await sql`vacuum into ${file}`.execute(db);
}

/** Copies the store into the data folder's backups, of which the newest few are kept. */
export async function makeBackup(db: Db, dataDir: string, now: Date): Promise<Backup> {
  mkdirSync(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  const file = join(dataDir, FOLDER, `service-chat-${now.toISOString().replace(/[:.]/g, '-')}.db`);
  await backUpTo(db, file);
  const made = describe(file);
  for (const { name } of listBackups(dataDir).slice(BACKUPS_MAX)) rmSync(join(dataDir, FOLDER, name));
  return made;
}

/** The backups in the data folder, the newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = join(dataDir, FOLDER);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names
    .toSorted()
    .reverse()
    .map((name) => describe(join(folder, name)));
}

function describe(file: string): Backup {
  const { size, mtime } = statSync(file);
  return { name: basename(file), bytes: size, at: mtime.toISOString() };
}
