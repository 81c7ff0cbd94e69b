import type { ConversationDeps } from '../conversation/deps.ts';
import { escalateLateTasks } from '../conversation/escalate.ts';
import { returnSilentlyHeld } from '../conversation/idle-staff.ts';
import { remindOfWaiting } from '../conversation/remind-staff.ts';
import { ringForEmergencies } from '../conversation/ring-again.ts';
import { wakeSnoozed } from '../conversation/snooze.ts';
import { makeRecurringTasks } from '../conversation/task-rules.ts';
import { tellOfFinished } from '../conversation/tell-task.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 15_000;
/** A guest waits for the word that it is done: no longer than it may be taken back. */
const TELL_EVERY_MS = 2_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>;

/**
 * Looks, now and regularly, for work that is late and guests who are kept waiting: what fell due while the server was down
 * is told at its start. `close` waits for a look that was begun.
 */
export function startStaffWatch(deps: Deps & Pick<ConversationDeps, 'log'>): { close(): Promise<void> } {
  const { log } = deps;
  const jobs = [
    doRegularly({ everyMs: EVERY_MS, what: 'looking for what is late', log }, () => watchStaff(deps)),
    doRegularly({ everyMs: TELL_EVERY_MS, what: 'telling guests what is done', log }, () => tellOfFinished(deps)),
  ];
  return { close: async () => void (await Promise.all(jobs.map((job) => job.close()))) };
}

/** One look. What is owed stands in the rows: looking twice does nothing twice. */
export async function watchStaff(deps: Deps): Promise<void> {
  await ringForEmergencies(deps);
  await makeRecurringTasks(deps);
  await escalateLateTasks(deps);
  await returnSilentlyHeld(deps);
  await wakeSnoozed(deps);
  await remindOfWaiting(deps);
}
