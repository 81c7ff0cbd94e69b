import type { ConversationDeps } from '../conversation/deps.ts';
import { escalateLateTasks } from '../conversation/escalate.ts';
import { returnSilentlyHeld } from '../conversation/idle-staff.ts';
import { remindOfWaiting } from '../conversation/remind-staff.ts';
import { ringForEmergencies } from '../conversation/ring-again.ts';
import { wakeSnoozed } from '../conversation/snooze.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 15_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>;

/**
 * Looks, now and regularly, for work that is late and guests who are kept waiting: what fell due while the server was down
 * is told at its start. `close` waits for a look that was begun.
 */
export function startStaffWatch(deps: Deps & Pick<ConversationDeps, 'log'>): { close(): Promise<void> } {
  return doRegularly({ everyMs: EVERY_MS, what: 'looking for what is late', log: deps.log }, () => watchStaff(deps));
}

/** One look. What is owed stands in the rows: looking twice does nothing twice. */
export async function watchStaff(deps: Deps): Promise<void> {
  await ringForEmergencies(deps);
  await escalateLateTasks(deps);
  await returnSilentlyHeld(deps);
  await wakeSnoozed(deps);
  await remindOfWaiting(deps);
}
