import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

const OTHERS = 0o077;
/** The mode of a file that only its owner can read and write. */
export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** Windows has no mode bits: a file inherits its rights from the folder. */
const HAS_MODES = process.platform !== 'win32';

/** Makes a folder that only its owner can open, unless it exists. Throws, with advice, if it cannot be written. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new Error(
      `${folder} cannot be written${why}: give it to the user that runs this, mount it writable, or name another folder (DATA_DIR, BACKUP_DIR)`,
      { cause },
    );
  }
}

/** Whether anyone but the owner can read or write the file. */
export function isOpenToOthers(file: string): boolean {
  return HAS_MODES && (statSync(file).mode & OTHERS) !== 0;
}

/** Removes all rights but the owner's from a file, if it exists. Throws if it belongs to another user. */
export function closeToOthers(file: string): void {
  if (!existsSync(file) || !isOpenToOthers(file)) return;
  try {
    chmodSync(file, OWN_FILE);
  } catch (cause) {
    throw new Error(`${file} can be read by others and belongs to another user: chown it, or chmod 600 ${file}`, {
      cause,
    });
  }
}

/** Makes an empty file that only its owner can read. Throws if the file exists. */
export function makeOwnFile(file: string): void {
  closeSync(openSync(file, 'wx', OWN_FILE));
}

/** Waits until the file's content is on the disk. */
export function flushFile(file: string): void {
  flush(file, 'r+');
}

/** Waits until the names in the file's folder are on the disk, so that a renamed file survives a power cut. */
export function flushFolderOf(file: string): void {
  if (HAS_MODES) flush(dirname(file), 'r');
}

function flush(path: string, mode: 'r' | 'r+'): void {
  const handle = openSync(path, mode);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
