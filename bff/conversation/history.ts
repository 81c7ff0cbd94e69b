import type { GuestServerFrame } from '../../shared/protocol/guest-frames.ts';
import { HISTORY_LIMIT_MAX, SNAPSHOT_EVENTS } from '../../shared/protocol/limits.ts';
import { readGuestEvents } from '../store/conversations/guest-events.ts';
import type { Db } from '../store/schema/schema.ts';
import { toGuestFrame } from './frames.ts';

/** The frames that answer a `history` request: the events in ascending order, then the closing frame. */
export async function readHistory(
  db: Db,
  conversationId: string,
  asked: { before?: number | undefined; after?: number | undefined; limit?: number | undefined },
): Promise<GuestServerFrame[]> {
  const limit = Math.min(asked.limit ?? SNAPSHOT_EVENTS, HISTORY_LIMIT_MAX);
  const range =
    asked.after === undefined
      ? { before: asked.before ?? Number.MAX_SAFE_INTEGER, limit }
      : { after: asked.after, limit };
  const events = await readGuestEvents(db, conversationId, range);
  const [from, to] = [events[0]?.seq ?? 0, events.at(-1)?.seq ?? 0];
  const more = 'before' in range ? from > 1 : events.length === limit;
  return [...events.map(toGuestFrame), { type: 'history', from, to, more }];
}
