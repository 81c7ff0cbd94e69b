import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFile } from '../base/files.ts';
import { isSealed, unseal } from './sealing.ts';

/** A backup's decrypted content as a file, to read or to restore. */
export interface OpenedCopy {
  /** Beside the store, readable only by its owner. */
  file: string;
  isSealed: boolean;
  /** Deletes the file, unless it was moved. */
  remove(): void;
}

/** Decrypts a backup, if needed, into the data folder. Throws if it does not exist or no key fits. */
export async function openCopy(backup: string, dataDir: string, identities: readonly string[]): Promise<OpenedCopy> {
  if (!existsSync(backup)) throw new Error(`${backup} is not there`);
  const file = join(dataDir, `copying-${process.pid}-opened.db`);
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
  };
  remove();
  makeOwnFile(file);
  const sealed = isSealed(backup);
  try {
    if (sealed) await unseal(backup, file, identities);
    else copyFileSync(backup, file);
  } catch (error) {
    remove();
    throw error;
  }
  return { file, isSealed: sealed, remove };
}
