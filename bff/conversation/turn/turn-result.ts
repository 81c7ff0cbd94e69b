import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { TurnContext } from '../../engine/types.ts';
import type { Considered } from './engine-port.ts';

/** The engine's result for one message. */
export interface TurnResult extends Considered {
  understanding: Understanding;
  context: TurnContext;
  /** The id under which the beginning of the reply was already shown to the guest. */
  messageId?: string;
  /** Use the engine's words, even if a language model has rewritten them before. */
  isOwn?: true;
}
