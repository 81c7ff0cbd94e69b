import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFile, flushFolderOf, isOpenToOthers } from '../files.ts';

const KEY_BYTES = 32;

/** What the file holds: a key in each line, in base64. */
export interface MasterKeys {
  /** Seals and signs. */
  current: Buffer;
  /** Open what was sealed before, and prove what was signed before, the newest first. */
  retired: Buffer[];
}

/** Is there a key file? */
export function hasMasterKey(file: string): boolean {
  return existsSync(file);
}

/** Reads the keys. Throws, with what to do, where the file is missing, open to others, or holds something else. */
export function readMasterKeys(file: string): MasterKeys {
  if (!hasMasterKey(file))
    throw new Error(
      `The master key ${file} is missing. Put your copy of it back, or set MASTER_KEY_FILE to where it is`,
    );
  if (isOpenToOthers(file))
    throw new Error(`Others can read the master key ${file}, and with it all that is sealed: chmod 600 ${file}`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const keys = lines.map((line) => Buffer.from(line.trim(), 'base64'));
  const [current, ...retired] = keys;
  if (current === undefined || keys.some(({ length }) => length !== KEY_BYTES))
    throw new Error(`${file}: a master key is ${KEY_BYTES} bytes in base64, one key in a line, the one in use first`);
  return { current, retired };
}

/** Makes a key that only its owner can read. Throws where there is a file already. */
export function makeMasterKey(file: string): MasterKeys {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const current = newMasterKey();
  writeFileSync(file, toText({ current, retired: [] }), { mode: 0o600, flag: 'wx' });
  flushFile(file);
  flushFolderOf(file);
  return { current, retired: [] };
}

/** Puts other keys in the file's place, whole or not at all. */
export function replaceMasterKeys(file: string, keys: MasterKeys): void {
  const next = `${file}.next`;
  rmSync(next, { force: true });
  writeFileSync(next, toText(keys), { mode: 0o600, flag: 'wx' });
  flushFile(next);
  renameSync(next, file);
  flushFolderOf(file);
}

export function newMasterKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

function toText({ current, retired }: MasterKeys): string {
  return [current, ...retired].map((key) => `${key.toString('base64')}\n`).join('');
}
