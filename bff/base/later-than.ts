/**
 * The instant of a change of what was last changed at `before`: now, or a millisecond later than that, so that no two
 * states of one thing carry the same time, by which callers tell them apart.
 */
export function laterThan(before: string, now: string): string {
  return now > before ? now : new Date(new Date(before).getTime() + 1).toISOString();
}
