import type { Log } from '../base/log.ts';

/** Longest time for a clean stop. Confirmed data is on the disk and pending work is in the outbox. */
const STOP_MS_MAX = 10_000;

interface Stoppable {
  log: Log;
  /** Stops cleanly: no new connections, pages are told, running work is finished. */
  close(): Promise<void>;
  /** Longest time for that in milliseconds; default ten seconds. */
  stopMsMax?: number;
}

/**
 * Ends the process cleanly: on SIGTERM and Ctrl-C with 0, after an unexpected error with 1. After such an error the state is
 * unknown, so it logs where it happened, stops, and relies on a restart. A second signal or error, or `stopMsMax`, ends it at
 * once. Returns an undo.
 */
export function stopInOrder(
  { log, close, stopMsMax = STOP_MS_MAX }: Stoppable,
  exit: (code: number) => void,
): () => void {
  let isStopping = false;
  const stop = async (code: number): Promise<void> => {
    if (isStopping) return exit(1);
    isStopping = true;
    setTimeout(() => exit(1), stopMsMax).unref();
    await close();
    log.flush();
    exit(code);
  };
  const onSignal = () => void stop(0);
  const onFault = (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, 'An error reached nobody: the server stops');
    stop(1).catch(() => exit(1));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', onFault); // also receives unhandled rejections
  return () => {
    process.off('SIGTERM', onSignal);
    process.off('SIGINT', onSignal);
    process.off('uncaughtException', onFault);
  };
}
