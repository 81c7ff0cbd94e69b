import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
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
