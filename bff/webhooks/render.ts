import {
  conversation as conversationAnswer,
  message as messageAnswer,
  task as taskAnswer,
} from '../../shared/api/conversations.ts';
import type { WebhookEvent } from '../../shared/domain/webhook.ts';
import { readProfile } from '../conversation/guest/guest-profile.ts';
import { toReservation } from '../conversation/stay/describe-stays.ts';
import { toConversationView, toStaffMessages, toTaskViews } from '../conversation/views.ts';
import type { Happening } from '../store/channels/webhooks.ts';
import { findConversation } from '../store/conversations/conversations.ts';
import { findMessage } from '../store/conversations/messages.ts';
import { findGuest } from '../store/guests/guests.ts';
import { findReservation } from '../store/guests/reservations.ts';
import { findAnyRun } from '../store/pms/runs.ts';
import type { Db } from '../store/schema/schema.ts';
import { findTask } from '../store/tasks/tasks.ts';
import { describeRun } from '../sync/pull/describe-run.ts';

/** An event's `data`, and the guest and conversation it is about. */
interface Rendered {
  data: unknown;
  conversationId: string | null;
  guestId: string | null;
}

/**
 * The content of an event: the object as its GET returns it now; for a message also its conversation's id. Null if it no longer
 * exists.
 */
export async function renderHappening(
  db: Db,
  { propertyId, type, subjectId }: Happening,
  now: Date,
): Promise<Rendered | null> {
  switch (kindOf(type)) {
    case 'conversation': {
      const row = await findConversation(db, propertyId, subjectId);
      if (row === undefined) return null;
      const data = conversationAnswer.parse(await toConversationView(db, row));
      return { data, conversationId: row.id, guestId: row.guestId };
    }
    case 'message': {
      const row = await findMessage(db, propertyId, subjectId);
      const [view] = row === undefined ? [] : await toStaffMessages(db, propertyId, [row]);
      if (row === undefined || view === undefined) return null;
      const { conversationId } = row;
      return { data: { ...messageAnswer.parse(view), conversationId }, conversationId, guestId: null };
    }
    case 'task': {
      const row = await findTask(db, propertyId, subjectId);
      const [view] = row === undefined ? [] : await toTaskViews(db, [row], now);
      if (row === undefined || view === undefined) return null;
      return { data: taskAnswer.parse(view), conversationId: row.conversationId, guestId: row.guestId };
    }
    case 'stay': {
      const row = await findReservation(db, propertyId, subjectId);
      return row === undefined ? null : { data: toReservation(row), conversationId: null, guestId: row.guestId };
    }
    case 'guest': {
      const row = await findGuest(db, propertyId, subjectId);
      return row === undefined ? null : { data: await readProfile(db, row), conversationId: null, guestId: row.id };
    }
    case 'sync': {
      const run = await findAnyRun(db, propertyId, subjectId);
      return run === undefined ? null : { data: describeRun(run), conversationId: null, guestId: null };
    }
  }
}

function kindOf(type: WebhookEvent): 'conversation' | 'message' | 'task' | 'stay' | 'guest' | 'sync' {
  const [kind] = type.split('.');
  if (kind === 'message' || kind === 'task' || kind === 'stay' || kind === 'guest' || kind === 'sync') return kind;
  return 'conversation';
}
