import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { TurnContext } from '../types.ts';
import { Utterance } from './utterance.ts';

/** A turn with the guest's message as an `Utterance` instead of a text. */
export interface Turn extends Omit<TurnContext, 'message'> {
  utterance: Utterance;
}

/** Returns the turn to decide. While a question is open every word counts: "ok, ok, not now" is no yes. */
export function toTurn({ matter, language }: Understanding, context: TurnContext): Turn {
  const isAsked = context.conversation.dialogue.pending !== null;
  return withUtterance(context, isAsked ? undefined : matter, language.code);
}

/** Returns the turn for writing the reply, with the whole message. */
export function toWholeTurn(context: TurnContext, language: string): Turn {
  return withUtterance(context, undefined, language);
}

function withUtterance({ message, ...turn }: TurnContext, text = message.text, language: string): Turn {
  return { ...turn, utterance: new Utterance(text, language) };
}
