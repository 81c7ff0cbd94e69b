import type { Decision } from '../../../shared/domain/decision.ts';
import type { Dialogue, TurnContext } from '../../engine/types.ts';
import { findQuestionPut } from '../../engine/wishes/just-asked.ts';
import { findDecisions } from '../../store/conversations/decisions.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Db } from '../../store/schema/schema.ts';

/**
 * The yes/no question in the house's last message before the guest's. An edited draft counts as asking what the draft
 * asked; other messages of staff and notices ask nothing. Read only if a yes would settle something.
 */
export async function findLastAsked(
  db: Db,
  { pending }: Dialogue,
  history: readonly Message[],
  staffSeq: number,
): Promise<TurnContext['asked']> {
  if (pending?.kind !== 'confirm') return null;
  const lastReply = history.findLast((message) => message.author !== 'guest' && message.staffSeq < staffSeq);
  if (lastReply === undefined || lastReply.decisionId === null) return null;
  const stored = (await findDecisions(db, lastReply.propertyId, [lastReply.decisionId])).get(lastReply.decisionId);
  const decision: Decision | null = stored === undefined ? null : JSON.parse(stored.decision);
  const question = decision === null ? null : findQuestionPut(decision);
  return question === null ? null : { question, at: lastReply.at };
}
