const MINUTE_MS = 60_000;

/**
 * Words for the log about notices that did not verify: anybody can send such, so that of each property at most one line a
 * minute is kept, with how many there were since the one before.
 */
export function createRefusals(clock: () => Date): { note(propertyId: string): string | null } {
  const seen = new Map<string, { since: number; unsaid: number }>();
  return {
    note(propertyId) {
      const now = +clock();
      const known = seen.get(propertyId);
      if (known !== undefined && now - known.since < MINUTE_MS) {
        known.unsaid += 1;
        return null;
      }
      seen.set(propertyId, { since: now, unsaid: 0 });
      const more =
        known === undefined || known.unsaid === 0 ? '' : `, as ${known.unsaid} more since the last such line`;
      return `A notice did not verify, and changed nothing${more}`;
    },
  };
}
