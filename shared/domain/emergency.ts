import { MINUTE_MS } from './time.ts';

/** Kinds of danger, read from the guest's words. */
export const DANGERS = ['fire', 'medical', 'security'] as const;
export type Danger = (typeof DANGERS)[number];

/** An emergency of a conversation: its kind, room, and the guest's message. */
export interface Emergency {
  danger: Danger;
  /** The room, if known. */
  room: string | null;
  /** Null for a drill, which has no guest's message. */
  messageId: string | null;
}

/** Whether an emergency has waited so long that off-duty colleagues are called too. */
export function isForHome(
  { emergencyAt, acknowledgedAt }: { emergencyAt: string | null; acknowledgedAt: string | null },
  afterMinutes: number,
  now: Date,
): boolean {
  if (emergencyAt === null || acknowledgedAt !== null) return false;
  return +now - Date.parse(emergencyAt) >= afterMinutes * MINUTE_MS;
}
