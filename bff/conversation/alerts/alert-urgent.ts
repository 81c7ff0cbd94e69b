import { findUrgent } from '../../engine/answering/unattended.ts';
import type { TurnContext } from '../../engine/types.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Announce } from '../commit.ts';
import type { Arranged } from '../turn/dialogue.ts';
import type { TurnResult } from '../turn/turn-result.ts';

/**
 * Rings the desks for urgent work (a guest locked out, a flood) while no staff are on duty. Staff on duty see it anyway, and it
 * rings when it is late. If the guest was handed off, that rings instead.
 */
export async function alertUrgent(
  announce: Announce,
  { propertyId, id, state }: Pick<Conversation, 'propertyId' | 'id' | 'state'>,
  { outcome: { decision } }: Pick<TurnResult, 'outcome'>,
  context: Pick<TurnContext, 'staff' | 'property' | 'now'>,
  made: readonly Arranged[],
): Promise<void> {
  const isHandedOver = decision.steps.some(({ kind }) => kind === 'handoff');
  const urgent = findUrgent(decision, context);
  const first = urgent.find(({ task }) => task.priority === 'urgent') ?? urgent[0];
  if (first === undefined || (isHandedOver && state !== 'waiting')) return;
  const taskId = made.find(({ wish }) => wish === first.wish)?.taskId;
  await announce.desk(propertyId, 'alert', id, {
    kind: 'urgent_task',
    department: first.task.department,
    priority: first.task.priority,
    ...(taskId === undefined ? {} : { taskId }),
  });
}
