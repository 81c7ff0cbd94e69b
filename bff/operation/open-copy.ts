import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFile } from '../base/files.ts';
import { isSealed, unseal } from './sealing.ts';

/** A backup's content as a file of its own, to be read or put in a store's place. */
export interface OpenedCopy {
  /** Beside the store, and its owner's alone. */
  file: string;
  isSealed: boolean;
  /** Takes it out, where it was not put in another's place. */
  remove(): void;
}

/** Opens a backup, sealed or not, into the data folder. Throws where there is none and where no key opens it. */
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
