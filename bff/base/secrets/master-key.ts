import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFile, flushFolderOf, isOpenToOthers } from '../files.ts';

const KEY_BYTES = 32;

/** The keys in the file: one per line, in base64. */
export interface MasterKeys {
  /** Encrypts and signs. */
  current: Buffer;
  /** Older keys, the newest first. They still decrypt and verify. */
  retired: Buffer[];
}

export function hasMasterKey(file: string): boolean {
  return existsSync(file);
}

/** Reads the keys. Throws, with advice, if the file is missing, readable by others, or holds something else. */
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

/** Makes a key file that only its owner can read. Throws if there is a file already. */
export function makeMasterKey(file: string): MasterKeys {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const current = newMasterKey();
  writeFileSync(file, toText({ current, retired: [] }), { mode: 0o600, flag: 'wx' });
  flushFile(file);
  flushFolderOf(file);
  return { current, retired: [] };
}

/** Replaces the file with other keys in one step: a reader sees the old file or the new one. */
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
