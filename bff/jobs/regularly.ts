import type { Log } from '../base/log.ts';
import type { Nodes } from '../nodes/port.ts';

/**
 * Does work now and again every `everyMs`, never twice at once; a failure is logged under `what` and the next round
 * goes on. `close` waits for a round that was begun. Of several nodes one does it, as long as it is alive: `what` names it among them.
 */
export function doRegularly(
  { everyMs, what, log, nodes }: { everyMs: number; what: string; log: Log; nodes: Pick<Nodes, 'takes'> },
  work: () => Promise<void>,
): { close(): Promise<void> } {
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= nodes
      .takes(what)
      .then((isOurs) => (isOurs ? work() : undefined))
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
