import { escalateLateTasks } from '../conversation/alerts/escalate.ts';
import { remindOfWaiting } from '../conversation/alerts/remind-staff.ts';
import { ringForEmergencies } from '../conversation/alerts/ring-again.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { askForRatings } from '../conversation/rating/ask-rating.ts';
import { returnSilentlyHeld } from '../conversation/staff/idle-staff.ts';
import { wakeSnoozed } from '../conversation/staff/snooze.ts';
import { notifyOfFinished } from '../conversation/tasks/notify-of-task.ts';
import { makeRecurringTasks } from '../conversation/tasks/task-rules.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 15_000;
/** A guest is notified of a finished task soon after the finish can no longer be undone. */
const TELL_EVERY_MS = 2_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine' | 'secrets' | 'mail'>;

/**
 * Checks regularly for overdue work and waiting guests, including what became due while the server was down. `close` waits for a
 * running check.
 */
export function startStaffWatch(
  deps: Deps & Pick<ConversationDeps, 'log' | 'nodes'>,
  deskUrl: string,
): { close(): Promise<void> } {
  const { log, nodes } = deps;
  const jobs = [
    doRegularly({ everyMs: EVERY_MS, what: 'looking for what is late', log, nodes }, () => watchStaff(deps, deskUrl)),
    doRegularly({ everyMs: TELL_EVERY_MS, what: 'telling guests what is done', log, nodes }, () =>
      notifyOfFinished(deps),
    ),
  ];
  return { close: async () => void (await Promise.all(jobs.map((job) => job.close()))) };
}

/** One check. Repeating it does nothing twice, because the state is in the rows. `deskUrl`: link in mails to staff. */
export async function watchStaff(deps: Deps, deskUrl = '/desk'): Promise<void> {
  await ringForEmergencies(deps, deskUrl);
  await makeRecurringTasks(deps);
  await escalateLateTasks(deps);
  await returnSilentlyHeld(deps);
  await wakeSnoozed(deps);
  await askForRatings(deps);
  await remindOfWaiting(deps);
}
