import type { Log } from '../base/log.ts';

/**
 * Does work now and again every `everyMs`, never twice at once; a failure is logged under `what` and the next round
 * goes on. `close` waits for a round that was begun.
 */
export function doRegularly(
  { everyMs, what, log }: { everyMs: number; what: string; log: Log },
  work: () => Promise<void>,
): { close(): Promise<void> } {
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(round, everyMs);
  timer.unref();
  round();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
