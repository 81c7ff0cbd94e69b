import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { dropArranged, keepArranged, listArranged } from './arranged.ts';
import { toTaskStep } from './task-step.ts';
import type { WorkKind } from './work-table.ts';

/** The task for a guest's arrival time. It uses `check_in_time`, which makes no other work. */
const ARRIVAL: Omit<WorkKind, 'slots'> = {
  department: 'front_desk',
  kind: 'arrival_time',
  title: 'Arrives',
  priority: 'normal',
};

/** Whether the wish is the guest's arrival time. */
export function isArrival({ intent, offerId }: Wish): boolean {
  return intent === 'check_in_time' && offerId === undefined;
}

/** Plans the arrival time as a task, or changes the earlier one. */
export function planArrival(arrivalWish: Wish, context: Turn, dialogue: Dialogue): Plan {
  const earlierWish = listArranged(dialogue).find((wish) => isArrival(wish) && isOpen(wish, context));
  if (earlierWish !== undefined)
    return amendArrival(earlierWish, { ...earlierWish, ...arrivalWish }, context, dialogue);
  return {
    steps: [toStep('new', arrivalWish, context)],
    reasons: ['The guest told when they arrive.'],
    dialogue: keepArranged(dialogue, arrivalWish),
  };
}

/** Changes the arrival time. */
export function amendArrival(earlierWish: Wish, after: Wish, context: Turn, dialogue: Dialogue): Plan {
  return {
    steps: [toStep('amend', after, context)],
    reasons: ['The guest corrected when they arrive.'],
    dialogue: keepArranged(dialogue, after, earlierWish),
  };
}

/** Withdraws the arrival time. */
export function withdrawArrival(wish: Wish, context: Turn, dialogue: Dialogue): Plan {
  return {
    steps: [toStep('withdraw', wish, context)],
    reasons: ['The guest takes back when they arrive.'],
    dialogue: dropArranged(dialogue, wish),
  };
}

function toStep(act: Extract<DecisionStep, { kind: 'task' }>['act'], wish: Wish, { stays }: Turn): DecisionStep {
  const [stay] = stays;
  const step = toTaskStep(ARRIVAL, act, wish);
  const date = wish.date ?? stay?.checkIn ?? null;
  const task = { ...step.task, title: `Arrives at ${wish.time}`, room: null, date, reservationId: stay?.id ?? null };
  return { ...step, task };
}

function isOpen({ taskId }: Wish, { openTasks }: Turn): boolean {
  return openTasks.some(({ id, kind }) => (taskId === undefined ? kind === ARRIVAL.kind : id === taskId));
}
