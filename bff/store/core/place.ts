import { existsSync } from 'node:fs';
import { checkPostgres, openPostgres, showAddress } from '../postgres/database.ts';
import type { Db } from '../schema/schema.ts';
import { databasePath, openDatabase, openReadOnly } from '../sqlite/database.ts';
import { requireMoved } from './move.ts';

/** Where the store is: a SQLite file, or a database of PostgreSQL. */
export type StorePlace = { file: string } | { url: string };

/** The place of this installation: DATABASE_URL where it is set, else the file in the data folder, which is made where it is missing. */
export function findPlace({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }): StorePlace {
  return databaseUrl === null ? { file: databasePath(dataDir) } : { url: databaseUrl };
}

/** Opens the store. Throws where it cannot be opened, or would not keep what is promised. */
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

/** Opens the store for whoever only reads, in a thread or a process of its own. */
export function openPlaceReadOnly(place: StorePlace): Db {
  return 'file' in place ? openReadOnly(place.file) : openPostgres(place.url, { readOnly: true });
}

/** The place as people are told of it, without a password. */
export function showPlace(place: StorePlace): string {
  return 'file' in place ? place.file : showAddress(place.url);
}

/** Was there ever a store? Of PostgreSQL only opening it tells. */
export function isMade(place: StorePlace): boolean {
  return 'url' in place || existsSync(place.file);
}
