import type { Also } from '../../conversation/commit.ts';
import { appendAudit, listAudit } from '../../store/account/audit.ts';
import { countWrittenTo } from '../../store/account/written-to.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { auditEntry, type Call, principalOf } from '../request/call.ts';

/**
 * How many guests a colleague may write to within ten minutes before it is noted in the audit log: a stolen account writes to
 * many guests, often the same text. Nothing is blocked, since there are legitimate reasons (a snowstorm).
 */
export const WRITING_WATCH = { guests: 20, sameWords: 5, withinMs: 10 * 60_000 } as const;
const TOLD_AGAIN_AFTER_MS = 60 * 60_000;

/** Adds an audit entry in a message's transaction if its author has written to very many guests; at most one an hour. */
export function watchWriting(call: Call<unknown, unknown>): Also<Message> {
  return async (trx, { propertyId, userId, text }) => {
    if (userId === null) return; // programs with a key are made to write to many
    const before = (ms: number): string => new Date(+call.now - ms).toISOString();
    const since = before(WRITING_WATCH.withinMs);
    const counts = await countWrittenTo(trx, { propertyId, userId, text, since });
    if (counts.guests <= WRITING_WATCH.guests && counts.sameWords <= WRITING_WATCH.sameWords) return;
    const { accountId } = principalOf(call);
    const warning = { action: 'user.wrote_to_many', actor: userId, from: before(TOLD_AGAIN_AFTER_MS), limit: 1 };
    if ((await listAudit(trx, accountId, warning)).items.length > 0) return;
    const entry = auditEntry(call, 'user.wrote_to_many', userId, counts);
    await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
  };
}
