import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The run that a call to a PMS, or a line of the log, belongs to. What goes on beside a run over the same connection (notices,
 * what goes back) belongs to none, so that this cannot stand at the connection.
 */
const running = new AsyncLocalStorage<string>();

/** Does the work of a run: whatever it awaits belongs to it. */
export function inRun<T>(syncId: string, work: () => Promise<T>): Promise<T> {
  return running.run(syncId, work);
}

/** The id of the run under way here; null: none. */
export function currentRun(): string | null {
  return running.getStore() ?? null;
}
