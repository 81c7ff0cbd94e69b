import type { ConversationDeps } from '../conversation/deps.ts';
import { escalateLateTasks } from '../conversation/escalate.ts';
import { returnSilentlyHeld } from '../conversation/idle-staff.ts';
import { remindOfWaiting } from '../conversation/remind-staff.ts';

const EVERY_MS = 15_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>;

/**
 * Looks, now and regularly, for work that is late and guests who are kept waiting: what fell due while the server was down
 * is told at its start. `close` waits for a look that was begun.
 */
export function startStaffWatch(deps: Deps & Pick<ConversationDeps, 'log'>): { close(): Promise<void> } {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= watchStaff(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'looking for what is late failed'))
      .finally(() => {
        looking = null;
      });
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  look();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** One look. What is owed stands in the rows: looking twice does nothing twice. */
export async function watchStaff(deps: Deps): Promise<void> {
  await escalateLateTasks(deps);
  await returnSilentlyHeld(deps);
  await remindOfWaiting(deps);
}
