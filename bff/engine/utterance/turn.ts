import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { TurnContext } from '../types.ts';
import { Utterance } from './utterance.ts';

/** A turn as the rooms see it: in the place of the message's text stands what the guest said, to be asked. */
export interface Turn extends Omit<TurnContext, 'message'> {
  said: Utterance;
}

/** The turn to be decided. While a question is open every word counts: "ok, ok, not now" is no yes. */
export function listen({ matter, language }: Understanding, given: TurnContext): Turn {
  const isAsked = given.conversation.dialogue.pending !== null;
  return hear(given, isAsked ? undefined : matter, language.code);
}

/** The turn to be answered in a language, whole. */
export function listenWhole(given: TurnContext, language: string): Turn {
  return hear(given, undefined, language);
}

function hear({ message, ...turn }: TurnContext, text = message.text, language: string): Turn {
  return { ...turn, said: new Utterance(text, language) };
}
