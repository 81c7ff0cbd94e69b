import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { dropArranged, keepArranged, listArranged } from './arranged.ts';
import { toTaskStep } from './task-step.ts';
import type { WorkKind } from './work-table.ts';

/** What the desk is told where a guest says when they come. It is kept under `check_in_time`, which else makes no work. */
const ARRIVAL: Omit<WorkKind, 'slots'> = {
  department: 'front_desk',
  kind: 'arrival_time',
  title: 'Arrives',
  priority: 'normal',
};

/** Was it the hour of the guest's arrival that was passed on? */
export function isArrival({ intent, offerId }: Wish): boolean {
  return intent === 'check_in_time' && offerId === undefined;
}

/** Tells the desk when the guest comes, or, told before, that it is another hour. */
export function planArrival(told: Wish, context: Turn, dialogue: Dialogue): Plan {
  const before = listArranged(dialogue).find((wish) => isArrival(wish) && isOpen(wish, context));
  if (before !== undefined) return amendArrival(before, { ...before, ...told }, context, dialogue);
  return {
    steps: [toStep('new', told, context)],
    reasons: ['The guest told when they arrive.'],
    dialogue: keepArranged(dialogue, told),
  };
}

/** The guest comes at another hour than they said. */
export function amendArrival(before: Wish, after: Wish, context: Turn, dialogue: Dialogue): Plan {
  return {
    steps: [toStep('amend', after, context)],
    reasons: ['The guest corrected when they arrive.'],
    dialogue: keepArranged(dialogue, after, before),
  };
}

/** The hour the guest told no longer holds. */
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
