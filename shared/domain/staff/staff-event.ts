/** Actions of staff, and events of links, shown in a conversation's history. */
export const STAFF_EVENTS = [
  'taken_over',
  'left_waiting',
  'acknowledged',
  'rehearsal',
  'forwarded',
  'merged',
  'unmerged',
  'blocked',
  'unblocked',
  'went_to_device',
  'went_to_whatsapp',
  'went_to_mail',
  'came_from_chat',
] as const;
export type StaffEventKind = (typeof STAFF_EVENTS)[number];

/** Summary for the colleague to whom a conversation is forwarded; the desk shows it in its own language. */
export interface ForwardSummary {
  guest: string | null;
  room: string | null;
  language: string | null;
  /** Intents of the guest's newest message. */
  matter: string[];
  /** Since when the guest waits. */
  since: string | null;
  /** The guest's last message. */
  words: { text: string; language: string } | null;
  /** The assistant's open question. */
  asks: string | null;
  tasks: { title: string; state: string; dueAt: string }[];
}

/** An event and who caused it; `by` is empty for automatic ones. */
export interface StaffEvent {
  kind: StaffEventKind;
  by: string;
  /** To whom it was assigned. */
  to?: string | undefined;
  summary?: ForwardSummary | undefined;
}
