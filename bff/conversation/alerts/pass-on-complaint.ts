import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { queuePmsChange } from '../../store/pms/pushes.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** Tasks that are complaints by themselves: the PMS is told of them as of every task. */
const COMPLAINTS = ['complaint', 'noise', 'cleanliness', 'billing_dispute'];

/**
 * A complaint that goes to a colleague rather than into a task stands in the PMS as well: whoever is at the desk there sees
 * it before the guest comes to the counter. It is over with the conversation (`moveConversation`).
 */
export async function passOnComplaint(
  trx: Trx,
  { id: conversationId, propertyId }: Conversation,
  messageId: string,
  steps: readonly DecisionStep[],
  at: string,
): Promise<void> {
  const handoff = steps.find((step) => step.kind === 'handoff' && step.why === 'complaint');
  if (handoff?.kind !== 'handoff') return;
  if (steps.some((step) => step.kind === 'task' && COMPLAINTS.includes(step.task.kind))) return;
  const { department, intent } = handoff;
  const complaint = { messageId, intent: intent ?? 'complaint', department };
  await queuePmsChange(trx, propertyId, { kind: 'request', conversationId, complaint }, at);
}
