import { isOpen } from '../../shared/domain/hours.ts';
import { findConversation, updateConversation } from '../store/conversations.ts';
import { loadStaffing, type Staffing } from '../store/staffing.ts';
import { listLongWaiting, type Watched } from '../store/waiting.ts';
import { commitAndAnnounce } from './commit.ts';
import type { ConversationDeps } from './deps.ts';
import { alertFields, routeHandOff } from './route.ts';

/** How often staff are told again of one guest who waits. */
export const REMINDERS_MAX = 3;
const CONVERSATIONS_MAX = 100;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/**
 * Rings again for guests whom nobody took, and suggests somebody who is on duty by now. While the house is closed nobody
 * would hear it: the reminder then waits for the morning.
 */
export async function remindOfWaiting(deps: Deps): Promise<void> {
  const waiting = await listLongWaiting(deps.db, deps.clock().toISOString(), REMINDERS_MAX, CONVERSATIONS_MAX);
  const present = new Map<string, boolean>();
  for (const conversation of waiting) {
    const { propertyId } = conversation;
    const known = present.get(propertyId) ?? isAnyoneThere(await loadStaffing(deps.db, propertyId), deps.clock());
    present.set(propertyId, known);
    if (known) await remind(deps, conversation);
  }
}

function remind(deps: Deps, { id, propertyId, waitingAlerts }: Watched): Promise<void> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, propertyId, id);
    if (conversation?.state !== 'waiting' || conversation.waitingAlerts !== waitingAlerts) return;
    const route = await routeHandOff(trx, { ...conversation, at, current: conversation.assigneeId });
    await updateConversation(trx, conversation, {
      ...route,
      waitingAlerts: waitingAlerts + 1,
      waitingAlertAt: at,
    });
    await announce.desk(propertyId, 'alert', id, { kind: 'still_waiting', ...alertFields(route) });
    await announce.desk(propertyId, 'conversation', id);
  });
}

function isAnyoneThere({ staff, house }: Staffing, now: Date): boolean {
  const { schedule, timezone } = house;
  if (isOpen(schedule, now, timezone)) return true;
  return staff.some(({ disabled, duty }) => !disabled && duty !== null && isOpen(duty, now, timezone));
}
