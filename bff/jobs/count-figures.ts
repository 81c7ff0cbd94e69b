import { localDate } from '../../shared/domain/local-date.ts';
import { MINUTE_MS } from '../../shared/domain/time.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { keepDays } from '../insights/read-days.ts';
import { loadRules } from '../insights/rules.ts';
import { findFirstBegun } from '../store/figures/stories.ts';
import { listAllProperties } from '../store/house/properties.ts';
import { doRegularly } from './regularly.ts';

/** Most rounds per property; enough for a few years. */
const TURNS_MAX = 30;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'reader' | 'clock'>;
/** Wait after start, because the first guests need the CPU. */
const FIRST_AFTER_MS = 5_000;

/** Counts past days in the background, so that a yearly report only counts today. */
export function startCountingFigures(deps: Deps & Pick<ConversationDeps, 'log' | 'nodes'>): { close(): Promise<void> } {
  return doRegularly({ ...deps, everyMs: 5 * MINUTE_MS, firstAfterMs: FIRST_AFTER_MS, what: 'counting figures' }, () =>
    countFigures(deps),
  );
}

/**
 * One round: for each property all past days that are not counted or have changed. The counting thread takes 30 MB, so it is
 * started only if there is something to count.
 */
export async function countFigures(deps: Deps): Promise<void> {
  for (const property of await listAllProperties(deps.db)) {
    const now = deps.clock();
    const today = localDate(now, property.timezone);
    const first = await findFirstBegun(deps.db, property.id);
    if (first === null || localDate(new Date(first), property.timezone) >= today) continue;
    const rules = await loadRules(deps.db, property);
    const request = { propertyId: property.id, rules, today, now };
    for (let turn = 0; turn < TURNS_MAX && (await keepDays(deps, request)) > 0; turn += 1);
  }
}
