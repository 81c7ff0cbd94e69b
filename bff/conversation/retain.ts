import { appendAudit } from '../store/audit.ts';
import type { DeskEvent } from '../store/desk-events.ts';
import { emptyLog, eraseConversations } from '../store/erasure.ts';
import {
  countDepartedGuests,
  countStaleConversations,
  type Horizon,
  listDepartedGuests,
  listRetentions,
  listStaleConversations,
} from '../store/retention.ts';
import type { Db, Trx } from '../store/schema.ts';
import type { ConversationDeps } from './deps.ts';
import { eraseGuest, rebuildGroups } from './erase-guest.ts';
import { recordErased, tellErased } from './tell-erased.ts';

/** So many in one transaction: guests who write meanwhile do not notice. */
const AT_ONCE = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'secrets' | 'engine' | 'feed' | 'files'>;

/** Deletes what each property keeps no longer: old conversations, guests who left long ago. Each deletion is in the audit log. */
export async function applyRetention(deps: Deps): Promise<void> {
  for (const { propertyId, accountId, retention } of await listRetentions(deps.db)) {
    const house = { propertyId, accountId };
    let deleted = 0;
    for (const [days, erase] of [
      [retention.conversationDays, eraseStale],
      [retention.guestDays, eraseDeparted],
    ] as const) {
      if (days === null) continue;
      for (let count = AT_ONCE; count === AT_ONCE; deleted += count) count = await eraseSome(deps, house, days, erase);
    }
    if (deleted > 0) await emptyLog(deps.db);
  }
}

/** What a rule would delete now: asked before it is set. Days left out delete nothing. */
export async function countExpired(
  db: Db,
  propertyId: string,
  { conversationDays, guestDays }: { conversationDays?: number | undefined; guestDays?: number | undefined },
  now: Date,
): Promise<{ conversations: number; guests: number }> {
  const ago = (days: number) => horizon(new Date(+now - days * DAY_MS));
  return {
    conversations:
      conversationDays === undefined ? 0 : await countStaleConversations(db, propertyId, ago(conversationDays).before),
    guests: guestDays === undefined ? 0 : await countDepartedGuests(db, propertyId, ago(guestDays)),
  };
}

function horizon(before: Date): Horizon {
  const instant = before.toISOString();
  return { day: instant.slice(0, 10), before: instant };
}

interface House {
  propertyId: string;
  accountId: string;
}

/** What went, by what kind of thing, and the conversations whose pages must close. */
interface Gone {
  subject: 'conversations' | 'guests';
  count: number;
  conversations: string[];
  deskEvents: DeskEvent[];
}

async function eraseSome(
  deps: Deps,
  { propertyId, accountId }: House,
  days: number,
  erase: (deps: Deps, trx: Trx, propertyId: string, before: Date, at: string) => Promise<Gone>,
): Promise<number> {
  const now = deps.clock();
  const at = now.toISOString();
  const gone = await deps.writer.write(async (trx) => {
    const erased = await erase(deps, trx, propertyId, new Date(+now - days * DAY_MS), at);
    const { subject, count } = erased;
    const entry = {
      accountId,
      propertyId,
      actor: 'system',
      action: `${subject}.expired` as const,
      subject: propertyId,
    };
    if (count > 0) await appendAudit(trx, deps.secrets, { ...entry, detail: { count, days } }, at);
    return erased;
  });
  await tellErased(deps, gone.conversations, gone.deskEvents);
  return gone.count;
}

async function eraseStale({ engine }: Deps, trx: Trx, propertyId: string, before: Date, at: string): Promise<Gone> {
  const ids = await listStaleConversations(trx, propertyId, before.toISOString(), AT_ONCE);
  await rebuildGroups(engine, trx, propertyId, await eraseConversations(trx, propertyId, ids, at));
  const deskEvents = await recordErased(trx, propertyId, { conversations: ids, tasks: [] }, at);
  return { subject: 'conversations', count: ids.length, conversations: ids, deskEvents };
}

async function eraseDeparted(deps: Deps, trx: Trx, propertyId: string, before: Date, at: string): Promise<Gone> {
  const guests = await listDepartedGuests(trx, propertyId, horizon(before), AT_ONCE);
  const gone: Gone = { subject: 'guests', count: guests.length, conversations: [], deskEvents: [] };
  for (const guest of guests) {
    const { conversations, deskEvents } = await eraseGuest(deps, trx, guest, at);
    gone.conversations.push(...conversations);
    gone.deskEvents.push(...deskEvents);
  }
  return gone;
}
