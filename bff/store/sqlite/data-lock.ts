import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import { closeToOthers, prepareFolder } from '../../base/files.ts';

const LOCK = 'lock';
const HOLDER = 'lock.json';
const holder = z.object({ what: z.string(), process: z.int(), since: z.string() });

/** The lock that gives one process exclusive use of the data folder. */
export interface DataLock {
  release(): void;
}

/**
 * Locks the data folder for this process; `what` names the process to other processes (`serve`). The lock is an operating system lock on
 * an empty SQLite file, so the lock ends with the process, even after a crash. Throws if another process has the lock (the error
 * names that process) or if the folder cannot be written.
 */
export function lockDataDir(dataDir: string, what: string, now: Date): DataLock {
  prepareFolder(dataDir);
  const file = join(dataDir, LOCK);
  const sqlite = new Sqlite(file, { timeout: 0 });
  try {
    sqlite.exec('begin exclusive');
  } catch (cause) {
    sqlite.close();
    if (!(cause instanceof Sqlite.SqliteError) || !cause.code.startsWith('SQLITE_BUSY')) throw cause;
    throw new Error(
      `Another service-chat works on ${dataDir}${describeHolder(dataDir)}. Stop it first, or set another DATA_DIR`,
      {
        cause,
      },
    );
  }
  closeToOthers(file);
  const about = { what, process: process.pid, since: now.toISOString() };
  writeFileSync(join(dataDir, HOLDER), JSON.stringify(about), { mode: 0o600 });
  return {
    release() {
      rmSync(join(dataDir, HOLDER), { force: true });
      sqlite.close();
    },
  };
}

/** " (serve, process 4711, since …)", or an empty text if the holder's note is missing or incomplete. */
function describeHolder(dataDir: string): string {
  try {
    const { what, process: id, since } = holder.parse(JSON.parse(readFileSync(join(dataDir, HOLDER), 'utf8')));
    return ` (${what}, process ${id}, since ${since})`;
  } catch {
    return '';
  }
}
