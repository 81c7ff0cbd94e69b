import { MINUTE_MS } from '../../../shared/domain/time.ts';
import { keyOfSource, type PmsSource } from '../../store/pms/source.ts';

/** Log texts for invalid notices. Anybody can send them, so at most one line per PMS and minute is logged, with a count. */
export function createRefusals(clock: () => Date): { note(of: PmsSource): string | null } {
  const refusals = new Map<string, { since: number; unsaid: number }>();
  return {
    note(of) {
      const now = +clock();
      const key = keyOfSource(of);
      const previous = refusals.get(key);
      if (previous !== undefined && now - previous.since < MINUTE_MS) {
        previous.unsaid += 1;
        return null;
      }
      refusals.set(key, { since: now, unsaid: 0 });
      const more =
        previous === undefined || previous.unsaid === 0 ? '' : `, as ${previous.unsaid} more since the last such line`;
      return `A notice did not verify, and changed nothing${more}`;
    },
  };
}
