import type { Wish } from '../../../shared/domain/decision.ts';
import { withdrawOffer } from '../planning/offers.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { dropArranged } from '../wishes/arranged.ts';
import { isArrival, withdrawArrival } from '../wishes/arrival.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { WORK } from '../wishes/work-table.ts';

/** Whether the task of a wish is open. A wish without a task id matches any open task of its kind. */
export function isTaskOpen(wish: Wish, { openTasks, offers }: Turn): boolean {
  const { intent, taskId, offerId } = wish;
  const offerKind = offerId === undefined ? undefined : offers.find(({ id }) => id === offerId)?.kind;
  const taskKind = isArrival(wish) ? 'arrival_time' : (offerKind ?? WORK[intent]?.kind);
  return openTasks.some(({ id, kind }) => (taskId === undefined ? kind === taskKind : id === taskId));
}

/** Plans the withdrawal of work, of an extra with its charge, or of the arrival time. Returns null for other wishes. */
export function planWithdrawal(wish: Wish, context: Turn, dialogue: Dialogue): Plan | null {
  if (wish.offerId !== undefined) return withdrawOffer(wish, context, dialogue);
  if (isArrival(wish)) return withdrawArrival(wish, context, dialogue);
  const request = WORK[wish.intent];
  if (request === undefined) return null;
  return {
    steps: [toTaskStep(request, 'withdraw', wish)],
    reasons: [`The guest no longer wants it (${wish.intent}).`],
    dialogue: dropArranged(dialogue, wish),
  };
}
