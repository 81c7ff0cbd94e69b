export const DEPARTMENTS = [
  'front_desk',
  'housekeeping',
  'maintenance',
  'restaurant',
  'concierge',
  'reservations',
  'management',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const TASK_STATES = ['open', 'in_progress', 'done', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

const NEXT: Record<TaskState, readonly TaskState[]> = {
  open: ['in_progress', 'done', 'cancelled'],
  in_progress: ['open', 'done', 'cancelled'],
  done: ['open', 'in_progress'],
  cancelled: ['open', 'in_progress'],
};

/** Whether a task may change its state so. The same state is always allowed. */
export function mayMoveTask(from: TaskState, to: TaskState): boolean {
  return from === to || NEXT[from].includes(to);
}

/** How often a task recurs: daily, weekly, or monthly on the day of the first one. */
export const TASK_RHYTHMS = ['day', 'week', 'month'] as const;
export type TaskRhythm = (typeof TASK_RHYTHMS)[number];

/** One step of a task. */
export interface ChecklistItem {
  text: string;
  done: boolean;
}

/** Most steps; more are hard to use on a phone. */
export const CHECKLIST_MAX = 30;
