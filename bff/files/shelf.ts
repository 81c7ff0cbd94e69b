import { createHash, randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '../base/errors.ts';
import { flushFolderOf, OWN_FILE, prepareFolder } from '../base/files.ts';

/** The disk space that must remain free for the store. */
const FREE_BYTES_MIN = 256 * 1_024 * 1_024;
const HASH = /^[0-9a-f]{64}$/;

/** The folder of the files in the data folder. */
export const FILES_FOLDER = 'attachments';

/** File contents on the disk, each once, named by the hash of its bytes. Only the server's user can read them. */
export interface Shelf {
  /** Stores a content and returns its hash; it is on the disk when this resolves. Throws `overloaded` if the disk is full. */
  put(bytes: Uint8Array): Promise<string>;
  /** Rejects if the file does not exist or does not match its hash. */
  read(hash: string): Promise<Buffer>;
  has(hash: string): boolean;
  /** Deletes the file, if it exists. */
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

/** Writes under a temporary name first, so that a file under its final name is complete even after a power failure. */
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
