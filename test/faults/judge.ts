import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../bff/store/schema/schema.ts';
import type { StoredHistory } from './history-checker.ts';
import type { NodeDesk } from './nodes/node-desk.ts';
import type { NodeGuest } from './nodes/node-guest.ts';

const LOOK_MS = 250;
export const SETTLE_MS_MAX = 90_000;

/** Waits until all messages are acknowledged, answered and shown, and reports those that are late. */
export async function waitUntilSettled(
  db: Db,
  guests: readonly NodeGuest[],
  desk: Pick<NodeDesk, 'last'> | null,
  msMax = SETTLE_MS_MAX,
): Promise<string[]> {
  const end = performance.now() + msMax;
  for (;;) {
    const open = guests.reduce((sum, guest) => sum + guest.unacknowledged, 0);
    const owed = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'turn')
      .where('doneAt', 'is', null)
      .execute();
    const ends = await db.selectFrom('conversation').select(['id', 'guestSeq']).execute();
    const bySeq = new Map(ends.map(({ id, guestSeq }) => [id, guestSeq]));
    const behind = guests.filter((guest) => guest.shown.size < (bySeq.get(guest.conversationId) ?? 0));
    const counter = await db.selectFrom('deskCounter').select('event').executeTakeFirst();
    const isDeskBehind = desk !== null && (desk.last ?? 0) < (counter?.event ?? 0);
    if (open + owed.length + behind.length === 0 && !isDeskBehind) return [];
    if (performance.now() > end)
      return [
        `not settled: ${open} unacknowledged, ${owed.length} unanswered, ${behind.length} guests behind, desk at ${desk?.last} of ${counter?.event}`,
      ];
    await pause(LOOK_MS);
  }
}

/** Reads the guests' messages from the store. */
export async function readStore(db: Db): Promise<StoredHistory> {
  return {
    messages: await db
      .selectFrom('message')
      .select(['id', 'conversationId', 'clientId', 'text', 'guestSeq'])
      .where('author', '=', 'guest')
      .execute(),
    events: await db.selectFrom('guestEvent').select(['conversationId', 'seq']).execute(),
    decided: (await db.selectFrom('decision').select('messageId').execute()).map(({ messageId }) => messageId),
  };
}

/** Compares every page with the store, number by number. */
export async function compareViews(db: Db, guests: readonly NodeGuest[]): Promise<string[]> {
  const events = await db
    .selectFrom('guestEvent')
    .leftJoin('message', 'message.id', 'guestEvent.messageId')
    .select(['guestEvent.conversationId', 'guestEvent.seq', 'guestEvent.type', 'message.id', 'message.text'])
    .execute();
  const byConversation = Map.groupBy(events, ({ conversationId }) => conversationId);
  return guests.flatMap((guest, n) => {
    const stored = byConversation.get(guest.conversationId) ?? [];
    const wrong = stored.filter(({ seq, type, id, text }) => {
      const shown = guest.shown.get(seq);
      return shown?.type !== type || (type === 'message' && (shown.messageId !== id || shown.text !== text));
    });
    const more = guest.shown.size - stored.length;
    return [
      ...(wrong.length > 0
        ? [`guest ${n} shows ${wrong.length} of ${stored.length} otherwise than they are stored`]
        : []),
      ...(more > 0 ? [`guest ${n} shows ${more} that are not stored`] : []),
    ];
  });
}
