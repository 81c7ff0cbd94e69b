import { msg, str } from '@lit/localize';
import type { Channel, ConversationState, LinkPurpose } from '../../../../shared/domain/conversation.ts';
import type { DecisionStep, HandoffReason, WaitingReason } from '../../../../shared/domain/decision.ts';
import type { Danger } from '../../../../shared/domain/emergency.ts';
import type { Role } from '../../../../shared/domain/staff/rights.ts';
import type { StaffEvent } from '../../../../shared/domain/staff/staff-event.ts';
import type { Department, Priority, TaskState } from '../../../../shared/domain/task.ts';
import { guestMark } from '../../../../shared/domain/text/guest-mark.ts';
import type { Filter } from '../../data/kept/listing.ts';

/** The desk's labels for the names in the API. */

export function stateWord(state: ConversationState): string {
  switch (state) {
    case 'open':
      return msg('With AI', { id: 'desk-state-open' });
    case 'waiting':
      return msg('Waiting', { id: 'desk-state-waiting' });
    case 'staffed':
      return msg('Staffed', { id: 'desk-state-staffed' });
    case 'resolved':
      return msg('Resolved', { id: 'desk-state-resolved' });
    default:
      return state satisfies never;
  }
}

export function filterWord(filter: Filter): string {
  switch (filter) {
    case 'active':
      return msg('Active', { id: 'desk-filter-active' });
    case 'waiting':
      return msg('Waiting', { id: 'desk-filter-waiting' });
    case 'mine':
      return msg('Mine', { id: 'desk-filter-mine' });
    case 'open':
      return msg('With AI', { id: 'desk-filter-open' });
    case 'resolved':
      return msg('Resolved', { id: 'desk-filter-resolved' });
    default:
      return filter satisfies never;
  }
}

export function channelWord(channel: Channel): string {
  switch (channel) {
    case 'widget':
      return msg('Website chat', { id: 'desk-channel-widget' });
    case 'whatsapp':
      return msg('WhatsApp', { id: 'desk-channel-whatsapp' });
    case 'sms':
      return msg('SMS', { id: 'desk-channel-sms' });
    case 'email':
      return msg('E-mail', { id: 'desk-channel-email' });
    case 'portal':
      return msg('Booking portals', { id: 'desk-channel-portal' });
    default:
      return channel satisfies never;
  }
}

export function departmentWord(department: Department): string {
  switch (department) {
    case 'front_desk':
      return msg('Front desk', { id: 'desk-dept-front' });
    case 'housekeeping':
      return msg('Housekeeping', { id: 'desk-dept-housekeeping' });
    case 'maintenance':
      return msg('Maintenance', { id: 'desk-dept-maintenance' });
    case 'restaurant':
      return msg('Restaurant', { id: 'desk-intent-restaurant' });
    case 'concierge':
      return msg('Concierge', { id: 'desk-dept-concierge' });
    case 'reservations':
      return msg('Reservations', { id: 'desk-dept-reservations' });
    case 'management':
      return msg('Management', { id: 'desk-dept-management' });
    default:
      return department satisfies never;
  }
}

export function taskStateWord(state: TaskState): string {
  switch (state) {
    case 'open':
      return msg('To do', { id: 'desk-task-open' });
    case 'in_progress':
      return msg('In progress', { id: 'desk-task-progress' });
    case 'done':
      return msg('Done', { id: 'desk-task-done' });
    case 'cancelled':
      return msg('Cancelled', { id: 'desk-task-cancelled' });
    default:
      return state satisfies never;
  }
}

export function priorityWord(priority: Priority): string {
  switch (priority) {
    case 'low':
      return msg('Low', { id: 'desk-priority-low' });
    case 'normal':
      return msg('Normal', { id: 'desk-priority-normal' });
    case 'high':
      return msg('High', { id: 'desk-priority-high' });
    case 'urgent':
      return msg('Urgent', { id: 'desk-priority-urgent' });
    default:
      return priority satisfies never;
  }
}

export function stepWord(kind: DecisionStep['kind']): string {
  switch (kind) {
    case 'answer':
      return msg('Answered', { id: 'desk-step-answer' });
    case 'clarify':
      return msg('Asked back', { id: 'desk-step-clarify' });
    case 'verify':
      return msg('Asked for proof of the booking', { id: 'desk-step-verify' });
    case 'task':
      return msg('Made a task', { id: 'desk-step-task' });
    case 'offer':
      return msg('Made an offer', { id: 'desk-step-offer' });
    case 'handoff':
      return msg('Handed to staff', { id: 'desk-step-handoff' });
    case 'smalltalk':
      return msg('Small talk', { id: 'desk-step-smalltalk' });
    default:
      return kind satisfies never;
  }
}

export function handoffWord(why: HandoffReason): string {
  switch (why) {
    case 'asked_for_human':
      return msg('The guest asked for a person', { id: 'desk-why-human' });
    case 'complaint':
      return msg('A complaint', { id: 'desk-why-complaint' });
    case 'emergency':
      return msg('An emergency', { id: 'desk-why-emergency' });
    case 'no_answer':
      return msg('Nothing known answers it', { id: 'desk-why-none' });
    case 'repeated_misunderstanding':
      return msg('Misunderstood more than once', { id: 'desk-why-misunderstood' });
    case 'policy':
      return msg('The house wants a person here', { id: 'desk-why-policy' });
    case 'plan_limit':
      return msg('The plan’s AI conversations are used up', { id: 'desk-why-plan' });
    case 'manual_mode':
      return msg('The AI is set to manual', { id: 'desk-why-manual' });
    case 'needs_booking':
      return msg('It needs a look into a booking', { id: 'desk-why-booking' });
    case 'unreadable':
      return msg('The AI could not read it in its time', { id: 'desk-why-unreadable' });
    default:
      return why satisfies never;
  }
}

