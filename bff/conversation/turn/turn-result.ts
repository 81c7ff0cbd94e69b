import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { TurnContext } from '../../engine/types.ts';
import type { Considered } from './engine-port.ts';

/** What one pass of the engine gave. */
export interface TurnResult extends Considered {
  understanding: Understanding;
  context: TurnContext;
  /** The id under which parts of the reply were shown while it was written. */
  messageId?: string;
  /** The engine's own words, whatever a model made of them before. */
  isOwn?: true;
}
