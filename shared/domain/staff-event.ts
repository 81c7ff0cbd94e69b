/** What staff did, or what became of a link, that a conversation's history tells of. */
export const STAFF_EVENTS = [
  'taken_over',
  'left_waiting',
  'acknowledged',
  'rehearsal',
  'went_to_device',
  'went_to_whatsapp',
  'went_to_mail',
  'came_from_chat',
] as const;
export type StaffEventKind = (typeof STAFF_EVENTS)[number];

/** One of these, and who did it; `by` is empty where nobody did. */
export interface StaffEvent {
  kind: StaffEventKind;
  by: string;
}
