import { PRIORITIES, type Priority } from '../../shared/domain/task.ts';
import { DUE_IN_MS } from './due.ts';

/** How often staff are alerted about one late task. */
export const ESCALATIONS_MAX = 3;
/** From this escalation on managers are alerted too. */
const MANAGEMENT_FROM = 2;
const AGAIN_AFTER_MS_MIN = 5 * 60_000;

/** The changes of a task that is overdue. */
export interface Escalation {
  escalation: number;
  priority: Priority;
  /** When the next escalation is due; null: this was the last one. */
  escalateAt: string | null;
  toManagement: boolean;
}

/**
 * Escalates a late task by one step: its priority rises, and the next escalation is due after half of the task's original
 * time. Pure; `now` is an instant.
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

/** Half of the task's original time, within limits. */
function againAfterMs({ createdAt, dueAt }: { createdAt: string; dueAt: string }): number {
  const half = (Date.parse(dueAt) - Date.parse(createdAt)) / 2;
  return Math.min(Math.max(half, AGAIN_AFTER_MS_MIN), DUE_IN_MS.low / 2);
}
