import { isOpen } from '../../../shared/domain/house/hours.ts';
import { findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findOpenDrafts } from '../../store/conversations/drafts.ts';
import { loadStaffing, type Staffing } from '../../store/conversations/staffing.ts';
import { listLongWaiting, listUnapproved, type Watched } from '../../store/conversations/waiting.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { alertFields, routeHandOff } from '../staff/route.ts';

/** The number of reminders about one waiting guest. */
export const REMINDERS_MAX = 3;
const CONVERSATIONS_MAX = 100;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/**
 * Rings again for waiting guests, suggesting a colleague who is on duty now, and for open drafts. While nobody is on duty the
 * reminder is postponed until somebody is.
 */
export async function remindOfWaiting(deps: Deps): Promise<void> {
  const now = deps.clock().toISOString();
  const present = new Map<string, boolean>();
  const isHeard = async ({ propertyId }: Watched) => {
    const isAnyonePresent =
      present.get(propertyId) ?? isAnyoneThere(await loadStaffing(deps.db, propertyId), deps.clock());
    present.set(propertyId, isAnyonePresent);
    return isAnyonePresent;
  };
  for (const conversation of await listLongWaiting(deps.db, now, REMINDERS_MAX, CONVERSATIONS_MAX))
    if (await isHeard(conversation)) await remind(deps, conversation);
  for (const conversation of await listUnapproved(deps.db, now, REMINDERS_MAX, CONVERSATIONS_MAX))
    if (await isHeard(conversation)) await remindOfDraft(deps, conversation);
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

function remindOfDraft(
  deps: Deps,
  { id, propertyId, waitingAlertAt, waitingAlerts, draftAt }: Watched & { draftAt: string },
): Promise<void> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, propertyId, id);
    const isSame = conversation?.state === 'open' && conversation.waitingAlertAt === waitingAlertAt;
    if (!isSame || (await findOpenDrafts(trx, propertyId, id)).length === 0) return;
    const route = await routeHandOff(trx, { ...conversation, at, current: conversation.assigneeId });
    const before = waitingAlertAt !== null && waitingAlertAt >= draftAt ? waitingAlerts : 0;
    await updateConversation(trx, conversation, { waitingAlerts: before + 1, waitingAlertAt: at });
    await announce.desk(propertyId, 'alert', id, { kind: 'draft_waiting', ...alertFields(route) });
  });
}

function isAnyoneThere({ staff, house }: Staffing, now: Date): boolean {
  const { schedule, timezone } = house;
  if (isOpen(schedule, now, timezone)) return true;
  return staff.some(({ disabled, duty }) => !disabled && duty !== null && isOpen(duty, now, timezone));
}
