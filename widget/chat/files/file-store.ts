import type { Outgoing } from '../chat-link.ts';
import type { LocalFile } from './local-file.ts';

/** A line whose files are still here: `uploads` are the ids of those that the server has, in order. */
export interface KeptLine {
  readonly line: Outgoing;
  readonly at: string;
  readonly files: readonly LocalFile[];
  readonly uploads: readonly string[];
}

/** Where lines with files wait in this browser; each under its own id. */
export interface FileStore {
  all(): Promise<KeptLine[]>;
  keep(kept: KeptLine): Promise<void>;
  forget(id: string): Promise<void>;
}

const TABLE = 'lines';

/** In IndexedDB, which holds files and outlives the page. Where that is forbidden or full, they last as long as the page. */
export function openFileStore(propertyId: string): FileStore {
  const opened = open(`service-chat:${propertyId}`).catch(() => null);
  async function run<T>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    const database = await opened;
    if (database === null) return undefined;
    return settled(work(database.transaction(TABLE, mode).objectStore(TABLE))).catch(() => undefined);
  }
  return {
    all: async () => ((await run('readonly', (table) => table.getAll())) ?? []) as KeptLine[], // what `keep` put there
    async keep(kept) {
      await run('readwrite', (table) => table.put(kept, kept.line.id));
    },
    async forget(id) {
      await run('readwrite', (table) => table.delete(id));
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
