import type { ConversationDeps } from '../deps.ts';
import { handOver, keepToIt } from '../staff/hand-over.ts';
import { loadOwed, storeResult, type Turn } from './answer.ts';

const REASON = 'The engine did not come to an end with this message in its time: a colleague reads it.';

/**
 * Hands a message to staff that the engine cannot read in its time, and settles its turn: it is never tried again. The guest
 * is told that a colleague answers, in the language known so far. Nothing here reads the message's words.
 */
export async function parkTurn(deps: ConversationDeps, turn: Turn): Promise<void> {
  const owed = await loadOwed(deps, turn);
  if (owed !== null) await storeResult(deps, owed, await handOver(deps, owed, REASON), keepToIt);
}
