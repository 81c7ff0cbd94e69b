import type { Decision } from '../../../shared/domain/decision.ts';
import type { Dialogue, TurnContext } from '../../engine/types.ts';
import { findQuestionPut } from '../../engine/wishes/just-asked.ts';
import { findDecisions } from '../../store/conversations/decisions.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Db } from '../../store/schema/schema.ts';

/**
 * What the house's newest message before the guest's own asked them to say yes to. A colleague's edited draft asks what the
 * draft did; any other message, and a notice, asks nothing. Looked up only where a yes would settle something.
 */
export async function findLastAsked(
  db: Db,
  { pending }: Dialogue,
  history: readonly Message[],
  staffSeq: number,
): Promise<TurnContext['asked']> {
  if (pending?.kind !== 'confirm') return null;
  const said = history.findLast((message) => message.author !== 'guest' && message.staffSeq < staffSeq);
  if (said === undefined || said.decisionId === null) return null;
  const stored = (await findDecisions(db, said.propertyId, [said.decisionId])).get(said.decisionId);
  const decision: Decision | null = stored === undefined ? null : JSON.parse(stored.decision);
  const question = decision === null ? null : findQuestionPut(decision);
  return question === null ? null : { question, at: said.at };
}
