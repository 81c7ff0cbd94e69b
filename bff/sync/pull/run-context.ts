import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The run that a PMS call or log line belongs to. It cannot be stored in the connection, because notices and writes use the same
 * connection outside of runs.
 */
const running = new AsyncLocalStorage<string>();

/** Runs work as part of a run, including all it awaits. */
export function inRun<T>(syncId: string, work: () => Promise<T>): Promise<T> {
  return running.run(syncId, work);
}

/** Id of the current run; null: none. */
export function currentRun(): string | null {
  return running.getStore() ?? null;
}
