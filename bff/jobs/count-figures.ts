import { localDate } from '../../shared/domain/local-date.ts';
import { MINUTE_MS } from '../../shared/domain/time.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { keepDays } from '../insights/read-days.ts';
import { loadRules } from '../insights/rules.ts';
import { findFirstBegun } from '../store/figures/stories.ts';
import { listAllProperties } from '../store/house/properties.ts';
import { doRegularly } from './regularly.ts';

/** A few years in one round; a day that changes again and again is left to the next. */
const TURNS_MAX = 30;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'reader' | 'clock'>;
/** The first guests of a server that starts need its processors more. */
const FIRST_AFTER_MS = 5_000;

/** Keeps the figures of days that are over, so that whoever looks at a year waits for today's alone. */
export function startCountingFigures(deps: Deps & Pick<ConversationDeps, 'log' | 'nodes'>): { close(): Promise<void> } {
  return doRegularly({ ...deps, everyMs: 5 * MINUTE_MS, firstAfterMs: FIRST_AFTER_MS, what: 'counting figures' }, () =>
    countFigures(deps),
  );
}

/**
 * One round: of each property all days that are over and were not counted, or changed since. The thread that counts holds 30 MB:
 * it is not started for houses in which no day with a guest is over.
 */
export async function countFigures(deps: Deps): Promise<void> {
  for (const property of await listAllProperties(deps.db)) {
    const now = deps.clock();
    const today = localDate(now, property.timezone);
    const first = await findFirstBegun(deps.db, property.id);
    if (first === null || localDate(new Date(first), property.timezone) >= today) continue;
    const rules = await loadRules(deps.db, property);
    const asked = { propertyId: property.id, rules, today, now };
    for (let turn = 0; turn < TURNS_MAX && (await keepDays(deps, asked)) > 0; turn += 1);
  }
}
