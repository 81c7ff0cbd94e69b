import type { Retention, RetentionAsked, RetentionReach } from '../../../shared/api/account/retention.ts';
import type { AuditAction } from '../../../shared/domain/staff/audit.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { appendAudit } from '../../store/account/audit.ts';
import { type AuditPart, countOldAudit, expireAudit } from '../../store/account/audit-expiry.ts';
import type { DeskEvent } from '../../store/conversations/desk-events.ts';
import { eraseConversations, truncateWal } from '../../store/guests/erasure.ts';
import {
  countDeliveries,
  countFinishedTasks,
  countPmsRecords,
  deleteDeliveries,
  deleteFinishedTasks,
  deletePmsRecords,
} from '../../store/guests/old-records.ts';
import {
  countDepartedGuests,
  countStaleConversations,
  type Horizon,
  listDepartedGuests,
  listRetentions,
  listStaleConversations,
} from '../../store/guests/retention.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { inReaderThread } from '../../store/sqlite/reader.ts';
import type { ConversationDeps } from '../deps.ts';
import { announceErased, recordErased } from './announce-erased.ts';
import { eraseGuest, rebuildGroups } from './erase-guest.ts';

/** The number of records that one transaction deletes: few, so that guests' messages need not wait. */
const AT_ONCE = 20;
/** Log lines are deleted faster, since nothing depends on them. */
const LINES_AT_ONCE = 500;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'secrets' | 'engine' | 'feed' | 'files'>;

/** The result of one deletion step: how many rows, whether there may be more, and which conversations' pages must close. */
interface Gone {
  count: number;
  isFull: boolean;
  conversations: string[];
  deskEvents: DeskEvent[];
}

/** One step of a deletion, in a transaction. */
type Erase = (deps: Deps, trx: Trx, house: AuditPart, before: Date, at: string) => Promise<Gone>;

/** Each kind of data with its deletion step and its action in the audit log; null: not logged. */
const KINDS: readonly { days: keyof Retention; erase: Erase; action: AuditAction | null }[] = [
  { days: 'conversationDays', erase: eraseStale, action: 'conversations.expired' },
  { days: 'guestDays', erase: eraseDeparted, action: 'guests.expired' },
  { days: 'taskDays', erase: eraseTasks, action: 'tasks.expired' },
  { days: 'pmsLogDays', erase: lines(deletePmsRecords), action: null },
  { days: 'webhookDays', erase: lines(deleteDeliveries), action: null },
  { days: 'auditDays', erase: eraseAudit, action: null },
];

/** Deletes, kind by kind, all data older than its retention period. Deleted guests and tasks are noted in the audit log. */
export async function applyRetention(deps: Deps, by = deps.clock()): Promise<void> {
  const houses = await listRetentions(deps.db);
  let deleted = 0;
  for (const { retention, ...house } of houses)
    for (const kind of KINDS) deleted += await eraseKind(deps, house, kind, { days: retention[kind.days], by });
  for (const accountId of new Set(houses.map((house) => house.accountId))) {
    const all = houses.filter((house) => house.accountId === accountId).map(({ retention }) => retention.auditDays);
    const house = { accountId, propertyId: null };
    for (const kind of KINDS)
      if (kind.days === 'auditDays') deleted += await eraseKind(deps, house, kind, { days: longest(all), by });
  }
  if (deleted > 0) await truncateWal(deps.db);
}

/** Audit lines of the account itself are kept for the longest period of its properties; null means for ever. */
function longest(days: readonly (number | null)[]): number | null {
  return days.reduce<number | null>((most, one) => (most === null || one === null ? null : Math.max(most, one)), 0);
}

/** Counts what retention rules would delete now, as a preview. Rules left out delete nothing. */
export async function countExpired(
  db: Db,
  { accountId, propertyId }: { accountId: string; propertyId: string },
  asked: RetentionAsked,
  now: Date,
): Promise<RetentionReach> {
  const count = async (days: number | undefined, countFrom: (horizon: Horizon) => Promise<number>) =>
    days === undefined ? 0 : await countFrom(horizon(new Date(+now - days * DAY_MS)));
  return {
    conversations: await count(asked.conversationDays, ({ before }) => countStaleConversations(db, propertyId, before)),
    guests: await count(asked.guestDays, (until) => countDepartedGuests(db, propertyId, until)),
    tasks: await count(asked.taskDays, ({ before }) => countFinishedTasks(db, propertyId, before)),
    pmsLogs: await count(asked.pmsLogDays, ({ before }) => countPmsRecords(db, propertyId, before)),
    webhookDeliveries: await count(asked.webhookDays, ({ before }) => countDeliveries(db, propertyId, before)),
    auditEntries: await count(asked.auditDays, ({ before }) => countOldAudit(db, { accountId, propertyId }, before)),
  };
}

