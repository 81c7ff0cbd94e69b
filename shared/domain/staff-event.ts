/** What staff did that a conversation's history tells of. */
export const STAFF_EVENTS = ['taken_over', 'left_waiting', 'acknowledged', 'rehearsal'] as const;
export type StaffEventKind = (typeof STAFF_EVENTS)[number];

/** One of these, and who did it; `by` is empty where nobody did. */
export interface StaffEvent {
  kind: StaffEventKind;
  by: string;
}