/** The reason why a guest waits, short enough for a chip. */
export function waitingWord(why: WaitingReason): string {
  switch (why) {
    case 'asked_for_human':
      return msg('Wants a person', { id: 'desk-waits-human' });
    case 'complaint':
      return msg('Complaint', { id: 'desk-waits-complaint' });
    case 'emergency':
      return msg('Emergency', { id: 'desk-waits-emergency' });
    case 'no_answer':
      return msg('No answer known', { id: 'desk-waits-none' });
    case 'repeated_misunderstanding':
      return msg('Misunderstood', { id: 'desk-waits-misunderstood' });
    case 'policy':
      return msg('For a person', { id: 'desk-waits-policy' });
    case 'plan_limit':
      return msg('Plan used up', { id: 'desk-waits-plan' });
    case 'manual_mode':
      return msg('AI is off', { id: 'desk-waits-manual' });
    case 'needs_booking':
      return msg('About a booking', { id: 'desk-waits-booking' });
    case 'unreadable':
      return msg('Not understood', { id: 'desk-waits-unreadable' });
    case 'draft_discarded':
      return msg('Draft discarded', { id: 'desk-waits-discarded' });
    case 'staff_idle':
      return msg('Left without answer', { id: 'desk-waits-idle' });
    case 'forwarded':
      return msg('Forwarded', { id: 'desk-waits-forwarded' });
    case 'merged':
      return msg('Merged', { id: 'desk-waits-merged' });
    default:
      return why satisfies never;
  }
}

export function dangerWord(danger: Danger): string {
  switch (danger) {
    case 'fire':
      return msg('Fire or smoke', { id: 'desk-danger-fire' });
    case 'medical':
      return msg('Medical emergency', { id: 'desk-intent-medical-emergency' });
    case 'security':
      return msg('Emergency', { id: 'desk-intent-security-emergency' });
    default:
      return danger satisfies never;
  }
}

/** A colleague's action, for the history of a conversation. */
export function staffEventWord({ kind, by, to = '' }: StaffEvent): string {
  switch (kind) {
    case 'taken_over':
      return msg(str`${by} took over`, { id: 'desk-event-taken' });
    case 'left_waiting':
      return msg(str`${by} discarded the draft; the guest waits for a person`, { id: 'desk-event-left' });
    case 'acknowledged':
      return msg(str`${by} looks after the emergency`, { id: 'desk-event-acknowledged' });
    case 'rehearsal':
      return msg(str`A rehearsal, begun by ${by}. Nobody is in danger.`, { id: 'desk-event-rehearsal' });
    case 'forwarded':
      return msg(str`${by} forwarded this to ${to}`, { id: 'desk-event-forwarded' });
    case 'merged':
      return msg(str`${by} made two conversations of this guest one`, { id: 'desk-event-merged' });
    case 'unmerged':
      return msg(str`${by} took the two conversations apart again`, { id: 'desk-event-unmerged' });
    case 'blocked':
      return msg(str`${by} blocked this guest`, { id: 'desk-event-blocked' });
    case 'unblocked':
      return msg(str`${by} listens to this guest again`, { id: 'desk-event-unblocked' });
    case 'went_to_device':
      return msg('The guest went on with this chat on another device', { id: 'desk-event-went-to-device' });
    case 'went_to_whatsapp':
      return msg('The guest went on on WhatsApp; that chat is listed with the guest', {
        id: 'desk-event-went-to-whatsapp',
      });
    case 'went_to_mail':
      return msg('The guest went on by e-mail; that conversation is listed with the guest', {
        id: 'desk-event-went-to-mail',
      });
    case 'came_from_chat':
      return msg('The guest came here from the chat on the site, which is listed with the guest', {
        id: 'desk-event-came-from-chat',
      });
    default:
      return kind satisfies never;
  }
}

export function roleWord(role: Role): string {
  switch (role) {
    case 'owner':
      return msg('Owner', { id: 'desk-role-owner' });
    case 'manager':
      return msg('Manager', { id: 'desk-role-manager' });
    case 'agent':
      return msg('Reception', { id: 'desk-role-agent' });
    case 'worker':
      return msg('Tasks only', { id: 'desk-role-worker' });
    default:
      return role satisfies never;
  }
}

/** The guest's name; without a name, a short mark that distinguishes the guest from others. */
export function guestName({
  id,
  guest,
  address = null,
}: {
  id: string;
  guest: { name: string | null } | null;
  /** The address on the guest's channel, shown in place of a missing name. */
  address?: string | null;
}): string {
  if (guest?.name) return guest.name;
  if (address !== null) return address;
  const mark = guestMark(id);
  return msg(str`Guest ${mark}`, { id: 'desk-guest-marked' });
}

/** The label of the two kinds of links by which a guest continues elsewhere. */
export function carryOnWord(purpose: LinkPurpose): string {
  return purpose === 'whatsapp'
    ? msg('Link to WhatsApp', { id: 'desk-carry-on-whatsapp' })
    : msg('Link to another device', { id: 'desk-carry-on-device' });
}

/** Says that the guest came back to what is arranged and not done yet. `at`: the time in words. */
export function askedAgainWord(at: string): string {
  return msg(str`Asked again ${at}`, { id: 'desk-asked-again' });
}
