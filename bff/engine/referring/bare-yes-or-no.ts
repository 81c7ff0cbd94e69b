import type { Understanding } from '../../../shared/domain/understanding.ts';
import { readBareYesOrNo } from '../../language/lexicon/bare-yes-or-no.ts';
import type { Dialogue, TurnContext } from '../types.ts';
import { TALK } from '../words/talk.ts';

const ACKNOWLEDGED_SCORE = 0.9;

/**
 * While a question is open, a word that is a plain yes or no in any language is one, whatever language the conversation is in:
 * guests who write English say "nein". Where the message was understood as something else it stays that.
 */
export function toYesOrNo(said: Understanding, { pending }: Dialogue, { message, choice }: TurnContext): Understanding {
  if (pending === null || choice !== null || said.urgency === 'emergency') return said;
  const { intents, denied = [], signals } = said;
  const isUnderstood = intents.some(({ name }) => !TALK.includes(name) || name === 'affirm' || name === 'deny');
  if (isUnderstood || denied.length > 0 || signals.includes('never_mind')) return said;
  const answer = readBareYesOrNo(message.text);
  if (answer === null) return said;
  return { ...said, intents: [{ name: answer === 'yes' ? 'affirm' : 'deny', score: ACKNOWLEDGED_SCORE }] };
}
