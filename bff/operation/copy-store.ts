import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { flushFile, flushFolderOf, makeOwnFile } from '../base/files.ts';
import type { StorePlace } from '../store/core/place.ts';
import { copyToFile } from '../store/core/snapshot.ts';
import { checkStore, vacuumInto } from '../store/sqlite/backup.ts';
import { openReadOnly } from '../store/sqlite/database.ts';
import { packFiles, sizeOfFiles } from './pack-files.ts';
import { PARTIAL } from './partials.ts';
import { hashFile, hashUnsealed, type Seal, sealFile } from './sealing.ts';

/** Stages of a copy, each reported when done. */
export const COPY_STAGES = ['begun', 'copied', 'checked', 'sealed', 'proved', 'flushed', 'named'] as const;
export type CopyStage = (typeof COPY_STAGES)[number];

/** The job of one copy; can be sent to another thread. */
export interface CopyJob {
  store: StorePlace;
  /** The data folder, with files of messages. */
  dataDir: string;
  /** The new file; complete or not there at all. */
  target: string;
  /** Null: not encrypted. */
  seal: Seal | null;
}

/**
 * Scratch files stay beside the store, so that unencrypted data never leaves its disk. The process id shows whether somebody
 * still uses them.
 */
const SCRATCH = /^copying-(\d+)-/;

/**
 * Copies a store in use, with its files. The copy is checked, encrypted, decrypted again for comparison, and flushed before it
 * gets its final name, so that a file of that name is always complete. Rejects if the target exists, the disk is full, or the
 * copy is damaged; then nothing is left of it.
 */
export async function copyStore(
  { store, dataDir, target, seal }: CopyJob,
  onStage: (stage: CopyStage) => void = () => undefined,
): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already; name another file`);
  clearScratch(dataDir);
  const scratch = join(dataDir, `copying-${process.pid}-${basename(target)}`);
  const partial = target + PARTIAL;
  rmSync(partial, { force: true });
  rmSync(scratch, { force: true });
  try {
    requireRoom(store, dataDir, target);
    onStage('begun');
    await copyWhole(store, scratch);
    await packFiles(dataDir, scratch);
    onStage('copied');
    await requireWhole(scratch);
    onStage('checked');
    makeOwnFile(partial);
    if (seal === null) copyFileSync(scratch, partial);
    else await sealFile(scratch, partial, seal);
    onStage('sealed');
    const written = seal === null ? await hashFile(partial) : await hashUnsealed(partial, [seal.identity]);
    if (written !== (await hashFile(scratch)))
      throw new Error(`${target}: what was written is not what was read; look at the disk`);
    rmSync(scratch);
    onStage('proved');
    flushFile(partial);
    onStage('flushed');
    renameSync(partial, target);
    flushFolderOf(target);
    onStage('named');
  } catch (error) {
    rmSync(partial, { force: true });
    throw describeFull(error, target);
  } finally {
    rmSync(scratch, { force: true });
    for (const suffix of ['-journal', '-wal', '-shm']) rmSync(scratch + suffix, { force: true });
  }
}

function clearScratch(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, id] = SCRATCH.exec(name) ?? [];
    if (id !== undefined && !isAlive(Number(id))) rmSync(join(folder, name), { force: true });
  }
}

async function copyWhole(store: StorePlace, scratch: string): Promise<void> {
  if ('url' in store) return copyToFile(store.url, scratch);
  const db = openReadOnly(store.file);
  try {
    await vacuumInto(db, scratch);
  } finally {
    await db.destroy();
  }
}

async function requireWhole(file: string): Promise<void> {
  const db = openReadOnly(file);
  try {
    const { fault } = await checkStore(db);
    if (fault !== null) throw new Error(`The copy is not whole (${fault}): the store is damaged, restore a backup`);
  } finally {
    await db.destroy();
  }
}

/** The disk must have room for two copies: the scratch one and the final one. */
function requireRoom(store: StorePlace, dataDir: string, target: string): void {
  const rows = 'file' in store ? statSync(store.file).size : 0; // how much PostgreSQL holds is seen when it is full
  const size = rows + sizeOfFiles(dataDir);
  const isOneDisk = statSync(dirname(target)).dev === statSync(dataDir).dev;
  for (const folder of new Set([dataDir, dirname(target)])) {
    const { bavail, bsize } = statfsSync(folder);
    const [free, needed] = [bavail * bsize, isOneDisk ? 2 * size : size];
    if (free < needed)
      throw new Error(
        `${folder} has ${toMiB(free)} MiB free and the copy needs ${toMiB(needed)}: make room, or name another folder`,
      );
  }
}

/** Explains a full disk in plain words. */
function describeFull(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOSPC' && code !== 'SQLITE_FULL') return error;
  return new Error(`The disk filled up before ${target} was whole; nothing of it was kept. Make room and try again`, {
    cause: error,
  });
}

function toMiB(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // another user's
  }
}
