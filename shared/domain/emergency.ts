/** What a guest in danger is in danger of, as far as their words tell. */
export const DANGERS = ['fire', 'medical', 'security'] as const;
export type Danger = (typeof DANGERS)[number];

/** An emergency as a conversation keeps it: what it is, where, and the guest's message that told of it. */
export interface Emergency {
  danger: Danger;
  /** The room, where it is known. */
  room: string | null;
  /** Null: a rehearsal, in which no guest wrote. */
  messageId: string | null;
}
