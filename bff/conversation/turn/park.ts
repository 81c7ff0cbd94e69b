import type { ConversationDeps } from '../deps.ts';
import { handOver, keepToIt } from '../staff/hand-over.ts';
import { loadOwed, storeResult, type Turn } from './answer.ts';

const REASON = 'The engine did not come to an end with this message in its time: a colleague reads it.';

/**
 * Hands a message to staff that the engine cannot read in time, and settles its turn so that it is not retried. The
 * guest is told that a colleague will answer, in the conversation's language. Nothing here reads the message's text.
 */
export async function parkTurn(deps: ConversationDeps, turn: Turn): Promise<void> {
  const pendingTurn = await loadOwed(deps, turn);
  if (pendingTurn !== null) await storeResult(deps, pendingTurn, await handOver(deps, pendingTurn, REASON), keepToIt);
}
