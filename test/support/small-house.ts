import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { loadSampleHotel } from '../../bff/cli/sample/sample.ts';
import { openServices, type Services } from '../../bff/compose.ts';
import type { Db } from '../../bff/store/schema/schema.ts';

/** The services over a folder, with the sample hotel in the store where that is empty. Nothing listens. */
export async function openSmallHouse(dataDir: string, env: Record<string, string> = {}): Promise<Services> {
  const read = readConfig({ DATA_DIR: dataDir, ...env });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const services = await openServices({ config: read.config, log: createLog('silent') });
  await loadSampleHotel(services);
  return services;
}

/** The store's file below a data folder. */
export function storeIn(dataDir: string): string {
  return join(dataDir, 'service-chat.db');
}

/** A disk that is full: SQLite may not grow the file by another page, and has none left. Gives the way to make room again. */
export async function fillDisk(db: Db): Promise<() => Promise<void>> {
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db);
  return async () => {
    await sql`pragma max_page_count = 1073741823`.execute(db);
  };
}
