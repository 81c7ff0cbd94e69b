/**
 * The time of a change to something that was last changed at `before`: now, or one millisecond after `before`. Callers
 * tell two states of a thing apart by this time, so it must differ.
 */
export function laterThan(before: string, now: string): string {
  return now > before ? now : new Date(new Date(before).getTime() + 1).toISOString();
}
