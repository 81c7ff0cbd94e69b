import { createHash, randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '../base/errors.ts';
import { flushFolderOf, OWN_FILE, prepareFolder } from '../base/files.ts';

/** What is left free for the store itself. */
const FREE_BYTES_MIN = 256 * 1_024 * 1_024;
const HASH = /^[0-9a-f]{64}$/;

/** The folder in the data folder that files are in. */
export const FILES_FOLDER = 'attachments';

/** Contents on the disk, each once, under the hash of its bytes. Only the server's user reads them. */
export interface Shelf {
  /** Keeps a content and gives its hash; it is on the disk when this resolves. Throws `overloaded` where there is no room. */
  put(bytes: Uint8Array): Promise<string>;
  /** Rejects where it is not there, or is not what its name says. */
  read(hash: string): Promise<Buffer>;
  has(hash: string): boolean;
  /** Nothing where it is not there. */
  remove(hash: string): void;
}

export function openShelf(dataDir: string): Shelf {
  const root = join(dataDir, FILES_FOLDER);
  const place = (hash: string) => {
    if (!HASH.test(hash)) throw new Error(`${hash} is no hash of a file`);
    return join(root, hash.slice(0, 2), hash);
  };
  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      const file = place(hash);
      if (existsSync(file)) return hash;
      prepareFolder(join(root, hash.slice(0, 2)));
      const { bavail, bsize } = await statfs(root);
      if (bavail * bsize < FREE_BYTES_MIN + bytes.length)
        throw new ServiceError('overloaded', 'This server has no room for files: tell the hotel', {
          retryAfterMs: 300_000,
        });
      await write(file, bytes);
      return hash;
    },
    async read(hash) {
      const bytes = await readFile(place(hash));
      if (hashOf(bytes) !== hash) throw new Error(`The file ${hash} is damaged: restore a backup`);
      return bytes;
    },
    has: (hash) => existsSync(place(hash)),
    remove: (hash) => rmSync(place(hash), { force: true }),
  };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Under another name first: a file of its name is whole, whenever the power goes. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(partial, 'wx', OWN_FILE);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
    flushFolderOf(file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
