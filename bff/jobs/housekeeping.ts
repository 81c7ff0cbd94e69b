import { setImmediate as letOthers } from 'node:timers/promises';
import type { ConversationDeps } from '../conversation/deps.ts';
import { removeUnusedFiles } from '../conversation/guest/uploads.ts';
import { applyRetention } from '../conversation/privacy/retain.ts';
import { closeAllLapsed } from '../conversation/stay/close-bookings.ts';
import { deleteUnsentBefore } from '../store/channels/uploads.ts';
import { deleteDeskEventsBefore } from '../store/conversations/desk-events.ts';
import { deleteTriesBefore } from '../store/guests/access.ts';
import { deleteIdentityUsesBefore } from '../store/guests/identity.ts';
import { giveBackRoom } from '../store/sqlite/give-back.ts';
import { deleteExpiredIdempotencyRecords } from '../store/sqlite/idempotency.ts';
import { deleteDoneWorkBefore } from '../store/sqlite/outbox.ts';
import { believeTime } from './believe-time.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 60 * 60 * 1_000;
const KEEP_DESK_EVENTS_MS = 14 * 24 * 60 * 60 * 1_000;
/** Longer than any limit on tries to name a booking counts back. */
const KEEP_TRIES_MS = 24 * 60 * 60 * 1_000;
const KEEP_DONE_WORK_MS = 7 * 24 * 60 * 60 * 1_000;

/** A clock that the looks follow so closely was not set to another day. */
const STEADY_MS = 24 * 60 * 60 * 1_000;

/** So many rows go in one transaction. */
const AT_ONCE = 1_000;

/** A file that was handed over and not sent by then is handed over again. */
const KEEP_UNSENT_MS = 60 * 60 * 1_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'secrets' | 'engine' | 'files'>;

/** Once an hour, closes the bookings whose time is over and takes out what nobody will ask for again, or may be kept no longer. */
export function startHousekeeping(deps: Deps & Pick<ConversationDeps, 'log' | 'nodes'>): { close(): Promise<void> } {
  return doRegularly({ ...deps, everyMs: EVERY_MS, what: 'housekeeping' }, () => keepHouse(deps));
}

/**
 * One round of it. Nothing is deleted that is not old by two looks of an hour's distance. A booking whose time is over is
 * closed to its conversation at each turn as well, so that waiting for a clock that is far off opens nothing.
 */
export async function keepHouse(deps: Deps): Promise<void> {
  const by = await believeTime(deps);
  if (by !== null && +deps.clock() - +by < STEADY_MS) await closeAllLapsed(deps);
  if (by !== null) await tidyUp(deps, by);
  if (by !== null) await applyRetention(deps, by);
  await giveBackRoom(deps.db, deps.writer);
  await removeUnusedFiles(deps);
}

/** Deletes expired idempotency records, old tries at bookings, settled work, files that nobody sent and desk events too old to resume from. */
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

/** Deletes until less went than might have: what months left behind takes many transactions, and guests come in between. */
async function inSteps(remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(AT_ONCE)) === AT_ONCE) await letOthers();
}
