import {
  conversation as conversationAnswer,
  message as messageAnswer,
  task as taskAnswer,
} from '../../shared/api/conversations.ts';
import type { WebhookEvent } from '../../shared/domain/webhook.ts';
import { toReservation } from '../conversation/describe-stays.ts';
import { readProfile } from '../conversation/guest-profile.ts';
import { toConversationView, toStaffMessages, toTaskViews } from '../conversation/views.ts';
import { findConversation } from '../store/conversations.ts';
import { findGuest } from '../store/guests.ts';
import { findMessage } from '../store/messages.ts';
import { findRun } from '../store/pms-runs.ts';
import { findReservation } from '../store/reservations.ts';
import type { Db } from '../store/schema.ts';
import { findTask } from '../store/tasks.ts';
import type { Happening } from '../store/webhooks.ts';
import { describeRun } from '../sync/describe-run.ts';

/** An event's `data`, and whose words are in it. */
interface Rendered {
  data: unknown;
  conversationId: string | null;
  guestId: string | null;
}

/**
 * What is told of an event: the object as its GET answers it, as it is when it is put into words; a message with the id of
 * its conversation beside. Null where it is gone, as after an erasure.
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
      const run = await findRun(db, propertyId, subjectId);
      return run === undefined ? null : { data: describeRun(run), conversationId: null, guestId: null };
    }
  }
}

function kindOf(type: WebhookEvent): 'conversation' | 'message' | 'task' | 'stay' | 'guest' | 'sync' {
  const [kind] = type.split('.');
  if (kind === 'message' || kind === 'task' || kind === 'stay' || kind === 'guest' || kind === 'sync') return kind;
  return 'conversation';
}
