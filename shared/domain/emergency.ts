import { MINUTE_MS } from './time.ts';

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

/** Has nobody acknowledged an emergency for so many minutes that colleagues who are off duty are called too? */
export function isForHome(
  { emergencyAt, acknowledgedAt }: { emergencyAt: string | null; acknowledgedAt: string | null },
  afterMinutes: number,
  now: Date,
): boolean {
  if (emergencyAt === null || acknowledgedAt !== null) return false;
  return +now - Date.parse(emergencyAt) >= afterMinutes * MINUTE_MS;
}
