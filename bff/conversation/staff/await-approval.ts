import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Dialogue, Pending } from '../../engine/types.ts';

/**
 * Decides which steps wait for approval in `assisted` mode. The guest is told, sent, offered or charged nothing before
 * a colleague approves it, and a question that they have not seen does not count as asked.
 * - Done at once: work that the guest asked for, its changes and its cancellation; their yes or no to something they
 * were shown (an extra becomes work for staff, never a charge). Staff need not read a draft to bring towels.
 * - Done with the draft's approval, in its transaction: mailing a code or a bill, offering an extra, a charge. A draft
 * reworded by a colleague does the same; a colleague who wants other actions discards it.
 * - A question that a yes would answer counts only after its draft is sent. If the draft is discarded, it was never
 * asked.
 */
export function waitsForApproval(step: DecisionStep): boolean {
  if (step.kind === 'verify') return step.act === 'send_code';
  if (step.kind === 'answer') return step.sources.some(({ fact }) => fact === 'bill_mailed');
  return step.kind === 'offer' && (step.act === 'made' || step.act === 'booked');
}

/** Splits the new dialogue into the part to store at once, and the questions to store when the reply is approved. */
export function withholdQuestions(before: Dialogue, after: Dialogue): { dialogue: Dialogue; awaits: Pending[] } {
  const askedBefore = new Set([before.pending, ...before.queue].map((one) => toKey(one)));
  const isUnseen = (pending: Pending): boolean => pending.kind === 'confirm' && !askedBefore.has(toKey(pending));
  const { pending } = after;
  const open = pending !== null && !isUnseen(pending) ? pending : null;
  const queue = after.queue.filter((one) => !isUnseen(one));
  const awaits = [...(pending === null ? [] : [pending]), ...after.queue].filter(isUnseen);
  return { dialogue: { ...after, pending: open, queue, lastReply: before.lastReply }, awaits };
}

/** Adds the withheld questions to the dialogue, behind those already open, once their reply is sent. */
export function askWithheld(dialogue: Dialogue, awaits: readonly Pending[], lastReply: string): Dialogue {
  const [first = null, ...rest] = [
    ...(dialogue.pending === null ? [] : [dialogue.pending]),
    ...awaits,
    ...dialogue.queue,
  ];
  return { ...dialogue, pending: first, queue: rest, lastReply };
}

/** Two askings of the same question have the same key. */
function toKey(pending: Pending | null): string {
  return JSON.stringify(pending === null ? null : { ...pending, reminded: undefined });
}
