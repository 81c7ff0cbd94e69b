import type { Priority } from '../../../shared/domain/task.ts';
import { ServiceError } from '../../base/errors.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { listLabels, saveLabelsOf } from '../../store/conversations/labels.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { type Also, type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import type { StaffAct } from './staff.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1_000;

/** The changes that staff make when they sort a conversation. Fields left out do not change. */
export interface TriageChange {
  labels?: string[] | undefined;
  priority?: Priority | undefined;
  /** Null: the snooze ends now. */
  snoozedUntil?: string | null | undefined;
}

/**
 * Sets a conversation's labels, priority and snooze (snooze.ts ends snoozes). Throws `not_found`, and `validation_failed`
 * for an unknown label or a time that is past or more than a year ahead.
 */
export function sortConversation(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
  { propertyId, conversationId, actor, change }: StaffAct & { change: TriageChange },
  also?: Also<Conversation>,
): Promise<Conversation> {
  const now = deps.clock();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const conversation = await findConversation(trx, propertyId, conversationId);
      if (conversation === undefined) throw new ServiceError('not_found', 'There is no such conversation');
      return applyTriage(trx, announce, conversation, { change, by: actor.userId, now });
    },
    also,
  );
}

/** Sorts a conversation inside a transaction. */
export async function applyTriage(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { change, by, now }: { change: TriageChange; by: string | null; now: Date },
): Promise<Conversation> {
  const { propertyId, id } = conversation;
  const { labels, priority, snoozedUntil } = change;
  if (labels !== undefined) {
    await requireLabels(trx, propertyId, labels);
    await saveLabelsOf(trx, id, labels);
  }
  if (snoozedUntil != null) requireSoon(snoozedUntil, now);
  const rest = snoozedUntil === undefined ? {} : { snoozedUntil, snoozedBy: snoozedUntil === null ? null : by };
  const sorted = await updateConversation(trx, conversation, {
    ...(priority === undefined ? {} : { priority }),
    ...rest,
    updatedAt: now.toISOString(),
  });
  await announce.desk(propertyId, 'conversation', id);
  return sorted;
}

async function requireLabels(trx: Trx, propertyId: string, ids: readonly string[]): Promise<void> {
  const labelIds = new Set((await listLabels(trx, propertyId)).map(({ id }) => id));
  const fields = ids.flatMap((id, place) =>
    labelIds.has(id)
      ? []
      : [{ pointer: `/labels/${place}`, code: 'unknown', detail: 'Name a label’s id from GET /api/labels' }],
  );
  if (fields.length > 0) throw new ServiceError('validation_failed', 'labels: there is no such label', { fields });
}

function requireSoon(until: string, now: Date): void {
  const ms = Date.parse(until) - +now;
  if (ms > 0 && ms <= YEAR_MS) return;
  throw new ServiceError('validation_failed', 'snoozedUntil: not a time within the year to come', {
    fields: [{ pointer: '/snoozedUntil', code: 'out_of_range', detail: 'Give a time to come, within a year' }],
  });
}
