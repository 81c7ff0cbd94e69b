import type { Log } from '../base/log.ts';
import type { Nodes } from '../nodes/port.ts';

/**
 * Runs work every `everyMs`, never concurrently. A failure is logged under `what`, and the next round follows. The first round
 * starts at once, or after `firstAfterMs`. `close` waits for a running round. Only one of several nodes does it, as long as it is
 * alive; `what` names the work among them.
 */
export function doRegularly(
  {
    everyMs,
    firstAfterMs = 0,
    what,
    log,
    nodes,
  }: { everyMs: number; firstAfterMs?: number; what: string; log: Log; nodes: Pick<Nodes, 'takes'> },
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
  const first = firstAfterMs === 0 ? undefined : setTimeout(round, firstAfterMs).unref();
  if (first === undefined) round();
  return {
    async close() {
      clearInterval(timer);
      clearTimeout(first);
      await running;
    },
  };
}
