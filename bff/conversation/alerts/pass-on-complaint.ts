import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { queuePmsChange } from '../../store/pms/pushes.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** Kinds of tasks that are complaints. The PMS gets these like every task. */
const COMPLAINTS = ['complaint', 'noise', 'cleanliness', 'billing_dispute'];

/**
 * Writes a complaint to the PMS if it was handed to a colleague without a task, so that the PMS's users see it before
 * the guest comes to the reception. It ends with the conversation (`moveConversation`).
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
