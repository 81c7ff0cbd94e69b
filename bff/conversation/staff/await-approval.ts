import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Dialogue, Pending } from '../../engine/types.ts';

/**
 * What waits where a colleague approves each reply (`assisted`). The rule: nothing that the guest is told, sent, offered
 * or charged leaves before approval, and nothing they have not seen counts as asked.
 * - At once: work the guest asked for themselves, its changes and its withdrawal; their yes or no to what they were
 *   shown (an extra becomes work for staff, never a charge). Staff need not read a draft to bring towels.
 * - With the draft's approval, in its transaction: the code or the bill that is mailed, an extra that is put to the guest, a charge.
 *   A draft in a colleague's own words does the same: whoever wants other actions discards it.
 * - A question that a yes would settle counts only once its draft is sent; discarded with it, it was never asked.
 */
export function waitsForApproval(step: DecisionStep): boolean {
  if (step.kind === 'verify') return step.act === 'send_code';
  if (step.kind === 'answer') return step.sources.some(({ fact }) => fact === 'bill_mailed');
  return step.kind === 'offer' && (step.act === 'made' || step.act === 'booked');
}

/** Splits the new dialogue: what is remembered at once, and the questions that count only once the reply is approved. */
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
