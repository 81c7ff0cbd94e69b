import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Backup } from '../../shared/api/account/backup.ts';
import type { Clock } from '../base/clock.ts';
import { prepareFolder } from '../base/files.ts';
import type { MasterKeys } from '../base/secrets/master-key.ts';
import type { StorePlace } from '../store/core/place.ts';
import type { CopyOrder } from './copy-worker.ts';
import { clearPartials } from './partials.ts';
import { type AwayPlace, createSendAway } from './send-away.ts';

const NAME = /^service-chat-[\dTZ-]+\.db(?:\.age)?$/;

export interface BackupSettings {
  store: StorePlace;
  /** The data folder, with files of messages. */
  dataDir: string;
  /** Absolute folder of the copies. */
  folder: string;
  /** Number of copies to keep; older ones are deleted. */
  keep: number;
  /** The operator's own age recipients, in addition to the master key. */
  recipients: readonly string[];
  keys: MasterKeys;
  clock: Clock;
  /** An S3-compatible store to upload to; null: none. */
  away: AwayPlace | null;
}

/** Makes and keeps copies of the store. */
export interface Backups {
  /** Copies the store in another thread; joins a running copy. Rejects with advice. */
  make(): Promise<Backup>;
  /** Uploads copies not uploaded yet, if a place is configured. Rejects with advice. */
  sendAway(): Promise<void>;
  /** The existing copies, newest first. */
  list(): Backup[];
  /** Why the last copy or upload failed; null if it did not. */
  lastFault(): string | null;
  /** Waits for a running copy; an upload is cancelled and repeated after the next start. */
  close(): Promise<void>;
}

export function createBackups(settings: BackupSettings): Backups {
  const { folder, away } = settings;
  let making: Promise<Backup> | null = null;
  let fault: string | null = null;
  let awayFault: string | null = null;
  const sending = away === null ? null : createSendAway(folder, away);

  return {
    list: () => listCopies(folder),
    make() {
      making ??= makeCopy(settings)
        .then(
          (made) => {
            fault = null;
            return made;
          },
          (error: unknown) => {
            fault = error instanceof Error ? error.message : String(error);
            throw error;
          },
        )
        .finally(() => {
          making = null;
        });
      return making;
    },
    async sendAway() {
      try {
        await sending?.send(listCopies(folder));
        awayFault = null;
      } catch (error) {
        awayFault = error instanceof Error ? error.message : String(error);
        throw error;
      }
    },
    lastFault: () => fault ?? awayFault,
    async close() {
      sending?.close();
      await making?.catch(() => undefined); // the caller of `make` got the error
    },
  };
}

/** When the next copy is due, counted from the newest one, or from the first start. */
export function isBackupDue(
  backups: Pick<Backups, 'list'>,
  { everyMs, since, now }: { everyMs: number; since: string | null; now: Date },
): boolean {
  const last = backups.list()[0]?.at ?? since;
  return last !== null && +now - Date.parse(last) >= everyMs;
}

async function makeCopy({ store, dataDir, folder, keep, recipients, keys, clock }: BackupSettings): Promise<Backup> {
  prepareFolder(folder);
  clearPartials(folder);
  const target = join(folder, `service-chat-${clock().toISOString().replace(/[:.]/g, '-')}.db.age`);
  await copyInThread({ store, dataDir, target, masterKey: keys.current, recipients });
  const backup = describe(target);
  for (const { name } of listCopies(folder).slice(keep)) rmSync(join(folder, name));
  return backup;
}

/** Newest first. */
function listCopies(folder: string): Backup[] {
  return (isFolder(folder) ? readdirSync(folder) : [])
    .filter((name) => NAME.test(name))
    .toSorted()
    .reverse()
    .map((name) => describe(join(folder, name)));
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function copyInThread(job: CopyOrder): Promise<void> {
  const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), { workerData: job });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The copy was cut off'))));
  });
}

function describe(file: string): Backup {
  const { size, mtime } = statSync(file);
  return { name: basename(file), bytes: size, at: mtime.toISOString() };
}