/** Counts the expired records in a reader thread. */
export const countExpiredInThread = inReaderThread(import.meta.url, countExpired);

function horizon(before: Date): Horizon {
  const instant = before.toISOString();
  return { day: instant.slice(0, 10), before: instant };
}

/** Deletes data of one kind step by step until none is too old. Returns the count. */
async function eraseKind(
  deps: Deps,
  house: AuditPart,
  { erase, action }: (typeof KINDS)[number],
  { days, by }: { days: number | null; by: Date },
): Promise<number> {
  if (days === null) return 0;
  for (let all = 0; ; ) {
    const at = deps.clock().toISOString();
    const deleted = await deps.writer.write(async (trx) => {
      const erased = await erase(deps, trx, house, new Date(+by - days * DAY_MS), at);
      const subject = house.propertyId ?? house.accountId;
      const detail = { count: erased.count, days };
      if (erased.count > 0 && action !== null)
        await appendAudit(trx, deps.secrets, { ...house, actor: 'system', action, subject, detail }, at);
      return erased;
    });
    await announceErased(deps, deleted.conversations, deleted.deskEvents);
    all += deleted.count;
    if (!deleted.isFull) return all;
  }
}

async function eraseStale({ engine }: Deps, trx: Trx, house: AuditPart, before: Date, at: string): Promise<Gone> {
  const propertyId = house.propertyId ?? '';
  const ids = await listStaleConversations(trx, propertyId, before.toISOString(), AT_ONCE);
  await rebuildGroups(engine, trx, propertyId, await eraseConversations(trx, propertyId, ids, at));
  const deskEvents = await recordErased(trx, propertyId, { conversations: ids, tasks: [] }, at);
  return { count: ids.length, isFull: ids.length === AT_ONCE, conversations: ids, deskEvents };
}

async function eraseDeparted(deps: Deps, trx: Trx, house: AuditPart, before: Date, at: string): Promise<Gone> {
  const guests = await listDepartedGuests(trx, house.propertyId ?? '', horizon(before), AT_ONCE);
  const deleted: Gone = { ...nothing(guests.length), isFull: guests.length === AT_ONCE };
  for (const guest of guests) {
    const { conversations, deskEvents } = await eraseGuest(deps, trx, guest, at);
    deleted.conversations.push(...conversations);
    deleted.deskEvents.push(...deskEvents);
  }
  return deleted;
}

async function eraseTasks(_: Deps, trx: Trx, house: AuditPart, before: Date, at: string): Promise<Gone> {
  const propertyId = house.propertyId ?? '';
  const tasks = await deleteFinishedTasks(trx, propertyId, before.toISOString(), AT_ONCE);
  const deskEvents = await recordErased(trx, propertyId, { conversations: [], tasks }, at);
  return { ...nothing(tasks.length), isFull: tasks.length === AT_ONCE, deskEvents };
}

/** A deletion step for log lines, about which no page need be told. */
function lines(remove: (trx: Trx, propertyId: string, before: string, limit: number) => Promise<number>): Erase {
  return async (_, trx, { propertyId }, before) => {
    const count = await remove(trx, propertyId ?? '', before.toISOString(), LINES_AT_ONCE);
    return { ...nothing(count), isFull: count >= LINES_AT_ONCE };
  };
}

async function eraseAudit({ secrets }: Deps, trx: Trx, house: AuditPart, before: Date): Promise<Gone> {
  const count = await expireAudit(trx, secrets, house, before.toISOString(), LINES_AT_ONCE);
  return { ...nothing(count), isFull: count === LINES_AT_ONCE };
}

function nothing(count: number): Gone {
  return { count, isFull: false, conversations: [], deskEvents: [] };
}
