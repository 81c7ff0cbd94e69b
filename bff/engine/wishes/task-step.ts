import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import { toTask } from './wish.ts';
import type { WorkKind } from './work-table.ts';

type TaskStep = Extract<DecisionStep, { kind: 'task' }>;

/** Builds the step that makes, changes or withdraws a task for a wish. */
export function toTaskStep(
  request: Omit<WorkKind, 'slots'>,
  act: TaskStep['act'],
  wish: Wish,
  { asksRoom = false, completes = false } = {},
): TaskStep {
  return {
    kind: 'task',
    intent: wish.intent,
    act,
    task: toTask(request, wish),
    wish,
    asksRoom,
    ...(completes ? { completes } : {}),
  };
}
