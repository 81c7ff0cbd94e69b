import { MINUTE_MS } from '../../../shared/domain/time.ts';
import { keyOfSource, type PmsSource } from '../../store/pms/source.ts';

/**
 * Words for the log about notices that did not verify: anybody can send such, so that of each PMS at most one line a
 * minute is kept, with how many there were since the one before.
 */
export function createRefusals(clock: () => Date): { note(of: PmsSource): string | null } {
  const seen = new Map<string, { since: number; unsaid: number }>();
  return {
    note(of) {
      const now = +clock();
      const key = keyOfSource(of);
      const known = seen.get(key);
      if (known !== undefined && now - known.since < MINUTE_MS) {
        known.unsaid += 1;
        return null;
      }
      seen.set(key, { since: now, unsaid: 0 });
      const more =
        known === undefined || known.unsaid === 0 ? '' : `, as ${known.unsaid} more since the last such line`;
      return `A notice did not verify, and changed nothing${more}`;
    },
  };
}
