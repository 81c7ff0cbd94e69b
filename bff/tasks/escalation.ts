import { PRIORITIES, type Priority } from '../../shared/domain/task.ts';
import { DUE_IN_MS } from './due.ts';

/** How often staff are told of one task that is late. */
export const ESCALATIONS_MAX = 3;
/** From this time on the management hears of it. */
const MANAGEMENT_FROM = 2;
const AGAIN_AFTER_MS_MIN = 5 * 60_000;

/** What an overdue task becomes. */
export interface Escalation {
  escalation: number;
  priority: Priority;
  /** When it is late again; null: that was the last time. */
  escalateAt: string | null;
  toManagement: boolean;
}

/**
 * One step up for a task that is late: its priority rises, and it counts as late again after half the time it was
 * given. Pure; `now` is an instant.
 */
export function escalateTask(
  task: { escalation: number; priority: string; createdAt: string; dueAt: string },
  now: string,
): Escalation {
  const escalation = task.escalation + 1;
  const steps: readonly string[] = PRIORITIES;
  const priority = PRIORITIES[steps.indexOf(task.priority) + 1] ?? 'urgent';
  return {
    escalation,
    priority,
    escalateAt: escalation >= ESCALATIONS_MAX ? null : new Date(Date.parse(now) + againAfterMs(task)).toISOString(),
    toManagement: escalation >= MANAGEMENT_FROM,
  };
}

/** Half its time: never so short that alerts follow on each other's heels, nor longer than half a day's work is given. */
function againAfterMs({ createdAt, dueAt }: { createdAt: string; dueAt: string }): number {
  const half = (Date.parse(dueAt) - Date.parse(createdAt)) / 2;
  return Math.min(Math.max(half, AGAIN_AFTER_MS_MIN), DUE_IN_MS.low / 2);
}
