import type { Log } from '../base/log.ts';

/** A stop that has not ended by then is cut off: what is acked is on the disk, and what is owed stands in the outbox. */
const STOP_MS_MAX = 10_000;

interface Stoppable {
  log: Log;
  /** Ends in order: no new connections, pages told, what was begun finished. */
  close(): Promise<void>;
  /** How long that may take, in milliseconds; without it ten seconds. */
  stopMsMax?: number;
}

/**
 * Ends a process in order: on SIGTERM and Ctrl-C with 0, and with 1 where an error reached nobody who expected it. Nobody
 * knows what such an error left half done, so the process says where it happened, drains, and leaves the rest to its
 * supervisor and the next start. A second signal or error, or `stopMsMax`, ends it at once. Gives the way to undo it.
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
  process.on('uncaughtException', onFault); // a rejection that nobody handles comes here too
  return () => {
    process.off('SIGTERM', onSignal);
    process.off('SIGINT', onSignal);
    process.off('uncaughtException', onFault);
  };
}
