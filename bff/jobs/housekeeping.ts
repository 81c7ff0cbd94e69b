import { setImmediate as letOthers } from 'node:timers/promises';
import type { ConversationDeps } from '../conversation/deps.ts';
import { removeUnusedFiles } from '../conversation/guest/uploads.ts';
import { applyRetention } from '../conversation/privacy/retain.ts';
import { closeAllLapsed } from '../conversation/stay/close-bookings.ts';
import { deleteUnsentBefore } from '../store/channels/uploads.ts';
import { deleteDeskEventsBefore } from '../store/conversations/desk-events.ts';
import { deleteTriesBefore } from '../store/guests/access.ts';
import { deleteIdentityUsesBefore } from '../store/guests/identity.ts';
import { freeUnusedPages } from '../store/sqlite/free-pages.ts';
import { deleteExpiredIdempotencyRecords } from '../store/sqlite/idempotency.ts';
import { deleteDoneWorkBefore } from '../store/sqlite/outbox.ts';
import { doRegularly } from './regularly.ts';
import { advanceTrustedTime } from './trusted-time.ts';

const EVERY_MS = 60 * 60 * 1_000;
const KEEP_DESK_EVENTS_MS = 14 * 24 * 60 * 60 * 1_000;
/** Longer than any limit on booking attempts looks back. */
const KEEP_TRIES_MS = 24 * 60 * 60 * 1_000;
const KEEP_DONE_WORK_MS = 7 * 24 * 60 * 60 * 1_000;

/** If checks advance less than this, the clock was not changed. */
const STEADY_MS = 24 * 60 * 60 * 1_000;

/** Most rows deleted per transaction. */
const AT_ONCE = 1_000;

/** Unsent uploads are deleted after this time. */
const KEEP_UNSENT_MS = 60 * 60 * 1_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'secrets' | 'engine' | 'files'>;

/** Once an hour, ends access to past bookings and deletes expired data. */
export function startHousekeeping(deps: Deps & Pick<ConversationDeps, 'log' | 'nodes'>): { close(): Promise<void> } {
  return doRegularly({ ...deps, everyMs: EVERY_MS, what: 'housekeeping' }, () => keepHouse(deps));
}

/**
 * One round. Deletes only what is expired by two checks an hour apart. Access to a past booking ends in any case, so that a wrong
 * clock opens nothing.
 */
export async function keepHouse(deps: Deps): Promise<void> {
  const by = await advanceTrustedTime(deps);
  if (by !== null && +deps.clock() - +by < STEADY_MS) await closeAllLapsed(deps);
  if (by !== null) await tidyUp(deps, by);
  if (by !== null) await applyRetention(deps, by);
  await freeUnusedPages(deps.db, deps.writer);
  await removeUnusedFiles(deps);
}

/**
 * Deletes expired idempotency records, old booking attempts, finished work, unsent uploads, and desk events too old to resume
 * from.
 */
export async function tidyUp(
  { writer, clock }: Pick<ConversationDeps, 'writer' | 'clock'>,
  by = clock(),
): Promise<void> {
  const now = +by;
  const before = (keptMs: number) => new Date(now - keptMs).toISOString();
  await writer.write(async (trx) => {
    await deleteExpiredIdempotencyRecords(trx, before(0));
    await deleteTriesBefore(trx, before(KEEP_TRIES_MS));
    await deleteIdentityUsesBefore(trx, before(0));
    await deleteUnsentBefore(trx, before(KEEP_UNSENT_MS), before(0));
  });
  await inSteps((limit) => writer.write((trx) => deleteDoneWorkBefore(trx, before(KEEP_DONE_WORK_MS), limit)));
  await inSteps((limit) => writer.write((trx) => deleteDeskEventsBefore(trx, before(KEEP_DESK_EVENTS_MS), limit)));
}

/** Deletes in small transactions until done, so that guests' requests run in between. */
async function inSteps(remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(AT_ONCE)) === AT_ONCE) await letOthers();
}
