import { hasTable } from '../core/migrate.ts';
import type { Db } from '../schema/schema.ts';

/** The contents that the store's uploads speak of, each once; none in a store of before there were any. */
export async function listFileHashes(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'upload'))) return [];
  const rows = await db.selectFrom('upload').select('hash').distinct().where('hash', 'is not', null).execute();
  return rows.flatMap(({ hash }) => hash ?? []);
}

/** Puts a content into a copy of the store. */
export async function addFileContent(db: Db, hash: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto('fileContent')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function readFileContent(db: Db, hash: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('fileContent').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row?.bytes ?? null;
}

export async function emptyFileContents(db: Db): Promise<void> {
  await db.deleteFrom('fileContent').execute();
}

/** Contents on the disk that this store does not speak of: they go with the next look. */
export async function noteStrayFiles(db: Db, hashes: readonly string[], at: string): Promise<void> {
  for (const hash of hashes)
    await db
      .insertInto('unusedFile')
      .values({ hash, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
