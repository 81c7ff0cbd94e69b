import { hasTable } from '../core/migrate.ts';
import type { Db } from '../schema/schema.ts';

/** The hashes of all uploads' contents, each once; none in a store from before uploads. */
export async function listFileHashes(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'upload'))) return [];
  const rows = await db.selectFrom('upload').select('hash').distinct().where('hash', 'is not', null).execute();
  return rows.flatMap(({ hash }) => hash ?? []);
}

/** Adds a content to a copy of the store. */
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

/** Marks contents on the disk without an upload; the next clean-up deletes them. */
export async function noteStrayFiles(db: Db, hashes: readonly string[], at: string): Promise<void> {
  for (const hash of hashes)
    await db
      .insertInto('unusedFile')
      .values({ hash, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
