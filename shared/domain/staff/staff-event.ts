/** What staff did, or what became of a link, that a conversation's history tells of. */
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

/** What a colleague finds who is given a conversation: facts that stand in it, which a desk says in its own language. */
export interface ForwardSummary {
  guest: string | null;
  room: string | null;
  language: string | null;
  /** What the guest's newest message is about, by the engine's intents. */
  matter: string[];
  /** Since when the guest waits. */
  since: string | null;
  /** What the guest wrote last. */
  words: { text: string; language: string } | null;
  /** What the assistant has asked the guest and waits to hear. */
  asks: string | null;
  tasks: { title: string; state: string; dueAt: string }[];
}

/** One of these, and who did it; `by` is empty where nobody did. */
export interface StaffEvent {
  kind: StaffEventKind;
  by: string;
  /** Whom it was given to. */
  to?: string | undefined;
  summary?: ForwardSummary | undefined;
}
