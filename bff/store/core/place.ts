import { existsSync } from 'node:fs';
import { checkPostgres, openPostgres, showAddress } from '../postgres/database.ts';
import type { Db } from '../schema/schema.ts';
import { databasePath, openDatabase, openReadOnly } from '../sqlite/database.ts';
import { requireMoved } from './move.ts';

/** The location of the store: a SQLite file, or a PostgreSQL database. */
export type StorePlace = { file: string } | { url: string };

/**
 * The store of this installation: DATABASE_URL if set, or else the file in the data folder (the folder is created if
 * missing).
 */
export function findPlace({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }): StorePlace {
  return databaseUrl === null ? { file: databasePath(dataDir) } : { url: databaseUrl };
}

/** Opens the store. Throws if it cannot be opened, or would not keep what is promised. */
export async function openPlace(place: StorePlace): Promise<Db> {
  if ('file' in place) return openDatabase(place.file);
  const db = openPostgres(place.url);
  try {
    await checkPostgres(db);
    await requireMoved(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens the store for reading only, in a thread or process of its own. */
export function openPlaceReadOnly(place: StorePlace): Db {
  return 'file' in place ? openReadOnly(place.file) : openPostgres(place.url, { readOnly: true });
}

/** The location for people to read, without a password. */
export function showPlace(place: StorePlace): string {
  return 'file' in place ? place.file : showAddress(place.url);
}

/** Whether the store exists. For PostgreSQL only opening it can tell, so the answer is yes. */
export function storeExists(place: StorePlace): boolean {
  return 'url' in place || existsSync(place.file);
}
