import { statfsSync } from 'node:fs';
import type { Clock } from '../base/clock.ts';
import { setMeta } from '../store/sqlite/meta.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** With less, SQLite's log has no room to grow. */
export const FREE_BYTES_MIN = 48 * 1024 * 1024;
/** A disk slower than this for one row counts as failed. */
const WRITE_MS_MAX = 5_000;
/** Answers are cached this long, because the check is public and writes to the disk. */
const REMEMBERED_MS = 1_000;

/** Something the server needs, and whether it works. */
export interface ReadyCheck {
  name: 'store' | 'disk';
  ok: boolean;
  /** Advice; empty if all is well. */
  detail: string;
}

export interface Readiness {
  /** Writes to the store and checks free disk space. Never rejects. */
  check(): Promise<ReadyCheck[]>;
}

export function createReadiness({
  writer,
  dataDir,
  clock,
  freeBytes = readFreeBytes,
}: {
  writer: Writer;
  dataDir: string;
  clock: Clock;
  /** Free space of a folder's disk. */
  freeBytes?: (folder: string) => number;
}): Readiness {
  let last: { atMs: number; checks: Promise<ReadyCheck[]> } | null = null;
  const look = async (): Promise<ReadyCheck[]> => [await checkStore(writer, clock), checkDisk(dataDir, freeBytes)];
  return {
    check() {
      const atMs = performance.now();
      if (last === null || atMs - last.atMs > REMEMBERED_MS) last = { atMs, checks: look() };
      return last.checks;
    },
  };
}

async function checkStore(writer: Writer, clock: Clock): Promise<ReadyCheck> {
  const writing = writer.write((trx) => setMeta(trx, 'lastReady', clock().toISOString()));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), WRITE_MS_MAX);
  });
  try {
    await Promise.race([writing, late]);
    return { name: 'store', ok: true, detail: '' };
  } catch {
    writing.catch(() => undefined); // already reported
    return { name: 'store', ok: false, detail: 'it takes no writes: look at the disk, its room and its rights' };
  } finally {
    clearTimeout(timer);
  }
}

function checkDisk(dataDir: string, freeBytes: (folder: string) => number): ReadyCheck {
  try {
    const free = freeBytes(dataDir);
    if (free >= FREE_BYTES_MIN) return { name: 'disk', ok: true, detail: '' };
    const freeMb = Math.floor(free / 1024 / 1024);
    return { name: 'disk', ok: false, detail: `${freeMb} MiB are left where the data is: make room` };
  } catch {
    return { name: 'disk', ok: false, detail: 'the data folder cannot be looked at' };
  }
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
