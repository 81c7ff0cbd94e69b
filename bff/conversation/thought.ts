import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Outcome, Reply, TurnContext } from '../engine/types.ts';

/** What one pass of the engine gave. */
export interface Thought {
  understanding: Understanding;
  context: TurnContext;
  outcome: Outcome;
  reply: Reply;
  /** The id under which parts of the reply were shown while it was written. */
  messageId?: string;
}
