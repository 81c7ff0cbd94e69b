import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { loadSampleHotel } from '../../bff/cli/sample/sample.ts';
import { openServices, type Services } from '../../bff/compose.ts';
import type { Db } from '../../bff/store/schema/schema.ts';
import { prepareFile } from './fresh-store.ts';

/** Opens the services on a data folder, and loads the sample hotel into an empty store. No server listens. */
export async function openSmallHouse(dataDir: string, env: Record<string, string> = {}): Promise<Services> {
  const parsedConfig = readConfig({ DATA_DIR: dataDir, ...env });
  if ('faults' in parsedConfig) throw new Error(parsedConfig.faults.join('; '));
  await prepareFile(dataDir);
  const services = await openServices({ config: parsedConfig.config, log: createLog('silent') });
  await loadSampleHotel(services);
  return services;
}

/** The store's file in a data folder. */
export function storeIn(dataDir: string): string {
  return join(dataDir, 'service-chat.db');
}

/** Simulates a full disk: SQLite may not add a page to the file. Returns a function that removes the limit. */
export async function fillDisk(db: Db): Promise<() => Promise<void>> {
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db);
  return async () => {
    await sql`pragma max_page_count = 1073741823`.execute(db);
  };
}
