import type { Decision } from '../../shared/domain/decision.ts';
import { findQuestionPut } from '../engine/just-asked.ts';
import type { Dialogue, TurnContext } from '../engine/types.ts';
import { findDecisions } from '../store/decisions.ts';
import type { Message } from '../store/messages.ts';
import type { Db } from '../store/schema.ts';

/**
 * What the house's newest message before the guest's own asked them to say yes to. A colleague's edited draft asks what the
 * draft did; any other message, and a notice, asks nothing. Looked up only where a yes would settle something.
 */
export async function findLastAsked(
  db: Db,
  { pending }: Dialogue,
  history: readonly Message[],
  messageId: string,
): Promise<TurnContext['asked']> {
  if (pending?.kind !== 'confirm') return null;
  const own = history.findIndex(({ id }) => id === messageId);
  const before = own === -1 ? history : history.slice(0, own);
  const said = before.findLast(({ author }) => author !== 'guest');
  if (said === undefined || said.decisionId === null) return null;
  const stored = (await findDecisions(db, said.propertyId, [said.decisionId])).get(said.decisionId);
  const decision: Decision | null = stored === undefined ? null : JSON.parse(stored.decision);
  const question = decision === null ? null : findQuestionPut(decision);
  return question === null ? null : { question, at: said.at };
}
