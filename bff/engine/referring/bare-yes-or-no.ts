import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { TALK } from '../words/talk.ts';

const ACKNOWLEDGED_SCORE = 0.9;

/**
 * While a question is open, a word that is a plain yes or no in any language is one, whatever language the conversation is in:
 * guests who write English say "nein". Where the message was understood as something else it stays that.
 */
export function toYesOrNo(heard: Understanding, { pending }: Dialogue, { said, choice }: Turn): Understanding {
  if (pending === null || choice !== null || heard.urgency === 'emergency') return heard;
  const { intents, denied = [], signals } = heard;
  const isUnderstood = intents.some(({ name }) => !TALK.includes(name) || name === 'affirm' || name === 'deny');
  if (isUnderstood || denied.length > 0 || signals.includes('never_mind')) return heard;
  const answer = said.bareYesOrNo;
  if (answer === null) return heard;
  return { ...heard, intents: [{ name: answer === 'yes' ? 'affirm' : 'deny', score: ACKNOWLEDGED_SCORE }] };
}
