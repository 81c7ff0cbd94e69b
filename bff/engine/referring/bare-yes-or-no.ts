import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { TALK } from '../words/talk.ts';

const ACKNOWLEDGED_SCORE = 0.9;

/**
 * While a question is open, reads a plain yes or no in any language: guests who write English say "nein". A message
 * understood as something else stays that.
 */
export function toYesOrNo(
  understanding: Understanding,
  { pending }: Dialogue,
  { utterance, choice }: Turn,
): Understanding {
  if (pending === null || choice !== null || understanding.urgency === 'emergency') return understanding;
  const { intents, denied = [], signals } = understanding;
  const isUnderstood = intents.some(({ name }) => !TALK.includes(name) || name === 'affirm' || name === 'deny');
  if (isUnderstood || denied.length > 0 || signals.includes('never_mind')) return understanding;
  const answer = utterance.bareYesOrNo;
  if (answer === null) return understanding;
  return { ...understanding, intents: [{ name: answer === 'yes' ? 'affirm' : 'deny', score: ACKNOWLEDGED_SCORE }] };
}
