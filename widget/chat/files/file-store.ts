import type { Outgoing } from '../chat-link.ts';
import type { LocalFile } from './local-file.ts';

/** An unsent line with its files. `uploads`: ids of those already uploaded, in order. */
export interface KeptLine {
  readonly line: Outgoing;
  readonly at: string;
  readonly files: readonly LocalFile[];
  readonly uploads: readonly string[];
}

/** Storage for unsent lines with files, by the line's id. */
export interface FileStore {
  all(): Promise<KeptLine[]>;
  keep(kept: KeptLine): Promise<void>;
  forget(id: string): Promise<void>;
}

const TABLE = 'lines';

/** Uses IndexedDB, which holds files and survives the page. When it is forbidden or full, files last until the page is closed. */
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
