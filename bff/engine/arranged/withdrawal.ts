import type { Wish } from '../../../shared/domain/decision.ts';
import { withdrawOffer } from '../planning/offers.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { dropArranged } from '../wishes/arranged.ts';
import { isArrival, withdrawArrival } from '../wishes/arrival.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { WORK } from '../wishes/work-table.ts';

/** Is its task still to be done? */
export function isUndone(wish: Wish, { openTasks, offers }: Turn): boolean {
  const { intent, taskId, offerId } = wish;
  const sold = offerId === undefined ? undefined : offers.find(({ id }) => id === offerId)?.kind;
  const known = isArrival(wish) ? 'arrival_time' : (sold ?? WORK[intent]?.kind);
  return openTasks.some(({ id, kind }) => (taskId === undefined ? kind === known : id === taskId));
}

/** What was arranged is not wanted any more: work, an extra with its charge, or the hour of arrival. Null where it is none of these by now. */
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
