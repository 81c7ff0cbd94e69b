import { existsSync, linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { prepareFolder } from '../base/files.ts';
import { FILES_FOLDER, hashOf, openShelf } from '../files/shelf.ts';
import {
  addFileContent,
  emptyFileContents,
  listFileHashes,
  noteStrayFiles,
  readFileContent,
} from '../store/channels/file-contents.ts';
import { openDatabase, openReadOnly } from '../store/sqlite/database.ts';

/** Total size of the files beside a store, in bytes. */
export function sizeOfFiles(dataDir: string): number {
  return listFiles(dataDir).reduce((sum, { path }) => sum + statSync(path).size, 0);
}

/**
 * Adds the files that a copied store refers to, so that a backup is one file. A missing one was erased during the copy. Throws if
 * a file's content does not match its name.
 */
export async function packFiles(dataDir: string, copy: string): Promise<void> {
  const hashes = await readHashes(copy);
  if (hashes.length === 0) return;
  const here = new Map(listFiles(dataDir).map(({ hash, path }) => [hash, path]));
  const db = openDatabase(copy);
  try {
    for (const hash of hashes) {
      const path = here.get(hash);
      const bytes = path === undefined ? null : readIfThere(path);
      if (bytes === null) continue;
      if (hashOf(bytes) !== hash) throw new Error(`${path} is damaged: look at the disk`);
      await addFileContent(db, hash, bytes);
    }
    await sql`pragma journal_mode = delete`.execute(db); // a copy must be one file
  } finally {
    await db.destroy();
  }
}

/**
 * Moves the files of a backup beside the store that it will replace. Files of only the current store are kept under `aside` and
 * deleted by the next housekeeping. Returns how many are kept.
 */
export async function unpackFiles(dataDir: string, copy: string, aside: string): Promise<number> {
  const shelf = openShelf(dataDir);
  const before = listFiles(dataDir);
  const db = openDatabase(copy);
  try {
    const spokenOf = new Set(await listFileHashes(db));
    for (const hash of spokenOf) {
      const bytes = await readFileContent(db, hash);
      if (bytes !== null) await shelf.put(bytes);
    }
    const stray = before.filter(({ hash }) => !spokenOf.has(hash));
    for (const { hash, path } of stray) {
      prepareFolder(aside);
      if (!existsSync(join(aside, hash))) linkSync(path, join(aside, hash));
    }
    await noteStrayFiles(
      db,
      stray.map(({ hash }) => hash),
      new Date().toISOString(),
    );
    await emptyFileContents(db);
    await sql`vacuum`.execute(db);
    await sql`pragma journal_mode = delete`.execute(db);
    return stray.length;
  } finally {
    await db.destroy();
  }
}

async function readHashes(copy: string): Promise<string[]> {
  const db = openReadOnly(copy);
  return listFileHashes(db).finally(() => db.destroy());
}

function listFiles(dataDir: string): { hash: string; path: string }[] {
  const root = join(dataDir, FILES_FOLDER);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map(({ name, parentPath }) => ({ hash: name, path: join(parentPath, name) }));
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
